-- The export reads as its caller, so that row-level security decides: what somebody wrote in a team that they have left
-- belongs to a library they no longer see.

create or replace function private.rows_of(relation regclass, owner uuid) returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  exported jsonb;
begin
  execute format('select coalesce(jsonb_agg(to_jsonb(own)), ''[]'') from %s as own where own.user_id = $1', relation)
  into exported using owner;
  return exported;
end
$$;

create function private.sessions_of_caller() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'created_at', created_at, 'user_agent', user_agent, 'address', host(ip)
  ) order by created_at), '[]')
  from auth.sessions where user_id = private.caller()
$$;

create or replace function public.export_my_data() returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  me constant uuid := private.caller();
begin
  return jsonb_build_object(
    'exported_at', now(),
    'profile', (select to_jsonb(profile) from public.profiles as profile where id = me),
    'properties', private.rows_of('public.properties', me),
    'content', private.rows_of('public.content', me),
    'custom_tones', private.rows_of('public.custom_tones', me),
    'generations', private.rows_of('public.generations', me),
    'subscriptions', private.rows_of('public.subscriptions', me),
    'team_members', private.rows_of('public.team_members', me),
    'account_deletions', private.rows_of('public.account_deletions', me),
    'sessions', private.sessions_of_caller()
  );
end
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.caller(), private.rows_of(regclass, uuid), private.sessions_of_caller() to authenticated;
