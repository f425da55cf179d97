import { beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../testing/index.ts'
import { signedIn } from './testing/sign-in.ts'
import { PASSWORD, someone, startAuth, type TestAuth } from './testing/start-auth.ts'

const unlimited = { hits: 1_000_000, seconds: 60 }

describeDatabases((open) => {
  let auth: TestAuth
  beforeAll(async () => {
    auth = await startAuth(await open(), {
      limits: {
        accountFailures: unlimited,
        addressFailures: unlimited,
        token: unlimited,
        verify: unlimited,
        mailing: unlimited,
        anonymous: unlimited,
        factor: unlimited,
        mails: unlimited,
      },
      argon2: { memoryCost: 4096, timeCost: 1, parallelism: 1 },
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

  it('[SEC-AUTH-08] a refused sign-in takes as long for an unknown address as for a known one', async () => {
    const { email } = await signedIn(auth)
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const attempt = async (kind: 'known' | 'unknown') => {
      const started = performance.now()
      await auth.post('/token?grant_type=password', {
        email: kind === 'known' ? email : someone(),
        password: 'wrong password',
      })
      times[kind].push(performance.now() - started)
    }
    for (let n = 0; n < 60; n++) {
      await attempt(n % 2 ? 'known' : 'unknown')
      await attempt(n % 2 ? 'unknown' : 'known')
    }
    const known = fastHalf(times.known)
    const unknown = fastHalf(times.unknown)
    expect(Math.abs(known - unknown) / Math.max(known, unknown)).toBeLessThan(0.25)
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

  it('[SEC-AUTH-10] asking for a mail answers the same with and without an account, also when asked again', async () => {
    const { email } = await signedIn(auth)
    const unknown = someone()
    for (const [path, more] of [
      ['/recover', {}],
      ['/resend', { type: 'signup' }],
    ] as const) {
      const sent = auth.mails.length
      const asked = async (address: string) =>
        shape(await auth.post(path, { email: address, ...more }))
      const [first, second] = [await asked(email), await asked(unknown)]
      expect(first).toMatchObject({ status: 200, body: '{}' })
      expect(second).toEqual(first)
      const again = [await asked(email), await asked(unknown)]
      expect(again.map(({ status }) => status)).toEqual([429, 429])
      expect(auth.mails.length - sent).toBeLessThanOrEqual(1)
    }
  })

  it('[SEC-AUTH-10] asking for a mail takes as long with and without an account', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => signedIn(auth)))
    const time = async (email: string) => {
      const started = performance.now()
      await auth.post('/recover', { email })
      return performance.now() - started
    }
    const known: number[] = []
    const unknown: number[] = []
    for (const { email } of people) {
      known.push(await time(email))
      unknown.push(await time(someone()))
    }
    const [a, b] = [fastHalf(known), fastHalf(unknown)]
    expect(Math.abs(a - b) / Math.max(a, b)).toBeLessThan(0.25)
    expect(auth.faults).toEqual([])
  })
})

/** The mean of the faster half: what is left of a measurement when the machine is busy. */
function fastHalf(times: number[]): number {
  const fast = times.toSorted((a, b) => a - b).slice(0, Math.ceil(times.length / 2))
  return fast.reduce((sum, time) => sum + time, 0) / fast.length
}
