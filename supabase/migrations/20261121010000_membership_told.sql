-- Who joins or leaves a team reads other properties from then on, so their private channels are looked at again
-- immediately. Our own realtime service listens; hosted Supabase asks the policies by itself, and nobody hears this there.

create function private.tell_membership() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_notify('realtime_permissions', (case tg_op when 'DELETE' then old.user_id else new.user_id end)::text);
  return null;
end
$$;

create trigger tell_membership after insert or update or delete on public.team_members
  for each row execute function private.tell_membership();

revoke execute on all functions in schema private from public;
