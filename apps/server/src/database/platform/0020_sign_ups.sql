-- What people chose when they signed up with an address that nobody has confirmed yet, and in which browser they chose
-- it. Who confirms in that browser keeps it; a confirmation elsewhere drops it, since anybody can sign up with anybody's
-- address.
create table auth.sign_ups (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- SHA-256 of the browser's cookie; null where an administrator chose, whose word counts in every browser.
  browser_hash text,
  -- The PKCE flow it began; flows end before this row is looked at, hence no reference.
  flow_state_id uuid,
  -- Null where the account itself has them: the sign-up that made it.
  encrypted_password text,
  raw_user_meta_data jsonb,
  created_at timestamptz not null default now(),
  -- Set where the address was confirmed elsewhere: by which link (SHA-256), which the browser may open as well.
  confirmation_hash text,
  confirmed_at timestamptz
);
create unique index sign_ups_browser_idx on auth.sign_ups (user_id, browser_hash);
create index sign_ups_confirmation_hash_idx on auth.sign_ups (confirmation_hash);
create index sign_ups_flow_state_id_idx on auth.sign_ups (flow_state_id);

alter table auth.sign_ups enable row level security;

-- A session begins for the account as its caller read it: whose password changed or whose address was confirmed in
-- between is not signed in by what was true before.
drop function auth.start_session(
  uuid, uuid, inet, text, text, text, boolean, json, timestamptz, text, timestamptz
);
create function auth.start_session(
  session_id uuid, owner uuid, known_password text, known_confirmed boolean, address inet, agent text, method text,
  token_hash text, is_only boolean, audit json, at timestamptz, counter text, counter_until timestamptz
) returns boolean
language plpgsql as $$
begin
  update auth.users u set last_sign_in_at = at, updated_at = at
    where u.id = owner and u.encrypted_password is not distinct from known_password
      and (u.email_confirmed_at is not null) = known_confirmed;
  if not found then
    return false;
  end if;
  if counter is not null then
    perform auth.count_hit(counter, at, counter_until, false);
  end if;
  insert into auth.sessions (id, user_id, aal, ip, user_agent, created_at, updated_at)
    values (session_id, owner, 'aal1', address, agent, at, at);
  insert into auth.refresh_tokens (token, user_id, session_id, created_at, updated_at)
    values (token_hash, owner, start_session.session_id, at, at);
  insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
    values (start_session.session_id, method, at, at);
  insert into auth.audit_log_entries (payload, ip_address, created_at)
    values (audit, coalesce(host(address), ''), at);
  if is_only then
    -- Who has yet to show the second factor signs nobody out who has shown it.
    delete from auth.sessions s where s.user_id = owner and s.id <> start_session.session_id and (
      s.aal < 'aal2' or not exists (select from auth.mfa_factors f where f.user_id = owner and f.status = 'verified')
    );
  end if;
  return true;
end
$$;

revoke all on function auth.start_session(
  uuid, uuid, text, boolean, inet, text, text, text, boolean, json, timestamptz, text, timestamptz
) from public;
