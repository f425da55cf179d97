import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeDatabases } from '../../../testing/index.ts'
import { bearer, enrolTotp, signedIn, signInAs } from '../../testing/sign-in.ts'
import { PASSWORD, someone, startAuth, type TestAuth } from '../../testing/start-auth.ts'
import { getUser, updateUser } from '../../users/users.ts'

describeDatabases((open) => {
  let auth: TestAuth
  let database: Database
  beforeAll(async () => {
    database = await open()
    auth = await startAuth(database)
  })
  const admin = () => auth.admin().auth.admin

  it('[AUTH-44] an administrator creates, reads, changes and deletes users', async () => {
    const email = someone()
    const created = await admin().createUser({
      email,
      password: PASSWORD,
      user_metadata: { full_name: 'Ada' },
      app_metadata: { team: 7 },
    })
    expect(created.error).toBeNull()
    const id = created.data.user?.id ?? ''
    expect(created.data.user).toMatchObject({
      email,
      user_metadata: { full_name: 'Ada' },
      app_metadata: { provider: 'email', providers: ['email'], team: 7 },
    })
    expect(created.data.user?.email_confirmed_at).toBeUndefined()
    expect((await admin().createUser({ email })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    })

    const changed = await admin().updateUserById(id, {
      email_confirm: true,
      user_metadata: { full_name: null, city: 'Rome' },
    })
    expect(changed.data.user).toMatchObject({ user_metadata: { city: 'Rome' } })
    expect(changed.data.user?.email_confirmed_at).toBeTruthy()
    expect((await admin().getUserById(id)).data.user?.id).toBe(id)

    expect((await admin().deleteUser(id)).error).toBeNull()
    expect((await admin().getUserById(id)).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    })
    const malformed = await auth.request('/admin/users/nonsense', {
      headers: { authorization: `Bearer ${auth.secretKey}` },
    })
    expect(malformed.status).toBe(404)
  })

  it('[SEC-SES-08] app_metadata is merged with what others have written since it was read', async () => {
    const { id } = await signedIn(auth)
    await admin().updateUserById(id, { app_metadata: { team: 7, region: 'south' } })
    const read = await getUser(database, id)
    await database.query(
      `update auth.users set raw_app_meta_data = raw_app_meta_data || '{"address_lock": true}'
       where id = $1::uuid`,
      [id],
    )
    const changes = { raw_app_meta_data: { team: null, region: 'north' } }
    const changed = await updateUser(database, id, changes, new Date())
    const { team, ...others } = read.raw_app_meta_data
    expect(team).toBe(7)
    expect(changed.raw_app_meta_data).toEqual({ ...others, region: 'north', address_lock: true })
    const { data } = await admin().updateUserById(id, { password: `${PASSWORD} again` })
    expect(data.user?.app_metadata).toEqual(changed.raw_app_meta_data)
  })

  it('a deleted user who is only hidden cannot come in, and the address is free again', async () => {
    const { id, email, session } = await signedIn(auth)
    expect((await admin().deleteUser(id, true)).error).toBeNull()
    expect((await auth.request('/user', { headers: bearer(session) })).status).toBe(403)
    expect(
      (await auth.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code,
    ).toBe('invalid_credentials')
    const { rows } = await database.query<{ email: string }>(
      'select email from auth.users where id = $1::uuid',
      [id],
    )
    expect(rows[0]?.email).not.toContain('@')
    expect((await admin().createUser({ email })).error).toBeNull()
  })

  it('users are listed in pages', async () => {
    for (let n = 0; n < 3; n++) await admin().createUser({ email: someone() })
    const { data, error } = await admin().listUsers({ page: 1, perPage: 2 })
    expect(error).toBeNull()
    expect(data.users).toHaveLength(2)
    expect(data).toMatchObject({ nextPage: 2 })
    const bad = await auth.request('/admin/users?page=nonsense', {
      headers: { authorization: `Bearer ${auth.secretKey}` },
    })
    expect(bad.status).toBe(400)
    expect(await bad.json()).toMatchObject({
      msg: expect.stringContaining('Bad Pagination Parameters'),
    })
  })

  it('[SEC-SES-09] a ban or a new password by the administrator ends the sessions', async () => {
    const { id, email, client, session } = await signedIn(auth)
    expect((await admin().updateUserById(id, { ban_duration: '24h' })).data.user).toHaveProperty(
      'banned_until',
    )
    expect((await auth.request('/user', { headers: bearer(session) })).status).toBe(403)
    expect((await client.auth.refreshSession()).error).toBeTruthy()
    expect(
      (await auth.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code,
    ).toBe('user_banned')
    expect(
      (await auth.client().auth.signInWithPassword({ email, password: 'wrong one' })).error?.code,
    ).toBe('invalid_credentials')
    await admin().updateUserById(id, { ban_duration: 'none' })
    const again = await signInAs(auth.client(), email)
    await admin().updateUserById(id, { password: 'set by an admin' })
    expect((await auth.request('/user', { headers: bearer(again) })).status).toBe(403)
    await signInAs(auth.client(), email, 'set by an admin')
  })

  it('[SEC-AUTH-06] an imported bcrypt hash opens the account and becomes argon2id', async () => {
    const email = someone()
    // bcrypt, cost 10, of 'imported password'
    const hash = await import('bcryptjs').then(({ hash }) => hash('imported password', 10))
    await auth.request('/admin/users', {
      method: 'POST',
      headers: { authorization: `Bearer ${auth.secretKey}` },
      body: JSON.stringify({ email, password_hash: hash, email_confirm: true }),
    })
    await signInAs(auth.client(), email, 'imported password')
    const { rows } = await database.query<{ hash: string }>(
      'select encrypted_password as hash from auth.users where email = $1',
      [email],
    )
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$/)
    await signInAs(auth.client(), email, 'imported password')
  })

  it('[AUTH-45] links of every type can be generated and used', async () => {
    const email = someone()
    const signup = await admin().generateLink({ type: 'signup', email, password: PASSWORD })
    expect(signup.error).toBeNull()
    expect(signup.data.properties).toMatchObject({
      verification_type: 'signup',
      redirect_to: auth.settings.siteUrl,
    })
    expect(signup.data.user?.email).toBe(email)
    const used = await auth
      .client()
      .auth.verifyOtp({ type: 'signup', token_hash: signup.data.properties?.hashed_token ?? '' })
    expect(used.data.user?.email_confirmed_at).toBeTruthy()

    for (const type of ['magiclink', 'recovery'] as const) {
      const { data } = await admin().generateLink({ type, email })
      const opened = await auth.request(
        (data.properties?.action_link ?? '').replace(/^.*\/auth\/v1/, ''),
      )
      expect(opened.headers.get('location')).toContain(`type=${type}`)
      const { data: coded } = await admin().generateLink({ type, email })
      const byCode = await auth
        .client()
        .auth.verifyOtp({ type, email, token: coded.properties?.email_otp ?? '' })
      expect(byCode.error).toBeNull()
    }
    expect(
      (await admin().generateLink({ type: 'recovery', email: someone() })).error,
    ).toMatchObject({ status: 404 })

    const newEmail = someone()
    const current = await admin().generateLink({ type: 'email_change_current', email, newEmail })
    const fresh = await admin().generateLink({ type: 'email_change_new', email, newEmail })
    await auth.client().auth.verifyOtp({
      type: 'email_change',
      token_hash: current.data.properties?.hashed_token ?? '',
    })
    await auth.client().auth.verifyOtp({
      type: 'email_change',
      token_hash: fresh.data.properties?.hashed_token ?? '',
    })
    await signInAs(auth.client(), newEmail)
  })

  it('an invited person accepts by the link in the mail', async () => {
    const email = someone()
    const { data, error } = await admin().inviteUserByEmail(email, { data: { team: 'A' } })
    expect(error).toBeNull()
    expect(data.user?.invited_at).toBeTruthy()
    expect(auth.lastMail(email).subject).toContain('invited')
    const accepted = await auth
      .client()
      .auth.verifyOtp({ type: 'invite', token_hash: auth.lastMail(email).token })
    expect(accepted.data.user?.user_metadata).toEqual({ team: 'A' })
    expect((await admin().inviteUserByEmail(email)).error?.code).toBe('over_email_send_rate_limit')
    auth.clock.advance(61)
    expect((await admin().inviteUserByEmail(email)).error?.code).toBe('email_exists')
  })

  it('an administrator sees and removes the factors of a user', async () => {
    const { client, id } = await signedIn(auth)
    const { factorId } = await enrolTotp(auth, client)
    const { data } = await admin().mfa.listFactors({ userId: id })
    expect(data?.factors).toMatchObject([{ id: factorId, status: 'verified' }])
    expect((await admin().mfa.deleteFactor({ userId: id, id: factorId })).error).toBeNull()
    expect((await client.auth.refreshSession()).data.session?.user.factors ?? []).toEqual([])
  })

  it('[SEC-AC-17] everything of administrators is closed to everybody else', async () => {
    const { session } = await signedIn(auth)
    const calls: [string, string][] = [
      ['GET', '/admin/users'],
      ['POST', '/admin/users'],
      ['GET', `/admin/users/${session.user.id}`],
      ['PUT', `/admin/users/${session.user.id}`],
      ['DELETE', `/admin/users/${session.user.id}`],
      ['GET', `/admin/users/${session.user.id}/factors`],
      ['POST', '/admin/generate_link'],
      ['POST', '/invite'],
      ['GET', '/admin/audit'],
    ]
    for (const [method, path] of calls) {
      const body = method === 'GET' ? undefined : '{}'
      const asUser = await auth.request(path, {
        method,
        headers: bearer(session),
        ...(body && { body }),
      })
      expect([path, asUser.status, asUser.headers.get('x-sb-error-code')]).toEqual([
        path,
        403,
        'not_admin',
      ])
      const asAnon = await auth.request(path, {
        method,
        headers: { authorization: 'Bearer sb_publishable_test' },
        ...(body && { body }),
      })
      expect([path, asAnon.status]).toEqual([path, 403])
      const asNobody = await auth.request(path, { method, ...(body && { body }) })
      expect([path, asNobody.status]).toEqual([path, 401])
    }
  })

  it('[SEC-CFG-09] sign-ins, failures and changes are written down without secrets', async () => {
    const { email, client } = await signedIn(auth)
    await auth.client().auth.signInWithPassword({ email, password: 'not this one' })
    await client.auth.updateUser({ password: 'a newer password' })
    const answer = await auth.request('/admin/audit', {
      headers: { authorization: `Bearer ${auth.secretKey}` },
    })
    const text = await answer.text()
    for (const action of ['login', 'login_failed', 'user_updated_password'])
      expect(text).toContain(`"${action}"`)
    for (const secret of [PASSWORD, 'not this one', 'a newer password', 'eyJ'])
      expect(text).not.toContain(secret)
    expect(auth.faults).toEqual([])
  })

  it('[SEC-CFG-09] a change of address is written down, and each entry names the request and its address', async () => {
    const { email, id, session } = await signedIn(auth)
    const newEmail = someone()
    const asked = await auth.request('/user', {
      method: 'PUT',
      headers: { ...bearer(session), 'x-request-id': 'change-of-address' },
      body: JSON.stringify({ email: newEmail }),
      from: '203.0.113.9',
    })
    expect(asked.status).toBe(200)
    await auth.request(auth.lastMail(email).path)
    await auth.request(auth.lastMail(newEmail).path, {
      headers: { 'x-request-id': 'agreed-by-both' },
    })
    const answer = await auth.request('/admin/audit', {
      headers: { authorization: `Bearer ${auth.secretKey}` },
    })
    interface Entry {
      ip_address: string
      payload: { action: string; actor_id: string; request_id: string }
    }
    const entries = ((await answer.json()) as Entry[]).filter(
      ({ payload }) => payload.actor_id === id,
    )
    const of = (action: string) => entries.find(({ payload }) => payload.action === action)
    expect(of('email_change_requested')).toMatchObject({
      ip_address: '203.0.113.9',
      payload: { request_id: 'change-of-address' },
    })
    expect(of('email_changed')).toMatchObject({ payload: { request_id: 'agreed-by-both' } })
    for (const { payload } of entries) expect(payload.request_id).toMatch(/^[\w-]{8,64}$/)
  })
})
