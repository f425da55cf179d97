-- Leaving for good: asked for with a fresh sign-in, carried out thirty days later, taken back any time before.
--
--   request_account_deletion() → timestamptz   when everything will be gone (authenticated, signed in or code entered
--                                              within the last 15 minutes, else PT403 'reauthentication_needed'; with
--                                              nothing left to pay for, else PT409 'plan_goes_on')
--   cancel_account_deletion() → boolean        (authenticated)
--   purge_deleted_accounts() → integer         (service role)
--   export_my_data() → jsonb                   all rows of the caller (authenticated)

create table public.account_deletions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '30 days'
);
create index account_deletions_due_at_idx on public.account_deletions (due_at);

-- Nobody is charged for an account that is gone.
create function private.pays_on(payer uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.subscriptions
    where user_id = payer and not cancel_at_period_end and status in ('active', 'trialing', 'past_due', 'unpaid', 'paused')
  )
$$;

create function public.request_account_deletion() returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := private.caller();
  due timestamptz;
begin
  if not exists (
    select from jsonb_array_elements(coalesce(auth.jwt() -> 'amr', '[]')) as proof
    where to_timestamp((proof ->> 'timestamp')::bigint) > now() - interval '15 minutes'
  ) then
    raise exception 'reauthentication_needed' using errcode = 'PT403', hint = 'Log out, sign in again and repeat this within 15 minutes.';
  end if;
  perform from public.profiles where id = me for no key update;
  if private.pays_on(me) then
    raise exception 'plan_goes_on' using errcode = 'PT409', hint = 'Cancel your plan under Manage Billing first.';
  end if;
  insert into public.account_deletions as deletion (user_id) values (me)
  on conflict (user_id) do update set requested_at = deletion.requested_at
  returning due_at into due;
  return due;
end
$$;

create function public.cancel_account_deletion() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := private.caller();
begin
  delete from public.account_deletions where user_id = me;
  return found;
end
$$;

create function public.purge_deleted_accounts() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  purged integer;
begin
  -- Mails and invites know people by address only.
  with leaving as (
    select person.id, lower(person.email) as address from auth.users as person
    join public.account_deletions as deletion on deletion.user_id = person.id and deletion.due_at <= now()
  ), mails as (
    delete from public.mail_outbox where lower(to_address) in (select address from leaving)
  ), invites as (
    delete from public.beta_invites where lower(email) in (select address from leaving)
  ), invitations as (
    delete from public.team_invitations where email in (select address from leaving)
  )
  delete from auth.users where id in (select id from leaving);
  get diagnostics purged = row_count;
  return purged;
end
$$;

create function public.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = ''
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
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'created_at', created_at, 'user_agent', user_agent, 'address', host(ip)
      ) order by created_at), '[]')
      from auth.sessions where user_id = me
    )
  );
end
$$;

create function private.rows_of(relation regclass, owner uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  exported jsonb;
begin
  execute format('select coalesce(jsonb_agg(to_jsonb(own)), ''[]'') from %s as own where own.user_id = $1', relation)
  into exported using owner;
  return exported;
end
$$;

alter table public.account_deletions enable row level security;
alter table public.account_deletions force row level security;
revoke all on public.account_deletions from public, anon, authenticated;
grant select on public.account_deletions to authenticated;
grant all on public.account_deletions to service_role;

create policy "the platform keeps every row" on public.account_deletions
  to current_user, service_role using (true) with check (true);
create policy "a session that is not strong enough sees nothing" on public.account_deletions
  as restrictive to authenticated using (current_user <> 'authenticated' or (select private.session_is_strong_enough()));
create policy "users see when their account will be deleted" on public.account_deletions
  for select to authenticated using (user_id = (select auth.uid()));

revoke execute on all functions in schema private from public;
revoke execute on function
  public.request_account_deletion(), public.cancel_account_deletion(), public.purge_deleted_accounts(),
  public.export_my_data()
  from public, anon, authenticated;
grant execute on function
  public.request_account_deletion(), public.cancel_account_deletion(), public.export_my_data()
  to authenticated;
grant execute on function public.purge_deleted_accounts() to service_role;
