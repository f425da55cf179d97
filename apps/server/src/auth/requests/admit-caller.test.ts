import { SignJWT } from 'jose'
import { beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../testing/index.ts'
import { claimsOf, signedIn } from '../testing/sign-in.ts'
import { startAuth, type TestAuth } from '../testing/start-auth.ts'

describeDatabases((open) => {
  let auth: TestAuth
  beforeAll(async () => {
    auth = await startAuth(await open())
  })
  const codeOf = (answer: Response) => [answer.status, answer.headers.get('x-sb-error-code')]

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

  it('[SEC-SES-02] [VAL-50] claims are checked even when the signature is right', async () => {
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
      await userWith(`Bearer ${await auth.keyRing.sign({ role: 'service_role', exp: now + 60 })}`),
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
