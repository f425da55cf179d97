import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeDatabases } from '../../testing/index.ts'
import {
  bearer,
  claimsOf,
  codeNow,
  enrolTotp,
  signedIn,
  signInAs,
  verifyTotp,
} from '../testing/sign-in.ts'
import { startAuth, type TestAuth } from '../testing/start-auth.ts'
import { codeAt } from './totp.ts'

describe('codes', () => {
  it('are those of RFC 6238', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    expect(
      [59, 1111111109, 1234567890, 20000000000].map((at) => codeAt(secret, Math.floor(at / 30))),
    ).toEqual(['287082', '081804', '005924', '353130'])
  })
})

describeDatabases((open) => {
  let auth: TestAuth
  let database: Database
  beforeAll(async () => {
    database = await open()
    auth = await startAuth(database)
  })

  it('[ENT-13] [ENT-14] [ENT-16] [ENT-17] [GUARD-41] [GUARD-42] a user enrols an authenticator app and reaches aal2', async () => {
    const { client, email, session } = await signedIn(auth)
    expect(claimsOf(session.access_token).aal).toBe('aal1')
    const { factorId } = await enrolTotp(auth, client, 'my phone')
    const { data } = await client.auth.getUser()
    expect(data.user?.factors).toMatchObject([
      { id: factorId, factor_type: 'totp', status: 'verified', friendly_name: 'my phone' },
    ])
    const { data: now } = await client.auth.getSession()
    const claims = claimsOf(now.session?.access_token ?? '')
    expect(claims.aal).toBe('aal2')
    expect(claims.session_id).not.toBe(claimsOf(session.access_token).session_id)
    expect(claims.amr).toMatchObject([{ method: 'totp' }, { method: 'password' }])
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
    expect(auth.mails.findLast((mail) => mail.to === email)?.subject).toContain('Two-factor')
  })

  it('[SEC-MFA-03] [SEC-AUTH-22] a password or a mailed link alone never gives aal2, and a refresh keeps the level', async () => {
    const { client, email } = await signedIn(auth)
    const { factorId, secret } = await enrolTotp(auth, client)
    expect(
      claimsOf((await client.auth.refreshSession()).data.session?.access_token ?? '').aal,
    ).toBe('aal2')

    const second = auth.client()
    const fresh = await signInAs(second, email)
    expect(claimsOf(fresh.access_token).aal).toBe('aal1')
    expect((await second.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    })
    expect(
      claimsOf((await second.auth.refreshSession()).data.session?.access_token ?? '').aal,
    ).toBe('aal1')

    await second.auth.resetPasswordForEmail(email)
    const recovered = await second.auth.verifyOtp({
      type: 'recovery',
      token_hash: auth.lastMail(email).token,
    })
    expect(claimsOf(recovered.data.session?.access_token ?? '').aal).toBe('aal1')
    const refused = await second.auth.updateUser({ password: 'another password' })
    expect(refused.error).toMatchObject({ status: 401, code: 'insufficient_aal' })
    await verifyTotp(auth, second, factorId, secret)
    expect((await second.auth.updateUser({ password: 'another password' })).error).toBeNull()
  })

  it('[SEC-SES-11] [SEC-MFA-04] a token from before the code is worth nothing after it', async () => {
    const { client, session } = await signedIn(auth)
    const { factorId } = await enrolTotp(auth, client)
    const early = bearer(session)
    const attempts = [
      ['POST', '/factors/recovery-codes', {}],
      ['POST', '/factors', { factor_type: 'totp', friendly_name: 'mine' }],
      ['DELETE', `/factors/${factorId}`, undefined],
      ['PUT', '/user', { password: 'another password' }],
      ['POST', '/logout?scope=others', {}],
    ] as const
    for (const [method, path, body] of attempts) {
      const answer = await auth.request(path, {
        method,
        headers: early,
        ...(body && { body: JSON.stringify(body) }),
      })
      expect([path, answer.status]).toEqual([path, 403])
    }
    const old = await auth.post('/token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    })
    expect(old.status).toBe(400)
    expect((await client.auth.getUser()).data.user?.factors).toHaveLength(1)
  })

  it('[SEC-MFA-04] the level of the token counts, not that of the session it names', async () => {
    const { client, session, id } = await signedIn(auth)
    const { factorId } = await enrolTotp(auth, client)
    const sessionId = claimsOf(session.access_token).session_id
    // As if the session had been raised in place.
    await database.query(
      "insert into auth.sessions (id, user_id, aal) values ($1::uuid, $2::uuid, 'aal2')",
      [sessionId, id],
    )
    const early = bearer(session)
    const answers = await Promise.all([
      auth.post('/factors/recovery-codes', {}, early),
      auth.post('/factors', { factor_type: 'totp', friendly_name: 'mine' }, early),
      auth.request(`/factors/${factorId}`, { method: 'DELETE', headers: early }),
      auth.request('/user', { method: 'PUT', headers: early, body: '{"password":"another"}' }),
    ])
    for (const answer of answers) {
      expect(await answer.json()).toMatchObject({ error_code: 'insufficient_aal' })
    }
  })

  it('[SEC-SES-08] [SEC-SES-10] whoever has only the password ends no session but their own', async () => {
    const { client, email } = await signedIn(auth)
    await enrolTotp(auth, client)
    const { data } = await client.auth.getSession()
    const owner = data.session ?? { access_token: '' }
    const ownerId = claimsOf(owner.access_token).session_id
    const isIn = async (session: { access_token: string }) =>
      (await auth.request('/user', { headers: bearer(session) })).status === 200

    const thief = await signInAs(auth.client(), email)
    const refused = [
      await auth.post('/logout?scope=others', {}, bearer(thief)),
      await auth.request('/user/sessions', { headers: bearer(thief) }),
      await auth.request(`/user/sessions/${ownerId}`, {
        method: 'DELETE',
        headers: bearer(thief),
      }),
    ]
    for (const answer of refused) {
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ error_code: 'insufficient_aal' })
    }
    expect((await auth.post('/logout?scope=global', {}, bearer(thief))).status).toBe(204)
    expect([await isIn(thief), await isIn(owner)]).toEqual([false, true])

    const single = await startAuth(database, { singleSessionPerUser: true })
    single.clock.advance(auth.clock.ahead / 1000)
    await signInAs(single.client(), email)
    expect(await isIn(owner)).toBe(true)
  })

  it('[SEC-IN-02] digits of another script, and whatever else is no code, are wrong codes', async () => {
    const { client, session } = await signedIn(auth)
    const { factorId } = await enrolTotp(auth, client)
    const { data } = await client.auth.getSession()
    const headers = bearer(data.session ?? session)
    for (const code of [
      '１２３４５６',
      '١٢٣٤٥٦',
      '\0\0\0\0\0\0',
      '\ud83d\ud83d\ud83d',
      '12345６',
    ]) {
      const challenged = await auth.post(`/factors/${factorId}/challenge`, {}, headers)
      const { id } = (await challenged.json()) as { id: string }
      const answers = [
        await auth.post(`/factors/${factorId}/verify`, { challenge_id: id, code }, headers),
        await auth.post('/factors/recovery-codes/verify', { code }, headers),
        await auth.post('/verify', { type: 'email', email: 'a@example.test', token: code }),
      ]
      expect([code, ...answers.map(({ status }) => status)]).toEqual([code, 422, 422, 403])
    }
    expect(auth.faults).toEqual([])
  })

  it('[SEC-MFA-01] a code works once', async () => {
    const { client } = await signedIn(auth)
    const { factorId, secret } = await enrolTotp(auth, client)
    const again = await client.auth.mfa.challengeAndVerify({
      factorId,
      code: codeNow(auth, secret),
    })
    expect(again.error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    })
  })

  it('[SEC-MFA-02] codes one step off are taken, two steps off are not', async () => {
    const { client } = await signedIn(auth)
    const { factorId, secret } = await enrolTotp(auth, client)
    auth.clock.advance(300)
    const at = async (steps: number) =>
      (await client.auth.mfa.challengeAndVerify({ factorId, code: codeNow(auth, secret, steps) }))
        .error?.code
    expect(await at(-2)).toBe('mfa_verification_failed')
    expect(await at(2)).toBe('mfa_verification_failed')
    expect(await at(-1)).toBeUndefined()
    expect(await at(0)).toBeUndefined()
    expect(await at(1)).toBeUndefined()
  })

  it('[SEC-MFA-04] a further factor, or the end of one, needs the second factor', async () => {
    const { client, email } = await signedIn(auth)
    const { factorId, secret } = await enrolTotp(auth, client)
    const low = auth.client()
    await signInAs(low, email)
    expect(
      (await low.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'x' })).error,
    ).toMatchObject({ status: 403, code: 'insufficient_aal' })
    expect((await low.auth.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    })
    await verifyTotp(auth, low, factorId, secret)
    expect((await low.auth.mfa.unenroll({ factorId })).error).toBeNull()
    const { data } = await low.auth.refreshSession()
    expect(claimsOf(data.session?.access_token ?? '').aal).toBe('aal1')
  })

  it('[SEC-MFA-04] an enrolment that began before the first factor was confirmed is not finished without it', async () => {
    const { client, email } = await signedIn(auth)
    const stranger = auth.client()
    await signInAs(stranger, email)
    const begun = await stranger.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'mine' })
    const factorId = begun.data?.id ?? ''
    const secret = begun.data?.type === 'totp' ? begun.data.totp.secret : ''
    const { rows } = await database.query<{ factor: object }>(
      'select to_json(f) as factor from auth.mfa_factors f where id = $1::uuid',
      [factorId],
    )
    await enrolTotp(auth, client)
    // As if it had been on its way while the owner's first code was accepted.
    await database.query(
      'insert into auth.mfa_factors select * from json_populate_record(null::auth.mfa_factors, $1::json)',
      [rows[0]?.factor],
    )
    await signInAs(stranger, email)
    const { data: challenge } = await stranger.auth.mfa.challenge({ factorId })
    const finished = await stranger.auth.mfa.verify({
      factorId,
      challengeId: challenge?.id ?? '',
      code: codeNow(auth, secret),
    })
    expect(finished.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
    expect((await client.auth.getUser()).data.user?.factors).toMatchObject([
      { status: 'verified' },
      { status: 'unverified' },
    ])
  })

  it('[SEC-MFA-05] a challenge is bound to its user, factor, session, address and five minutes', async () => {
    const a = await signedIn(auth)
    const b = await signedIn(auth)
    const mine = await enrolTotp(auth, a.client)
    const theirs = await enrolTotp(auth, b.client)
    const { data: challenge } = await a.client.auth.mfa.challenge({ factorId: mine.factorId })
    const challengeId = challenge?.id ?? ''
    auth.clock.advance(30)
    const code = codeNow(auth, mine.secret)
    expect(
      (await b.client.auth.mfa.verify({ factorId: mine.factorId, challengeId, code })).error,
    ).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
    expect(
      (
        await b.client.auth.mfa.verify({
          factorId: theirs.factorId,
          challengeId,
          code: codeNow(auth, theirs.secret),
        })
      ).error,
    ).toMatchObject({ status: 422, code: 'mfa_factor_not_found' })
    const other = auth.client()
    await signInAs(other, a.email)
    expect(
      (await other.auth.mfa.verify({ factorId: mine.factorId, challengeId, code })).error?.code,
    ).toBe('mfa_factor_not_found')
    const { data } = await a.client.auth.getSession()
    const elsewhere = await auth.post(
      `/factors/${mine.factorId}/verify`,
      { challenge_id: challengeId, code },
      bearer(data.session ?? a.session),
      '203.0.113.9',
    )
    expect(elsewhere.status).toBe(422)
    expect(elsewhere.headers.get('x-sb-error-code')).toBe('mfa_ip_address_mismatch')
    auth.clock.advance(301)
    expect(
      (await a.client.auth.mfa.verify({ factorId: mine.factorId, challengeId, code })).error?.code,
    ).toBe('mfa_challenge_expired')
  })

  it('[SEC-MFA-06] the secret is shown once, and sealed in the database', async () => {
    const { client } = await signedIn(auth)
    const { factorId, secret } = await enrolTotp(auth, client)
    expect(Buffer.from(secret).length * 5).toBeGreaterThanOrEqual(160)
    expect(JSON.stringify(await client.auth.mfa.listFactors())).not.toContain(secret)
    const { rows } = await database.query<{ secret: string }>(
      'select secret from auth.mfa_factors where id = $1::uuid',
      [factorId],
    )
    expect(rows[0]?.secret).not.toContain(secret)
    expect(rows[0]?.secret).not.toMatch(/^[A-Z2-7]+$/)
  })

  it('[SEC-MFA-07] nobody has more than ten factors, and names do not repeat', async () => {
    const { client } = await signedIn(auth)
    await enrolTotp(auth, client, 'first')
    expect(
      (await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'first' })).error,
    ).toMatchObject({
      status: 422,
      code: 'mfa_factor_name_conflict',
      message: 'A factor with the friendly name "first" for this user already exists',
    })
    for (let n = 2; n <= 10; n++) {
      expect(
        (await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: `number ${n}` })).error,
      ).toBeNull()
    }
    expect(
      (await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'one more' })).error,
    ).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' })
  })

  it('[SEC-AUTH-14] wrong codes from many addresses are stopped', async () => {
    const { client, session } = await signedIn(auth)
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
    const statuses: number[] = []
    for (let n = 1; n <= 16; n++) {
      const from = `198.51.100.${n}`
      const challenge = await auth.post(`/factors/${data?.id}/challenge`, {}, bearer(session), from)
      const { id } = (await challenge.json()) as { id: string }
      const answer = await auth.post(
        `/factors/${data?.id}/verify`,
        { challenge_id: id, code: '000000' },
        bearer(session),
        from,
      )
      statuses.push(answer.status)
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(422))
    expect(statuses.slice(10)).toEqual(Array(6).fill(429))
  })

  it('[SEC-SES-11] stepping up ends the sessions that did not, and the token of before', async () => {
    const { client, email, session } = await signedIn(auth)
    const other = auth.client()
    const low = await signInAs(other, email)
    await enrolTotp(auth, client)
    expect((await auth.request('/user', { headers: bearer(low) })).status).toBe(403)
    const old = await auth.post('/token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    })
    expect(old.status).toBe(400)
    expect((await client.auth.refreshSession()).error).toBeNull()
  })

  it('[ENT-15] a phone factor is accepted and echoed', async () => {
    const { client } = await signedIn(auth)
    const { data, error } = await client.auth.mfa.enroll({
      factorType: 'phone',
      phone: '+15551234567',
      friendlyName: 'mobile',
    })
    expect(error).toBeNull()
    expect(data).toMatchObject({ type: 'phone', friendly_name: 'mobile', phone: '+15551234567' })
  })

  it('the picture to scan can be put into a page as it is', async () => {
    const { client } = await signedIn(auth)
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', issuer: 'Acme & Co' })
    if (data?.type !== 'totp') throw new Error('No factor')
    expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
    expect(data.totp.qr_code).not.toContain('#')
    expect(data.totp.uri).toMatch(
      /^otpauth:\/\/totp\/Acme%20%26%20Co:.*&issuer=Acme%20%26%20Co&period=30&secret=[A-Z2-7]{32}$/,
    )
  })

  it('[SEC-MFA-07] recovery codes stand in for the app, each once, and are only hashed in the database', async () => {
    const { client, email } = await signedIn(auth, { experimental: { recoveryCodes: true } })
    const codesApi = client.auth.mfa.recoveryCodes
    expect((await codesApi.generate()).error).toMatchObject({ code: 'insufficient_aal' })
    await enrolTotp(auth, client)
    const { data: set } = await codesApi.generate({ friendlyName: 'paper' })
    expect(set).toMatchObject({ type: 'recovery_code', friendly_name: 'paper', total: 10 })
    expect((await codesApi.generate()).error?.code).toBe('mfa_verified_factor_exists')
    const { rows } = await database.query<{ code_hash: string }>(
      'select code_hash from auth.mfa_recovery_codes where factor_id = $1::uuid',
      [set?.id],
    )
    expect(rows).toHaveLength(10)
    expect(rows.some(({ code_hash }) => set?.codes.includes(code_hash))).toBe(false)

    const lost = auth.client({ experimental: { recoveryCodes: true } })
    await signInAs(lost, email)
    auth.clock.advance(1)
    const code = (set?.codes[0] ?? '').toUpperCase().replace(/(.{4})/g, '$1-')
    const { data: raised, error } = await lost.auth.mfa.recoveryCodes.verify({ code })
    expect(error).toBeNull()
    expect(claimsOf(raised?.access_token ?? '')).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
    })
    expect((await lost.auth.mfa.recoveryCodes.verify({ code })).error?.code).toBe(
      'mfa_verification_failed',
    )
    expect((await lost.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({
      total: 10,
      remaining: 9,
    })
    expect((await lost.auth.mfa.recoveryCodes.regenerate()).data?.codes).toHaveLength(10)
  })

  it('recovery codes are never left alone: they go first, and by their own address', async () => {
    const { client } = await signedIn(auth, { experimental: { recoveryCodes: true } })
    const { factorId } = await enrolTotp(auth, client)
    const codes = await client.auth.mfa.recoveryCodes.generate()
    const unenrol = (id: string) => client.auth.mfa.unenroll({ factorId: id })
    expect((await unenrol(factorId)).error).toMatchObject({
      status: 422,
      code: 'mfa_recovery_codes_sole_factor',
    })
    expect((await unenrol(codes.data?.id ?? '')).error).toMatchObject({
      status: 422,
      code: 'validation_failed',
    })
    expect((await client.auth.mfa.recoveryCodes.unenroll()).error).toBeNull()
    expect((await unenrol(factorId)).error).toBeNull()
  })

  it('wrong recovery codes lock the verification for a while', async () => {
    const { client } = await signedIn(auth, { experimental: { recoveryCodes: true } })
    await enrolTotp(auth, client)
    await client.auth.mfa.recoveryCodes.generate()
    for (let n = 0; n < 10; n++) await client.auth.mfa.recoveryCodes.verify({ code: 'nonsense' })
    expect((await client.auth.mfa.recoveryCodes.verify({ code: 'nonsense' })).error).toMatchObject({
      status: 429,
      code: 'mfa_recovery_codes_locked',
    })
  })

  it('[SEC-AUTH-23] a second factor that comes or goes is told by mail', async () => {
    const { client, email } = await signedIn(auth)
    const lastSubject = () => auth.mails.findLast((mail) => mail.to === email)?.subject
    const { factorId } = await enrolTotp(auth, client)
    expect(lastSubject()).toBe('Two-factor sign-in is on for Acme')
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull()
    expect(lastSubject()).toBe('A second factor was removed from your Acme account')
  })

  it('an operator can stop new factors, or the use of those there are', async () => {
    const closed = await startAuth(database, { totpEnrolEnabled: false })
    const visitor = await signedIn(closed)
    expect((await visitor.client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      status: 422,
      code: 'mfa_totp_enroll_not_enabled',
    })
    const stopped = await startAuth(database, { totpVerifyEnabled: false })
    const { client } = await signedIn(stopped)
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
    const [factorId, challengeId, code] = [data?.id ?? '', crypto.randomUUID(), '123456']
    for (const { error } of [
      await client.auth.mfa.challenge({ factorId }),
      await client.auth.mfa.verify({ factorId, challengeId, code }),
    ]) {
      expect(error).toMatchObject({ status: 422, code: 'mfa_totp_verify_not_enabled' })
    }
  })

  it('malformed and unknown factors are refused as documented', async () => {
    const { client, session } = await signedIn(auth)
    const headers = bearer(session)
    expect((await client.auth.mfa.enroll({ factorType: 'webauthn' as 'totp' })).error?.status).toBe(
      422,
    )
    expect((await auth.post('/factors', { factor_type: 'smell' }, headers)).status).toBe(400)
    const malformed = await auth.post('/factors/nonsense/challenge', {}, headers)
    expect([malformed.status, malformed.headers.get('x-sb-error-code')]).toEqual([
      404,
      'validation_failed',
    ])
    const unknown = await auth.post(
      '/factors/00000000-0000-4000-8000-000000000000/challenge',
      {},
      headers,
    )
    expect([unknown.status, unknown.headers.get('x-sb-error-code')]).toEqual([
      404,
      'mfa_factor_not_found',
    ])
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
    expect((await auth.post(`/factors/${data?.id}/verify`, { code: '' }, headers)).status).toBe(400)
    expect(auth.faults).toEqual([])
  })
})
