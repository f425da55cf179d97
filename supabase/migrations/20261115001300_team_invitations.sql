-- Invitations into a team: for one e-mail address, for seven days, once. The token travels by mail alone; we keep its hash.
--
--   invite_member(email text) → uuid          owner of a Pro team; inviting again renews (authenticated)
--   issue_invitation_token(invitation_id uuid) → jsonb {token, email, team_name, inviter_name, expires_at}
--                                             for the mail; replaces any former token (service role)
--   preview_invitation(token text) → jsonb {team_name, inviter_name, email, expires_at} or null (anyone who holds the token)
--   accept_invitation(token text) → uuid      the team joined (authenticated, under the invited e-mail address)
--   Withdraw: delete the row (owner).

create table public.team_invitations (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id) on delete cascade,
  email text not null,
  invited_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  constraint invitation_email_is_an_address check (private.is_email(email) and email = lower(email))
);

create unique index team_invitations_pending_idx on public.team_invitations (team_id, email) where accepted_at is null;
create index team_invitations_invited_by_idx on public.team_invitations (invited_by);

create table private.invitation_tokens (
  invitation_id uuid primary key references public.team_invitations (id) on delete cascade,
  token_hash bytea not null unique
);
alter table private.invitation_tokens enable row level security;
alter table private.invitation_tokens force row level security;
create policy "the platform keeps every row" on private.invitation_tokens
  to current_user, service_role using (true) with check (true);

create function public.invite_member(email text) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  team constant uuid := private.lock_team_i_own();
  address constant text := lower(btrim(invite_member.email));
  seats constant integer := (select users from public.plans where id = private.effective_plan(auth.uid()));
  seats_taken constant integer := (select count(*) from public.team_members where team_id = team);
  invitation uuid;
begin
  if seats_taken >= seats then
    perform private.refuse_by_plan('users', auth.uid(), seats, seats_taken, null);
  end if;
  if exists (
    select from public.team_members as member
    join auth.users as person on person.id = member.user_id
    where member.team_id = team and lower(person.email) = address
  ) then
    raise exception 'already_a_member' using errcode = 'PT409', hint = 'This person is in your team already.';
  end if;
  if (
    select count(*) >= 20 from public.team_invitations as pending
    where pending.team_id = team and pending.accepted_at is null and pending.expires_at > now() and pending.email <> address
  ) then
    raise exception 'too_many_invitations' using errcode = 'PT429', hint = 'Withdraw an invitation that is still open first.';
  end if;
  insert into public.team_invitations as pending (team_id, email, invited_by) values (team, address, auth.uid())
  on conflict (team_id, email) where accepted_at is null
  do update set expires_at = excluded.expires_at, invited_by = excluded.invited_by
  returning id into invitation;
  return invitation;
end
$$;

create function private.token_hash(token text) returns bytea
language sql immutable set search_path = ''
as $$ select sha256(convert_to(token, 'utf8')) $$;

create function public.issue_invitation_token(invitation_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- 244 random bits.
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into private.invitation_tokens (invitation_id, token_hash)
  select id, private.token_hash(token) from public.team_invitations
  where id = issue_invitation_token.invitation_id and accepted_at is null and expires_at > now()
  on conflict on constraint invitation_tokens_pkey do update set token_hash = excluded.token_hash;
  if not found then
    return null;
  end if;
  return public.preview_invitation(token) || jsonb_build_object('token', token);
end
$$;

create function public.preview_invitation(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'team_name', team.name, 'inviter_name', coalesce(inviter.full_name, inviter.email),
      'email', invitation.email, 'expires_at', invitation.expires_at
    )
    from private.invitation_tokens as kept
    join public.team_invitations as invitation on invitation.id = kept.invitation_id
    join public.teams as team on team.id = invitation.team_id
    left join public.profiles as inviter on inviter.id = invitation.invited_by
    where kept.token_hash = private.token_hash(preview_invitation.token)
      and invitation.accepted_at is null and invitation.expires_at > now()
  );
end
$$;

create function public.accept_invitation(token text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := private.caller();
  invitation public.team_invitations;
  seats integer;
  seats_taken integer;
begin
  select found.* into invitation
  from private.invitation_tokens as kept
  join public.team_invitations as found on found.id = kept.invitation_id
  where kept.token_hash = private.token_hash(accept_invitation.token)
    and found.email = (select lower(email) from auth.users where id = me);
  -- One seat is given at a time; only now is what we read below the last word.
  perform from public.teams where id = invitation.team_id for update;
  if not exists (
    select from public.team_invitations
    where id = invitation.id and accepted_at is null and expires_at > now()
  ) then
    raise exception 'invitation_not_valid' using errcode = 'PT404',
      hint = 'This invitation was used, withdrawn or has expired, or was sent to another e-mail address.';
  end if;
  if private.my_team() is not null then
    raise exception 'already_in_a_team' using errcode = 'PT409', hint = 'Leave your team first.';
  end if;
  select plan.users into seats
  from public.team_members as owner join public.plans as plan on plan.id = private.effective_plan(owner.user_id)
  where owner.team_id = invitation.team_id and owner.role = 'owner';
  select count(*) into seats_taken from public.team_members where team_id = invitation.team_id;
  if seats_taken >= seats then
    raise exception 'team_is_full' using errcode = 'PT409', hint = 'Ask the owner of the team to free a seat.';
  end if;
  insert into public.team_members (team_id, user_id) values (invitation.team_id, me);
  update public.team_invitations set accepted_at = now() where id = invitation.id;
  delete from private.invitation_tokens where invitation_id = invitation.id;
  perform private.move_rows(me, invitation.team_id);
  return invitation.team_id;
end
$$;

alter table public.team_invitations enable row level security;
alter table public.team_invitations force row level security;
revoke all on public.team_invitations from public, anon, authenticated;
grant select, delete on public.team_invitations to authenticated;
grant all on public.team_invitations to service_role;

create policy "the platform keeps every row" on public.team_invitations
  to current_user, service_role using (true) with check (true);
create policy "a session that is not strong enough sees nothing" on public.team_invitations
  as restrictive to authenticated using (current_user <> 'authenticated' or (select private.session_is_strong_enough()));
create policy "owners read their team's invitations" on public.team_invitations
  for select to authenticated using (team_id = (select private.team_i_own()));
create policy "owners withdraw invitations that are still open" on public.team_invitations
  for delete to authenticated using (team_id = (select private.team_i_own()) and accepted_at is null);

revoke execute on all functions in schema private from public;
revoke execute on function
  public.invite_member(text), public.issue_invitation_token(uuid), public.preview_invitation(text), public.accept_invitation(text)
  from public, anon, authenticated;
grant execute on function public.invite_member(text), public.accept_invitation(text) to authenticated;
grant execute on function public.preview_invitation(text) to anon, authenticated;
grant execute on function public.issue_invitation_token(uuid) to service_role;
