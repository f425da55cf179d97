import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  anon,
  aPerson,
  aProperty,
  type Caller,
  call,
  type Database,
  one,
  type Person,
} from './cast.ts'
import { describeDatabases } from './describe-databases.ts'
import { failureOf } from './failures.ts'

describeDatabases((open) => {
  let database: Database
  let person: Person

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    person = await aPerson(database)
  })

  const signIn = async (address = '203.0.113.7', aal = 'aal1'): Promise<Caller> => {
    const session = await one(
      database,
      "insert into auth.sessions (id, user_id, created_at, aal, ip, user_agent) values (gen_random_uuid(), $1, now(), $2, $3, 'Firefox') returning id",
      [person.id, aal, address],
    )
    return {
      role: 'authenticated',
      claims: { sub: person.id, email: person.email, session_id: session, aal },
      request: { method: 'GET', path: '/', headers: { 'x-forwarded-for': address } },
    }
  }
  const from = (caller: Caller, address: string): Caller => ({
    ...caller,
    request: { method: 'GET', path: '/', headers: { 'x-forwarded-for': address } },
  })
  const standing = (caller: Caller) => call(database, caller, 'public.session_standing()')
  const profiles = async (caller: Caller) =>
    (await database.queryAs(caller, { text: 'select from public.profiles' })).rowCount
  const setProfile = (caller: Caller, change: string) =>
    database.queryAs(caller, { text: `update public.profiles set ${change}` })
  const enrol = () =>
    one<string>(
      database,
      "insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at) values (gen_random_uuid(), $1, 'totp', 'verified', now(), now()) returning id",
      [person.id],
    )

  it('a visitor is not signed in', async () => {
    expect(await standing(anon)).toBe('signed_out')
  })

  describe('a session', () => {
    it('that was signed out reads and writes nothing with the token it still has', async () => {
      const caller = await signIn()
      expect(await profiles(caller)).toBe(1)
      await database.query('delete from auth.sessions where user_id = $1', [person.id])
      expect(await standing(caller)).toBe('signed_out')
      expect(await profiles(caller)).toBe(0)
      expect((await failureOf(aProperty(database, { ...person, caller }))).code).toBe('42501')
      expect((await failureOf(call(database, caller, 'public.export_my_data()'))).code).toBe(
        'PT401',
      )
    })

    it('that is past its end is over', async () => {
      const caller = await signIn()
      await database.query('update auth.sessions set not_after = now() where user_id = $1', [
        person.id,
      ])
      expect(await standing(caller)).toBe('signed_out')
    })

    it("cannot name another user's session", async () => {
      const caller = await signIn()
      const other = await aPerson(database)
      expect(await standing({ ...caller, claims: { ...caller.claims, sub: other.id } })).toBe(
        'signed_out',
      )
    })

    it('[SEC-SES-10] is listed, and can be ended from another', async () => {
      const [here, there] = [await signIn(), await signIn('198.51.100.4')]
      const { rows } = await database.queryAs<{ id: string; is_current: boolean; address: string }>(
        here,
        {
          text: 'select * from public.list_my_sessions()',
        },
      )
      expect(rows.map(({ is_current, address }) => ({ is_current, address }))).toEqual([
        { is_current: true, address: '203.0.113.7' },
        { is_current: false, address: '198.51.100.4' },
      ])
      expect(
        await call(database, here, 'public.revoke_my_session($1)', [there.claims.session_id]),
      ).toBe(true)
      expect([await standing(here), await standing(there)]).toEqual(['ok', 'signed_out'])
    })

    it('of someone else is neither listed nor ended', async () => {
      const mine = await signIn()
      person = await aPerson(database)
      const theirs = await signIn()
      expect(
        await call(database, theirs, 'public.revoke_my_session($1)', [mine.claims.session_id]),
      ).toBe(false)
      expect(await standing(mine)).toBe('ok')
    })
  })

  describe('two-factor', () => {
    it('[SEC-MFA-03] a session without the code sees nothing, the same with it sees everything', async () => {
      const property = await aProperty(database, person)
      await enrol()
      const [weak, strong] = [await signIn(), await signIn('203.0.113.7', 'aal2')]
      for (const table of ['profiles', 'properties']) {
        const seen = (caller: Caller) =>
          database.queryAs(caller, { text: `select from public.${table}` })
        expect([(await seen(weak)).rowCount, (await seen(strong)).rowCount]).toEqual([0, 1])
      }
      expect(await standing(weak)).toBe('second_factor_needed')
      const erasure = await database.queryAs(weak, {
        text: 'delete from public.properties where id = $1',
        values: [property],
      })
      expect(erasure.rowCount).toBe(0)
      expect(await failureOf(call(database, weak, 'public.search_properties()'))).toMatchObject({
        code: 'PT403',
        message: 'second_factor_needed',
      })
    })

    it('[SEC-MFA-03] a session that was lowered sees nothing, whatever its token still says', async () => {
      await enrol()
      const strong = await signIn('203.0.113.7', 'aal2')
      expect(await standing(strong)).toBe('ok')
      await database.query("update auth.sessions set aal = 'aal1' where user_id = $1", [person.id])
      expect(await standing(strong)).toBe('second_factor_needed')
    })

    it('[DATA-16] the switch goes on with a verified authenticator only, and off without one only', async () => {
      const change = (on: boolean, caller: Caller) =>
        setProfile(caller, `two_factor_enabled = ${on}`)
      expect((await failureOf(change(true, person.caller))).code).toBe('23514')
      const factor = await enrol()
      const strong = await signIn('203.0.113.7', 'aal2')
      expect((await change(true, strong)).rowCount).toBe(1)
      expect((await failureOf(change(false, strong))).code).toBe('23514')
      await database.query('delete from auth.mfa_factors where id = $1', [factor])
      expect((await change(false, strong)).rowCount).toBe(1)
    })

    it('an authenticator that was never verified changes nothing', async () => {
      await database.query(
        "insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at) values (gen_random_uuid(), $1, 'totp', 'unverified', now(), now())",
        [person.id],
      )
      expect(await standing(await signIn())).toBe('ok')
    })
  })

  describe('the address lock', () => {
    it('[DATA-15] serves the address that signed in and no other', async () => {
      const caller = await signIn()
      await setProfile(caller, 'ip_lock_enabled = true')
      expect(await profiles(caller)).toBe(1)
      const elsewhere = from(caller, '198.51.100.4')
      expect(await profiles(elsewhere)).toBe(0)
      expect(await standing(elsewhere)).toBe('address_changed')
    })

    it('knows an IPv6 address however it is written, and takes no forwarded address for the client’s own', async () => {
      const caller = await signIn('2001:db8::1')
      await setProfile(caller, 'ip_lock_enabled = true')
      expect(await standing(from(caller, '10.0.0.1, 2001:DB8::1'))).toBe('ok')
      expect(await standing(from(caller, '2001:DB8::1, 198.51.100.4'))).toBe('address_changed')
      expect(await standing(from(caller, '2001:db8:0:0:0:0:0:1'))).toBe('ok')
      expect(await standing(from(caller, 'not an address'))).toBe('address_changed')
    })

    it('[SEC-SES-08] is told to the account service, which nobody can tell otherwise', async () => {
      const caller = await signIn()
      const lock = () =>
        one(database, "select raw_app_meta_data -> 'address_lock' from auth.users where id = $1", [
          person.id,
        ])
      await setProfile(caller, 'ip_lock_enabled = true')
      expect(await lock()).toBe(true)
      // From elsewhere the switch is out of reach, too.
      await setProfile(from(caller, '198.51.100.4'), 'ip_lock_enabled = false')
      expect(await lock()).toBe(true)
      await setProfile(caller, 'ip_lock_enabled = false')
      expect(await lock()).toBeNull()
    })

    it('[SEC-SES-08] is told to the account service by a row that is restored with the switch on', async () => {
      await database.query('delete from public.profiles where id = $1::uuid', [person.id])
      await database.query(
        'insert into public.profiles (id, email, ip_lock_enabled) values ($1::uuid, $2, true)',
        [person.id, person.email],
      )
      const lock = "select raw_app_meta_data -> 'address_lock' from auth.users where id = $1"
      expect(await one(database, lock, [person.id])).toBe(true)
    })

    it('is off unless it was switched on', async () => {
      expect(await standing(from(await signIn(), '198.51.100.4'))).toBe('ok')
    })
  })
})
