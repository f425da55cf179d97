-- Invitations by mail: only from somebody who has confirmed their own address, within the limits of mail_limits, and with
-- a token that exists from the moment the mail leaves. Until then the letter in the outbox opens nothing.
--
--   describe_invitation(invitation_id uuid) → jsonb {team_name, inviter_name, inviter_email, email, expires_at} or null
--                                             what its mail says (service role)
--   mail_invitation(invitation_id uuid, subject text, letter jsonb, dedupe_key text) → boolean
--                                             true when a mail was put into the outbox; the token is added to the address
--                                             of the letter's action when the mail is claimed (service role)
--   claim_mails(n integer, sealed boolean = false) → setof mail_outbox
--                                             letters that only the server can open are left out unless asked for

alter table public.team_invitations add column requested_from text;

alter table public.mail_outbox
  add column invitation_id uuid references public.team_invitations (id) on delete set null,
  -- Its letter is {"sealed": "…"}, which only whoever put it there can open.
  add column is_sealed boolean generated always as (coalesce(letter ? 'sealed', false)) stored;
create index mail_outbox_invitation_id_idx on public.mail_outbox (invitation_id);

create function private.confirmed_caller() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := private.caller();
begin
  perform private.require_confirmed(me);
  return me;
end
$$;

create function private.refuse_by_mail_limit(reached text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception 'too_many_invitations' using errcode = 'PT429', hint = case reached
    when 'sender' then 'You have sent many invitations today. Please go on tomorrow.'
    when 'recipient' then 'This mailbox has had several invitations today. Please try again tomorrow.'
    else 'Many invitations were sent from your network today. Please go on tomorrow.'
  end;
end
$$;

create or replace function public.invite_member(email text) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  team constant uuid := private.lock_team_i_own();
  me constant uuid := private.confirmed_caller();
  address constant text := lower(btrim(invite_member.email));
  seats constant integer := (select users from public.plans where id = private.effective_plan(me));
  seats_taken constant integer := (select count(*) from public.team_members where team_id = team);
  asked_from constant text := private.request_network();
  reached text;
  invitation uuid;
begin
  if seats_taken >= seats then
    perform private.refuse_by_plan('users', me, seats, seats_taken, null);
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
  reached := private.mail_limit_reached('team invitation', me, address, asked_from);
  if reached is not null then
    perform private.refuse_by_mail_limit(reached);
  end if;
  insert into public.team_invitations as pending (team_id, email, invited_by, requested_from)
  values (team, address, me, asked_from)
  on conflict (team_id, email) where accepted_at is null
  do update set expires_at = excluded.expires_at, invited_by = excluded.invited_by, requested_from = excluded.requested_from
  returning id into invitation;
  return invitation;
end
$$;

-- The inviter is named as they call themselves; the address beside it is the one they have proven.
create function private.invitation_facts(invitation public.team_invitations) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'team_name', team.name,
    'inviter_name', coalesce(inviter.full_name, private.mail_address_of(inviter.id)),
    'email', invitation.email, 'expires_at', invitation.expires_at
  )
  from public.teams as team
  left join public.profiles as inviter on inviter.id = invitation.invited_by
  where team.id = invitation.team_id
$$;

create or replace function public.preview_invitation(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select private.invitation_facts(invitation)
    from private.invitation_tokens as kept
    join public.team_invitations as invitation on invitation.id = kept.invitation_id
    where kept.token_hash = private.token_hash(preview_invitation.token)
      and invitation.accepted_at is null and invitation.expires_at > now()
  );
end
$$;

create function public.describe_invitation(invitation_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.invitation_facts(invitation)
    || jsonb_build_object('inviter_email', private.mail_address_of(invitation.invited_by))
  from public.team_invitations as invitation
  where id = describe_invitation.invitation_id and accepted_at is null and expires_at > now()
$$;

create function public.mail_invitation(invitation_id uuid, subject text, letter jsonb, dedupe_key text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  invitation public.team_invitations;
  asked_from text;
  reached text;
begin
  select * into invitation from public.team_invitations
  where id = mail_invitation.invitation_id and accepted_at is null and expires_at > now();
  if not found or exists (select from public.mail_outbox as mail where mail.dedupe_key = mail_invitation.dedupe_key) then
    return false;
  end if;
  asked_from := coalesce(invitation.requested_from, 'unknown');
  reached := private.mail_limit_reached('team invitation', invitation.invited_by, invitation.email, asked_from);
  if reached is not null then
    perform private.refuse_by_mail_limit(reached);
  end if;
  insert into public.mail_outbox (to_address, subject, letter, dedupe_key, kind, sender_id, network, invitation_id)
  values (
    invitation.email, mail_invitation.subject, mail_invitation.letter, mail_invitation.dedupe_key,
    'team invitation', invitation.invited_by, asked_from, invitation.id
  )
  on conflict do nothing;
  return found;
end
$$;

-- An invitation that was withdrawn before its mail left is not mailed; the row stays, because it counts.
create function private.keep_withdrawn_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.mail_outbox set state = 'failed', last_error = 'the invitation was withdrawn'
  where invitation_id = old.id and state in ('queued', 'sending');
  return old;
end
$$;

create trigger keep_withdrawn_invitation before delete on public.team_invitations
  for each row execute function private.keep_withdrawn_invitation();

drop function public.claim_mails(integer);

create function public.claim_mails(n integer, sealed boolean default false) returns setof public.mail_outbox
language plpgsql security definer set search_path = ''
as $$
declare
  claimed public.mail_outbox;
  token text;
begin
  for claimed in
    update public.mail_outbox as mail
    set state = 'sending', attempts = mail.attempts + 1, next_attempt_at = now() + interval '10 minutes'
    where mail.id in (
      select due.id from public.mail_outbox as due
      where due.state in ('queued', 'sending') and due.next_attempt_at <= now() and (claim_mails.sealed or not due.is_sealed)
      order by due.next_attempt_at limit least(greatest(n, 0), 100)
      for update skip locked
    )
    returning mail.*
  loop
    if claimed.invitation_id is not null then
      token := public.issue_invitation_token(claimed.invitation_id) ->> 'token';
      if token is null then
        update public.mail_outbox set state = 'failed', last_error = 'the invitation is over' where id = claimed.id;
        continue;
      end if;
      claimed.letter := jsonb_set(
        claimed.letter, '{action,url}', to_jsonb((claimed.letter #>> '{action,url}') || token)
      );
    end if;
    return next claimed;
  end loop;
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.describe_invitation(uuid), public.mail_invitation(uuid, text, jsonb, text), public.claim_mails(integer, boolean)
  from public, anon, authenticated;
grant execute on function
  public.describe_invitation(uuid), public.mail_invitation(uuid, text, jsonb, text), public.claim_mails(integer, boolean)
  to service_role;
