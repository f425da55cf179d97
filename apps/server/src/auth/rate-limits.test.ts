import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { describeDatabases } from '../testing/index.ts'
import { defaultLimits } from './settings.ts'
import { bearer, signedIn } from './testing/sign-in.ts'
import { PASSWORD, someone, startAuth, type TestAuth } from './testing/start-auth.ts'

let networks = 0
/** An address of a network nobody has used yet. */
const somewhere = () => `10.${Math.floor(++networks / 250)}.${networks % 250}.1`

describeDatabases((open) => {
  let auth: TestAuth
  let database: Database
  beforeAll(async () => {
    database = await open()
    auth = await startAuth(database)
  })
  const attempt = async (email: string, password: string, from: string, service = auth) => {
    const answer = await service.post('/token?grant_type=password', { email, password }, {}, from)
    return {
      status: answer.status,
      code: answer.headers.get('x-sb-error-code'),
      wait: Number(answer.headers.get('retry-after')),
    }
  }

  it('[SEC-AUTH-11] ten wrong passwords block the account for a quarter of an hour, and no longer', async () => {
    const { email } = await signedIn(auth)
    for (let n = 0; n < 10; n++)
      expect((await attempt(email, 'wrong', somewhere())).status).toBe(400)
    const blocked = await attempt(email, PASSWORD, somewhere())
    expect(blocked).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
    expect(blocked.wait).toBeGreaterThan(800)
    expect(blocked.wait).toBeLessThanOrEqual(900)
    auth.clock.advance(901)
    expect((await attempt(email, PASSWORD, somewhere())).status).toBe(200)
  })

  it('[SEC-AUTH-11] an unknown address is blocked alike', async () => {
    const email = someone()
    for (let n = 0; n < 10; n++) await attempt(email, 'wrong', somewhere())
    expect((await attempt(email, 'wrong', somewhere())).status).toBe(429)
  })

  it('[SEC-AUTH-11] a hundred networks that guess at one account at once get ten tries', async () => {
    const { email } = await signedIn(auth)
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => attempt(email, 'wrong', somewhere())),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(90)
  })

  it('[SEC-AUTH-11] [SEC-AUTH-12] one network that tries many accounts is stopped after thirty failures', async () => {
    const from = somewhere()
    const statuses: number[] = []
    for (let n = 0; n < 40; n++) statuses.push((await attempt(someone(), 'wrong', from)).status)
    expect(statuses).toEqual([...Array(30).fill(400), ...Array(10).fill(429)])
    expect((await attempt(someone(), 'wrong', somewhere())).status).toBe(400)
  })

  it('a right password forgets the wrong ones', async () => {
    const { email } = await signedIn(auth)
    for (let n = 0; n < 9; n++) await attempt(email, 'wrong', somewhere())
    expect((await attempt(email, PASSWORD, somewhere())).status).toBe(200)
    for (let n = 0; n < 9; n++)
      expect((await attempt(email, 'wrong', somewhere())).status).toBe(400)
  })

  it('counts are shared by all processes of the server', async () => {
    const other = await startAuth(database)
    other.clock.advance(auth.clock.ahead / 1000)
    const { email } = await signedIn(auth)
    for (let n = 0; n < 5; n++) {
      await attempt(email, 'wrong', somewhere(), auth)
      await attempt(email, 'wrong', somewhere(), other)
    }
    expect((await attempt(email, PASSWORD, somewhere(), other)).status).toBe(429)
    expect((await attempt(email, PASSWORD, somewhere(), auth)).status).toBe(429)
  })

  it('[SEC-AUTH-15] the spelling of an address, or another one of the same /64, makes no difference', async () => {
    const tight = await startAuth(database, {
      limits: { ...auth.settings.limits, addressFailures: { hits: 2, seconds: 60 } },
    })
    expect((await attempt(someone(), 'wrong', '2001:db8:1:2::1', tight)).status).toBe(400)
    expect(
      (await attempt(someone(), 'wrong', '2001:0DB8:0001:0002:0000:0000:0000:0099', tight)).status,
    ).toBe(400)
    expect((await attempt(someone(), 'wrong', '2001:db8:1:2:ffff::7', tight)).status).toBe(429)
    expect((await attempt(someone(), 'wrong', '2001:db8:1:3::1', tight)).status).toBe(400)
    for (let n = 0; n < 2; n++) await attempt(someone(), 'wrong', '203.0.113.80', tight)
    expect((await attempt(someone(), 'wrong', '::ffff:203.0.113.80', tight)).status).toBe(429)
  })

  it('[SEC-AUTH-15] what a visitor claims to be their address does not count', async () => {
    const direct = await startAuth(database, {}, { trustedProxies: [] })
    const statuses: number[] = []
    for (let n = 0; n < 31; n++)
      statuses.push((await attempt(someone(), 'wrong', somewhere(), direct)).status)
    expect(statuses).toEqual([...Array(30).fill(400), 429])
  })

  it('[SEC-AUTH-12] every endpoint that mails or signs in is limited per network by default', async () => {
    const tight = await startAuth(database, {
      limits: {
        ...auth.settings.limits,
        token: { hits: 2, seconds: 60 },
        verify: { hits: 2, seconds: 60 },
        mailing: { hits: 2, seconds: 60 },
      },
    })
    const calls: [string, () => object][] = [
      ['/signup', () => ({ email: someone(), password: PASSWORD })],
      ['/token?grant_type=refresh_token', () => ({ refresh_token: 'abcdefghijklmnop' })],
      ['/otp', () => ({ email: someone() })],
      ['/recover', () => ({ email: someone() })],
      ['/resend', () => ({ email: someone(), type: 'signup' })],
      ['/verify', () => ({ email: someone(), type: 'email', token: '123456' })],
    ]
    for (const [path, body] of calls) {
      const from = somewhere()
      const statuses: number[] = []
      for (let n = 0; n < 3; n++) statuses.push((await tight.post(path, body(), {}, from)).status)
      expect([path, statuses[2]]).toEqual([path, 429])
      expect([path, statuses[1]]).not.toEqual([path, 429])
    }
  })

  it.each([
    ['/signup', () => ({ email: someone(), password: PASSWORD })],
    ['/recover', () => ({ email: someone() })],
    ['/resend', () => ({ email: someone(), type: 'signup' })],
    ['/otp', () => ({ email: someone() })],
  ])(
    '[SEC-AUTH-12] %s takes a burst of thirty requests in five minutes, and not the next',
    async (path, body) => {
      const standard = await startAuth(database, { limits: defaultLimits })
      const from = somewhere()
      const ask = async () => (await standard.post(path, body(), {}, from)).status
      const statuses: number[] = []
      for (let n = 0; n < 32; n++) statuses.push(await ask())
      expect(statuses).toEqual([...Array(30).fill(200), 429, 429])
      standard.clock.advance(301)
      expect(await ask()).toBe(200)
    },
  )

  it('[SEC-AUTH-13] a mailbox gets one mail a minute, and all mailboxes so many an hour', async () => {
    const { email } = await signedIn(auth)
    expect((await auth.client().auth.resetPasswordForEmail(email)).error).toBeNull()
    const soon = await auth.client().auth.resetPasswordForEmail(email)
    expect(soon.error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: expect.stringMatching(
        /^For security purposes, you can only request this after \d+ seconds\.$/,
      ),
    })
    expect(auth.mails.filter((mail) => mail.to === email)).toHaveLength(1)
    auth.clock.advance(60)
    expect((await auth.client().auth.resetPasswordForEmail(email)).error).toBeNull()

    await database.query("delete from auth.rate_limits where key = 'mails'")
    const tight = await startAuth(database, {
      limits: { ...auth.settings.limits, mails: { hits: 3, seconds: 3600 } },
    })
    const codes: (string | undefined)[] = []
    for (let n = 0; n < 4; n++) {
      const { email: known } = await signedIn(auth)
      codes.push((await tight.client().auth.resetPasswordForEmail(known)).error?.message)
    }
    expect(codes).toEqual([undefined, undefined, undefined, 'email rate limit exceeded'])
    expect((await tight.client().auth.resetPasswordForEmail(someone())).error?.message).toBe(
      'email rate limit exceeded',
    )
    expect(auth.faults).toEqual([])
    await database.query("delete from auth.rate_limits where key = 'mails'")
  })

  it('[SEC-AUTH-13] a thousand requests that mail nobody leave the hourly budget to everyone', async () => {
    const small = await startAuth(database, {
      limits: { ...auth.settings.limits, mails: { hits: 10, seconds: 3600 } },
    })
    for (let n = 0; n < 50; n++) await small.post('/recover', { email: someone() }, {}, somewhere())
    const { email } = await signedIn(auth)
    expect((await small.post('/recover', { email }, {}, somewhere())).status).toBe(200)
    expect(small.mails).toHaveLength(1)
  })

  it('[SEC-AUTH-13] one network, whatever it asks for and from whichever of its addresses, gets its share of the mails', async () => {
    const shared = await startAuth(database, {
      limits: { ...auth.settings.limits, mailsPerNetwork: { hits: 6, seconds: 3600 } },
    })
    const asks: [string, () => object][] = [
      ['/signup', () => ({ email: someone(), password: PASSWORD })],
      ['/otp', () => ({ email: someone() })],
      ['/recover', () => ({ email: someone() })],
      ['/resend', () => ({ email: someone(), type: 'signup' })],
    ]
    for (const network of ['2001:db8:7:7::', '203.0.113.']) {
      const statuses: (number | string | null)[] = []
      for (let n = 0; n < 8; n++) {
        const [path, body] = asks[n % asks.length] ?? ['', () => ({})]
        const from = network.includes(':') ? `${network}${n + 1}` : `${network}90`
        const answer = await shared.post(path, body(), {}, from)
        statuses.push(answer.status, answer.headers.get('x-sb-error-code'))
      }
      const refused = [429, 'over_email_send_rate_limit']
      expect(statuses).toEqual([...Array(6).fill([200, null]).flat(), ...refused, ...refused])
    }
    const elsewhere = await shared.post('/recover', { email: someone() }, {}, somewhere())
    expect(elsewhere.status).toBe(200)
  })

  it('[SEC-AUTH-13] whoever is signed in has so many other mailboxes written to an hour, from wherever', async () => {
    const careful = await startAuth(database, {
      limits: { ...auth.settings.limits, mailsPerMailbox: { hits: 3, seconds: 3600 } },
    })
    careful.clock.advance(auth.clock.ahead / 1000)
    const { session } = await signedIn(careful)
    const statuses: number[] = []
    for (let n = 0; n < 5; n++) {
      const answer = await careful.request('/user', {
        method: 'PUT',
        body: JSON.stringify({ email: someone() }),
        headers: bearer(session),
        from: somewhere(),
      })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })

  it('[SEC-AUTH-13] a mailbox, known or not and however it is spelt, gets so many mails an hour', async () => {
    const careful = await startAuth(database, {
      mailIntervalSeconds: 0,
      limits: { ...auth.settings.limits, mailsPerMailbox: { hits: 3, seconds: 3600 } },
    })
    const { email } = await signedIn(auth)
    for (const mailbox of [email, someone()]) {
      const statuses: number[] = []
      for (const tag of ['', '+a', '+b', '', '+c']) {
        const spelt = mailbox.replace('@', `${tag}@`)
        const answer = await careful.post('/recover', { email: spelt }, {}, somewhere())
        statuses.push(answer.status)
      }
      expect(statuses).toEqual([200, 200, 200, 429, 429])
    }
  })

  it('[SEC-AUTH-13] a mailbox that accounts are to move to gets so many mails an hour, whoever asks for them again', async () => {
    const careful = await startAuth(database, {
      limits: { ...auth.settings.limits, mailsPerMailbox: { hits: 3, seconds: 3600 } },
    })
    careful.clock.advance(auth.clock.ahead / 1000)
    const victim = someone()
    const strangers = [await signedIn(careful), await signedIn(careful)]
    for (const { client } of strangers) {
      careful.clock.advance(61)
      expect((await client.auth.updateUser({ email: victim })).error).toBeNull()
    }
    for (const { email } of [...strangers, ...strangers]) {
      careful.clock.advance(61)
      const body = { type: 'email_change', email }
      expect((await careful.post('/resend', body, {}, somewhere())).status).toBe(200)
    }
    expect(careful.mails.filter(({ to }) => to === victim)).toHaveLength(3)
  })
})
