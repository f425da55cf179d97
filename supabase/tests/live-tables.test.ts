import { describeDatabases } from '@listwright/server/testing'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from './cast.ts'

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
      'subscriptions',
      'team_members',
    ])
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
})
