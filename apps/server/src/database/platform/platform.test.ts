import { beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../testing/index.ts'
import type { Caller, Database, Role } from '../database.ts'

const caller = (role: Role, claims = {}): Caller => ({ role, claims })
const ANN = '11111111-1111-4111-8111-111111111111'

describeDatabases((open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  it('the roles of a request cannot log in, and only the service role sees past row-level security', async () => {
    const { rows } = await database.query(
      `select rolname, rolcanlogin, rolsuper, rolbypassrls from pg_roles
       where rolname in ('anon', 'authenticated', 'service_role') order by rolname`,
    )
    const closed = { rolcanlogin: false, rolsuper: false }
    expect(rows).toEqual([
      { rolname: 'anon', rolbypassrls: false, ...closed },
      { rolname: 'authenticated', rolbypassrls: false, ...closed },
      { rolname: 'service_role', rolbypassrls: true, ...closed },
    ])
  })

  it('[SEC-AC-06] nobody but the platform touches a table or a view of accounts', async () => {
    const { rows } = await database.query<{ name: string }>(
      `select c.relname as name from pg_class c
       where c.relnamespace = 'auth'::regnamespace and c.relkind in ('r', 'v')`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(13)
    for (const { name } of rows) {
      for (const role of ['anon', 'authenticated', 'service_role'] as const) {
        for (const text of [`select * from auth.${name}`, `delete from auth.${name}`]) {
          const refused = database.queryAs(caller(role), { text })
          await expect(refused, `${role}: ${text}`).rejects.toMatchObject({ code: '42501' })
        }
      }
    }
  })

  it('[SEC-AC-10] what the auth service calls is closed to requests, what policies call is open', async () => {
    const { rows } = await database.query<{ name: string; open: boolean }>(
      `select p.proname as name, has_function_privilege('anon', p.oid, 'execute') as open
       from pg_proc p where p.pronamespace = 'auth'::regnamespace order by p.proname`,
    )
    const open = rows.filter((row) => row.open).map((row) => row.name)
    expect(open).toEqual(['email', 'jwt', 'role', 'uid'])
    expect(rows.length).toBeGreaterThan(open.length)
  })

  it('policies learn who asks from the claims', async () => {
    const text =
      'select auth.uid() as uid, auth.role() as role, auth.email() as email, auth.jwt() as jwt'
    const claims = { sub: ANN, role: 'authenticated', email: 'ann@example.test' }
    const { rows } = await database.queryAs(caller('authenticated', claims), { text })
    expect(rows).toEqual([
      { uid: ANN, role: 'authenticated', email: 'ann@example.test', jwt: claims },
    ])
    const nobody = await database.query('select auth.uid() as uid, auth.email() as email')
    expect(nobody.rows).toEqual([{ uid: null, email: null }])
  })

  it('files and messages stay closed until a policy opens them', async () => {
    for (const table of ['storage.buckets', 'storage.objects', 'realtime.messages']) {
      const { rows } = await database.queryAs(caller('authenticated', { sub: ANN }), {
        text: `select * from ${table}`,
      })
      expect(rows).toEqual([])
    }
    const upload = database.queryAs(caller('authenticated', { sub: ANN }), {
      text: "insert into storage.buckets (id, name) values ('x', 'x')",
    })
    await expect(upload).rejects.toMatchObject({ code: '42501' })
    const { rows } = await database.query(
      `select storage.foldername('a/b/c.tar.gz') as folders, storage.filename('a/b/c.tar.gz') as file,
         storage.extension('a/b/c.tar.gz') as extension`,
    )
    expect(rows).toEqual([{ folders: ['a', 'b'], file: 'c.tar.gz', extension: 'gz' }])
  })

  it('a user who goes takes identities, sessions, tokens and factors along', async () => {
    const { rows } = await database.query<{ id: string }>(
      "insert into auth.users (email) values ('gone@example.test') returning id",
    )
    const id = rows[0]?.id
    await database.query(
      "select auth.start_session(gen_random_uuid(), $1::uuid, null, false, null, '', 'password', 'hash', false, '{}', now(), null, null)",
      [id],
    )
    await database.query('delete from auth.users where id = $1::uuid', [id])
    for (const table of ['sessions', 'refresh_tokens', 'mfa_amr_claims']) {
      const left = await database.query(`select 1 from auth.${table}`)
      expect(left.rows, table).toEqual([])
    }
  })
})
