import { describePostgres } from '@listwright/server/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Backend, startBackend, unsteady } from '../_testing/backend.ts'
import { sendBetaInviteEmail } from './handler.ts'

const OPERATOR = 'operator@listwright.test'

describePostgres((open) => {
  let backend: Backend
  const outage = { mails: 0 }

  beforeAll(async () => {
    backend = await startBackend(await open(), (world) => ({
      'send-beta-invite-email': sendBetaInviteEmail({
        ...world,
        mailer: unsteady(world.mailer, outage),
        operatorEmail: OPERATOR,
      }),
    }))
  })
  afterAll(() => backend.close())

  const newAddress = () => `beta-${crypto.randomUUID()}@example.test`
  const leaveRequest = async (
    email: string,
    full_name = 'Ann Archer',
    company = 'Archer Homes',
  ) => {
    const { error } = await backend
      .client()
      .from('beta_invites')
      .insert({ full_name, email, company })
    expect(error).toBeNull()
  }
  const call = (email: string, extra = {}) =>
    backend.client().functions.invoke('send-beta-invite-email', {
      body: { email, full_name: 'Ann Archer', company: 'Archer Homes', ...extra },
    })
  const notices = async (email: string) =>
    (await backend.mailsTo(OPERATOR)).filter(({ text }) => text.includes(email))

  it('an agent gets a confirmation and the operator a notice', async () => {
    const email = newAddress()
    await leaveRequest(email)
    expect((await call(email)).error).toBeNull()

    const [mail] = await backend.mailsTo(email)
    expect(mail?.subject).toBe('Your request to join the Founding Agent Group')
    expect(mail?.text).toContain("Thanks! We'll follow up with access shortly.")
    expect(mail?.text).toContain('Keep an eye on your inbox for your invitation.')
    const [notice] = await notices(email)
    expect(notice?.subject).toBe('A request to join the Founding Agent Group')
    expect(notice?.text).toContain('Company: Archer Homes')
  })

  it('calling again, or ten times at once, sends nothing more', async () => {
    const email = newAddress()
    await leaveRequest(email)
    await Promise.all(Array.from({ length: 10 }, () => call(email)))
    await call(email.toUpperCase())
    expect(await backend.mailsTo(email)).toHaveLength(1)
    expect(await notices(email)).toHaveLength(1)
  })

  it('a mail that could not be put on its way goes with the next call', async () => {
    const email = newAddress()
    await leaveRequest(email)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    outage.mails = 1
    expect((await call(email)).error?.context.status).toBe(500)
    logged.mockRestore()
    expect((await call(email)).error).toBeNull()
    expect(await backend.mailsTo(email)).toHaveLength(1)
    expect(await notices(email)).toHaveLength(1)
  })

  it('nobody is mailed who did not leave a request, and the answer does not tell', async () => {
    const stranger = newAddress()
    const known = newAddress()
    await leaveRequest(known)
    const [unknownAnswer, knownAnswer] = [await call(stranger), await call(known)]
    expect(unknownAnswer.data).toEqual(knownAnswer.data)
    expect(await backend.mailsTo(stranger)).toEqual([])
  })

  describe('SEC-IN-08', () => {
    it('a name with markup stays a name, and is in no subject', async () => {
      const email = newAddress()
      await leaveRequest(email, '<b>Eve</b> Bcc: all@example.test')
      await call(email)
      const [notice] = await notices(email)
      expect(notice?.subject).toBe('A request to join the Founding Agent Group')
      expect(notice?.html).not.toContain('<b>Eve')
      // The name may have been typed by somebody else than the person who gets the confirmation.
      expect(JSON.stringify(await backend.mailsTo(email))).not.toContain('Eve')
    })

    it('the words of the call are not mailed, only those that were stored', async () => {
      const email = newAddress()
      await leaveRequest(email)
      await call(email, { full_name: 'Buy pills at evil.example', company: 'Spam' })
      const mails = [...(await backend.mailsTo(email)), ...(await notices(email))]
      expect(JSON.stringify(mails)).not.toMatch(/pills|Spam/)
    })
  })

  it.each([[{}], [{ email: 'nobody' }], [{ email: 7 }]])('the body %j is refused', async (body) => {
    const { error } = await backend.client().functions.invoke('send-beta-invite-email', { body })
    expect(error?.context.status).toBe(400)
  })

  it('a body that is no JSON is refused', async () => {
    const answer = await backend.request(`${backend.siteUrl}/functions/v1/send-beta-invite-email`, {
      method: 'POST',
      body: '{',
      headers: { apikey: backend.settings.SUPABASE_PUBLISHABLE_KEY },
    })
    expect(answer.status).toBe(400)
  })
})
