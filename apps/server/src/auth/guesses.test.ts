import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { describeDatabases } from '../testing/index.ts'
import { bearer, codeNow, enrolTotp, signedIn, signInAs } from './testing/sign-in.ts'
import { PASSWORD, startAuth, type TestAuth } from './testing/start-auth.ts'

const GUESSES = 200
const LIMIT = 10

describeDatabases((open) => {
  let auth: TestAuth
  let database: Database
  beforeAll(async () => {
    database = await open()
    auth = await startAuth(database, {
      requireCurrentPassword: true,
      hashConcurrency: 8,
      limits: {
        ...(await startAuth(database)).settings.limits,
        factor: { hits: 1_000_000, seconds: 60 },
        mailing: { hits: 1_000_000, seconds: 60 },
      },
    })
  })
  let networks = 0
  const somewhere = () => `10.${++networks % 250}.${Math.floor(networks / 250)}.1`

  /** Makes all the guesses at once, each from a network of its own; answers how many were judged. */
  const judged = async (guess: (n: number) => Promise<Response>) => {
    const answers = await Promise.all(Array.from({ length: GUESSES }, (_, n) => guess(n)))
    const refused = answers.filter(({ status }) => status === 429)
    for (const { headers } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    return GUESSES - refused.length
  }
  const wrong = (right: string, n: number) =>
    String((Number(right) + 1 + n) % 1_000_000).padStart(6, '0')

  it('[SEC-AUTH-11] of 200 mailed codes tried at once ten are judged, and then the right one is refused', async () => {
    const { email } = await signedIn(auth)
    await auth.client().auth.resetPasswordForEmail(email)
    const { code } = auth.lastMail(email)
    const verify = (token: string) =>
      auth.post('/verify', { type: 'recovery', email, token }, {}, somewhere())
    expect(await judged((n) => verify(wrong(code, n)))).toBe(LIMIT)
    expect((await verify(code)).status).toBe(429)
    auth.clock.advance(901)
    expect((await verify(wrong(code, 0))).status).toBe(403)
  })

  it('[SEC-AUTH-11] of 200 passwords tried at once ten are judged, whoever hashes how many at a time', async () => {
    const { email } = await signedIn(auth)
    const other = await startAuth(database, { hashConcurrency: 8 })
    other.clock.advance(auth.clock.ahead / 1000)
    const guess = (n: number) =>
      (n % 2 ? auth : other).post(
        '/token?grant_type=password',
        { email, password: `wrong ${n}` },
        {},
        somewhere(),
      )
    expect(await judged(guess)).toBe(LIMIT)
  })

  it('[SEC-AUTH-07] [SEC-AUTH-11] of 200 present passwords given at once for a new one ten are judged', async () => {
    const { session } = await signedIn(auth)
    const guess = (n: number) =>
      auth.request('/user', {
        method: 'PUT',
        headers: bearer(session),
        body: JSON.stringify({ password: 'a new one', current_password: `wrong ${n}` }),
        from: somewhere(),
      })
    expect(await judged(guess)).toBe(LIMIT)
  })

  it('[SEC-AUTH-07] [SEC-AUTH-11] of 200 codes given at once for a new password ten are judged', async () => {
    const { client, session, email } = await signedIn(auth)
    auth.clock.advance(25 * 3600)
    const fresh = (await client.auth.refreshSession()).data.session ?? session
    await client.auth.reauthenticate()
    const { code } = auth.lastMail(email)
    const guess = (n: number) =>
      auth.request('/user', {
        method: 'PUT',
        headers: bearer(fresh),
        body: JSON.stringify({
          password: 'a new one',
          current_password: PASSWORD,
          nonce: wrong(code, n),
        }),
        from: somewhere(),
      })
    expect(await judged(guess)).toBe(LIMIT)
  })

  it('[SEC-AUTH-14] [SEC-MFA-07] of 200 second factors and of 200 recovery codes tried at once ten each are judged', async () => {
    const { client, email } = await signedIn(auth)
    const { factorId, secret } = await enrolTotp(auth, client)
    const { data } = await client.auth.getSession()
    if (!data.session) throw new Error('No session')
    const made = await auth.post('/factors/recovery-codes', {}, bearer(data.session))
    const { codes } = (await made.json()) as { codes: string[] }

    const thief = await signInAs(auth.client(), email)
    const challenged = await auth.post(`/factors/${factorId}/challenge`, {}, bearer(thief))
    const { id: challengeId } = (await challenged.json()) as { id: string }
    const verify = (code: string) =>
      auth.post(`/factors/${factorId}/verify`, { challenge_id: challengeId, code }, bearer(thief))
    expect(await judged((n) => verify(wrong(codeNow(auth, secret), n + 100)))).toBe(LIMIT)
    auth.clock.advance(60)
    expect((await verify(codeNow(auth, secret))).status).toBe(429)

    const recover = (code: string) =>
      auth.post('/factors/recovery-codes/verify', { code }, bearer(thief))
    expect(await judged((n) => recover(`wrong${n}`))).toBe(LIMIT)
    const late = await recover(codes[0] ?? '')
    expect([late.status, late.headers.get('x-sb-error-code')]).toEqual([
      429,
      'mfa_recovery_codes_locked',
    ])
    auth.clock.advance(901)
    expect((await recover(codes[0] ?? '')).status).toBe(200)
  })

  it('a right password is no guess: an office that signs in all day is never stopped', async () => {
    const { email } = await signedIn(auth)
    for (let n = 0; n < 40; n++) {
      const answer = await auth.post(
        '/token?grant_type=password',
        { email, password: PASSWORD },
        {},
        '203.0.113.77',
      )
      expect(answer.status).toBe(200)
    }
  })
})
