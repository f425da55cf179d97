import { describePostgres } from '@listwright/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, type Person, startBackend } from '../_testing/backend.ts'
import { inviteTeamMember } from './handler.ts'

describePostgres((open) => {
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
    expect(mail?.subject).toBe('You are invited to a team on Listwright')
    expect(mail?.text).toContain('Team: “Archer & Sons”')
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

  it('an invitation that is withdrawn and sent again mails a stranger five times a day at most', async () => {
    const owner = await anOwner()
    const email = `victim-${crypto.randomUUID()}@listwright.test`
    const answers: { status: number; problem: unknown }[] = []
    for (let time = 0; time < 30; time++) {
      // A tag makes it another address, and the same mailbox.
      const spelt = time % 2 ? email.replace('@', `+${time}@`) : email
      answers.push(await invite(owner, spelt))
      await owner.client.from('team_invitations').delete().neq('email', '')
    }
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(5).fill(200),
      ...Array(25).fill(429),
    ])
    expect(answers[5]?.problem).toMatchObject({
      code: 'too_many_invitations',
      message: expect.stringContaining('tomorrow'),
    })
  })

  it('one owner, and one network, mails so many strangers a day, also all at once', async () => {
    const owner = await anOwner()
    const invitations = async (by: Person, count: number) => {
      const answers: number[] = []
      for (let at = 0; at < count; at += 10) {
        const batch = Array.from({ length: Math.min(10, count - at) }, () =>
          invite(by, `stranger-${crypto.randomUUID()}@listwright.test`),
        )
        answers.push(...(await Promise.all(batch)).map(({ status }) => status))
        await by.client.from('team_invitations').delete().neq('email', '')
      }
      return answers.filter((status) => status === 200).length
    }
    expect(await invitations(owner, 40)).toBe(25)
    await backend.database.execute(
      `update public.mail_outbox set network = '203.0.113.5' where kind = 'team invitation'`,
    )
    // The other owners sit in the network that all requests of this test come from.
    expect(await invitations(await anOwner(), 30)).toBe(25)
    expect(await invitations(await anOwner(), 30)).toBe(25)
    expect(await invitations(await anOwner(), 10)).toBe(0)
    await backend.database.execute('delete from public.mail_outbox')
  })

  it('an owner who has not confirmed their address invites nobody', async () => {
    const owner = await anOwner()
    await backend.database.query('update auth.users set email_confirmed_at = null where id = $1', [
      owner.id,
    ])
    const answer = await invite(owner, 'someone@listwright.test')
    expect(answer).toMatchObject({ status: 403, problem: { code: 'email_not_confirmed' } })
  })

  it('an invitation that was withdrawn before its mail left is not mailed', async () => {
    const owner = await anOwner()
    const email = `member-${crypto.randomUUID()}@listwright.test`
    await invite(owner, email)
    await owner.client.from('team_invitations').delete().eq('email', email)
    expect(await backend.mailsTo(email)).toEqual([])
  })

  it('[SEC-AUTH-17] the letter that waits in the outbox opens nothing', async () => {
    const owner = await anOwner()
    const email = `member-${crypto.randomUUID()}@listwright.test`
    await invite(owner, email)
    const { rows } = await backend.database.query<{ mail: string }>(
      'select mail::text from public.mail_outbox as mail where to_address = $1',
      [email],
    )
    expect(rows[0]?.mail).toMatch(/invitation=(?!\w)/)
    const [mail] = await backend.mailsTo(email)
    expect(tokenIn(mail?.text)).toMatch(/^\w{64}$/)
  })

  it.each([
    ['Visit https://evil.example now', 'Archer & Sons'],
    ['Ann Archer', 'Your account is locked: evil.example'],
    [`${'Dear customer '.repeat(12)}`, 'Archer & Sons'],
    ['Ann Archer', 'evil\u2024example'],
    ['evil\uff0eexample', 'Archer & Sons'],
    ['evil\u3002example', 'evil@example'],
    ['Evil Hotline 0800 555 0199', 'Archer & Sons'],
    ['Ann Archer', 'Urgent: call the evil desk'],
  ])(
    '[SEC-IN-08] what %j of %j calls itself puts no message into a mail to strangers',
    async (fullName, team) => {
      const { owner, mails, preview } = await inviteAs(fullName, team)
      expect(mails).toHaveLength(1)
      expect(JSON.stringify([mails, preview])).not.toMatch(/evil|Dear customer/i)
      expect(mails[0]?.text).toContain(owner.email)
    },
  )

  it('[SEC-IN-08] no word that a user chose is in the subject, and names are quoted in the body', async () => {
    const { mails, preview } = await inviteAs('Listwright Support', 'Verify your bank details')
    const [mail] = mails
    expect(mail?.subject).toBe('You are invited to a team on Listwright')
    expect(mail?.text.split(/Support|Verify/)).toHaveLength(3)
    expect(mail?.text).toContain(
      'Invited by: “Listwright Support”\nTeam: “Verify your bank details”',
    )
    expect(preview).toMatchObject({
      inviter_name: 'Listwright Support',
      team_name: 'Verify your bank details',
    })
  })

  const inviteAs = async (fullName: string, team: string) => {
    const owner = await backend.signUp()
    await backend.setPlan(owner.id, 'pro')
    await owner.client.from('profiles').update({ full_name: fullName }).eq('id', owner.id)
    await owner.client.rpc('create_team', { name: team })
    const email = `member-${crypto.randomUUID()}@listwright.test`
    await invite(owner, email)
    const mails = await backend.mailsTo(email)
    const token = tokenIn(mails[0]?.text)
    const { data: preview } = await backend.client().rpc('preview_invitation', { token })
    return { owner, mails, preview }
  }

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
