import { describeDatabases } from '@listwright/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, type Person, startBackend } from '../_testing/backend.ts'
import { inviteTeamMember } from './handler.ts'

describeDatabases((open) => {
  let backend: Backend
  let now = new Date()

  beforeAll(async () => {
    backend = await startBackend(await open(), (world) => ({
      'invite-team-member': inviteTeamMember({ ...world, now: () => now }),
    }))
  })
  afterAll(() => backend.close())

  const anOwner = async () => {
    const owner = await backend.signUp()
    await backend.setPlan(owner.id, 'pro')
    await owner.client.rpc('create_team', { name: 'Archer & Sons' })
    return owner
  }
  const invite = async ({ client }: Person, email: string) => {
    const { data, error } = await client.functions.invoke('invite-team-member', {
      body: { email },
    })
    return {
      data,
      status: error?.context.status ?? 200,
      problem: error ? await error.context.json() : undefined,
    }
  }
  const tokenIn = (text: string | undefined) => /invitation=(\w+)/.exec(text ?? '')?.[1] ?? ''

  it('an invited agent joins the team with the token of the mail', async () => {
    const owner = await anOwner()
    const email = `member-${crypto.randomUUID()}@listwright.test`
    const { data } = await invite(owner, email)
    expect(JSON.stringify(data)).not.toMatch(/token/)

    const [mail] = await backend.mailsTo(email)
    expect(mail?.subject).toContain('invites you to Archer & Sons')
    expect(mail?.text).toContain(email)
    const member = await backend.signUp(email)
    const { error } = await member.client.rpc('accept_invitation', { token: tokenIn(mail?.text) })
    expect(error).toBeNull()
    expect(await backend.planOf(member.id)).toBe('pro')
  })

  it('two clicks send one mail, whose token works; a minute later it can be sent again', async () => {
    const owner = await anOwner()
    const email = `member-${crypto.randomUUID()}@listwright.test`
    await invite(owner, email)
    await invite(owner, email)
    expect(await backend.mailsTo(email)).toHaveLength(1)
    now = new Date(now.getTime() + 61_000)
    await invite(owner, email)
    const mails = await backend.mailsTo(email)
    expect(mails).toHaveLength(2)
    const previews = await Promise.all(
      mails.map(({ text }) => backend.client().rpc('preview_invitation', { token: tokenIn(text) })),
    )
    expect(previews.filter(({ data }) => data !== null)).toHaveLength(1)
  })

  it('only the owner of a Pro team invites', async () => {
    const email = 'someone@listwright.test'
    const solo = await backend.signUp()
    expect((await invite(solo, email)).status).toBeGreaterThanOrEqual(402)
    const { error } = await backend
      .client()
      .functions.invoke('invite-team-member', { body: { email } })
    expect(error?.context.status).toBe(401)
    expect(await backend.mailsTo(email)).toEqual([])
  })

  it('an address that is none is refused', async () => {
    expect((await invite(await anOwner(), 'nobody')).status).toBe(400)
  })
})
