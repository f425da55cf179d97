import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from './database/database.ts'
import { restRoutes } from './rest/routes.ts'
import { createTestApp } from './testing/test-app.ts'
import { describeDatabases } from './testing/test-database.ts'

describeDatabases((open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof createTestApp>>
  let owner: string

  beforeAll(async () => {
    database = await open()
    await database.execute(`
      create function public.who_am_i() returns text language sql as 'select current_user::text';
      grant execute on function public.who_am_i() to anon, authenticated, service_role;
    `)
    const { rows } = await database.query<{ name: string }>('select current_user::text as name')
    owner = rows[0]?.name ?? ''
    world = await createTestApp(database, { services: { rest: restRoutes({ database }) } })
  })

  const call = async (path: string, token: string, body: object = {}) => {
    const answer = await world.app.request(`/rest/v1/rpc/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        apikey: world.apiKeys.publishable,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
    })
    return { status: answer.status, text: await answer.text() }
  }

  it('[SEC-AC-08] a token takes one of the three roles of requests and no other, however well it is signed', async () => {
    const roles = [
      ...[
        owner,
        'postgres',
        'supabase_admin',
        'authenticator',
        'dashboard_user',
        'pg_read_all_data',
      ],
      ...[
        'none',
        '',
        ' authenticated',
        'AUTHENTICATED',
        'service_role"; reset role; --',
        null,
        7,
        ['authenticated'],
      ],
    ]
    for (const role of roles) {
      const { status, text } = await call('who_am_i', await world.tokenFor(randomUUID(), { role }))
      expect([role, status]).toEqual([role, 401])
      expect(text).not.toContain(`"${owner}"`)
    }
    const { text } = await call('who_am_i', await world.tokenFor(randomUUID()))
    expect(text).toBe('"authenticated"')
  })

  it('[SEC-AC-08] claims that look like settings stay claims', async () => {
    const token = await world.tokenFor(randomUUID(), {
      'request.jwt.claims': { role: owner },
      user_role: 'service_role',
      app_metadata: { role: owner },
      is_super_admin: true,
    })
    expect((await call('who_am_i', token)).text).toBe('"authenticated"')
  })

  it('[SEC-AC-08] no request reaches what could change its role', async () => {
    const token = await world.tokenFor(randomUUID())
    for (const name of ['set_config', 'pg_catalog.set_config', 'pg_read_file', 'query_to_xml']) {
      const { status } = await call(name, token, {
        setting_name: 'role',
        new_value: owner,
        is_local: true,
      })
      expect([name, status]).toEqual([name, 404])
    }
  })

  it('[SEC-AC-08] the roles of requests can become nobody else, and no superuser owns what they call', async () => {
    const { rows: memberships } = await database.query(
      `select member.rolname as member, granted.rolname as granted from pg_auth_members
       join pg_roles as member on member.oid = pg_auth_members.member
       join pg_roles as granted on granted.oid = pg_auth_members.roleid
       where member.rolname in ('anon', 'authenticated', 'service_role')`,
    )
    expect(memberships).toEqual([])
    const { rows: roles } = await database.query(
      `select rolname from pg_roles where rolname in ('anon', 'authenticated', 'service_role')
         and (rolsuper or rolcreaterole or rolcreatedb or rolcanlogin or rolreplication
           or (rolbypassrls and rolname <> 'service_role'))`,
    )
    expect(roles).toEqual([])
  })
})
