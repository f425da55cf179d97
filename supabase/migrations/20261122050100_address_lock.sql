-- The address lock is for the account service as well: whoever stole a token could otherwise set a new password from
-- another network, sign in with it there, and have a session that the lock lets in. The switch is therefore told to the
-- account service in app_metadata, which users cannot write. What rows are shown is decided by the profile as before.
-- Hosted Supabase's own account service does not read it.

create function private.lock_follows_the_switch() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users set raw_app_meta_data = case
    when new.ip_lock_enabled then coalesce(raw_app_meta_data, '{}') || '{"address_lock": true}'
    else raw_app_meta_data - 'address_lock'
  end
  where id = new.id;
  return null;
end
$$;

create trigger lock_follows_the_switch after update of ip_lock_enabled on public.profiles
  for each row when (old.ip_lock_enabled is distinct from new.ip_lock_enabled)
  execute function private.lock_follows_the_switch();

-- Rows that a restored backup or an import brings have their switch from the start.
create trigger lock_is_on_from_the_start after insert on public.profiles
  for each row when (new.ip_lock_enabled)
  execute function private.lock_follows_the_switch();

update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"address_lock": true}'
where id in (select id from public.profiles where ip_lock_enabled);

revoke execute on all functions in schema private from public;
