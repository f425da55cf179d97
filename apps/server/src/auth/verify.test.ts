import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { describeDatabases } from '../testing/index.ts'
import { bearer, claimsOf, signedIn, signInAs } from './testing/sign-in.ts'
import { PASSWORD, someone, startAuth, type TestAuth } from './testing/start-auth.ts'

const RESET = 'http://127.0.0.1:4180/reset-password'

describeDatabases((open) => {
  let auth: TestAuth
  let database: Database
  beforeAll(async () => {
    database = await open()
    auth = await startAuth(database)
  })
  const follow = async (path: string) => {
    const answer = await auth.request(path, { headers: { apikey: '' } })
    const location = answer.headers.get('location') ?? ''
    return {
      status: answer.status,
      location,
      fragment: new URLSearchParams(location.split('#')[1]),
    }
  }

  it('[GUARD-38] [AUTH-18] a recovery link opens the page it was asked for, with type=recovery in the fragment', async () => {
    const { email } = await signedIn(auth)
    await auth.client().auth.resetPasswordForEmail(email, { redirectTo: RESET })
    const { path, html, text } = auth.lastMail(email)
    const { status, location, fragment } = await follow(path)
    expect(status).toBe(303)
    expect(location).toMatch(/^http:\/\/127\.0\.0\.1:4180\/reset-password#access_token=/)
    expect([...fragment.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ])
    expect(fragment.get('type')).toBe('recovery')
    expect(html).toContain('<!doctype html>')
    expect(text).toContain('Reset my password')
    expect(claimsOf(fragment.get('access_token') ?? '').amr).toMatchObject([{ method: 'otp' }])
  })

  it('[SEC-AUTH-17] a link works once and for an hour, and is only hashed in the database', async () => {
    const { email } = await signedIn(auth)
    await auth.client().auth.resetPasswordForEmail(email, { redirectTo: RESET })
    const first = auth.lastMail(email)
    const { rows } = await database.query(
      'select row_to_json(t)::text as token from auth.one_time_tokens t',
    )
    expect(JSON.stringify(rows)).not.toContain(first.token)
    expect(JSON.stringify(rows)).not.toContain(`"${first.code}"`)
    expect(first.token.length * 4).toBeGreaterThanOrEqual(128)
    expect((await follow(first.path)).fragment.get('access_token')).toBeTruthy()
    const used = await follow(first.path)
    expect(used.location).toBe(
      `${RESET}#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=`,
    )
    auth.clock.advance(61)
    await auth.client().auth.resetPasswordForEmail(email)
    auth.clock.advance(3601)
    const late = await auth
      .client()
      .auth.verifyOtp({ type: 'recovery', token_hash: auth.lastMail(email).token })
    expect(late.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    })
  })

  it('[SEC-AUTH-17] the digits in a mail work for ten minutes, the link goes on', async () => {
    const { email } = await signedIn(auth)
    await auth.client().auth.resetPasswordForEmail(email, { redirectTo: RESET })
    const { code, path, text } = auth.lastMail(email)
    expect(text).toContain('The button works once and for 60 minutes, the code for 10 minutes.')
    auth.clock.advance(601)
    const late = await auth.client().auth.verifyOtp({ type: 'recovery', email, token: code })
    expect(late.error).toMatchObject({ status: 403, code: 'otp_expired' })
    expect((await follow(path)).fragment.get('access_token')).toBeTruthy()
  })

  it('[SEC-AUTH-17] a token of one kind is no token of another', async () => {
    const { email } = await signedIn(auth)
    await auth.client().auth.resetPasswordForEmail(email)
    const { token, code } = auth.lastMail(email)
    for (const type of ['invite', 'signup', 'magiclink', 'email', 'email_change'] as const) {
      expect((await auth.client().auth.verifyOtp({ type, token_hash: token })).error?.code).toBe(
        'otp_expired',
      )
      expect((await auth.client().auth.verifyOtp({ type, email, token: code })).error?.code).toBe(
        'otp_expired',
      )
    }
    expect(
      (await auth.client().auth.verifyOtp({ type: 'recovery', email, token: code })).error,
    ).toBeNull()
  })

  it('[SEC-AUTH-19] a mail program that looks at the link does not use it up', async () => {
    const { email } = await signedIn(auth)
    await auth.client().auth.resetPasswordForEmail(email)
    const { path } = auth.lastMail(email)
    const looked = await auth.request(path, { method: 'HEAD' })
    expect([looked.status, looked.headers.get('location')]).toEqual([200, null])
    expect((await follow(path)).fragment.get('access_token')).toBeTruthy()
  })

  it('[SEC-AUTH-18] links take their host from the settings, never from the request', async () => {
    const { email } = await signedIn(auth)
    await auth.post(
      '/recover?redirect_to=https://evil.example/x',
      { email },
      {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        referer: 'https://evil.example/',
        origin: 'https://evil.example',
      },
    )
    const mail = auth.lastMail(email)
    expect(mail.link).toMatch(/^http:\/\/127\.0\.0\.1:4180\/auth\/v1\/verify\?/)
    expect(`${mail.text}${mail.html}`).not.toContain('evil')
    expect((await follow(mail.path)).location).toMatch(/^http:\/\/127\.0\.0\.1:4180#/)
  })

  it('[SEC-OA-06] no mail leads to a place that is not ours, whoever names it', async () => {
    const places = [
      'https://evil.example/x',
      '//evil.example',
      'https://127.0.0.1:4180@evil.example',
    ]
    for (const place of places) {
      const confirmed = await signedIn(auth)
      const [fresh, unconfirmed] = [someone(), someone()]
      await auth.client().auth.signUp({ email: unconfirmed, password: PASSWORD })
      auth.clock.advance(61)
      const orders = [
        ['/recover', { email: confirmed.email }],
        ['/otp', { email: confirmed.email }],
        ['/signup', { email: fresh, password: PASSWORD }],
        ['/resend', { email: unconfirmed, type: 'signup' }],
      ] as const
      for (const [path, body] of orders) {
        await auth.post(`${path}?redirect_to=${encodeURIComponent(place)}`, body)
        const { location } = await follow(auth.lastMail(body.email).path)
        expect([path, new URL(location).host]).toEqual([path, '127.0.0.1:4180'])
      }
      const bent = auth.lastMail(fresh).path.replace(/redirect_to=[^&]*/, `redirect_to=${place}`)
      expect(new URL((await follow(bent)).location).host).toBe('127.0.0.1:4180')
      const { session } = confirmed
      const left = await auth.post(`/logout?redirect_to=${place}`, {}, bearer(session))
      expect(left.headers.get('location')).toBeNull()
    }
  })

  it('with PKCE the link leads to a code that the client redeems', async () => {
    const email = someone()
    const client = auth.client({ flowType: 'pkce' })
    await client.auth.signUp({ email, password: PASSWORD })
    const mail = auth.lastMail(email)
    expect(mail.token).toMatch(/^pkce_/)
    const { location, status } = await follow(mail.path)
    expect(status).toBe(303)
    expect(location).not.toContain('access_token')
    const code = new URL(location).searchParams.get('code') ?? ''
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(claimsOf(data.session?.access_token ?? '').amr).toMatchObject([
      { method: 'email/signup' },
    ])
    const again = await follow(mail.path)
    expect(new URL(again.location).searchParams.get('error_code')).toBe('otp_expired')
    expect(again.fragment.get('error_code')).toBe('otp_expired')
  })

  it('[AUTH-28] [AUTH-29] a code by mail signs people in, new ones included', async () => {
    const email = someone()
    const client = auth.client()
    expect(
      (await client.auth.signInWithOtp({ email, options: { data: { full_name: 'Otto' } } })).error,
    ).toBeNull()
    const wrong = await client.auth.verifyOtp({
      type: 'email',
      email,
      token: '000000' === auth.lastMail(email).code ? '1' : '000000',
    })
    expect(wrong.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    })
    const { data, error } = await client.auth.verifyOtp({
      type: 'email',
      email,
      token: auth.lastMail(email).code,
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Otto' } })
    auth.clock.advance(61)
    await client.auth.signInWithOtp({ email })
    expect(auth.lastMail(email).subject).toContain('sign-in link')
    expect((await follow(auth.lastMail(email).path)).fragment.get('type')).toBe('magiclink')
    const closed = await client.auth.signInWithOtp({
      email: someone(),
      options: { shouldCreateUser: false },
    })
    expect(closed.error).toMatchObject({ status: 422, code: 'otp_disabled' })
  })

  it('[SEC-AUTH-11] codes cannot be guessed: ten tries, then a pause for everybody', async () => {
    const { email } = await signedIn(auth)
    await auth.client().auth.resetPasswordForEmail(email)
    const { code } = auth.lastMail(email)
    for (let n = 0; n < 10; n++) {
      const answer = await auth.post(
        '/verify',
        { type: 'recovery', email, token: 'wrong' },
        {},
        `192.0.2.${n}`,
      )
      expect(answer.status).toBe(403)
    }
    const blocked = await auth.post(
      '/verify',
      { type: 'recovery', email, token: code },
      {},
      '192.0.2.99',
    )
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('[SEC-AUTH-20] a new address must be confirmed from both mailboxes, and the old one is told', async () => {
    for (const autoconfirm of [false, true]) {
      const service = await startAuth(database, { autoconfirm })
      const { client, email } = await signedIn(service)
      const newEmail = someone()
      const asked = await client.auth.updateUser({ email: newEmail })
      expect(asked.error).toBeNull()
      expect(asked.data.user).toMatchObject({ email, new_email: newEmail })
      const first = await service.request(service.lastMail(email).path)
      expect(
        decodeURIComponent(first.headers.get('location') ?? '').replaceAll('+', ' '),
      ).toContain(
        '#message=Confirmation link accepted. Please proceed to confirm link sent to the other email',
      )
      expect((await client.auth.getUser()).data.user?.email).toBe(email)
      await service.request(service.lastMail(newEmail).path)
      const { data } = await client.auth.getUser()
      expect(data.user).toMatchObject({ email: newEmail, identities: [{ email: newEmail }] })
      expect(data.user).not.toHaveProperty('new_email')
      expect(service.mails.findLast((mail) => mail.to === email)?.subject).toContain('was changed')
      await signInAs(service.client(), newEmail)
    }
  })

  it('an address that somebody else has cannot be taken, and whoever asks for it does not learn that', async () => {
    const { email } = await signedIn(auth)
    const ask = async (wanted: string) => {
      const { client, email: own } = await signedIn(auth)
      const sent = auth.mails.length
      const { data, error } = await client.auth.updateUser({ email: wanted })
      expect(error).toBeNull()
      const half = await follow(auth.lastMail(own).path)
      auth.clock.advance(61)
      expect((await client.auth.resend({ type: 'email_change', email: wanted })).error).toBeNull()
      const { data: later } = await client.auth.getUser()
      return {
        keys: Object.keys(data.user ?? {}).sort(),
        wished: data.user?.new_email === wanted && later.user?.new_email === wanted,
        moved: later.user?.email === wanted,
        half: half.fragment.get('message'),
        mailed: auth.mails.slice(sent).filter(({ to }) => to === wanted).length,
      }
    }
    const free = await ask(someone())
    const taken = await ask(email)
    expect(free).toMatchObject({ wished: true, moved: false, mailed: 1 })
    expect(taken).toEqual({ ...free, mailed: 0 })
  })

  it('[AUTH-32] a confirmation can be sent again, after a minute', async () => {
    const email = someone()
    const client = auth.client()
    await client.auth.signUp({ email, password: PASSWORD })
    const first = auth.lastMail(email)
    expect((await client.auth.resend({ type: 'signup', email })).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    })
    auth.clock.advance(61)
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull()
    expect((await follow(first.path)).fragment.get('error_code')).toBe('otp_expired')
    expect((await follow(auth.lastMail(email).path)).fragment.get('type')).toBe('signup')
    auth.clock.advance(61)
    const sent = auth.mails.length
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull()
    expect(auth.mails.length).toBe(sent)
  })

  it('what a request to verify lacks is said', async () => {
    const ask = async (body: object) => {
      const answer = await auth.post('/verify', body)
      return [answer.status, ((await answer.json()) as { msg: string }).msg]
    }
    expect(await ask({ type: 'email' })).toEqual([
      400,
      'Verify requires either a token or a token hash',
    ])
    expect(await ask({ type: 'email', token: '1', token_hash: '2' })).toEqual([
      400,
      'Verify requires either a token or a token hash',
    ])
    expect((await ask({ token_hash: '2' }))[0]).toBe(400)
    expect(await ask({ type: 'email', token: '123456', email: someone() })).toEqual([
      403,
      'Token has expired or is invalid',
    ])
    expect((await follow('/verify?token=x')).status).toBe(400)
    expect((await follow('/verify?type=signup')).status).toBe(400)
    expect(auth.faults).toEqual([])
  })
})
