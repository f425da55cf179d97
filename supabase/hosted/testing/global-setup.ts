import { readdirSync, readFileSync } from 'node:fs'
import { openPostgres } from '@listwright/server'
import { withDatabase } from '@listwright/server/testing'
import type { TestProject } from 'vitest/node'
import { createEmptyProject } from './empty-project.ts'

const MIGRATIONS = new URL('../../migrations/', import.meta.url)

declare module 'vitest' {
  interface ProvidedContext {
    /** Migrated databases to copy from: with and without automatic grants. */
    hostedTemplates: Record<'with' | 'without', string>
    hostedUrl: string
  }
}

const PASSWORD = 'hosted'
/** Shared by all databases of a server, and so made once. */
const ROLES = `
do $$
declare
  wanted text;
begin
  foreach wanted in array array[
    'anon nologin noinherit', 'authenticated nologin noinherit', 'service_role nologin noinherit bypassrls',
    'authenticator login noinherit', 'supabase_admin nologin', 'supabase_auth_admin nologin createrole noinherit',
    'supabase_storage_admin nologin createrole noinherit', 'supabase_realtime_admin nologin noinherit',
    'hosted_owner login createrole createdb bypassrls'
  ] loop
    begin
      execute 'create role ' || wanted;
    exception when duplicate_object or unique_violation then
      null;
    end;
  end loop;
end
$$;
alter role hosted_owner password '${PASSWORD}';
alter role hosted_owner set search_path = "$user", public, extensions;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role, authenticator, supabase_storage_admin, supabase_realtime_admin to hosted_owner;
`

/** For `globalSetup` of vitest, after the one that starts PostgreSQL: databases as hosted Supabase has them. */
export default async function setup(project: TestProject) {
  const { postgresUrl } = project.getProvidedContext()
  const server = await openPostgres({ url: postgresUrl, connections: 1 })
  await server.execute(ROLES)
  const owner = new URL(postgresUrl)
  owner.username = 'hosted_owner'
  owner.password = PASSWORD

  const createTemplate = async (automaticGrants: 'on' | 'off') => {
    const name = await createEmptyProject(postgresUrl, automaticGrants)
    const project = await openPostgres({ url: withDatabase(owner.href, name), connections: 1 })
    for (const file of readdirSync(MIGRATIONS).toSorted())
      await project.execute(readFileSync(new URL(file, MIGRATIONS), 'utf8')).catch((cause) => {
        throw new Error(`${file} fails on hosted Supabase`, { cause })
      })
    await project.close()
    return name
  }
  const hostedTemplates = { with: await createTemplate('on'), without: await createTemplate('off') }
  project.provide('hostedTemplates', hostedTemplates)
  project.provide('hostedUrl', owner.href)
  return async () => {
    for (const name of Object.values(hostedTemplates))
      await server.execute(`drop database if exists ${name} with (force)`)
    await server.close()
  }
}
