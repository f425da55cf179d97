import { createServer } from 'node:http'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { describeDatabases } from '../testing/index.ts'
import { bearer, signedIn } from './testing/sign-in.ts'
import { PASSWORD, someone, startAuth, type TestAuth } from './testing/start-auth.ts'

describeDatabases((open) => {
  let auth: TestAuth
  let database: Database
  beforeAll(async () => {
    database = await open()
    auth = await startAuth(database)
  })

  it('[AUTH-37] [RUN-06] public keys are served for ten minutes, never private ones', async () => {
    const answer = await auth.request('/.well-known/jwks.json', { headers: { apikey: '' } })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600')
    const { keys } = (await answer.json()) as { keys: Record<string, unknown>[] }
    expect(keys).toMatchObject([{ kty: 'EC', alg: 'ES256', crv: 'P-256' }])
    for (const key of keys)
      for (const secret of ['d', 'p', 'q', 'k']) expect(key).not.toHaveProperty(secret)
  })

  it('settings and health are open', async () => {
    const settings = await auth.request('/settings')
    expect(await settings.json()).toMatchObject({
      external: { email: true, google: false, azure: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
    })
    expect(await (await auth.request('/health')).json()).toMatchObject({ name: 'GoTrue' })
  })

  it('[SEC-SES-14] nothing personal may be cached', async () => {
    const { session, email } = await signedIn(auth)
    const answers = await Promise.all([
      auth.request('/user', { headers: bearer(session) }),
      auth.post('/token?grant_type=password', { email, password: PASSWORD }),
      auth.post('/token?grant_type=password', { email, password: 'wrong' }),
      auth.request('/authorize?provider=x'),
      auth.request('/verify?token=x&type=signup'),
    ])
    for (const answer of answers) expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('an operator can close sign-ups, require confirmation, or confirm at once', async () => {
    const closed = await startAuth(database, { signupsEnabled: false })
    expect(
      (await closed.client().auth.signUp({ email: someone(), password: PASSWORD })).error,
    ).toMatchObject({ status: 422, code: 'signup_disabled' })

    const strict = await startAuth(database, { allowUnconfirmedSignIn: false })
    const email = someone()
    await strict.client().auth.signUp({ email, password: PASSWORD })
    expect(
      (await strict.client().auth.signInWithPassword({ email, password: PASSWORD })).error,
    ).toMatchObject({ status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' })
    expect(
      (await strict.client().auth.signInWithPassword({ email, password: 'wrong' })).error?.code,
    ).toBe('invalid_credentials')

    const quick = await startAuth(database, { autoconfirm: true })
    const fast = await quick.client().auth.signUp({ email: someone(), password: PASSWORD })
    expect(fast.data.session?.user.email_confirmed_at).toBeTruthy()
    const taken = await quick
      .client()
      .auth.signUp({ email: fast.data.user?.email ?? '', password: PASSWORD })
    expect(taken.error).toMatchObject({ status: 422, code: 'user_already_exists' })
  })

  it('anonymous sign-in is off by default; when on, the visitor can become a member', async () => {
    expect((await auth.client().auth.signInAnonymously()).error).toMatchObject({
      status: 422,
      code: 'anonymous_provider_disabled',
    })
    const open_ = await startAuth(database, { anonymousEnabled: true })
    const client = open_.client()
    const { data } = await client.auth.signInAnonymously({ options: { data: { theme: 'dark' } } })
    expect(data.user).toMatchObject({
      is_anonymous: true,
      email: '',
      app_metadata: {},
      user_metadata: { theme: 'dark' },
    })
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      status: 403,
      code: 'no_authorization',
    })
    const email = someone()
    expect((await client.auth.updateUser({ email })).error).toBeNull()
    const landed = await open_.request(open_.lastMail(email).path)
    // The person who entered the address may not own it, so only the mailed link may sign in.
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    const token = new URLSearchParams(landed.headers.get('location')?.split('#')[1])
    const member = await client.auth.getUser(token.get('access_token') ?? '')
    expect(member.data.user).toMatchObject({
      id: data.user?.id,
      is_anonymous: false,
      email,
      identities: [{ provider: 'email' }],
    })
  })

  it('[SEC-AUTH-16] with a captcha nobody comes in without its word', async () => {
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('end', () => {
        if (body.includes('broken')) response.writeHead(500).end('oops')
        else if (body.includes('misled'))
          response.end('{"success":false,"error-codes":["invalid-input-secret"]}')
        else response.end(JSON.stringify({ success: body.includes('response=good') }))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const guarded = await startAuth(database, {
      captcha: { verifyUrl: `http://127.0.0.1:${port}`, secret: 's' },
    })
    const { email } = await signedIn(auth)
    const signIn = async (captchaToken?: string) =>
      (
        await guarded.client().auth.signInWithPassword({
          email,
          password: PASSWORD,
          options: captchaToken ? { captchaToken } : {},
        })
      ).error?.code
    expect(await signIn()).toBe('captcha_failed')
    expect(await signIn('bad')).toBe('captcha_failed')
    expect(await signIn('broken')).toBe('captcha_failed')
    expect(await signIn('misled')).toBe('captcha_failed')
    expect(await signIn('good')).toBeUndefined()
    expect(
      (await guarded.client().auth.signUp({ email: someone(), password: PASSWORD })).error?.code,
    ).toBe('captcha_failed')
    expect((await guarded.client().auth.resetPasswordForEmail(email)).error?.code).toBe(
      'captcha_failed',
    )
    await new Promise((resolve) => server.close(resolve))
    expect(await signIn('good')).toBe('captcha_failed')
    expect(guarded.faults).toMatchObject([
      { err: { type: 'SyntaxError' } },
      { err: { message: 'The captcha service says invalid-input-secret' } },
      { err: { message: 'fetch failed' } },
    ])
    expect(auth.faults).toEqual([])
  })
})
