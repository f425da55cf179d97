-- Teams: up to five users of one Pro plan who share what they write. What a person adds is theirs: it joins the team
-- with them and leaves with them. A team has Pro as long as anyone in it pays for Pro, so handing it over costs nobody
-- their plan. Without Pro its members read on and write nothing; nothing is deleted.
--
--   create_team(name text) → uuid            the caller becomes its owner (authenticated, Pro)
--   remove_member(user_id uuid) → void       owner only        leave_team() → void   an owner only when alone
--   transfer_team(user_id uuid) → void       owner only, to a member
--   team_roster() → table                    who is in the caller's team (authenticated)

create table public.teams (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint team_name_is_given check (btrim(name) <> ''),
  constraint team_name_fits check (char_length(name) <= 100)
);

create table public.team_members (
  team_id uuid not null references public.teams (id) on delete cascade,
  -- Nobody is in two teams.
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'member',
  joined_at timestamptz not null default now(),
  constraint team_role_is_known check (role in ('owner', 'member'))
);
create index team_members_team_id_idx on public.team_members (team_id, joined_at);
create unique index team_members_one_owner_idx on public.team_members (team_id) where role = 'owner';

create trigger touch_updated_at before update on public.teams
  for each row execute function private.touch_updated_at();

-- A team ends with its owner's account; its rows go back to those who wrote them.
create function private.end_team_without_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.teams where id = old.team_id;
  return null;
end
$$;

create trigger end_team_without_owner after delete on public.team_members
  for each row when (old.role = 'owner') execute function private.end_team_without_owner();

create function private.my_team() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select team_id from public.team_members where user_id = auth.uid());
end
$$;

create function private.team_i_own() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select team_id from public.team_members where user_id = auth.uid() and role = 'owner');
end
$$;

-- Everything saved lives in one library: the team's, or the user's own. Callers see exactly one.
create function private.library() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(private.my_team(), auth.uid());
end
$$;

-- The caller's library if they may write there, else null.
create function private.writable_library() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  team constant uuid := private.my_team();
begin
  if team is null or private.team_i_own() = team or private.team_is_paid(team) then
    return coalesce(team, auth.uid());
  end if;
  return null;
end
$$;

create function private.team_is_paid(team uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.team_members where team_id = team and private.own_plan(user_id) = 'pro');
end
$$;

-- The caller's team, locked until the transaction ends: seats and roles change one at a time.
create function private.lock_team_i_own() returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  team uuid;
begin
  perform private.caller();
  select id into team from public.teams where id = private.my_team() for update;
  if team is null or team is distinct from private.team_i_own() then
    raise exception 'not_team_owner' using errcode = 'PT403', hint = 'Only the owner of a team can do this.';
  end if;
  return team;
end
$$;

create function private.require_member(team uuid, person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.team_members where team_id = team and user_id = person and role = 'member') then
    raise exception 'not_a_member' using errcode = 'PT404', hint = 'This person is not a member of your team.';
  end if;
end
$$;

create function public.create_team(name text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := private.caller();
  team uuid;
begin
  perform from public.profiles where id = me for no key update;
  if private.my_team() is not null then
    raise exception 'already_in_a_team' using errcode = 'PT409', hint = 'Leave your team first.';
  end if;
  if private.own_plan(me) <> 'pro' then
    perform private.refuse_by_plan('users', me, 1, 1, null);
  end if;
  insert into public.teams (name) values (btrim(create_team.name)) returning id into team;
  insert into public.team_members (team_id, user_id, role) values (team, me, 'owner');
  perform private.move_rows(me, team);
  return team;
end
$$;

create function public.remove_member(user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  team constant uuid := private.lock_team_i_own();
begin
  perform private.require_member(team, remove_member.user_id);
  delete from public.team_members as member where member.user_id = remove_member.user_id;
  perform private.move_rows(remove_member.user_id, null);
end
$$;

create function public.leave_team() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := private.caller();
  team uuid;
begin
  select id into team from public.teams where id = private.my_team() for update;
  if team is null then
    raise exception 'not_in_a_team' using errcode = 'PT404', hint = 'You are not in a team.';
  end if;
  if private.team_i_own() = team
    and exists (select from public.team_members where team_id = team and user_id <> me) then
    raise exception 'owner_cannot_leave' using errcode = 'PT409',
      hint = 'Transfer the team to a member first, or remove everyone else.';
  end if;
  delete from public.team_members where user_id = me;
  perform private.move_rows(me, null);
end
$$;

create function public.transfer_team(user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  team constant uuid := private.lock_team_i_own();
begin
  perform private.require_member(team, transfer_team.user_id);
  update public.team_members set role = 'member' where team_id = team and role = 'owner';
  update public.team_members as member set role = 'owner' where member.user_id = transfer_team.user_id;
end
$$;

create function public.team_roster() returns table (
  user_id uuid, full_name text, email text, role text, joined_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.caller();
  return query
    select member.user_id, profile.full_name, profile.email, member.role, member.joined_at
    from public.team_members as member
    join public.profiles as profile on profile.id = member.user_id
    where member.team_id = private.my_team()
    order by member.joined_at, member.user_id;
end
$$;

alter table public.teams enable row level security;
alter table public.teams force row level security;
alter table public.team_members enable row level security;
alter table public.team_members force row level security;
revoke all on public.teams, public.team_members from public, anon, authenticated;
grant select on public.teams, public.team_members to authenticated;
grant update (name) on public.teams to authenticated;
grant all on public.teams, public.team_members to service_role;

revoke execute on all functions in schema private from public;
grant execute on function
  private.my_team(), private.team_i_own(), private.library(), private.writable_library()
  to authenticated;
revoke execute on function
  public.create_team(text), public.remove_member(uuid), public.leave_team(), public.transfer_team(uuid), public.team_roster()
  from public, anon, authenticated;
grant execute on function
  public.create_team(text), public.remove_member(uuid), public.leave_team(), public.transfer_team(uuid), public.team_roster()
  to authenticated;

create policy "the platform keeps every row" on public.teams
  to current_user, service_role using (true) with check (true);
create policy "a session that is not strong enough sees nothing" on public.teams
  as restrictive to authenticated using (current_user <> 'authenticated' or (select private.session_is_strong_enough()));
create policy "members read their team" on public.teams
  for select to authenticated using (id = (select private.my_team()));
create policy "owners rename their team" on public.teams
  for update to authenticated using (id = (select private.team_i_own()));

create policy "the platform keeps every row" on public.team_members
  to current_user, service_role using (true) with check (true);
create policy "a session that is not strong enough sees nothing" on public.team_members
  as restrictive to authenticated using (current_user <> 'authenticated' or (select private.session_is_strong_enough()));
create policy "members see who is in their team" on public.team_members
  for select to authenticated using (team_id = (select private.my_team()));
