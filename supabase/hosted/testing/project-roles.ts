import type { Database } from '@listwright/server'

const PASSWORD = 'hosted'

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

/** The roles of hosted Supabase, which all databases of a server share. */
export const createProjectRoles = (server: Database) => server.execute(ROLES)

/** The address of a database for the project's own user, who is no superuser. */
export const asOwner = (url: string): string => {
  const address = new URL(url)
  address.username = 'hosted_owner'
  address.password = PASSWORD
  return address.href
}
