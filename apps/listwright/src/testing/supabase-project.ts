import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DiskFiles, listen, openPostgres, openStorage, trustProxies } from '@listwright/server'
import { createPostgresDatabase, createTestApp } from '@listwright/server/testing'

/**
 * As much of a Supabase project as a move meets: accounts in tables that belong to the auth service and have its
 * columns, an owner who is no superuser, the product's migrations applied, and storage by its API.
 */
export async function startProject() {
  const { url: adminUrl, drop } = await createPostgresDatabase()
  const database = await openPostgres({ url: adminUrl, connections: 4 })
  const name = `project_${crypto.randomUUID().slice(0, 8)}`
  await database.execute(reshape(name))
  const directory = await mkdtemp(join(tmpdir(), 'project-'))
  const storage = await openStorage({
    database,
    files: new DiskFiles(join(directory, 'kept')),
    incoming: join(directory, 'incoming'),
    secret: 'of the project, which nobody else knows',
    isAlone: true,
  })
  const { app, apiKeys } = await createTestApp(database, { storage })
  const listener = await listen({
    host: '127.0.0.1',
    port: 0,
    requestTimeoutMs: 30_000,
    maxConnectionsPerAddress: 100,
    trustedProxies: trustProxies([]),
  })
  listener.serve(app.fetch)
  const owner = new URL(adminUrl)
  owner.username = name
  owner.password = 'plain'
  return {
    /** For `--to` and `--from`. */
    databaseUrl: owner.href,
    settings: {
      MOVE_PROJECT_URL: `http://127.0.0.1:${listener.port}`,
      MOVE_PROJECT_KEY: apiKeys.secret,
    },
    /** As a superuser, to look at. */
    database,
    async stop() {
      await listener.close()
      await app.close()
      await storage.close()
      await database.close()
      await drop()
      const server = await openPostgres({ url: adminUrl.replace(/[^/]+$/, 'postgres') })
      await server.execute(`drop role ${name}, ${name}_services`)
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const reshape = (owner: string) => `
  create role ${owner} login bypassrls password 'plain';
  create role ${owner}_services nologin;
  grant anon, authenticated, service_role to ${owner};

  drop schema platform cascade;
  drop table auth.sign_ups, auth.rate_limits, auth.mfa_recovery_codes, auth.one_time_tokens, auth.flow_state cascade;
  alter table auth.users alter id drop default;
  alter table auth.users alter raw_app_meta_data drop not null, alter raw_user_meta_data drop not null;
  alter table auth.identities alter provider drop default;
  alter table auth.mfa_factors alter id drop default, alter friendly_name drop not null, drop column last_accepted_step,
    add column web_authn_credential jsonb;
  create table auth.schema_migrations (version text primary key);

  do $$
  declare
    each record;
  begin
    for each in
      select format('%I.%I', n.nspname, c.relname) as name, n.nspname in ('auth', 'storage') as is_service
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('auth', 'storage', 'public', 'private')
    loop
      execute format('alter table %s owner to %I', each.name,
        case when each.is_service then '${owner}_services' else '${owner}' end);
    end loop;
    for each in
      select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private') and p.prokind = 'f'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    loop
      execute format('alter function %s owner to ${owner}', each.name);
    end loop;
  end
  $$;
  grant usage on schema auth, storage, extensions to ${owner};
  grant usage on schema auth, storage to ${owner}_services;
  grant all on schema public, private to ${owner};
  grant usage on schema supabase_migrations to ${owner};
  grant select on supabase_migrations.schema_migrations to ${owner};
  grant select, insert, update, delete, references, trigger on all tables in schema auth, storage to ${owner};
`
