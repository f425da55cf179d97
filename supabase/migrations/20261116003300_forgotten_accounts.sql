-- An account that is deleted, by its owner after thirty days or by an administrator at once, takes along whatever knows its
-- person by address or by name. The audit log keeps what happened and when, and no longer to whom.

create function private.forget_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.mail_outbox
  where lower(to_address) = lower(old.email)
    or dedupe_key in (
      select 'beta-invite:' || invite.id || ':notice' from public.beta_invites as invite
      where lower(invite.email) = lower(old.email)
    );
  delete from public.beta_invites where lower(email) = lower(old.email);
  delete from public.team_invitations where email = lower(old.email);
  if has_table_privilege('auth.audit_log_entries', 'update') then
    perform private.forget_in_audit_log(old.id::text, old.email);
  end if;
  -- A soft deletion keeps the rows that others refer to.
  if tg_op = 'UPDATE' then
    update public.profiles set full_name = null, email = null, company = null where id = old.id;
  end if;
  return null;
end
$$;

-- Whole values only: an address may be part of somebody else's.
create function private.forget_in_audit_log(person text, address text) returns void
language sql security definer set search_path = ''
as $$
  update auth.audit_log_entries set
    ip_address = '',
    payload = (payload::jsonb || jsonb_build_object(
      'actor_id', '00000000-0000-0000-0000-000000000000', 'actor_username', '', 'actor_name', '', 'traits', '{}'::jsonb
    ))::json
  where (strpos(payload::text, person) > 0 or strpos(payload::text, address) > 0)
    and jsonb_path_exists(
      payload::jsonb, '$.** ? (@ == $person || @ == $address)', jsonb_build_object('person', person, 'address', address)
    )
$$;

create trigger forget_account after delete on auth.users
  for each row execute function private.forget_account();
create trigger forget_account_softly after update on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function private.forget_account();

create or replace function public.purge_deleted_accounts() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  purged integer;
begin
  delete from auth.users where id in (select user_id from public.account_deletions where due_at <= now());
  get diagnostics purged = row_count;
  return purged;
end
$$;

revoke execute on all functions in schema private from public;
