-- Requests to join the Founding Agent Group. Anyone may leave one, nobody but the platform reads them.
--
--   unmailed_beta_invite(email text) → setof beta_invites   the invite, as long as nobody was mailed about it (service role)

create table public.beta_invites (
  id uuid primary key default gen_random_uuid(),
  full_name text not null,
  email text not null,
  company text,
  requested_from text,
  created_at timestamptz not null default now(),
  -- When the mails about it were put on their way.
  mailed_at timestamptz,
  constraint invite_full_name_is_given check (btrim(full_name) <> ''),
  constraint invite_full_name_fits check (char_length(full_name) <= 200),
  constraint invite_email_is_an_address check (private.is_email(email)),
  constraint invite_company_fits check (char_length(company) <= 200)
);

create unique index beta_invites_email_idx on public.beta_invites (lower(email));
create index beta_invites_requested_from_idx on public.beta_invites (requested_from, created_at desc);

-- A second request for the same address changes nothing and says nothing. One network address may leave ten an hour.
create function private.receive_beta_invite() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.requested_from := private.request_address();
  perform pg_advisory_xact_lock(hashtextextended('beta_invites', 0));
  if exists (select from public.beta_invites where lower(email) = lower(new.email)) then
    return null;
  end if;
  if (
    select count(*) >= 10 from public.beta_invites
    where requested_from = new.requested_from and created_at > now() - interval '1 hour'
  ) then
    raise exception 'too_many_requests' using
      errcode = 'PT429', hint = 'Too many requests came from your network. Please try again in an hour.';
  end if;
  return new;
end
$$;

create trigger receive_beta_invite before insert on public.beta_invites
  for each row execute function private.receive_beta_invite();

create function public.unmailed_beta_invite(email text) returns setof public.beta_invites
language sql stable set search_path = ''
as $$
  select * from public.beta_invites as invite
  where lower(invite.email) = lower(btrim(unmailed_beta_invite.email)) and invite.mailed_at is null
$$;

alter table public.beta_invites enable row level security;
alter table public.beta_invites force row level security;
revoke all on public.beta_invites from public, anon, authenticated;
grant insert (full_name, email, company) on public.beta_invites to anon, authenticated;
grant all on public.beta_invites to service_role;
revoke execute on all functions in schema private from public;
revoke execute on function public.unmailed_beta_invite(text) from public, anon, authenticated;
grant execute on function public.unmailed_beta_invite(text) to service_role;

create policy "the platform keeps every row" on public.beta_invites
  to current_user, service_role using (true) with check (true);
create policy "anyone asks for an invite" on public.beta_invites
  for insert to anon, authenticated with check (true);
