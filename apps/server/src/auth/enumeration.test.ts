import { beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../testing/index.ts'
import { processorTime } from '../testing/processor-time.ts'
import { MINIMUM_MS } from './requests/with-minimum-duration.ts'
import { recordStatements } from './testing/record-statements.ts'
import { signedIn } from './testing/sign-in.ts'
import { PASSWORD, someone, startAuth, type TestAuth } from './testing/start-auth.ts'

const unlimited = { hits: 1_000_000, seconds: 60 }

describeDatabases((open) => {
  let auth: TestAuth
  let database: ReturnType<typeof recordStatements>
  beforeAll(async () => {
    database = recordStatements(await open())
    auth = await startAuth(database.recording, {
      limits: {
        accountFailures: unlimited,
        addressFailures: unlimited,
        token: unlimited,
        verify: unlimited,
        mailing: unlimited,
        anonymous: unlimited,
        factor: unlimited,
        mails: unlimited,
        mailsPerNetwork: unlimited,
        mailsPerMailbox: unlimited,
      },
      // Dear enough that a hash left out would show.
      argon2: { memoryCost: 19456, timeCost: 2, parallelism: 1 },
    })
  })

  const shape = async (answer: Response) => {
    const headers = Object.fromEntries(answer.headers)
    delete headers['x-request-id']
    return { status: answer.status, headers, body: await answer.text() }
  }

  it('[SEC-AUTH-08] [ERR-37] a refused sign-in is the same for everybody', async () => {
    const { email } = await signedIn(auth)
    const banned = await signedIn(auth)
    await auth.admin().auth.admin.updateUserById(banned.id, { ban_duration: '1h' })
    const unconfirmed = someone()
    await auth.client().auth.signUp({ email: unconfirmed, password: PASSWORD })
    const withoutPassword = someone()
    await auth.admin().auth.admin.createUser({ email: withoutPassword, email_confirm: true })
    const addresses = [
      someone(),
      email,
      banned.email,
      unconfirmed,
      withoutPassword,
      'not an address',
    ]
    const answers = await Promise.all(
      addresses.map(async (address) =>
        shape(
          await auth.post('/token?grant_type=password', {
            email: address,
            password: 'wrong password',
          }),
        ),
      ),
    )
    expect(answers[0]).toMatchObject({ status: 400 })
    expect(answers[0]?.body).toContain('Invalid login credentials')
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  it('[SEC-AUTH-08] a refused sign-in asks and computes the same for an unknown address', async () => {
    const { email } = await signedIn(auth)
    const attempt = async (address: string) => {
      await auth.post('/token?grant_type=password', { email: address, password: 'wrong password' })
    }
    await attempt(email)
    await attempt(someone())

    database.take()
    await attempt(email)
    const asked = database.take()
    await attempt(someone())
    expect(database.take()).toEqual(asked)

    // Processor time, not the clock: it stays true on a busy machine.
    const cost = { known: 0, unknown: 0 }
    for (let n = 0; n < 10; n++) {
      cost.known += await processorTime(() => attempt(email))
      cost.unknown += await processorTime(() => attempt(someone()))
    }
    expect(cost.unknown).toBeGreaterThan(cost.known / 2)
    expect(cost.unknown).toBeLessThan(cost.known * 2)
  })

  it('[SEC-AUTH-09] signing up with a taken address looks like any sign-up, and mails nobody', async () => {
    const { email } = await signedIn(auth)
    const sent = auth.mails.length
    const body = { password: PASSWORD, data: { full_name: 'X' } }
    const fresh = await auth.post('/signup', { email: someone(), ...body })
    const taken = await auth.post('/signup', { email, ...body })
    const [a, b] = [
      (await fresh.json()) as Record<string, unknown>,
      (await taken.json()) as Record<string, unknown>,
    ]
    expect(taken.status).toBe(fresh.status)
    expect(Object.keys(b).sort()).toEqual(Object.keys(a).sort())
    expect(b).toMatchObject({ identities: [], role: '', email, user_metadata: { full_name: 'X' } })
    expect(b).not.toHaveProperty('access_token')
    expect(auth.mails.length).toBe(sent + 1)
    const { error } = await auth.admin().auth.admin.getUserById(String(b.id))
    expect(error?.status).toBe(404)
  })

  it('[SEC-AUTH-09] signing up again within a minute answers as before, whoever has the address, and mails nobody', async () => {
    const { email: confirmed } = await signedIn(auth)
    const claimed = someone()
    for (const [email, mails] of [
      [confirmed, 0],
      [claimed, 1],
    ] as const) {
      const sent = auth.mails.length
      const statuses: number[] = []
      for (let n = 0; n < 3; n++) {
        statuses.push((await auth.post('/signup', { email, password: PASSWORD })).status)
      }
      expect([email, statuses]).toEqual([email, [200, 200, 200]])
      expect(auth.mails.length - sent).toBe(mails)
    }
    auth.clock.advance(61)
    const sent = auth.mails.length
    await auth.post('/signup', { email: claimed, password: PASSWORD })
    expect(auth.mails.length).toBe(sent + 1)
  })

  it('[SEC-AUTH-10] asking for a mail answers the same with and without an account, also when asked again', async () => {
    const { email } = await signedIn(auth)
    const unknown = someone()
    for (const [path, more] of MAILING) {
      auth.clock.advance(61)
      const sent = auth.mails.length
      const asked = async (address: string) =>
        shape(await auth.post(path, { email: address, ...more }))
      const [first, second] = [await asked(email), await asked(unknown)]
      expect(first).toMatchObject({ status: 200, body: '{}' })
      expect(second).toEqual(first)
      const again = [await asked(email), await asked(unknown)]
      expect(again.map(({ status }) => status)).toEqual([429, 429])
      // A code by mail makes an account where there is none.
      expect(auth.mails.length - sent).toBeLessThanOrEqual(path === '/otp' ? 2 : 1)
    }
  })

  it('[SEC-AUTH-10] asking for a mail waits for the same moment with and without an account', async () => {
    const { email } = await signedIn(auth)
    const time = async (path: string, body: object) => {
      const started = performance.now()
      expect((await auth.post(path, body)).status).toBe(200)
      return performance.now() - started
    }
    for (const address of [email, someone()]) {
      for (const [path, more] of MAILING)
        expect(await time(path, { email: address, ...more })).toBeGreaterThanOrEqual(MINIMUM_MS - 1)
      auth.clock.advance(61)
    }
    expect(auth.faults).toEqual([])
  })
})

const MAILING = [
  ['/recover', {}],
  ['/resend', { type: 'signup' }],
  ['/otp', {}],
] as const
