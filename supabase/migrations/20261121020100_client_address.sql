-- Where a request came from, which the address lock and every limit per network ask. Only what a client cannot choose
-- counts:
--
--   our own server      hands over one address, which it has found out itself
--   hosted Supabase     cf-connecting-ip: written by the edge that every request passes, whatever the client sent. It is
--                       believed only where private.edge_headers names it (supabase/hosted/set-up.sql does): anywhere else
--                       a client could send it
--   edge functions      ask for somebody else. They say for whom in x-relayed-for, and are believed if x-relay-secret is one
--                       whose digest is in private.relays (supabase/hosted/set-up.sql puts it there)
--   any other proxy     the last entry of x-forwarded-for: it adds what it saw behind whatever the client sent
--
-- What that promises on hosted Supabase is written in docs/running/hosted.md.

create table private.relays (
  secret_digest bytea primary key,
  created_at timestamptz not null default now()
);
alter table private.relays enable row level security;
alter table private.relays force row level security;
revoke all on private.relays from public, anon, authenticated, service_role;
create policy "the platform keeps every row" on private.relays to current_user using (true) with check (true);

create table private.edge_headers (name text primary key);
alter table private.edge_headers enable row level security;
alter table private.edge_headers force row level security;
revoke all on private.edge_headers from public, anon, authenticated, service_role;
create policy "the platform keeps every row" on private.edge_headers to current_user using (true) with check (true);

create or replace function private.request_address() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
  secret constant text := headers ->> 'x-relay-secret';
  address text := coalesce(
    (select headers ->> edge.name from private.edge_headers edge order by edge.name limit 1),
    split_part(headers ->> 'x-forwarded-for', ',', -1)
  );
begin
  if secret is not null and exists (
    select from private.relays where secret_digest = sha256(convert_to(secret, 'UTF8'))
  ) then
    address := headers ->> 'x-relayed-for';
  end if;
  return host(nullif(btrim(address), '')::inet);
exception when invalid_text_representation then
  return null;
end
$$;

-- A session belongs to the network where it was signed in. Supabase's auth server would move it along with every refresh,
-- and whoever holds a stolen refresh token could take it with them.
create function private.keep_session_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.ip := old.ip;
  return new;
end
$$;
revoke execute on function private.keep_session_address() from public;

do $$
begin
  create trigger keep_session_address before update of ip on auth.sessions
    for each row when (old.ip is not null and new.ip is distinct from old.ip)
    execute function private.keep_session_address();
exception when insufficient_privilege then
  raise warning 'Sessions move along with their refreshes here, and the address lock with them: no trigger may be added to auth.sessions';
end
$$;
