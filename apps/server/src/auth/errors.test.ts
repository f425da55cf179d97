import { beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../testing/index.ts'
import { bearer, signedIn } from './testing/sign-in.ts'
import { PASSWORD, someone, startAuth, type TestAuth } from './testing/start-auth.ts'

describeDatabases((open) => {
  let auth: TestAuth
  beforeAll(async () => {
    auth = await startAuth(await open())
  })
  const codeOf = (answer: Response) => [answer.status, answer.headers.get('x-sb-error-code')]

  it('[RUN-07] errors come in the format of the API version that was asked for', async () => {
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
    expect(codeOf(await auth.post('/passkeys/registration/options', {}))).toEqual([
      404,
      'passkey_disabled',
    ])
    expect(codeOf(await auth.request('/admin/sso/providers'))).toEqual([404, 'feature_disabled'])
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
      '{"phone":"\\u0000","email":"d@b.test","password":"aaaaaa"}',
      '{"phone":"\\ud800","email":"e@b.test","password":"aaaaaa"}',
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
      ['POST', '/admin/users'],
      ['POST', '/invite'],
      ['POST', '/admin/generate_link'],
    ]
    const secret = { apikey: auth.secretKey, authorization: `Bearer ${auth.secretKey}` }
    for (const [method, path] of calls) {
      const isForAdministrators = path.startsWith('/admin') || path === '/invite'
      const headers = isForAdministrators ? secret : bearer(session)
      for (const body of bodies) {
        const answer = await auth.request(path, { method, body, headers })
        expect([path, body.slice(0, 80), answer.status < 500]).toEqual([
          path,
          body.slice(0, 80),
          true,
        ])
      }
      const latin = await auth.request(path, {
        method,
        body: Buffer.from([0x7b, 0x22, 0xff, 0xfe]),
        headers,
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

  it('[SEC-IN-02] addresses that are none are refused in words', async () => {
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
      'a@b',
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
