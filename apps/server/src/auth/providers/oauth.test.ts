import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeDatabases } from '../../testing/index.ts'
import { bearer, claimsOf, signedIn } from '../testing/sign-in.ts'
import { PASSWORD, someone, startAuth, type TestAuth } from '../testing/start-auth.ts'
import { CLIENT_SECRET, startIssuer, type TestIssuer } from '../testing/start-issuer.ts'

const CLIENT_ID = 'our-client'
// The pair of RFC 7636, appendix B.
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const CHALLENGE =
  '&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=s256'

describeDatabases((open) => {
  let auth: TestAuth
  let issuer: TestIssuer
  let database: Database
  beforeAll(async () => {
    database = await open()
    issuer = await startIssuer(CLIENT_ID)
    const provider = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, issuer: issuer.issuer }
    auth = await startAuth(database, { providers: { google: provider, azure: provider } })
  })
  afterAll(() => issuer.stop())

  const begin = async (query = '') => {
    const answer = await auth.request(
      `/authorize?provider=google&redirect_to=http://127.0.0.1:4180/dashboard${query}`,
    )
    return {
      location: answer.headers.get('location') ?? '',
      cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
      setCookie: answer.headers.get('set-cookie') ?? '',
      status: answer.status,
    }
  }
  const comeBack = async (query: URLSearchParams, cookie = '') => {
    const answer = await auth.request(`/callback?${query}`, { headers: { cookie } })
    const url = new URL(answer.headers.get('location') ?? '')
    return { status: answer.status, url, fragment: new URLSearchParams(url.hash.slice(1)) }
  }
  const google = (email: string, more = {}) => ({
    sub: `google-${email}`,
    email,
    email_verified: true,
    name: 'Gabi',
    ...more,
  })
  const signInWith = async (claims: JWTPayload, query = '') => {
    const { location, cookie } = await begin(query)
    return comeBack(issuer.agree(location, claims), cookie)
  }

  it('a posted answer that is no form goes back to the page as a refusal', async () => {
    const answer = await auth.request('/callback', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: 'cs.{',
    })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(/error=invalid_request/)
  })

  it('[AUTH-08] [ENT-10] [ENT-11] a person signs in with Google, and the page gets session and provider tokens', async () => {
    const email = someone()
    const { location, status, cookie, setCookie } = await begin(
      '&scopes=calendar&prompt=consent&client_id=evil&state=mine',
    )
    expect(status).toBe(302)
    const query = new URL(location).searchParams
    expect(Object.fromEntries(query)).toMatchObject({
      client_id: CLIENT_ID,
      response_type: 'code',
      redirect_uri: `${auth.settings.externalUrl}/callback`,
      scope: 'openid email profile calendar',
      prompt: 'consent',
      code_challenge_method: 'S256',
    })
    expect(query.get('state')).toMatch(/^[0-9a-f-]{36}$/)
    expect(setCookie).toMatch(/HttpOnly; SameSite=Lax/)

    const { fragment, url } = await comeBack(issuer.agree(location, google(email)), cookie)
    expect(url.pathname).toBe('/dashboard')
    expect(fragment.get('provider_token')).toBe('provider-access-token')
    expect(fragment.get('provider_refresh_token')).toBe('provider-refresh-token')
    const claims = claimsOf(fragment.get('access_token') ?? '')
    expect(claims).toMatchObject({
      email,
      amr: [{ method: 'oauth' }],
      app_metadata: { provider: 'google', providers: ['google'] },
    })
    const { data } = await auth.client().auth.getUser(fragment.get('access_token') ?? '')
    expect(data.user).toMatchObject({
      user_metadata: { full_name: 'Gabi' },
      identities: [{ provider: 'google', id: `google-${email}` }],
    })
    expect(data.user?.email_confirmed_at).toBeTruthy()

    const again = await signInWith(google(email))
    expect(claimsOf(again.fragment.get('access_token') ?? '').sub).toBe(claims.sub)
  })

  it('[SEC-OA-02] [AUTH-26] with PKCE the page gets a code that the client redeems once', async () => {
    const email = someone()
    const client = auth.client({ flowType: 'pkce' })
    const start = await client.auth.signInWithOAuth({
      provider: 'google',
      options: { skipBrowserRedirect: true, redirectTo: 'http://127.0.0.1:4180/dashboard' },
    })
    const authorize = await auth.request((start.data.url ?? '').replace(/^.*\/auth\/v1/, ''))
    const query = issuer.agree(authorize.headers.get('location') ?? '', google(email))
    const { url } = await comeBack(query)
    const code = url.searchParams.get('code') ?? ''
    expect(url.hash).toBe('')
    expect((await comeBack(query)).fragment.get('error_code')).toBe('flow_state_already_used')
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.session).toMatchObject({
      provider_token: 'provider-access-token',
      user: { email },
    })
    expect(claimsOf(data.session?.access_token ?? '').amr).toMatchObject([{ method: 'oauth' }])
  })

  it('[SEC-OA-03] a challenge in plain text is refused, by mail and by provider', async () => {
    const plain = `&code_challenge=${VERIFIER}&code_challenge_method=plain`
    const refused = await auth.request(`/authorize?provider=google${plain}`)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ error_code: 'validation_failed' })
    const email = someone()
    const body = { email, code_challenge: VERIFIER, code_challenge_method: 'plain' }
    for (const path of ['/recover', '/otp', '/magiclink', '/resend', '/signup']) {
      const more = path === '/signup' ? { password: PASSWORD } : { type: 'signup' }
      expect([path, (await auth.post(path, { ...body, ...more })).status]).toEqual([path, 400])
    }
    expect(auth.mails.some((mail) => mail.to === email)).toBe(false)
    const { rows } = await database.query('select 1 from auth.users where email = $1', [email])
    expect(rows).toEqual([])
  })

  it('[SEC-OA-02] of twenty concurrent exchanges of a code one succeeds', async () => {
    const { url } = await signInWith(google(someone()), CHALLENGE)
    const body = { auth_code: url.searchParams.get('code'), code_verifier: VERIFIER }
    const attempts = await Promise.all(
      Array.from({ length: 20 }, () => auth.post('/token?grant_type=pkce', body)),
    )
    const statuses = attempts.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(19).fill(404)])
  })

  it('[SEC-OA-02] a wrong verifier fails and uses the code up; a late one is refused', async () => {
    const exchange = async (code: string | null, code_verifier: string) => {
      const answer = await auth.post('/token?grant_type=pkce', { auth_code: code, code_verifier })
      return [answer.status, answer.headers.get('x-sb-error-code')]
    }
    const wrong = await signInWith(google(someone()), CHALLENGE)
    const code = wrong.url.searchParams.get('code')
    expect(await exchange(code, 'a'.repeat(43))).toEqual([400, 'bad_code_verifier'])
    expect(await exchange(code, VERIFIER)).toEqual([404, 'flow_state_not_found'])
    const late = await signInWith(google(someone()), CHALLENGE)
    auth.clock.advance(301)
    expect(await exchange(late.url.searchParams.get('code'), VERIFIER)).toEqual([
      422,
      'flow_state_expired',
    ])
    expect(await exchange('', '')).toEqual([400, 'validation_failed'])
  })

  it('[SEC-OA-01] a state works once, for ten minutes, in the browser where it began', async () => {
    const failed = { error: 'invalid_request', error_code: 'bad_oauth_state' }
    const { location, cookie } = await begin()
    const query = issuer.agree(location, google(someone()))
    const stolen = await begin()
    expect(
      Object.fromEntries(
        (await comeBack(issuer.agree(stolen.location, google(someone())))).fragment,
      ),
    ).toMatchObject(failed)
    expect((await comeBack(query, cookie)).fragment.get('access_token')).toBeTruthy()
    expect(Object.fromEntries((await comeBack(query, cookie)).fragment)).toMatchObject(failed)

    const slow = await begin()
    auth.clock.advance(601)
    expect(
      Object.fromEntries(
        (await comeBack(issuer.agree(slow.location, google(someone())), slow.cookie)).fragment,
      ),
    ).toMatchObject(failed)
    for (const state of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
      const { url, fragment } = await comeBack(new URLSearchParams({ code: 'x', state }))
      expect(url.origin).toBe('http://127.0.0.1:4180')
      expect(Object.fromEntries(fragment)).toMatchObject(failed)
      expect(url.searchParams.get('error_code')).toBe('bad_oauth_state')
    }
    expect((await comeBack(new URLSearchParams({ code: 'x' }))).fragment.get('error_code')).toBe(
      'bad_oauth_callback',
    )
  })

  it('[SEC-OA-04] only tokens of this issuer, for us, of this flow and in time are believed', async () => {
    const email = (await signedIn(auth)).email
    const bad: JWTPayload[] = [
      { iss: 'http://127.0.0.1:1/evil' },
      { aud: 'somebody-else' },
      { nonce: 'another' },
      { exp: Math.floor(Date.now() / 1000) - 600 },
    ]
    for (const claims of bad) {
      const { fragment } = await signInWith(google(email, claims))
      expect([claims, fragment.get('access_token'), fragment.get('error')]).toEqual([
        claims,
        null,
        'invalid_request',
      ])
    }
    for (const token of [
      await issuer.sign(google(email), { forged: true }),
      'eyJhbGciOiJub25lIn0.e30.',
      'x',
    ]) {
      const { error } = await auth.client().auth.signInWithIdToken({ provider: 'google', token })
      expect(error?.status).toBe(400)
    }
    const { rows } = await database.query(
      "select 1 from auth.identities where provider = 'google' and email = $1",
      [email],
    )
    expect(rows).toEqual([])
  })

  it('[SEC-OA-05] a proven address opens the existing account, an unproven one does not', async () => {
    const { email, id } = await signedIn(auth)
    const unproven = await signInWith(google(email, { email_verified: false }))
    expect(unproven.fragment.get('error_code')).toBe('provider_email_needs_verification')
    const proven = await signInWith(google(email))
    expect(claimsOf(proven.fragment.get('access_token') ?? '')).toMatchObject({
      sub: id,
      app_metadata: { providers: ['email', 'google'] },
    })
    expect(auth.mails.findLast((mail) => mail.to === email)?.subject).toContain(
      'new way to sign in',
    )
  })

  it('[SEC-OA-05] whoever registered an address they do not own is put out when its owner comes', async () => {
    const email = someone()
    const squatter = auth.client()
    await squatter.auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { full_name: 'Squatter' } },
    })
    const session = (await squatter.auth.signInWithPassword({ email, password: PASSWORD })).data
      .session
    const owner = await signInWith(google(email))
    expect(claimsOf(owner.fragment.get('access_token') ?? '')).toMatchObject({
      email,
      user_metadata: { full_name: 'Gabi' },
    })
    expect(
      (await auth.request('/user', { headers: bearer(session ?? { access_token: '' }) })).status,
    ).toBe(403)
    expect(
      (await auth.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code,
    ).toBe('invalid_credentials')
  })

  it('[AUTH-09] [SEC-OA-05] Microsoft addresses count as proven only when Microsoft says so', async () => {
    const { email } = await signedIn(auth)
    const withAzure = async (claims: object) => {
      const start = await auth.request('/authorize?provider=azure&scopes=email')
      const cookie = (start.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
      return comeBack(
        issuer.agree(start.headers.get('location') ?? '', {
          sub: `azure-${email}`,
          email,
          ...claims,
        }),
        cookie,
      )
    }
    expect((await withAzure({ xms_edov: false })).fragment.get('error_code')).toBe(
      'provider_email_needs_verification',
    )
    expect((await withAzure({ xms_edov: true })).fragment.get('access_token')).toBeTruthy()
  })

  const asMicrosoft = async (claims: JWTPayload, service = auth) => {
    const browser = service.browser()
    const start = await browser.open('/authorize?provider=azure&scopes=email')
    const query = issuer.agree(start.headers.get('location') ?? '', claims)
    const back = await browser.open(`/callback?${query}`)
    const fragment = new URLSearchParams(back.headers.get('location')?.split('#')[1])
    return { browser, fragment, token: fragment.get('access_token') ?? '' }
  }
  const providersOf = async (id: string) => {
    const { data } = await auth.admin().auth.admin.getUserById(id)
    return data.user?.identities?.map(({ provider }) => provider)
  }

  it('[SEC-OA-05] an address that Microsoft only claims is not confirmed, and its owner does not land in that account', async () => {
    const email = someone()
    const { token } = await asMicrosoft({ sub: `azure-${email}`, email })
    const { sub } = claimsOf(token)
    const { data } = await auth.admin().auth.admin.getUserById(String(sub))
    expect(data.user).not.toHaveProperty('email_confirmed_at')
    expect(data.user?.identities?.[0]?.identity_data?.email_verified).toBe(false)
    expect(auth.lastMail(email).subject).toContain('Confirm your address')

    const owner = await signInWith(google(email))
    expect(owner.fragment.get('access_token')).toBeTruthy()
    expect((await auth.request('/user', { headers: bearer({ access_token: token }) })).status).toBe(
      403,
    )
    expect(await providersOf(String(sub))).toEqual(['google'])
    const again = await asMicrosoft({ sub: `azure-${email}`, email })
    expect(again.fragment.get('error_code')).toBe('provider_email_needs_verification')
  })

  it('[SEC-OA-05] who confirms a claimed address in the same browser keeps Microsoft, a stranger does not', async () => {
    for (const isSame of [true, false]) {
      const email = someone()
      const { token, browser } = await asMicrosoft({ sub: `azure-${email}`, email })
      await (isSame ? browser : auth.browser()).open(auth.lastMail(email).path)
      expect(await providersOf(String(claimsOf(token).sub))).toEqual([isSame ? 'azure' : 'email'])
      const again = await asMicrosoft({ sub: `azure-${email}`, email })
      expect(again.token !== '').toBe(isSame)
    }
  })

  it('[SEC-OA-05] whoever signs up and confirms themselves shares the account with no Microsoft that claimed it before', async () => {
    const email = someone()
    const stranger = { sub: `azure-${email}`, email, name: 'Stranger' }
    const { token } = await asMicrosoft(stranger)
    auth.clock.advance(61)
    const owner = auth.browser()
    await owner.client.auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { full_name: 'Olga' } },
    })
    await owner.open(auth.lastMail(email).path)
    expect(await providersOf(String(claimsOf(token).sub))).toEqual(['email'])
    expect((await asMicrosoft(stranger)).fragment.get('error_code')).toBe(
      'provider_email_needs_verification',
    )
    const { data } = await auth.client().auth.signInWithPassword({ email, password: PASSWORD })
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Olga' })
  })

  it('where confirmation is required a claimed address gets a mail and no session', async () => {
    const strict = await startAuth(database, {
      providers: auth.settings.providers,
      allowUnconfirmedSignIn: false,
    })
    const email = someone()
    const claims = { sub: `azure-${email}`, email }
    const first = await asMicrosoft(claims, strict)
    expect(first.fragment.get('error_code')).toBe('provider_email_needs_verification')
    await first.browser.open(strict.lastMail(email).path)
    expect((await asMicrosoft(claims, strict)).token).not.toBe('')
    const direct = await strict.client().auth.signInWithIdToken({
      provider: 'azure',
      token: await issuer.sign({ sub: 'x', email: someone() }),
    })
    expect(direct.error?.code).toBe('provider_email_needs_verification')
  })

  it('[SEC-OA-05] recovery removes identities that were attached before it', async () => {
    const { email, id } = await signedIn(auth)
    await database.query(
      `insert into auth.identities (user_id, provider, provider_id, identity_data)
       values ($1::uuid, 'azure', $2, '{}')`,
      [id, `stranger-${id}`],
    )
    const owner = auth.client()
    await owner.auth.resetPasswordForEmail(email)
    await owner.auth.verifyOtp({ type: 'recovery', token_hash: auth.lastMail(email).token })
    expect(await providersOf(id)).toHaveLength(2)
    expect((await owner.auth.updateUser({ password: 'taken back' })).error).toBeNull()
    expect(await providersOf(id)).toEqual(['email'])
    expect((await asMicrosoft({ sub: `stranger-${id}`, email })).token).toBe('')
    expect((await signInWith(google(email))).fragment.get('access_token')).toBeTruthy()
  })

  it('[SEC-OA-06] a provider sends people back to our pages only', async () => {
    for (const place of ['https://evil.example/x', '//evil.example', 'javascript:alert(1)']) {
      const start = await auth.request(
        `/authorize?provider=google&redirect_to=${encodeURIComponent(place)}`,
      )
      const cookie = (start.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
      const query = issuer.agree(start.headers.get('location') ?? '', google(someone()))
      expect((await comeBack(query, cookie)).url.origin).toBe('http://127.0.0.1:4180')
    }
  })

  it('[SEC-OA-07] what the provider says of an error is passed on as text', async () => {
    const { location, cookie } = await begin()
    const state = new URL(location).searchParams.get('state') ?? ''
    const { fragment, url } = await comeBack(
      new URLSearchParams({
        state,
        error: 'access_denied',
        error_description: '<script>alert(1)</script>',
      }),
      cookie,
    )
    expect(fragment.get('error')).toBe('access_denied')
    expect(url.toString()).not.toContain('<script>')
    expect(url.pathname).toBe('/dashboard')
  })

  it('[SEC-OA-08] provider tokens cannot be read in the database', async () => {
    await signInWith(google(someone()), CHALLENGE)
    await signInWith(google(someone()))
    const { rows } = await database.query(
      'select row_to_json(f)::text as flow from auth.flow_state f',
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/provider-(access|refresh)-token/)
  })

  it('a browser that knows this machine by another name is sent to the one the provider knows', async () => {
    const answer = await auth.app.request(
      'http://localhost:4180/auth/v1/authorize?provider=google&x=1',
    )
    expect(answer.headers.get('location')).toBe(
      'http://127.0.0.1:4180/auth/v1/authorize?provider=google&x=1',
    )
  })

  it('the log says why a provider gave nothing', async () => {
    const wrong = { clientId: CLIENT_ID, clientSecret: 'mistyped', issuer: issuer.issuer }
    const away = { ...wrong, issuer: 'http://127.0.0.1:1' }
    const misled = await startAuth(database, { providers: { google: wrong, azure: away } })
    const refused = await misled.request('/authorize?provider=azure')
    expect(refused.status).toBe(500)
    expect(misled.faults).toMatchObject([{ err: { message: 'fetch failed' } }])

    const begun = await misled.request('/authorize?provider=google')
    const query = issuer.agree(begun.headers.get('location') ?? '', google(someone()))
    const [cookie = ''] = (begun.headers.get('set-cookie') ?? '').split(';')
    await misled.request(`/callback?${query}`, { headers: { cookie } })
    expect(misled.faults.slice(1)).toMatchObject([
      { err: { message: `${issuer.issuer}/token answered 401: invalid_client` } },
    ])
  })

  it('providers that are not set up are refused in words', async () => {
    for (const provider of ['github', 'toString', '']) {
      const answer = await auth.request(`/authorize?provider=${provider}`)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        msg: 'Unsupported provider: provider is not enabled',
      })
    }
    const half = await auth.request('/authorize?provider=google&code_challenge=abc')
    expect(await half.json()).toMatchObject({
      msg: 'PKCE flow requires code_challenge_method and code_challenge',
    })
    expect(auth.faults).toEqual([])
  })
})
