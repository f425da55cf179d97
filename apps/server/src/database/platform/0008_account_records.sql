-- What the auth service reads and writes with every request. In PL/pgSQL, because a session keeps the
-- plans of such functions: on the embedded database planning costs more than running.

create view auth.user_records as
  select
    u.id, u.aud, u.role, u.email, u.phone, u.encrypted_password, u.email_confirmed_at,
    u.phone_confirmed_at, u.invited_at, u.confirmation_sent_at, u.recovery_sent_at, u.email_change,
    u.email_change_sent_at, u.reauthentication_sent_at, u.last_sign_in_at, u.raw_app_meta_data,
    u.raw_user_meta_data, u.created_at, u.updated_at, u.banned_until, u.deleted_at, u.is_anonymous,
    u.is_sso_user,
    coalesce((
      select json_agg(i order by i.created_at) from auth.identities i where i.user_id = u.id
    ), '[]'::json) as identities,
    coalesce((
      select json_agg(f order by f.created_at) from (
        select id, friendly_name, factor_type, status, created_at, updated_at, phone, last_challenged_at
        from auth.mfa_factors where user_id = u.id
      ) f
    ), '[]'::json) as factors
  from auth.users u;

create view auth.session_records as
  select
    s.id, s.user_id, s.aal, s.factor_id, s.created_at, s.refreshed_at, s.not_after, host(s.ip) as ip,
    coalesce((
      select json_agg(json_build_object(
        'method', a.authentication_method,
        'timestamp', floor(extract(epoch from a.updated_at))::bigint
      ) order by a.updated_at desc)
      from auth.mfa_amr_claims a where a.session_id = s.id
    ), '[]'::json) as amr
  from auth.sessions s;

create function auth.user_by_id(wanted uuid) returns setof auth.user_records
language plpgsql stable as $$
begin
  return query select * from auth.user_records r where r.id = wanted and r.deleted_at is null;
end
$$;

create function auth.user_by_email(wanted text) returns setof auth.user_records
language plpgsql stable as $$
begin
  return query select * from auth.user_records r
    where r.email = wanted and not r.is_sso_user and r.deleted_at is null;
end
$$;

-- Everything a sign-in must know, in one read: the user, and the counters that may stand against it.
create function auth.sign_in_candidate(
  wanted text, at timestamptz, counter_1 text, counter_2 text, counter_3 text,
  out candidate json, out counters json
)
language plpgsql stable as $$
begin
  select to_json(r) into candidate from auth.user_records r
    where r.email = wanted and not r.is_sso_user and r.deleted_at is null;
  select coalesce(json_agg(l), '[]') into counters from auth.rate_limits l
    where l.key in (counter_1, counter_2, counter_3) and l.resets_at > at;
end
$$;

create function auth.session_by_id(wanted uuid) returns setof auth.session_records
language plpgsql stable as $$
begin
  return query select * from auth.session_records r where r.id = wanted;
end
$$;

-- A new session with all that belongs to it; `counter` counts the sign-in where it is limited.
create function auth.start_session(
  session_id uuid, owner uuid, address inet, agent text, method text, token_hash text,
  is_only boolean, audit json, at timestamptz, counter text, counter_until timestamptz
) returns void
language plpgsql as $$
begin
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
  update auth.users set last_sign_in_at = at, updated_at = at where id = owner;
  if is_only then
    delete from auth.sessions where user_id = owner and id <> start_session.session_id;
  end if;
end
$$;

-- Counts one more. A failure also begins the time anew; a full counter that has run out begins at one.
create function auth.count_hit(
  counter text, at timestamptz, until timestamptz, is_failure boolean,
  out hits integer, out resets_at timestamptz
)
language plpgsql as $$
begin
  insert into auth.rate_limits as l (key, hits, resets_at) values (counter, 1, until)
  on conflict (key) do update set
    hits = case when l.resets_at <= at then 1 else l.hits + 1 end,
    resets_at = case when l.resets_at <= at or is_failure then until else l.resets_at end
  returning l.hits, l.resets_at into count_hit.hits, count_hit.resets_at;
end
$$;

revoke all on function
  auth.user_by_id(uuid), auth.user_by_email(text), auth.session_by_id(uuid),
  auth.sign_in_candidate(text, timestamptz, text, text, text),
  auth.start_session(
    uuid, uuid, inet, text, text, text, boolean, json, timestamptz, text, timestamptz
  ),
  auth.count_hit(text, timestamptz, timestamptz, boolean)
from public;

-- Refresh tokens end with their session, and that with its user: a second path costs every sign-in a check.
alter table auth.refresh_tokens drop constraint refresh_tokens_user_id_fkey;
drop index auth.refresh_tokens_user_id_idx;
