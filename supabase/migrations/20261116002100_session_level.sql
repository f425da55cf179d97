-- A token outlives the level of its session: when a factor is removed, the session is lowered and tokens that say aal2
-- go on for up to an hour. What counts is what both say.

create or replace function private.session_standing() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  claimed_session constant text := auth.jwt() ->> 'session_id';
  signed_in_from text;
  is_raised boolean := coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2';
begin
  if me is null then
    return 'signed_out';
  end if;
  -- Tokens outlive a sign-out; the session does not.
  if claimed_session is not null then
    select host(ip), is_raised and coalesce(aal::text, 'aal1') = 'aal2' into signed_in_from, is_raised
    from auth.sessions
    where id = claimed_session::uuid and user_id = me and (not_after is null or not_after > now());
    if not found then
      return 'signed_out';
    end if;
  end if;
  if not is_raised and private.has_verified_factor(me) then
    return 'second_factor_needed';
  end if;
  if (select ip_lock_enabled from public.profiles where id = me)
    and (signed_in_from = private.request_address()) is not true then
    return 'address_changed';
  end if;
  return 'ok';
end
$$;
