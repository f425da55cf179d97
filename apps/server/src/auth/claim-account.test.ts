import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { describeDatabases } from '../testing/index.ts'
import { bearer, signedIn, signInAs } from './testing/sign-in.ts'
import { PASSWORD, someone, startAuth, type TestAuth } from './testing/start-auth.ts'

const THEIRS = "the stranger's password"

describeDatabases((open) => {
  let auth: TestAuth
  let database: Database
  beforeAll(async () => {
    database = await open()
    auth = await startAuth(database, { anonymousEnabled: true, manualLinkingEnabled: true })
  })

  /** A stranger signs up with somebody's address and signs in. */
  const squat = async () => {
    const email = someone()
    const stranger = auth.browser()
    await stranger.client.auth.signUp({
      email,
      password: THEIRS,
      options: { data: { full_name: 'Stranger', company: 'Theirs' } },
    })
    const session = await signInAs(stranger.client, email, THEIRS)
    return { email, stranger, session }
  }
  const mayStillUse = async (session: { access_token: string }) =>
    (await auth.request('/user', { headers: bearer(session) })).status === 200
  const passwordOpens = async (email: string, password: string) =>
    (await auth.client().auth.signInWithPassword({ email, password })).error === null
  const fragmentOf = (answer: Response) =>
    new URLSearchParams(answer.headers.get('location')?.split('#')[1])

  it('who signs up and confirms in the same browser keeps password and name, and needs no new one', async () => {
    const email = someone()
    const { client, open: follow } = auth.browser()
    await client.auth.signUp({ email, password: PASSWORD, options: { data: { full_name: 'Ada' } } })
    const before = await signInAs(client, email)
    const fragment = fragmentOf(await follow(auth.lastMail(email).path))
    expect(await mayStillUse(before)).toBe(false)
    expect(await mayStillUse({ access_token: fragment.get('access_token') ?? '' })).toBe(true)
    const { user } = await signInAs(auth.client(), email)
    expect(user.user_metadata).toMatchObject({ full_name: 'Ada' })
    expect(user.app_metadata).not.toHaveProperty('password_needed')
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    '[SEC-CFG-04] a form (%s) on a foreign page does not have a browser choose a password for its user',
    async (type) => {
      const email = someone()
      const victim = auth.browser()
      const answer = await victim.send('/signup?apikey=sb_publishable_test', {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify({ email, password: THEIRS, end: '=' }),
      })
      expect(answer.headers.getSetCookie()).toEqual([])
      await victim.open(auth.lastMail(email).path)
      expect(await passwordOpens(email, THEIRS)).toBe(false)
    },
  )

  it('who changed the password before confirming keeps the new one', async () => {
    const email = someone()
    const { client, open: follow } = auth.browser()
    await client.auth.signUp({ email, password: PASSWORD })
    await signInAs(client, email)
    expect((await client.auth.updateUser({ password: 'a second thought' })).error).toBeNull()
    auth.clock.advance(61)
    await client.auth.resend({ type: 'signup', email })
    await follow(auth.lastMail(email).path)
    expect(await passwordOpens(email, 'a second thought')).toBe(true)
  })

  it('a stranger who keeps changing the password does not keep the owner from confirming', async () => {
    const { email, stranger, session } = await squat()
    await auth.post('/recover', { email })
    const recovery = auth.lastMail(email)
    const change = (password: string) => stranger.client.auth.updateUser({ password })
    expect((await change('another of theirs')).error).toBeNull()
    expect((await change('and yet another')).error).toBeNull()
    const owner = await auth
      .client()
      .auth.verifyOtp({ type: 'recovery', email, token: recovery.code })
    expect(owner.error).toBeNull()
    expect(await mayStillUse(session)).toBe(false)
    expect(await passwordOpens(email, 'and yet another')).toBe(false)

    const again = await squat()
    const { code } = auth.lastMail(again.email)
    await again.stranger.client.auth.updateUser({ password: 'another of theirs' })
    const answer = await auth
      .client()
      .auth.verifyOtp({ type: 'signup', email: again.email, token: code })
    expect(answer.error).toBeNull()
    expect(await passwordOpens(again.email, 'another of theirs')).toBe(false)
  })

  it('who confirms in another browser is in, and is asked for a new password', async () => {
    const { email, session, stranger } = await squat()
    const fragment = fragmentOf(await auth.browser().open(auth.lastMail(email).path))
    expect(await passwordOpens(email, THEIRS)).toBe(false)
    expect(await mayStillUse(session)).toBe(false)
    expect((await stranger.client.auth.refreshSession()).error).not.toBeNull()

    const owner = auth.client()
    const { data } = await owner.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    })
    expect(data.user?.app_metadata.password_needed).toBe(true)
    const changed = await owner.auth.updateUser({ password: PASSWORD })
    expect(changed.error).toBeNull()
    expect(changed.data.user?.app_metadata).not.toHaveProperty('password_needed')
    expect(await passwordOpens(email, PASSWORD)).toBe(true)
  })

  it.each([
    ['code', 'signup'],
    ['recovery link', 'recovery'],
    ['sign-in code', 'email'],
    ['invitation', 'invite'],
  ] as const)('a stranger does not survive a confirmation by %s', async (_, type) => {
    const { email, session } = await squat()
    auth.clock.advance(61)
    const owner = auth.client()
    if (type === 'recovery') await owner.auth.resetPasswordForEmail(email)
    if (type === 'email') await owner.auth.signInWithOtp({ email })
    if (type === 'invite') await auth.admin().auth.admin.inviteUserByEmail(email)
    const { token, code } = auth.lastMail(email)
    const shown = type === 'recovery' ? { token_hash: token } : { email, token: code }
    const verified = await owner.auth.verifyOtp({ type, ...shown } as never)
    expect(verified.error).toBeNull()
    expect(await passwordOpens(email, THEIRS)).toBe(false)
    expect(await mayStillUse(session)).toBe(false)
  })

  it('[SEC-AUTH-09] a later sign-up gets nothing of an earlier one, and its own choice counts where it is confirmed', async () => {
    const { email } = await squat()
    auth.clock.advance(61)
    const owner = auth.browser()
    const { data, error } = await owner.client.auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { full_name: 'Owner' } },
    })
    expect(error).toBeNull()
    expect(JSON.stringify(data)).not.toMatch(/Stranger|Theirs/)
    const { rows } = await database.query<{ id: string }>(
      'select id from auth.users where email = $1',
      [email],
    )
    expect(data.user?.id).not.toBe(rows[0]?.id)
    // Until the address is confirmed, the account belongs to the first sign-up: either of the two may be the stranger.
    expect(await passwordOpens(email, PASSWORD)).toBe(false)
    await owner.open(auth.lastMail(email).path)
    expect(await passwordOpens(email, THEIRS)).toBe(false)
    const { user } = await signInAs(auth.client(), email)
    expect(user.user_metadata).toMatchObject({ full_name: 'Owner' })
  })

  it('a later sign-up of a stranger changes nothing for whoever confirms in the browser of the first', async () => {
    const email = someone()
    const owner = auth.browser()
    await owner.client.auth.signUp({ email, password: PASSWORD })
    auth.clock.advance(61)
    await auth.browser().client.auth.signUp({ email, password: THEIRS })
    await owner.open(auth.lastMail(email).path)
    expect(await passwordOpens(email, PASSWORD)).toBe(true)
    expect(await passwordOpens(email, THEIRS)).toBe(false)
  })

  it('who signs up twice within a minute has the later password, once the address is confirmed in that browser', async () => {
    const email = someone()
    const owner = auth.browser()
    await owner.client.auth.signUp({ email, password: 'mistyped horse' })
    await auth.browser().client.auth.signUp({ email, password: THEIRS })
    await owner.client.auth.signUp({ email, password: PASSWORD })
    expect(auth.mails.filter(({ to }) => to === email)).toHaveLength(1)
    await owner.open(auth.lastMail(email).path)
    expect(await passwordOpens(email, PASSWORD)).toBe(true)
    expect(await passwordOpens(email, THEIRS)).toBe(false)
  })

  it('[SEC-AUTH-19] a mail scanner that opens the link first costs whoever signed up nothing', async () => {
    const email = someone()
    const { client, open: follow } = auth.browser()
    await client.auth.signUp({ email, password: PASSWORD, options: { data: { full_name: 'Ada' } } })
    const { path } = auth.lastMail(email)
    await auth.request(path)
    expect(await passwordOpens(email, PASSWORD)).toBe(false)
    const fragment = fragmentOf(await follow(path))
    expect(await mayStillUse({ access_token: fragment.get('access_token') ?? '' })).toBe(true)
    const { user } = await signInAs(auth.client(), email)
    expect(user.user_metadata).toMatchObject({ full_name: 'Ada' })
    expect(user.app_metadata).not.toHaveProperty('password_needed')
    expect(fragmentOf(await follow(path)).get('error_code')).toBe('otp_expired')
  })

  it('a used link brings nothing back to a stranger, nor once the owner has set a password, nor after an hour', async () => {
    const isDead = async (follow: (path: string) => Promise<Response>, path: string) =>
      fragmentOf(await follow(path)).get('error_code') === 'otp_expired'
    const first = await squat()
    const used = auth.lastMail(first.email).path
    await auth.browser().open(used)
    expect(await isDead(auth.browser().open, used)).toBe(true)
    expect(await isDead(first.stranger.open, used.replace(/token=[^&]*/, 'token=guess'))).toBe(true)

    const second = await squat()
    const link = auth.lastMail(second.email).path
    const fragment = fragmentOf(await auth.browser().open(link))
    const owner = auth.client()
    await owner.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    })
    await owner.auth.updateUser({ password: PASSWORD })
    expect(await isDead(second.stranger.open, link)).toBe(true)
    expect(await passwordOpens(second.email, PASSWORD)).toBe(true)

    const third = await squat()
    const old = auth.lastMail(third.email).path
    await auth.request(old)
    auth.clock.advance(3601)
    expect(await isDead(third.stranger.open, old)).toBe(true)
  })

  it('with PKCE the password counts again once the client shows its verifier', async () => {
    const email = someone()
    const client = auth.client({ flowType: 'pkce' })
    await client.auth.signUp({ email, password: PASSWORD })
    const landed = await auth.request(auth.lastMail(email).path)
    expect(await passwordOpens(email, PASSWORD)).toBe(false)
    const code = new URL(landed.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.app_metadata).not.toHaveProperty('password_needed')
    expect(await passwordOpens(email, PASSWORD)).toBe(true)
  })

  it("a stranger's PKCE sign-up does not come back with somebody else's flow", async () => {
    const email = someone()
    await auth.client({ flowType: 'pkce' }).auth.signUp({ email, password: THEIRS })
    auth.clock.advance(61)
    const owner = auth.client({ flowType: 'pkce' })
    await owner.auth.resetPasswordForEmail(email)
    const landed = await auth.request(auth.lastMail(email).path)
    const code = new URL(landed.headers.get('location') ?? '').searchParams.get('code') ?? ''
    expect((await owner.auth.exchangeCodeForSession(code)).error).toBeNull()
    expect(await passwordOpens(email, THEIRS)).toBe(false)
  })

  it('a password that an administrator chose stays, whoever signs up meanwhile', async () => {
    const email = someone()
    await auth.admin().auth.admin.createUser({ email, password: PASSWORD })
    await auth.browser().client.auth.signUp({ email, password: THEIRS })
    await auth.request(auth.lastMail(email).path)
    expect(await passwordOpens(email, PASSWORD)).toBe(true)
    expect(await passwordOpens(email, THEIRS)).toBe(false)
  })

  it('[SEC-IN-04] nobody writes more into an account than its tokens can carry, at once or bit by bit', async () => {
    const email = someone()
    const { client } = auth.browser()
    const long = { note: 'ä'.repeat(4_200) }
    expect(
      (await client.auth.signUp({ email, password: THEIRS, options: { data: long } })).error,
    ).toMatchObject({ status: 400, code: 'validation_failed' })
    expect((await client.auth.signInWithOtp({ email, options: { data: long } })).error).toBeTruthy()
    await client.auth.signUp({ email, password: THEIRS })
    await signInAs(client, email, THEIRS)
    const add = (n: number) => client.auth.updateUser({ data: { [`note${n}`]: 'x'.repeat(3_000) } })
    expect((await add(1)).error).toBeNull()
    expect((await add(2)).error).toBeNull()
    expect((await add(3)).error).toMatchObject({ status: 400, code: 'validation_failed' })
    expect((await add(2)).error).toBeNull()
  })

  it('before the address is confirmed nobody adds a factor, an identity or another address', async () => {
    const { stranger, session, email } = await squat()
    const sent = auth.mails.length
    const refused = { status: 422, code: 'email_not_confirmed' }
    const { client } = stranger
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject(refused)
    expect((await client.auth.updateUser({ email: someone() })).error).toMatchObject(refused)
    expect((await client.auth.linkIdentity({ provider: 'google' })).error).toMatchObject(refused)
    expect((await client.auth.reauthenticate()).error).toMatchObject(refused)
    expect((await client.auth.updateUser({ password: 'another' })).error).toBeNull()
    expect(await mayStillUse(session)).toBe(true)
    expect(auth.mails.slice(sent).filter(({ to }) => to === email)).toEqual([])
  })

  it('whatever an earlier edition let strangers add goes with the confirmation', async () => {
    const { email, session } = await squat()
    const id = session.user.id
    await database.query(
      `insert into auth.mfa_factors (user_id, factor_type, friendly_name, status) values ($1::uuid, 'totp', 'x', 'verified')`,
      [id],
    )
    await database.query(
      `insert into auth.identities (user_id, provider, provider_id, identity_data)
       values ($1::uuid, 'google', $2, '{}')`,
      [id, `google-${id}`],
    )
    await database.query(
      `update auth.users set email_change = 'stranger@example.test' where id = $1::uuid`,
      [id],
    )
    await auth.request(auth.lastMail(email).path)
    const { data } = await auth.admin().auth.admin.getUserById(id)
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email'])
    expect(data.user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email'] })
    expect(data.user).not.toHaveProperty('factors')
    expect(data.user).not.toHaveProperty('new_email')
  })

  it('a sign-in or a new password that is under way while the owner confirms leads nowhere', async () => {
    const { email, session } = await squat()
    const { path } = auth.lastMail(email)
    const attempts = Array.from({ length: 8 }, () =>
      auth.client().auth.signInWithPassword({ email, password: THEIRS }),
    )
    const changes = Array.from({ length: 8 }, (_, n) =>
      auth.request('/user', {
        method: 'PUT',
        headers: bearer(session),
        body: JSON.stringify({ password: `${THEIRS} ${n}` }),
      }),
    )
    const [, answers] = await Promise.all([
      auth.request(path),
      Promise.all(attempts),
      Promise.all(changes),
    ])
    for (let n = 0; n < 8; n++) expect(await passwordOpens(email, `${THEIRS} ${n}`)).toBe(false)
    for (const { data } of answers) {
      if (data.session) expect(await mayStillUse(data.session)).toBe(false)
    }
  })

  it("somebody anonymous who names a stranger's address does not stay in their account", async () => {
    const email = someone()
    const stranger = auth.browser()
    const { data } = await stranger.client.auth.signInAnonymously()
    expect((await stranger.client.auth.updateUser({ email, password: THEIRS })).error).toBeNull()
    await auth.browser().open(auth.lastMail(email).path)
    expect(await mayStillUse(data.session ?? { access_token: '' })).toBe(false)
    expect(await passwordOpens(email, THEIRS)).toBe(false)
  })

  it('a confirmed account loses nothing by a sign-in link', async () => {
    const { email, session } = await signedIn(auth)
    await auth.client().auth.signInWithOtp({ email })
    await auth.request(auth.lastMail(email).path)
    expect(await mayStillUse(session)).toBe(true)
    expect(await passwordOpens(email, PASSWORD)).toBe(true)
  })
})
