import { createServer } from 'node:http'
import { SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { describeDatabases } from '../testing/index.ts'
import { bearer, claimsOf, signedIn } from './testing/sign-in.ts'
import { PASSWORD, someone, startAuth, type TestAuth } from './testing/start-auth.ts'

describeDatabases((open) => {
  let auth: TestAuth
  let database: Database
  beforeAll(async () => {
    database = await open()
    auth = await startAuth(database)
  })
  const codeOf = (answer: Response) => [answer.status, answer.headers.get('x-sb-error-code')]

  describe('errors', () => {
    it('[RUN-07] come in the format of the API version that was asked for', async () => {
      const body = { email: someone(), password: 'wrong' }
      const modern = await auth.post('/token?grant_type=password', body, {
        'x-supabase-api-version': '2024-01-01',
      })
      expect(modern.headers.get('x-supabase-api-version')).toBe('2024-01-01')
      expect(await modern.json()).toEqual({
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      })
      for (const version of [undefined, '2023-12-31', 'nonsense']) {
        const legacy = await auth.post(
          '/token?grant_type=password',
          body,
          version ? { 'x-supabase-api-version': version } : {},
        )
        expect(legacy.headers.get('x-supabase-api-version')).toBeNull()
        expect(legacy.headers.get('x-sb-error-code')).toBe('invalid_credentials')
        expect(await legacy.json()).toEqual({
          code: 400,
          error_code: 'invalid_credentials',
          msg: 'Invalid login credentials',
        })
      }
      const weak = await auth.post(
        '/signup',
        { email: someone(), password: 'x' },
        { 'x-supabase-api-version': '2024-01-01' },
      )
      expect(await weak.json()).toMatchObject({
        code: 'weak_password',
        weak_password: { reasons: ['length'] },
      })
    })

    it('unknown paths, methods and grants have answers of their own', async () => {
      expect((await auth.request('/nonsense')).status).toBe(404)
      expect((await auth.request('/signup')).status).toBe(405)
      expect((await auth.request('/user', { method: 'PATCH' })).status).toBe(405)
      const grant = await auth.post('/token?grant_type=magic', {})
      expect(await grant.json()).toMatchObject({
        error_code: 'invalid_credentials',
        msg: 'unsupported_grant_type',
      })
      expect(codeOf(await auth.post('/sso', { domain: 'x' }))).toEqual([
        404,
        'saml_provider_disabled',
      ])
    })

    it('[SEC-IN-02] no body brings the service down', async () => {
      const { session } = await signedIn(auth)
      const bodies = [
        '{',
        '[]',
        '"text"',
        'null',
        '1',
        'true',
        '{"email":1}',
        '{"email":{}}',
        '{"email":["a"]}',
        '{"password":7}',
        '{"email":"a@b.test","password":{"$ne":1}}',
        '{"email":"a\\u0000@b.test","password":"aaaaaa"}',
        '{"email":"a@b.test","password":"aaaaaa","data":{"x":"\\u0000"}}',
        '{"email":"\\ud800@b.test","password":"aaaaaa"}',
        '{"email":"c@b.test","password":"\\ud800aaaaaa"}',
        '{"data":{"x":"\\udfff"}}',
        '{"data":[1]}',
        '{"data":"x"}',
        '{"__proto__":{"email":"x"},"email":"x"}',
        '{"email":"a@b.test","email":"x"}',
        `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
        `{"data":${'{"a":'.repeat(500)}1${'}'.repeat(500)}}`,
        '{"refresh_token":"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000"}',
        '{"auth_code":"\\u0000","code_verifier":"\\u0000"}',
        '{"token_hash":"\\u0000","type":"recovery"}',
        '{"token":"\\u0000","email":"a@b.test","type":"recovery"}',
        '{"friendly_name":"\\u0000","factor_type":"totp"}',
        '{"code_challenge":"x","code_challenge_method":"s256","email":"a@b.test","password":"aaaaaa"}',
      ]
      const calls: [string, string][] = [
        ['POST', '/signup'],
        ['POST', '/token?grant_type=password'],
        ['POST', '/token?grant_type=refresh_token'],
        ['POST', '/token?grant_type=pkce'],
        ['POST', '/token?grant_type=id_token'],
        ['POST', '/otp'],
        ['POST', '/verify'],
        ['POST', '/recover'],
        ['POST', '/resend'],
        ['PUT', '/user'],
        ['POST', '/factors'],
      ]
      for (const [method, path] of calls) {
        for (const body of bodies) {
          const answer = await auth.request(path, { method, body, headers: bearer(session) })
          expect([path, body.slice(0, 80), answer.status < 500]).toEqual([
            path,
            body.slice(0, 80),
            true,
          ])
        }
        const latin = await auth.request(path, {
          method,
          body: Buffer.from([0x7b, 0x22, 0xff, 0xfe]),
          headers: bearer(session),
        })
        expect(codeOf(latin)).toEqual([400, 'bad_json'])
      }
      expect(auth.faults).toEqual([])
    })

    it('[SEC-IN-03] a body over a megabyte is refused, announced or not', async () => {
      const big = JSON.stringify({
        email: someone(),
        password: PASSWORD,
        data: { x: 'x'.repeat(1_100_000) },
      })
      expect(codeOf(await auth.post('/signup', big))).toEqual([413, 'request_entity_too_large'])
      const stream = new ReadableStream({
        pull(controller) {
          controller.enqueue(new TextEncoder().encode('x'.repeat(100_000)))
        },
      })
      const init = { method: 'POST', body: stream, duplex: 'half' } as RequestInit
      expect(codeOf(await auth.request('/signup', init))).toEqual([413, 'request_entity_too_large'])
    })

    it('addresses that are none are refused in words', async () => {
      const ask = async (email: string) =>
        (
          (await (await auth.post('/signup', { email, password: PASSWORD })).json()) as {
            msg: string
          }
        ).msg
      const wrong = 'Unable to validate email address: invalid format'
      for (const email of [
        'a',
        'a@',
        '@b',
        'a b@c.test',
        'a@b..c',
        'a@-b.test',
        'a@b.test\nBcc: x@y.test',
        ' a@b.test',
        '<a@b.test>',
        'a@b@c',
      ]) {
        expect([email, await ask(email)]).toEqual([email, wrong])
      }
      expect(await ask(`${'a'.repeat(60)}@${'b.'.repeat(120)}test`)).toBe(
        'An email address is too long',
      )
      const upper = someone()
      await auth.client().auth.signUp({ email: upper.toUpperCase(), password: PASSWORD })
      expect(
        (await auth.client().auth.signInWithPassword({ email: upper, password: PASSWORD })).error,
      ).toBeNull()
    })
  })

  describe('bearer tokens', () => {
    const userWith = async (authorization?: string) =>
      codeOf(await auth.request('/user', authorization ? { headers: { authorization } } : {}))

    it('[AUTH-34] [ERR-39] [SEC-SES-01] only our own, current tokens are believed', async () => {
      const { session, id } = await signedIn(auth)
      expect(await userWith(`Bearer ${session.access_token}`)).toEqual([200, null])
      expect(await userWith()).toEqual([401, 'no_authorization'])
      expect(await userWith('Basic dXNlcjpwYXNz')).toEqual([401, 'no_authorization'])
      const [header = '', payload = '', signature = ''] = session.access_token.split('.')
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const claims = claimsOf(session.access_token)
      const { keys } = auth.keyRing.jwks()
      const confused = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(Buffer.from(JSON.stringify(keys[0])))
      const forged = [
        `${encode({ alg: 'none' })}.${payload}.`,
        `${encode({ alg: 'none' })}.${payload}.${signature}`,
        `${header}.${payload}.`,
        `${header}.${encode({ ...claims, sub: id, role: 'service_role' })}.${signature}`,
        `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
        `${encode({ alg: 'ES256', kid: 'foreign' })}.${payload}.${signature}`,
        `${encode({ alg: 'ES256', jku: 'https://evil.example/keys' })}.${payload}.${signature}`,
        `${encode({ alg: 'ES256', jwk: keys[0] })}.${payload}.${signature}`,
        confused,
        'nonsense',
        'a.b.c',
        `${session.access_token}.x`,
      ]
      for (const token of forged)
        expect([token, ...(await userWith(`Bearer ${token}`))]).toEqual([token, 403, 'bad_jwt'])
    })

    it('[SEC-SES-02] claims are checked even when the signature is right', async () => {
      const { session, id } = await signedIn(auth)
      const claims = claimsOf(session.access_token)
      const now = Math.floor(Date.now() / 1000)
      const with_ = async (changes: object) =>
        userWith(`Bearer ${await auth.keyRing.sign({ ...claims, ...changes })}`)
      expect(await with_({ exp: now - 61 })).toEqual([403, 'bad_jwt'])
      expect(await with_({ nbf: now + 120 })).toEqual([403, 'bad_jwt'])
      expect(await with_({ iss: 'https://evil.example' })).toEqual([403, 'bad_jwt'])
      expect(await with_({ aud: 'other' })).toEqual([403, 'bad_jwt'])
      expect(await with_({ role: 'postgres' })).toEqual([403, 'bad_jwt'])
      expect(await with_({ sub: 'x' })).toEqual([403, 'bad_jwt'])
      expect(await with_({ sub: '00000000-0000-4000-8000-000000000000' })).toEqual([
        403,
        'user_not_found',
      ])
      expect(await with_({ session_id: '00000000-0000-4000-8000-000000000000' })).toEqual([
        403,
        'session_not_found',
      ])
      const other = await signedIn(auth)
      expect(await with_({ session_id: claimsOf(other.session.access_token).session_id })).toEqual([
        403,
        'session_not_found',
      ])
      expect(
        await userWith(
          `Bearer ${await auth.keyRing.sign({ role: 'service_role', exp: now + 60 })}`,
        ),
      ).toEqual([403, 'bad_jwt'])
      await auth.admin().auth.admin.deleteUser(id)
      expect(await userWith(`Bearer ${session.access_token}`)).toEqual([403, 'user_not_found'])
    })

    it('calls without an API key are refused', async () => {
      const answer = await auth.request('/signup', {
        method: 'POST',
        body: '{}',
        headers: { apikey: '' },
      })
      expect(answer.status).toBe(401)
      const wrong = await auth.request('/signup', {
        method: 'POST',
        body: '{}',
        headers: { apikey: 'sb_publishable_wrong' },
      })
      expect(wrong.status).toBe(401)
    })
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
    await open_.request(open_.lastMail(email).path)
    expect((await client.auth.getUser()).data.user).toMatchObject({
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
    expect(await signIn('good')).toBeUndefined()
    expect(
      (await guarded.client().auth.signUp({ email: someone(), password: PASSWORD })).error?.code,
    ).toBe('captcha_failed')
    expect((await guarded.client().auth.resetPasswordForEmail(email)).error?.code).toBe(
      'captcha_failed',
    )
    await new Promise((resolve) => server.close(resolve))
    expect(await signIn('good')).toBe('captcha_failed')
    expect(auth.faults).toEqual([])
  })
})
