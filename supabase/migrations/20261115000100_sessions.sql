-- Whom the database trusts. Every table of a user carries a restrictive policy that asks this file first. It asks for
-- requests alone: an owner of the database who is a member of `authenticated` would otherwise ask for itself as well.
--
--   session_standing() → text    'ok', 'signed_out', 'second_factor_needed' or 'address_changed' (anyone)
--   list_my_sessions() → table   the caller's sessions, the current one marked (authenticated)
--   revoke_my_session(session_id uuid) → boolean   true when that session was the caller's and is now over (authenticated)

create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create extension if not exists pg_trgm with schema extensions;

-- The address the request came from: one canonical address here, a list beginning with it behind hosted Supabase's edge.
create function private.request_address() returns text
language plpgsql stable set search_path = ''
as $$
begin
  return host(nullif(btrim(split_part(
    nullif(current_setting('request.headers', true), '')::json ->> 'x-forwarded-for', ',', 1
  )), '')::inet);
exception when invalid_text_representation then
  return null;
end
$$;

create function private.session_standing() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  claimed_session constant text := auth.jwt() ->> 'session_id';
  signed_in_from text;
begin
  if me is null then
    return 'signed_out';
  end if;
  -- Tokens outlive a sign-out; the session does not.
  if claimed_session is not null then
    select host(ip) into signed_in_from from auth.sessions
    where id = claimed_session::uuid and user_id = me and (not_after is null or not_after > now());
    if not found then
      return 'signed_out';
    end if;
  end if;
  if coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2' and private.has_verified_factor(me) then
    return 'second_factor_needed';
  end if;
  if (select ip_lock_enabled from public.profiles where id = me)
    and (signed_in_from = private.request_address()) is not true then
    return 'address_changed';
  end if;
  return 'ok';
end
$$;

create function private.has_verified_factor(owner uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from auth.mfa_factors where user_id = owner and status::text = 'verified'
  );
end
$$;

create function private.session_is_strong_enough() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.session_standing() = 'ok';
end
$$;

-- The first line of every function that acts for the caller past row-level security.
create function private.caller() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  standing constant text := private.session_standing();
begin
  if standing <> 'ok' then
    raise exception '%', standing using
      errcode = case standing when 'signed_out' then 'PT401' else 'PT403' end,
      hint = case standing
        when 'signed_out' then 'Sign in and try again.'
        when 'second_factor_needed' then 'Enter the code of your authenticator app.'
        else 'The address lock is on: sign in again from this network.'
      end;
  end if;
  return auth.uid();
end
$$;

create function public.session_standing() returns text
language sql stable set search_path = ''
as $$ select private.session_standing() $$;

create function public.list_my_sessions() returns table (
  id uuid, created_at timestamptz, last_seen_at timestamptz, user_agent text, address text, is_current boolean
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := private.caller();
begin
  return query
    select session.id, session.created_at,
      coalesce(session.refreshed_at::timestamptz, session.created_at),
      session.user_agent, host(session.ip),
      session.id::text is not distinct from auth.jwt() ->> 'session_id'
    from auth.sessions as session
    where session.user_id = me and (session.not_after is null or session.not_after > now())
    order by 6 desc, 3 desc;
end
$$;

create function public.revoke_my_session(session_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := private.caller();
begin
  delete from auth.sessions where id = revoke_my_session.session_id and user_id = me;
  return found;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.request_address(), private.session_standing(), private.session_is_strong_enough()
  to anon, authenticated, service_role;
revoke execute on function public.session_standing(), public.list_my_sessions(), public.revoke_my_session(uuid)
  from public, anon, authenticated;
grant execute on function public.session_standing() to anon, authenticated;
grant execute on function public.list_my_sessions(), public.revoke_my_session(uuid) to authenticated;
