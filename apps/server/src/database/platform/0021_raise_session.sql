-- A session that has shown a second factor goes on under another id, so that no token from before the code speaks for
-- it; sessions of the same user that never showed one end. False when the session is over already.
create function auth.raise_session(
  old_id uuid, new_id uuid, owner uuid, factor uuid, method text, token_hash text, is_only boolean,
  at timestamptz
) returns boolean
language plpgsql as $$
begin
  -- Whatever ends the sessions of a user locks the user first: it sees the new one, or this sees that the old one is gone.
  perform from auth.users where id = owner for update;
  insert into auth.sessions
    (id, user_id, created_at, updated_at, factor_id, aal, not_after, refreshed_at, user_agent, ip, tag)
    select new_id, s.user_id, s.created_at, at, factor, 'aal2', s.not_after, s.refreshed_at, s.user_agent, s.ip, s.tag
    from auth.sessions s where s.id = old_id and s.user_id = owner;
  if not found then
    return false;
  end if;
  insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
    select new_id, a.created_at, a.updated_at, a.authentication_method
    from auth.mfa_amr_claims a where a.session_id = old_id and a.authentication_method <> method;
  insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
    values (new_id, at, at, method);
  insert into auth.refresh_tokens (token, user_id, session_id, created_at, updated_at)
    values (token_hash, owner, new_id, at, at);
  delete from auth.sessions s
    where s.user_id = owner and s.id <> new_id and (is_only or s.id = old_id or s.aal < 'aal2');
  return true;
end
$$;

revoke all on function auth.raise_session(uuid, uuid, uuid, uuid, text, text, boolean, timestamptz) from public;
