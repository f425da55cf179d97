import { beforeAll, beforeEach, expect, it } from 'vitest'
import {
  aContent,
  aPerson,
  aProperty,
  aTeam,
  type Caller,
  call,
  type Database,
  insert,
  one,
  type Person,
  service,
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
    person = await aPerson(database, { plan: 'pro' })
  })

  const signedIn = (minutesAgo: number): Caller => ({
    ...person.caller,
    claims: {
      ...person.caller.claims,
      amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) - minutesAgo * 60 }],
    },
  })
  const request = (caller: Caller) =>
    call<string>(database, caller, 'public.request_account_deletion()')
  const purge = () => call(database, service, 'public.purge_deleted_accounts()')
  const fill = async (owner: Person) => {
    const property = await aProperty(database, owner)
    await aContent(database, owner, property)
    await call(database, owner.caller, "public.reserve_generation($1, 'luxury')", [property])
    await insert(database, owner.caller, 'custom_tones', { name: 'Coastal' })
  }
  /** How many rows of the whole database mention the person. */
  const census = async ({ id, email }: Person) => {
    const { rows } = await database.query<{ name: string }>(
      "select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace where nspname in ('public', 'private', 'auth') and relkind = 'r'",
    )
    let found = 0
    for (const { name } of rows) {
      found += await one<number>(
        database,
        `select count(*)::int from ${name} as t where t::text like any ($1::text[])`,
        [`{%${id}%,%${email}%}`],
      )
    }
    return found
  }

  it('[SEC-AC-18] deletion needs a fresh sign-in, waits thirty days and can be taken back', async () => {
    expect((await failureOf(request(person.caller))).message).toBe('reauthentication_needed')
    expect((await failureOf(request(signedIn(16)))).message).toBe('reauthentication_needed')
    const due = await request(signedIn(1))
    expect(Math.round((new Date(due).getTime() - Date.now()) / 86_400_000)).toBe(30)
    expect(await request(signedIn(1))).toEqual(due)
    expect(await purge()).toBe(0)
    expect(await call(database, person.caller, 'public.cancel_account_deletion()')).toBe(true)
    expect(await call(database, person.caller, 'public.cancel_account_deletion()')).toBe(false)
  })

  it('nobody deletes an account that goes on being charged, and whoever buys again stays', async () => {
    let reports = 0
    const pay = (status: string, isEnding: boolean) =>
      call(
        database,
        service,
        "public.apply_subscription($1, 'test', now(), $2, $2, 'pro', $3, now(), now() + interval '30 days', $4, null, $5)",
        [`${person.id}-${++reports}`, `sub-${person.id}`, status, isEnding, person.id],
      )
    await pay('active', false)
    expect(await failureOf(request(signedIn(1)))).toMatchObject({
      message: 'plan_goes_on',
      hint: expect.stringContaining('Manage Billing'),
    })
    await pay('active', true)
    expect(await request(signedIn(1))).toBeTruthy()
    await pay('active', true)
    expect(await call(database, person.caller, 'public.cancel_account_deletion()')).toBe(true)
    await request(signedIn(1))
    await pay('active', false)
    expect(await call(database, person.caller, 'public.cancel_account_deletion()')).toBe(false)
    await pay('canceled', false)
    expect(await request(signedIn(1))).toBeTruthy()
  })

  it('[SEC-AC-18] after thirty days nothing of the account is left, and everything of everyone else', async () => {
    const neighbour = await aPerson(database, { plan: 'pro' })
    await fill(person)
    await fill(neighbour)
    const neighbours = await census(neighbour)
    await request(signedIn(1))
    await database.query('update public.account_deletions set due_at = now() where user_id = $1', [
      person.id,
    ])
    expect(await call(database, service, 'public.run_housekeeping()')).toMatchObject({
      accounts_purged: 1,
    })
    expect(await census(person)).toBe(0)
    expect(await census(neighbour)).toBe(neighbours)
  })

  it('[SEC-AC-18] whoever deletes an account, and however, no mail and no entry of the audit log names it any more', async () => {
    const remember = (someone: Person) =>
      database.query(
        `with entry as (
           insert into auth.audit_log_entries (id, payload, ip_address)
           values (gen_random_uuid(), $1::json, '203.0.113.9'), (gen_random_uuid(), $2::json, '203.0.113.9')
         ), mail as (
           insert into public.mail_outbox (to_address, subject, letter) values ($3, 'Hi', '{"sealed": "x"}')
         )
         insert into public.beta_invites (full_name, email) values ('Al', $3)`,
        [
          { action: 'login', actor_id: someone.id, actor_username: someone.email, traits: {} },
          { action: 'user_modified', actor_id: '', traits: { user_id: someone.id } },
          someone.email,
        ],
      )
    const namesake = await aPerson(database, { email: `a${person.email}` })
    const softly = await aPerson(database, { metadata: { full_name: 'Soft Goodbye' } })
    for (const someone of [person, namesake, softly]) await remember(someone)
    const entries = () => one<number>(database, 'select count(*)::int from auth.audit_log_entries')
    const before = await entries()
    const namesakes = await census(namesake)

    await database.query('delete from auth.users where id = $1', [person.id])
    await database.query(
      "update auth.users set deleted_at = now(), email = 'hashed', raw_user_meta_data = '{}' where id = $1",
      [softly.id],
    )
    const { rows } = await database.query(
      `select 'audit' from auth.audit_log_entries, unnest($1::text[]) as known
         where strpos(payload::text, '"' || known || '"') > 0
       union all select 'mail' from public.mail_outbox where to_address = any ($2::text[])
       union all select 'invite' from public.beta_invites where email = any ($2::text[])
       union all select 'profile' from public.profiles where full_name = 'Soft Goodbye' or email = any ($2::text[])`,
      [
        `{${[person, softly].flatMap(({ id, email }) => [id, email])}}`,
        `{${person.email},${softly.email}}`,
      ],
    )
    expect(rows).toEqual([])
    expect(await entries()).toBe(before)
    expect(await census(namesake)).toBe(namesakes)
  })

  it("[SEC-AC-18] the export has every own row and nobody else's", async () => {
    const neighbour = await aPerson(database, { plan: 'pro' })
    await fill(person)
    await fill(neighbour)
    const exported = await call<Record<string, unknown>>(
      database,
      person.caller,
      'public.export_my_data()',
    )
    expect(exported).toMatchObject({
      profile: { id: person.id },
      properties: [{ user_id: person.id, address: '12 Oak Street' }],
      content: [{ user_id: person.id }],
      custom_tones: [{ name: 'Coastal' }],
      generations: [{ tone: 'luxury' }],
      subscriptions: [],
    })
    expect(JSON.stringify(exported)).not.toContain(neighbour.id)
  })

  it('[SEC-AC-18] the export of a removed member shows nothing of the team that they cannot see any more', async () => {
    const owner = await aPerson(database, { plan: 'pro' })
    const member = await aPerson(database, { plan: 'free' })
    const team = await aTeam(database, owner, [member])
    const property = await aProperty(database, owner)
    await aContent(database, member, property)
    await aProperty(database, member, { address: '7 Own Road' })
    await call(database, owner.caller, 'public.remove_member($1)', [member.id])
    await database.query("update public.properties set address = '1 Secret Lane' where id = $1", [
      property,
    ])
    const exported = await call<Record<string, unknown>>(
      database,
      member.caller,
      'public.export_my_data()',
    )
    expect(exported).toMatchObject({
      profile: { id: member.id },
      properties: [{ address: '7 Own Road' }],
    })
    expect(JSON.stringify(exported)).not.toMatch(new RegExp(`Secret|${team}|${property}`))
  })

  it('[SEC-AC-18] the export leaves out no table that holds rows of users', async () => {
    const { rows } = await database.query<{ name: string }>(
      `select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
       where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'user_id'
         and has_table_privilege('authenticated', pg_class.oid, 'select')`,
    )
    const exported = await call<Record<string, unknown>>(
      database,
      person.caller,
      'public.export_my_data()',
    )
    expect(Object.keys(exported)).toEqual(expect.arrayContaining(rows.map((row) => row.name)))
  })
})
