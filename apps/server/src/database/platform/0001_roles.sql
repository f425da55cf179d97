-- The three roles a request can run under, named and privileged as hosted Supabase has them.
-- Roles belong to the whole cluster: another database of it may have made them already, or be making them now.
do $$
declare
  wanted record;
  -- Since PostgreSQL 16 being a member is not yet being allowed to SET ROLE.
  membership text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  for wanted in
    select * from (values
      ('anon', 'create role anon nologin noinherit'),
      ('authenticated', 'create role authenticated nologin noinherit'),
      ('service_role', 'create role service_role nologin noinherit bypassrls')
    ) as roles (name, statement)
  loop
    if not exists (select from pg_roles where rolname = wanted.name) then
      begin
        execute wanted.statement;
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
    -- The server takes these roles with SET ROLE, so the user it connects as must be a member.
    if not pg_has_role(current_user, wanted.name, membership) then
      execute format('grant %I to current_user', wanted.name);
    end if;
  end loop;
end
$$;

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pgcrypto') then
    create extension if not exists pgcrypto with schema extensions;
  end if;
end
$$;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
