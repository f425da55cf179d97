import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeDatabases } from '../../testing/index.ts'
import { bearer, signedIn } from '../testing/sign-in.ts'
import { someone, startAuth, type TestAuth } from '../testing/start-auth.ts'
import { startIssuer, type TestIssuer } from '../testing/start-issuer.ts'

describeDatabases((open) => {
  let auth: TestAuth
  let issuer: TestIssuer
  let database: Database
  beforeAll(async () => {
    database = await open()
    issuer = await startIssuer('our-client')
    const google = { clientId: 'our-client', clientSecret: 'shh', issuer: issuer.issuer }
    auth = await startAuth(database, { providers: { google, azure: null } })
  })
  afterAll(() => issuer.stop())

  const google = (email: string) => ({ sub: `google-${email}`, email, email_verified: true })

  it('[SEC-OA-09] linking is off unless switched on, and the last identity stays', async () => {
    const off = await signedIn(auth)
    expect((await off.client.auth.linkIdentity({ provider: 'google' })).error).toMatchObject({
      status: 404,
      code: 'manual_linking_disabled',
    })

    const linking = await startAuth(database, {
      providers: auth.settings.providers,
      manualLinkingEnabled: true,
    })
    const { client, session, id } = await signedIn(linking)
    const [own] = session.user.identities ?? []
    if (!own) throw new Error('No identity')
    expect((await client.auth.unlinkIdentity(own)).error).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
    })
    const start = await linking.request(
      '/user/identities/authorize?provider=google&skip_http_redirect=true',
      { headers: bearer(session) },
    )
    const { url } = (await start.json()) as { url: string }
    const query = issuer.agree(url, google(someone()))
    const linked = await linking.request(`/callback?${query}`, {
      headers: { cookie: (start.headers.get('set-cookie') ?? '').split(';')[0] ?? '' },
    })
    expect(linked.headers.get('location')).toContain('access_token=')
    const { data } = await linking.admin().auth.admin.getUserById(id)
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'google'])
    expect((await client.auth.unlinkIdentity(own)).error).toBeNull()
  })

  it('[SEC-OA-01] [SEC-OA-09] what one began to link nobody else can finish, with PKCE as well', async () => {
    const linking = await startAuth(database, {
      providers: auth.settings.providers,
      manualLinkingEnabled: true,
    })
    const { session, id } = await signedIn(linking)
    for (const pkce of ['', `&code_challenge=${'x'.repeat(43)}&code_challenge_method=s256`]) {
      const start = await linking.request(
        `/user/identities/authorize?provider=google&skip_http_redirect=true${pkce}`,
        { headers: bearer(session) },
      )
      const { url } = (await start.json()) as { url: string }
      const stranger = google(someone())
      const back = await linking.request(`/callback?${issuer.agree(url, stranger)}`)
      expect(back.headers.get('location')).toContain('error_code=bad_oauth_state')
      const { rows } = await database.query(
        'select 1 from auth.identities where provider_id = $1',
        [stranger.sub],
      )
      expect(rows).toEqual([])
    }
    const { data } = await linking.admin().auth.admin.getUserById(id)
    expect(data.user?.identities).toHaveLength(1)
  })

  it('[SEC-OA-09] what was begun to be linked ends with a new password', async () => {
    const linking = await startAuth(database, {
      providers: auth.settings.providers,
      manualLinkingEnabled: true,
    })
    const { client, session } = await signedIn(linking)
    const start = await linking.request(
      '/user/identities/authorize?provider=google&skip_http_redirect=true',
      { headers: bearer(session) },
    )
    const { url } = (await start.json()) as { url: string }
    expect((await client.auth.updateUser({ password: 'taken back' })).error).toBeNull()
    const back = await linking.request(`/callback?${issuer.agree(url, google(someone()))}`, {
      headers: { cookie: (start.headers.get('set-cookie') ?? '').split(';')[0] ?? '' },
    })
    expect(back.headers.get('location')).toContain('error_code=bad_oauth_state')
  })

  it('[AUTH-27] an app signs in with an id token it got by itself', async () => {
    const email = someone()
    const nonce = 'a nonce of the app'
    const token = await issuer.sign({
      ...google(email),
      nonce: createHash('sha256').update(nonce).digest('hex'),
    })
    const { data, error } = await auth
      .client()
      .auth.signInWithIdToken({ provider: 'google', token, nonce })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    expect(
      (await auth.client().auth.signInWithIdToken({ provider: 'google', token, nonce: 'other' }))
        .error?.message,
    ).toBe('Nonces mismatch')
    expect(
      (await auth.client().auth.signInWithIdToken({ provider: 'apple', token })).error,
    ).toMatchObject({ status: 400, code: 'provider_disabled' })
  })
})
