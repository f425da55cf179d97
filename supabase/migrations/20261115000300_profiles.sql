-- One profile per user, made with the account. The plan in it is the payment webhook's to write, never the user's.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text,
  email text,
  company text,
  email_notifications boolean not null default true,
  ip_lock_enabled boolean not null default false,
  two_factor_enabled boolean not null default false,
  subscription_plan text default 'free',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint full_name_has_two_characters check (char_length(btrim(full_name)) >= 2),
  constraint full_name_fits check (char_length(full_name) <= 200),
  constraint email_is_an_address check (private.is_email(email)),
  constraint company_fits check (char_length(company) <= 200),
  constraint subscription_plan_is_known check (subscription_plan in ('free', 'starter', 'pro'))
);

-- Later than the last time, always: whoever saves against the updated_at they saw cannot overwrite a newer row.
create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end
$$;

create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

-- The switch shows what the authenticator says; it cannot say otherwise.
create function private.two_factor_follows_the_factor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.two_factor_enabled and not private.has_verified_factor(new.id) then
    raise exception 'two_factor_enabled needs a verified authenticator' using
      errcode = 'check_violation', constraint = 'two_factor_follows_the_factor',
      hint = 'Enrol an authenticator and verify its first code, then switch this on.';
  elsif not new.two_factor_enabled and private.has_verified_factor(new.id) then
    raise exception 'an authenticator is still enrolled' using
      errcode = 'check_violation', constraint = 'two_factor_follows_the_factor',
      hint = 'Unenrol the authenticator with a code, then switch this off.';
  end if;
  return new;
end
$$;

create trigger two_factor_follows_the_factor before update on public.profiles
  for each row when (old.two_factor_enabled is distinct from new.two_factor_enabled)
  execute function private.two_factor_follows_the_factor();

-- Metadata is whatever the client sent: what does not fit is left out, a sign-up never fails for it.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  full_name constant text := left(btrim(new.raw_user_meta_data ->> 'full_name'), 200);
begin
  insert into public.profiles (id, full_name, email, company) values (
    new.id,
    case when char_length(full_name) >= 2 then full_name end,
    case when private.is_email(new.email) then new.email end,
    nullif(left(btrim(new.raw_user_meta_data ->> 'company'), 200), '')
  );
  return new;
end
$$;

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

alter table public.profiles enable row level security;
alter table public.profiles force row level security;
revoke all on public.profiles from public, anon, authenticated;
grant select on public.profiles to authenticated;
grant update (full_name, email, company, email_notifications, ip_lock_enabled, two_factor_enabled)
  on public.profiles to authenticated;
grant all on public.profiles to service_role;
revoke execute on all functions in schema private from public;

create policy "the platform keeps every row" on public.profiles
  to current_user, service_role using (true) with check (true);
create policy "a session that is not strong enough sees nothing" on public.profiles
  as restrictive to authenticated using (current_user <> 'authenticated' or (select private.session_is_strong_enough()));
create policy "users read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "users update their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
