import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { describeDatabases } from '../testing/index.ts'
import { randomToken } from './secrets.ts'
import { bearer, claimsOf, signedIn, signInAs } from './testing/sign-in.ts'
import { PASSWORD, startAuth, type TestAuth } from './testing/start-auth.ts'

const DAY = 24 * 60 * 60

describeDatabases((open) => {
  let auth: TestAuth
  let database: Database
  beforeAll(async () => {
    database = await open()
    auth = await startAuth(database)
  })

  const refresh = async (token: string) => {
    const answer = await auth.post('/token?grant_type=refresh_token', { refresh_token: token })
    const body = (await answer.json()) as {
      refresh_token: string
      error_code?: string
      msg?: string
    }
    return {
      status: answer.status,
      token: body.refresh_token,
      code: body.error_code,
      message: body.msg,
    }
  }
  const activeTokens = async (sessionId: unknown) => {
    const { rows } = await database.query(
      'select token from auth.refresh_tokens where session_id = $1::uuid and not revoked',
      [sessionId],
    )
    return rows.length
  }

  it('[ENT-04] [ENT-05] [ENT-06] [ENT-07] [ENT-08] [ENT-09] [ENT-12] a session carries what the client needs', async () => {
    const { email } = await signedIn(auth)
    const answer = await auth.post('/token?grant_type=password', { email, password: PASSWORD })
    const session = (await answer.json()) as Record<string, unknown> & {
      user: object
      access_token: string
    }
    expect(Object.keys(session).sort()).toEqual(
      ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type', 'user'].sort(),
    )
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(Object.keys(session.user)).toEqual(
      expect.arrayContaining([
        'id',
        'aud',
        'role',
        'email',
        'phone',
        'app_metadata',
        'user_metadata',
        'identities',
        'created_at',
        'updated_at',
        'is_anonymous',
        'email_confirmed_at',
        'last_sign_in_at',
      ]),
    )
    expect(answer.headers.get('sb-auth-user-id')).toBe((session.user as { id: string }).id)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('[SEC-SES-03] access tokens hold the documented claims for an hour, signed with ES256', async () => {
    const { session, email, id } = await signedIn(auth)
    const claims = claimsOf(session.access_token)
    expect(claims).toMatchObject({
      iss: auth.settings.externalUrl,
      sub: id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      is_anonymous: false,
    })
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600)
    const header = JSON.parse(
      Buffer.from(session.access_token.split('.')[0] ?? '', 'base64url').toString(),
    )
    expect(header).toMatchObject({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) })
    const { data } = await auth.client().auth.getClaims(session.access_token)
    expect(data?.claims.sub).toBe(id)
  })

  it('[SEC-SES-04] a used token shown again later ends the whole family', async () => {
    const { session } = await signedIn(auth)
    const second = await refresh(session.refresh_token)
    const third = await refresh(second.token)
    auth.clock.advance(11)
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      code: 'refresh_token_already_used',
      message: 'Invalid Refresh Token: Already Used',
    })
    expect((await refresh(third.token)).status).toBe(400)
    expect(await activeTokens(claimsOf(session.access_token).session_id)).toBe(0)
  })

  it('[SEC-SES-04] a used token whose answer got lost leads to its successor for ten seconds', async () => {
    const { session } = await signedIn(auth)
    const lost = await refresh(session.refresh_token)
    auth.clock.advance(10)
    expect(await refresh(session.refresh_token)).toMatchObject({ status: 200, token: lost.token })
    expect(await activeTokens(claimsOf(session.access_token).session_id)).toBe(1)
  })

  it('[SEC-SES-04] a used token shown after eleven seconds ends its successor, and the access tokens of both', async () => {
    const { session, client } = await signedIn(auth)
    const { data } = await client.auth.refreshSession()
    auth.clock.advance(11)
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      code: 'refresh_token_already_used',
    })
    expect((await refresh(data.session?.refresh_token ?? '')).status).toBe(400)
    for (const token of [session.access_token, data.session?.access_token ?? '']) {
      const answer = await auth.request('/user', { headers: bearer({ access_token: token }) })
      expect(answer.status).toBe(403)
    }
    const { rows } = await database.query<{ action: string }>(
      `select payload ->> 'action' as action from auth.audit_log_entries
       where payload ->> 'actor_id' = $1 order by created_at desc`,
      [session.user.id],
    )
    expect(rows.map(({ action }) => action)).toContain('token_reused')
  })

  it('[SEC-SES-05] an older token within the grace leads to the same active one, never to a second branch', async () => {
    const { session } = await signedIn(auth)
    const second = await refresh(session.refresh_token)
    const third = await refresh(second.token)
    auth.clock.advance(5)
    expect(await refresh(session.refresh_token)).toMatchObject({ status: 200, token: third.token })
    expect(await activeTokens(claimsOf(session.access_token).session_id)).toBe(1)
  })

  it('[SEC-SES-05] twenty parallel refreshes leave one active token, and everybody has it', async () => {
    const { session } = await signedIn(auth)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refresh(session.refresh_token)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1)
    expect(await activeTokens(claimsOf(session.access_token).session_id)).toBe(1)
  })

  it('two tabs that refresh against each other both stay signed in', async () => {
    const { session } = await signedIn(auth)
    const tabs = await Promise.all(
      [1, 2].map(async () => {
        const tab = auth.client()
        await tab.auth.setSession(session)
        return tab
      }),
    )
    for (let round = 0; round < 3; round++) {
      const results = await Promise.all(
        tabs.map((tab) => tab.auth.refreshSession({ refresh_token: session.refresh_token })),
      )
      for (const { data, error } of results) {
        expect(error).toBeNull()
        expect(data.session).not.toBeNull()
      }
    }
    expect(await activeTokens(claimsOf(session.access_token).session_id)).toBe(1)
  })

  it('[SEC-SES-06] refresh tokens are long, different and only hashed in the database', async () => {
    const { session } = await signedIn(auth)
    expect(Buffer.from(session.refresh_token, 'base64url').length).toBeGreaterThanOrEqual(16)
    const many = Array.from({ length: 1000 }, randomToken)
    expect(new Set(many).size).toBe(1000)
    expect(new Set(many.map((token) => token.length))).toEqual(new Set([43]))
    const { rows } = await database.query<{ token: string }>(
      'select token from auth.refresh_tokens',
    )
    expect(rows.some(({ token }) => token === session.refresh_token)).toBe(false)
    expect(new Set(rows.map(({ token }) => token)).size).toBe(rows.length)
  })

  it('malformed and unknown refresh tokens are told apart', async () => {
    expect(await refresh('short')).toMatchObject({ status: 400, code: 'validation_failed' })
    expect(await refresh('not a token at all')).toMatchObject({
      status: 400,
      code: 'validation_failed',
    })
    expect(await refresh('abcdefghijkl')).toMatchObject({
      status: 400,
      code: 'refresh_token_not_found',
      message: 'Invalid Refresh Token: Refresh Token Not Found',
    })
  })

  it('[SEC-SES-07] a session that was not used for thirty days is over', async () => {
    const { session } = await signedIn(auth)
    auth.clock.advance(30 * DAY + 1)
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      code: 'session_expired',
      message: 'Invalid Refresh Token: Session Expired (Inactivity)',
    })
    const user = await auth.request('/user', { headers: bearer(session) })
    expect([user.status, user.headers.get('x-sb-error-code')]).toEqual([403, 'session_expired'])
  })

  it('[SEC-SES-07] an operator can end every session after a fixed time', async () => {
    const strict = await startAuth(database, { sessionTimeboxSeconds: 3600 })
    const { client } = await signedIn(strict)
    strict.clock.advance(3601)
    expect((await client.auth.refreshSession()).error).toMatchObject({ code: 'session_expired' })
  })

  it('an operator can allow one session per user', async () => {
    const strict = await startAuth(database, { singleSessionPerUser: true })
    const { client, email, session } = await signedIn(strict)
    await signInAs(strict.client(), email)
    expect((await strict.request('/user', { headers: bearer(session) })).status).toBe(403)
    expect((await client.auth.refreshSession()).error).toBeTruthy()
  })

  it('[SEC-SES-08] [AUTH-33] [AUTH-06] signing out ends this session, the others, or all of them', async () => {
    const { email, client: first } = await signedIn(auth)
    const clients = [first, auth.client(), auth.client()]
    const [one, two] = clients.slice(1)
    if (!one || !two) throw new Error('Three clients are needed')
    await signInAs(one, email)
    await signInAs(two, email)
    const alive = async () => {
      const answers = await Promise.all(clients.map((client) => client.auth.getUser()))
      return answers.map(({ error }) => error === null)
    }
    await first.auth.signOut({ scope: 'local' })
    expect(await alive()).toEqual([false, true, true])
    await two.auth.signOut({ scope: 'others' })
    expect(await alive()).toEqual([false, false, true])
    const { data } = await two.auth.getSession()
    await two.auth.signOut()
    expect(await alive()).toEqual([false, false, false])
    expect((await refresh(data.session?.refresh_token ?? '')).status).toBe(400)
    const replay = await auth.request('/user', {
      headers: bearer(data.session ?? { access_token: '' }),
    })
    expect([replay.status, replay.headers.get('x-sb-error-code')]).toEqual([
      403,
      'session_not_found',
    ])
  })

  it('[SEC-SES-11] every sign-in begins a session of its own', async () => {
    const { email, session } = await signedIn(auth)
    const again = await signInAs(auth.client(), email)
    const ids = [session, again].map(({ access_token }) => claimsOf(access_token).session_id)
    expect(new Set(ids).size).toBe(2)
    expect(again.refresh_token).not.toBe(session.refresh_token)
  })

  it('[SEC-SES-09] whoever deletes an account ends its sessions', async () => {
    const { session, id } = await signedIn(auth)
    await auth.admin().auth.admin.deleteUser(id)
    expect((await auth.request('/user', { headers: bearer(session) })).status).toBe(403)
    expect((await refresh(session.refresh_token)).status).toBe(400)
  })

  it('an unknown sign-out scope is refused', async () => {
    const { session } = await signedIn(auth)
    const answer = await auth.post('/logout?scope=everywhere', {}, bearer(session))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ msg: 'Unsupported logout scope "everywhere"' })
  })

  it('[SEC-SES-10] a user sees where they are signed in and ends one of it', async () => {
    const { email, session, client } = await signedIn(auth)
    const other = await signInAs(auth.client(), email)
    const answer = await auth.request('/user/sessions', { headers: bearer(session) })
    const { sessions } = (await answer.json()) as { sessions: { id: string; current: boolean }[] }
    expect(sessions).toHaveLength(2)
    const elsewhere = sessions.find(({ current }) => !current)
    const stranger = await signedIn(auth)
    const foreign = await auth.request(`/user/sessions/${elsewhere?.id}`, {
      method: 'DELETE',
      headers: bearer(stranger.session),
    })
    expect(foreign.status).toBe(404)
    const ended = await auth.request(`/user/sessions/${elsewhere?.id}`, {
      method: 'DELETE',
      headers: bearer(session),
    })
    expect(ended.status).toBe(204)
    expect((await auth.request('/user', { headers: bearer(other) })).status).toBe(403)
    expect((await client.auth.getUser()).error).toBeNull()
  })

  it('[SEC-SES-09] [SEC-AUTH-23] a new password signs out everybody else and says so by mail', async () => {
    const { email, client } = await signedIn(auth)
    const other = await signInAs(auth.client(), email)
    await auth.client().auth.resetPasswordForEmail(email)
    const { token } = auth.lastMail(email)
    expect((await client.auth.updateUser({ password: 'brand new one' })).error).toBeNull()
    expect((await auth.request('/user', { headers: bearer(other) })).status).toBe(403)
    expect((await client.auth.getUser()).error).toBeNull()
    expect(auth.mails.findLast((mail) => mail.to === email)?.subject).toContain(
      'password was changed',
    )
    const stale = await auth.client().auth.verifyOtp({ type: 'recovery', token_hash: token })
    expect(stale.error).toMatchObject({ status: 403, code: 'otp_expired' })
    expect(auth.faults).toEqual([])
  })

  it('the address of the sign-in stays with the session when another network refreshes it', async () => {
    const { email } = await signedIn(auth)
    const signIn = await auth.post(
      '/token?grant_type=password',
      { email, password: PASSWORD },
      {},
      '192.0.2.7',
    )
    const session = (await signIn.json()) as { refresh_token: string; access_token: string }
    await auth.post(
      '/token?grant_type=refresh_token',
      { refresh_token: session.refresh_token },
      {},
      '192.0.2.99',
    )
    const { rows } = await database.query<{ ip: string }>(
      'select host(ip) as ip from auth.sessions where id = $1::uuid',
      [claimsOf(session.access_token).session_id],
    )
    expect(rows[0]?.ip).toBe('192.0.2.7')
  })

  it('[SEC-SES-08] a user with an address lock is signed out at every other address, and stays signed in at the own', async () => {
    const { id, email } = await signedIn(auth)
    const own = '192.0.2.7'
    const signIn = async (from: string) => {
      const answer = await auth.post(
        '/token?grant_type=password',
        { email, password: PASSWORD },
        {},
        from,
      )
      return (await answer.json()) as { refresh_token: string; access_token: string }
    }
    const session = await signIn(own)
    const other = await signIn(own)
    await auth.admin().auth.admin.updateUserById(id, { app_metadata: { address_lock: true } })
    const ask = async (from: string, method: string, path: string, body?: object) => {
      const init = { method, headers: bearer(session), from }
      const answer = await auth.request(path, body ? { ...init, body: JSON.stringify(body) } : init)
      return answer.status
    }

    // With a new password a thief could sign in and have a session of the own address.
    const elsewhere = '192.0.2.99'
    expect(await ask(elsewhere, 'PUT', '/user', { password: 'a thief’s password' })).toBe(403)
    expect(await ask(elsewhere, 'PUT', '/user', { email: 'thief@example.test' })).toBe(403)
    expect(await ask(elsewhere, 'GET', '/user')).toBe(403)
    expect(await ask(elsewhere, 'GET', '/user/sessions')).toBe(403)
    expect(await ask(elsewhere, 'GET', '/reauthenticate')).toBe(403)
    expect(await ask(elsewhere, 'POST', '/factors', { factor_type: 'totp' })).toBe(403)
    expect(await ask(elsewhere, 'POST', '/logout?scope=others')).toBe(403)
    const refresh_token = session.refresh_token
    const refreshed = (from: string) =>
      auth.post('/token?grant_type=refresh_token', { refresh_token }, {}, from)
    expect((await refreshed(elsewhere)).status).toBe(400)

    expect(await ask(own, 'GET', '/user')).toBe(200)
    expect((await refreshed(own)).status).toBe(200)
    // From another address a session can end itself, but not the user's other sessions.
    expect(await ask(elsewhere, 'POST', '/logout')).toBe(204)
    expect(await ask(own, 'GET', '/user')).toBe(403)
    const stays = await auth.request('/user', { headers: bearer(other), from: own })
    expect(stays.status).toBe(200)
    expect(auth.faults).toEqual([])
  })

  it('[SEC-SES-08] an address lock knows an IPv6 address however it is written', async () => {
    const { id, email } = await signedIn(auth)
    await auth.admin().auth.admin.updateUserById(id, { app_metadata: { address_lock: true } })
    const body = { email, password: PASSWORD }
    const signIn = await auth.post('/token?grant_type=password', body, {}, '2001:db8:0:0::1')
    const session = (await signIn.json()) as { access_token: string }
    const at = async (from: string) =>
      (await auth.request('/user', { headers: bearer(session), from })).status
    expect([await at('2001:DB8::1'), await at('2001:db8::2')]).toEqual([200, 403])
  })
})
