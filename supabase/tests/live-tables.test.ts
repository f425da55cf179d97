import { beforeAll, expect, it } from 'vitest'
import { aPerson, aProperty, aTeam, call, type Database, type Person } from './cast.ts'
import { describeDatabases } from './describe-databases.ts'

describeDatabases((open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  it('the library, the plan and the usage are told live, and nothing that is secret is', async () => {
    const { rows } = await database.query<{ tablename: string }>(
      `select tablename from pg_publication_tables
       where pubname = 'supabase_realtime' and schemaname = 'public' order by tablename`,
    )
    expect(rows.map(({ tablename }) => tablename)).toEqual([
      'content',
      'generations',
      'profiles',
      'properties',
      'property_photos',
      'subscriptions',
      'team_members',
    ])
  })

  it('[SEC-AC-11] who leaves a team, or is removed from it, is named to the realtime service', async () => {
    const [owner, one, other] = [
      await aPerson(database, { plan: 'pro' }),
      await aPerson(database),
      await aPerson(database),
    ]
    const told: string[] = []
    const stop = await database.listen('realtime_permissions', (user) => told.push(user))
    await aTeam(database, owner, [one, other])
    await expect.poll(() => told).toEqual([owner.id, one.id, other.id])
    await call(database, owner.caller, 'public.remove_member($1)', [one.id])
    await call(database, other.caller, 'public.leave_team()')
    await expect.poll(() => told.slice(3)).toEqual([one.id, other.id])
    await stop()
  })

  it('every table that is told has row-level security, and a key by which hosted Supabase knows its rows', async () => {
    const { rows } = await database.query(
      `select c.relname from pg_publication_tables p
         join pg_class c on c.oid = format('%I.%I', p.schemaname, p.tablename)::regclass
       where p.pubname = 'supabase_realtime' and p.schemaname = 'public' and not (
         c.relrowsecurity and c.relreplident = 'd'
         and exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)
       )`,
    )
    expect(rows).toEqual([])
  })

  it('[SEC-AC-15] who may read a property is seen looking at it by those who may, and says nothing else there', async () => {
    const [owner, colleague, stranger] = [
      await aPerson(database, { plan: 'pro' }),
      await aPerson(database),
      await aPerson(database),
    ]
    await aTeam(database, owner, [colleague])
    const property = await aProperty(database, owner)
    const enters = (person: Person, topic: string, extension: string) =>
      database
        .transactionAs(person.caller, async (tx) => {
          await tx.query("select set_config('realtime.topic', $1, true)", [topic])
          const { rows } = await tx.query(
            'insert into realtime.messages (topic, extension) values ($1, $2) returning id',
            [topic, extension],
          )
          return rows.length === 1
        })
        .catch((error: { code: string }) => error.code)
    const topic = `property:${property}`
    expect(await enters(owner, topic, 'presence')).toBe(true)
    expect(await enters(colleague, topic, 'presence')).toBe(true)
    expect(await enters(stranger, topic, 'presence')).toBe('42501')
    expect(await enters(owner, topic, 'broadcast')).toBe('42501')
    expect(await enters(owner, 'property:', 'presence')).toBe('42501')
    expect(await enters(owner, "property:' or true", 'presence')).toBe('42501')
    expect(await enters(owner, 'elsewhere', 'presence')).toBe('42501')
  })
})
