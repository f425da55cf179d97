-- Who came into a team, who left it and by whose hand, who owns it, and which plan an account has: in the audit log of
-- accounts, beside sign-ins, in the same shape.

create function private.audit(action text, traits jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  actor constant uuid := auth.uid();
begin
  if has_table_privilege('auth.audit_log_entries', 'insert') then
    insert into auth.audit_log_entries (id, payload, ip_address, created_at) values (
      gen_random_uuid(),
      json_build_object(
        'action', audit.action,
        'actor_id', coalesce(actor, '00000000-0000-0000-0000-000000000000'),
        'actor_username', coalesce((select email from auth.users where id = actor), ''),
        'actor_via_sso', false,
        'traits', audit.traits
      ),
      coalesce(private.request_address(), ''), now()
    );
  end if;
end
$$;

create function private.audit_membership() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  member constant public.team_members := case tg_op when 'DELETE' then old else new end;
begin
  -- A membership that ends with its account is part of that account's deletion.
  if exists (select from auth.users where id = member.user_id) then
    perform private.audit(
      case
        when tg_op = 'INSERT' then 'team_member_joined'
        when tg_op = 'UPDATE' then 'team_role_changed'
        when member.user_id is not distinct from auth.uid() then 'team_member_left'
        else 'team_member_removed'
      end,
      jsonb_build_object('team_id', member.team_id, 'user_id', member.user_id, 'role', member.role)
    );
  end if;
  return null;
end
$$;

create trigger audit_membership after insert or update of role or delete on public.team_members
  for each row execute function private.audit_membership();

create function private.audit_plan() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.audit('plan_changed', jsonb_build_object(
    'user_id', new.id, 'from', coalesce(old.subscription_plan, 'free'), 'to', coalesce(new.subscription_plan, 'free')
  ));
  return null;
end
$$;

create trigger audit_plan after update on public.profiles
  for each row when (old.subscription_plan is distinct from new.subscription_plan) execute function private.audit_plan();

revoke execute on all functions in schema private from public;
