import fc from 'fast-check'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '../database/database.ts'
import { describeDatabases, openTestDatabase } from '../testing/index.ts'
import { authSettings } from './settings.ts'
import { bearer, signedIn, signInAs } from './testing/sign-in.ts'
import { PASSWORD, someone, startAuth, type TestAuth } from './testing/start-auth.ts'
import { requireStrongPassword } from './users/password-rules.ts'
import { Passwords } from './users/passwords.ts'

const settings = authSettings({ siteUrl: 'http://127.0.0.1:4180', encryptionKey: 'x'.repeat(32) })

/** Of PASSWORD. */
const BCRYPT = '$2b$10$l8Zv4yOSNo2FClN46GNZJOUR9R4FOSw72Qf5a/BfpGuceHAVZZELK'

describe('hashes', () => {
  it('[SEC-AUTH-06] are argon2id with 19 MiB and two passes', async () => {
    const passwords = new Passwords(settings)
    const hash = await passwords.hash(PASSWORD)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.verify(PASSWORD, hash)).toEqual({ matches: true, outdated: false })
    expect(await passwords.verify('wrong', hash)).toMatchObject({ matches: false })
    expect(await passwords.verify(PASSWORD, null)).toMatchObject({ matches: false })
    expect(await passwords.verify(PASSWORD, 'nonsense')).toMatchObject({ matches: false })
  })

  it('[SEC-AUTH-03] [SEC-AUTH-02] any text is a password, exactly as it is written', async () => {
    const passwords = new Passwords({
      ...settings,
      argon2: { memoryCost: 64, timeCost: 1, parallelism: 1 },
    })
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 6, maxLength: 40 }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 2 }),
        async (password, more) => {
          const hash = await passwords.hash(password)
          expect((await passwords.verify(password, hash)).matches).toBe(true)
          expect((await passwords.verify(password + more, hash)).matches).toBe(false)
          expect((await passwords.verify(` ${password}`, hash)).matches).toBe(false)
        },
      ),
      {
        numRuns: 200,
        // NUL, spaces at the ends, and an accent that counts by how it is written.
        examples: [
          ['with\0nul', '\0'],
          [' spaces ', ' '],
          ['cafe\u0301 latte', '\u0301'],
          ['x'.repeat(64), 'x'],
        ],
      },
    )
    const composed = await passwords.hash('caf\u00e9 latte')
    expect((await passwords.verify('cafe\u0301 latte', composed)).matches).toBe(false)
  })

  it('[SEC-AUTH-06] that another system made keep nobody waiting while they are compared', async () => {
    const passwords = new Passwords(settings)
    let turns = 0
    const turning = setInterval(() => {
      turns += 1
    }, 1)
    onTestFinished(() => clearInterval(turning))
    expect(await passwords.verify(PASSWORD, BCRYPT)).toEqual({ matches: true, outdated: true })
    expect(await passwords.verify('wrong', BCRYPT)).toMatchObject({ matches: false })
    // Compared here, there would be a turn or two between the comparisons.
    expect(turns).toBeGreaterThan(10)
  })

  it('wait for their turn, and too many are turned away', async () => {
    const { passwords, gate, open } = gated()
    const all = Array.from({ length: 10 }, (_, n) =>
      Array.from({ length: n === 0 ? 201 : 200 }, () => passwords.inTurn(`net ${n}`, () => gate)),
    ).flat()
    await expect(passwords.inTurn('net 9', () => gate)).rejects.toMatchObject({ status: 429 })
    // Networks that have nothing waiting are still admitted, until twice as many wait.
    const newcomers = Array.from({ length: 2000 }, (_, n) =>
      passwords.inTurn(`new ${n}`, () => gate),
    )
    await expect(passwords.inTurn('new 0', () => gate)).rejects.toMatchObject({ status: 429 })
    await expect(passwords.inTurn('another', () => gate)).rejects.toMatchObject({ status: 429 })
    open()
    await Promise.all([...all, ...newcomers])
    expect(await passwords.inTurn('another', async () => 'free again')).toBe('free again')
  })

  it('[SEC-AUTH-11] of a flood keep nobody waiting who comes from another network', async () => {
    const { passwords, gate, open } = gated()
    const order: string[] = []
    const ask = (network: string) =>
      passwords.inTurn(network, async () => {
        await gate
        order.push(network)
      })
    const flood = Array.from({ length: 201 }, () => ask('flood'))
    await expect(ask('flood')).rejects.toMatchObject({ status: 429 })
    const others = ['office', 'office', 'home'].map(ask)
    open()
    await Promise.all([...flood, ...others])
    expect(order.slice(0, 6)).toEqual(['flood', 'flood', 'office', 'home', 'flood', 'office'])
  })
})

/** Passwords whose work waits until a gate is opened. */
const gated = () => {
  const argon2 = { memoryCost: 64, timeCost: 1, parallelism: 1 }
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passwords: new Passwords({ ...settings, argon2 }), gate, open }
}

const TRIED_FIRST = `
  123456 password 12345678 qwerty 123456789 111111 1234567 dragon 123123 baseball abc123 football monkey letmein 696969
  shadow master 666666 qwertyuiop 123321 mustang 1234567890 michael 654321 superman 1qaz2wsx 7777777 fuckyou 121212
  000000 qazwsx 123qwe killer trustno1 jordan jennifer zxcvbnm asdfgh hunter buster soccer harley batman andrew tigger
  sunshine iloveyou charlie robert thomas hockey ranger daniel starwars klaster 112233 george computer michelle jessica
  pepper zxcvbn 555555 11111111 131313 freedom 777777 maggie 159753 aaaaaa ginger princess joshua cheese amanda summer
  ashley nicole chelsea biteme matthew access yankees 987654321 dallas austin thunder taylor matrix william corvette
  martin heather secret merlin diamond 1234qwer gfhjkm hammer silver 222222 88888888 anthony justin bailey q1w2e3r4t5
  patrick internet scooter orange golfer cookie richard samantha bigdog guitar jackson whatever mickey chicken sparky
  snoopy maverick phoenix camaro peanut morgan welcome falcon cowboy ferrari samsung andrea smokey steelers joseph
  mercedes dakota arsenal eagles melissa boomer booboo spider nascar monster tigers yellow xxxxxx 123123123 gateway
  Password1! P@ssw0rd Passw0rd! Summer2024! Welcome1 Winter2025 changeme123 letmein123 admin123 iloveyou1 qwerty12345
  1qaz2wsx3edc zaq12wsx !QAZ2wsx asdf1234 Pa55word Monkey123 football1 realestate realtor1 drowssap acme2026! Acme123
`
  .trim()
  .split(/\s+/)

describeDatabases((open) => {
  let auth: TestAuth
  let database: Database
  beforeAll(async () => {
    database = await open()
    auth = await startAuth(database)
  })

  it('[ERR-38] fewer than six characters are refused with reasons, six are enough', async () => {
    const client = auth.client()
    const weak = await client.auth.signUp({ email: someone(), password: 'short' })
    expect(weak.error).toMatchObject({
      status: 422,
      code: 'weak_password',
      message: 'Password should be at least 6 characters.',
      reasons: ['length'],
    })
    expect((await client.auth.signUp({ email: someone(), password: 'sixsix' })).error).toBeNull()
  })

  it('[SEC-AUTH-02] 72 bytes are kept to the last one, more are refused in words', async () => {
    const email = someone()
    const password = '🔑'.repeat(18)
    expect((await auth.client().auth.signUp({ email, password })).error).toBeNull()
    await signInAs(auth.client(), email, password)
    expect(
      (
        await auth
          .client()
          .auth.signInWithPassword({ email, password: `${password.slice(0, -2)}🔒` })
      ).error?.code,
    ).toBe('invalid_credentials')
    const long = await auth.client().auth.signUp({ email: someone(), password: 'a'.repeat(73) })
    expect(long.error).toMatchObject({
      status: 400,
      message: 'Password cannot be longer than 72 characters',
    })
  })

  it('[SEC-AUTH-01] [SEC-AUTH-04] [SEC-AUTH-05] an operator can ask for more: length, characters, nothing guessable', async () => {
    const strict = await startAuth(database, {
      passwordMinLength: 8,
      passwordRequiredCharacters: ['abcdefghijklmnopqrstuvwxyz', '0123456789'],
      refuseGuessablePasswords: true,
    })
    const email = `jane.${someone()}`
    const reasons = async (password: string) => {
      const { error } = await strict.client().auth.signUp({ email, password })
      return (error as { reasons?: string[] } | null)?.reasons
    }
    expect(await reasons('xyz4567')).toEqual(['length'])
    expect(await reasons('only letters here')).toEqual(['characters'])
    expect(await reasons('x')).toEqual(['length', 'characters'])
    expect(await reasons('password123456')).toEqual(['pwned'])
    expect(await reasons('Acme2026!')).toEqual(['pwned'])
    expect(await reasons(email)).toEqual(['pwned'])
    expect(await reasons('somebody else 7')).toBeUndefined()
  })

  it('[SEC-AUTH-01] eight characters can be asked for, and their kind does not matter', async () => {
    const strict = await startAuth(database, {
      passwordMinLength: 8,
      refuseGuessablePasswords: true,
    })
    const signUp = async (password: string) =>
      (await strict.post('/signup', { email: someone(), password })).status
    expect(await signUp('xqzwvkj')).toBe(422)
    expect(await signUp('lowercaseletter')).toBe(200)
  })

  it('[SEC-AUTH-04] none of the passwords that are tried first passes, in whatever disguise', async () => {
    const { settings } = await startAuth(database, { refuseGuessablePasswords: true })
    const rules = { settings, log: () => undefined }
    const passed = []
    for (const password of TRIED_FIRST) {
      const error = await requireStrongPassword(rules, password, 'jo@example.test').catch(
        (refusal: unknown) => refusal,
      )
      if (!error) passed.push(password)
    }
    expect(passed).toEqual([])
    for (const password of ['plum quartz desk', 'x7Kq9vLm2', 'my dog ate 3 shoes']) {
      await requireStrongPassword(rules, password, 'jo@example.test')
    }
  })

  it('[SEC-AUTH-04] a guessable password is refused at a change and after a mailed link, too', async () => {
    const strict = await startAuth(database, { refuseGuessablePasswords: true })
    const { client, email } = await signedIn(strict)
    await strict.client().auth.resetPasswordForEmail(email)
    const recovered = strict.client()
    await recovered.auth.verifyOtp({ type: 'recovery', token_hash: strict.lastMail(email).token })
    for (const signedInClient of [client, recovered]) {
      expect(
        (await signedInClient.auth.updateUser({ password: 'password123456' })).error,
      ).toMatchObject({ status: 422, code: 'weak_password' })
    }
    await signInAs(strict.client(), email)
  })

  it('[SEC-AUTH-04] leaked passwords are refused, and pass when nobody can be asked', async () => {
    const { createServer } = await import('node:http')
    const { createHash } = await import('node:crypto')
    const hash = createHash('sha1').update('leaked password').digest('hex').toUpperCase()
    const server = createServer((request, response) => {
      response.end(request.url === `/${hash.slice(0, 5)}` ? `${hash.slice(5)}:42\r\nOTHER:1` : '')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const strict = await startAuth(database, { leakedPasswordsUrl: `http://127.0.0.1:${port}/` })
    const attempt = async (password: string) =>
      (await strict.client().auth.signUp({ email: someone(), password })).error?.code
    expect(await attempt('leaked password')).toBe('weak_password')
    expect(await attempt('private password')).toBeUndefined()
    expect(strict.faults).toEqual([])
    await new Promise((resolve) => server.close(resolve))
    expect(await attempt('leaked password')).toBeUndefined()
    expect(strict.faults).toMatchObject([{ err: { message: 'fetch failed' } }])
  })

  it('the same password again is refused', async () => {
    const { client } = await signedIn(auth)
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: 'same_password',
    })
  })

  it('[AUTH-36] somebody without an address has nowhere to get a code', async () => {
    const open = await startAuth(database, { anonymousEnabled: true })
    const client = open.client()
    expect((await client.auth.signInAnonymously()).error).toBeNull()
    expect((await client.auth.reauthenticate()).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Reauthentication requires the user to have an email or a phone number',
    })
  })

  it('[SEC-AUTH-07] [AUTH-36] a session older than a day needs a mailed code to set a password', async () => {
    const { client, email } = await signedIn(auth)
    auth.clock.advance(24 * 60 * 60 + 1)
    expect((await client.auth.updateUser({ password: 'new password' })).error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
    })
    expect((await client.auth.reauthenticate()).error).toBeNull()
    const { code } = auth.lastMail(email)
    expect(
      (await client.auth.updateUser({ password: 'new password', nonce: '999' })).error,
    ).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
    expect(
      (await client.auth.updateUser({ password: 'new password', nonce: code })).error,
    ).toBeNull()
  })

  it('[SEC-AUTH-07] an operator can ask for the current password, except after a mailed link', async () => {
    const strict = await startAuth(database, { requireCurrentPassword: true })
    const { client, email, session } = await signedIn(strict)
    const set = async (body: object) => {
      const answer = await strict.request('/user', {
        method: 'PUT',
        headers: bearer(session),
        body: JSON.stringify(body),
      })
      return [answer.status, answer.headers.get('x-sb-error-code')]
    }
    expect(await set({ password: 'new password' })).toEqual([400, 'current_password_required'])
    expect(await set({ password: 'new password', current_password: 'nope' })).toEqual([
      400,
      'current_password_invalid',
    ])
    expect(await set({ password: 'new password', current_password: PASSWORD })).toEqual([200, null])
    await client.auth.resetPasswordForEmail(email)
    const recovered = strict.client()
    await recovered.auth.verifyOtp({ type: 'recovery', token_hash: strict.lastMail(email).token })
    expect((await recovered.auth.updateUser({ password: 'newer password' })).error).toBeNull()
  })

  it('metadata is merged, null removes a key, and app_metadata is not for users', async () => {
    const { client, session } = await signedIn(auth)
    await client.auth.updateUser({ data: { a: 1, b: { c: 2 } } })
    const { data } = await client.auth.updateUser({ data: { a: null, d: 'x' } })
    expect(data.user?.user_metadata).toEqual({ b: { c: 2 }, d: 'x' })
    const answer = await auth.request('/user', {
      method: 'PUT',
      headers: bearer(session),
      body: '{"app_metadata":{"role":"admin"}}',
    })
    expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([403, 'not_admin'])
    expect(auth.faults).toEqual([])
  })
})

describe('sign-in with a password hashed otherwise', () => {
  it('[SEC-AUTH-06] is hashed again by today’s cost', async () => {
    const database = await openTestDatabase('pglite')
    const weak = await startAuth(database)
    const { email } = await signedIn(weak)
    const strong = await startAuth(database, {
      argon2: { memoryCost: 128, timeCost: 1, parallelism: 1 },
    })
    await signInAs(strong.client(), email)
    const { rows } = await database.query<{ hash: string }>(
      'select encrypted_password as hash from auth.users where email = $1',
      [email],
    )
    expect(rows[0]?.hash).toContain('$m=128,')
    await database.close()
  })
})
