import { beforeAll, expect, it } from 'vitest'
import { aPerson, type Database, type Person } from './cast.ts'
import { describeDatabases } from './describe-databases.ts'
import { failureOf } from './failures.ts'

describeDatabases((open) => {
  let database: Database
  let person: Person
  let other: Person

  beforeAll(async () => {
    database = await open()
    person = await aPerson(database, {
      metadata: { full_name: ' Dana Mercer ', company: 'Mercer & Vale' },
    })
    other = await aPerson(database)
  })

  const profileOf = async ({ id }: Person) =>
    (await database.query('select * from public.profiles where id = $1', [id])).rows[0]
  const update = (change: string, target = person) =>
    database.queryAs(person.caller, {
      text: `update public.profiles set ${change} where id = $1`,
      values: [target.id],
    })

  it('[ENT-18] [ENT-19] [ENT-20] [ENT-21] [ENT-23] [ENT-25] [ENT-27] a new user has a profile, from what they signed up with', async () => {
    expect(await profileOf(person)).toMatchObject({
      id: person.id,
      full_name: 'Dana Mercer',
      email: person.email,
      company: 'Mercer & Vale',
      email_notifications: true,
      ip_lock_enabled: false,
      two_factor_enabled: false,
      subscription_plan: 'free',
    })
  })

  it.each([
    [{}, null],
    [{ full_name: '', company: '' }, null],
    [{ full_name: 'X' }, null],
    [{ full_name: 42, company: { nested: true } }, '42'],
    [{ full_name: 'x'.repeat(5000) }, 'x'.repeat(200)],
  ])('no sign-up fails for its metadata: %j', async (metadata, full_name) => {
    expect(await profileOf(await aPerson(database, { metadata }))).toMatchObject({ full_name })
  })

  it('an account without an e-mail address has a profile too', async () => {
    const { rows } = await database.query<{ id: string }>(
      "insert into auth.users (id, phone) values (gen_random_uuid(), '15550100') returning id",
    )
    const profile = await database.query('select email from public.profiles where id = $1', [
      rows[0]?.id,
    ])
    expect(profile.rows).toEqual([{ email: null }])
  })

  it.each([
    ['[DATA-11]', "full_name = 'Al'"],
    ['[DATA-12] [VAL-33]', "email = 'new@listwright.test'"],
    ['[DATA-13] [VAL-35]', 'company = null'],
    ['[DATA-14]', 'email_notifications = false'],
    ['[DATA-15]', 'ip_lock_enabled = false'],
  ])('%s a user changes %s', async (_, change) => {
    expect((await update(change)).rowCount).toBe(1)
  })

  it.each([
    "subscription_plan = 'pro'",
    'subscription_plan = null',
    'id = gen_random_uuid()',
    'created_at = now()',
  ])('[SEC-AC-04] a user who writes %s gets an error, and nothing changes', async (change) => {
    const before = await profileOf(person)
    expect((await failureOf(update(change))).code).toBe('42501')
    expect((await failureOf(update(`company = 'Sneaky', ${change}`))).code).toBe('42501')
    expect(await profileOf(person)).toEqual(before)
  })

  it("[DATA-09] [DATA-10] another user's profile is out of reach", async () => {
    const { rows } = await database.queryAs<{ id: string }>(person.caller, {
      text: 'select id from public.profiles',
    })
    expect(rows).toEqual([{ id: person.id }])
    expect((await update("company = 'Mine now'", other)).rowCount).toBe(0)
  })

  it('goes with the account', async () => {
    await database.query('delete from auth.users where id = $1', [other.id])
    expect(await profileOf(other)).toBeUndefined()
  })
})
