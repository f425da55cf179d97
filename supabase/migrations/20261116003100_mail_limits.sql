-- Nobody can have us write to strangers as they please. Mail to a user goes to the sign-in address that the user has
-- confirmed, never to the contact address of the profile, which is whatever was typed. Every mail that somebody caused
-- counts against its sender, its mailbox and the network it was asked for from; the outbox is the count, so that nothing
-- a user can delete makes it smaller.
--
--   mail_address_of(user_id uuid) → text   the confirmed address, or null (service role)

-- Where a request comes from, as limits count: an IPv4 address, or the /64 that a provider gives to one subscriber.
-- Requests of which that is not known count as one network.
create function private.request_network() returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    case family(address) when 4 then host(address) else network(set_masklen(address, 64))::text end, 'unknown'
  )
  from (
    select regexp_replace(private.request_address(), '^::ffff:(\d+\.\d+\.\d+\.\d+)$', '\1')::inet as address
  ) as request
$$;

-- One mailbox by one name: what stands behind a plus is up to whoever writes the address.
create function private.mailbox_of(address text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(lower(btrim(address)), '\+[^@]*@', '@') $$;

create function private.mail_address_of(person uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select email from auth.users
  where id = person and email_confirmed_at is not null and deleted_at is null and private.is_mailable(email)
$$;

create function public.mail_address_of(user_id uuid) returns text
language sql stable security definer set search_path = ''
as $$ select private.mail_address_of(user_id) $$;

alter table public.mail_outbox
  add column kind text,
  add column sender_id uuid references auth.users (id) on delete set null,
  add column network text;
create index mail_outbox_sender_idx on public.mail_outbox (sender_id, created_at desc) where sender_id is not null;
create index mail_outbox_network_idx on public.mail_outbox (network, created_at desc) where network is not null;
create index mail_outbox_mailbox_idx on public.mail_outbox (private.mailbox_of(to_address), created_at desc);

-- What the next mail of a kind would exceed: 'sender', 'recipient', 'network' or nothing. Until the transaction ends
-- nobody else gets an answer about the same three, so whoever inserts the mail right away cannot be overtaken.
create function private.mail_limit_reached(wanted text, sender uuid, recipient text, asked_from text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  allowed record;
begin
  select * into strict allowed from (values
    ('finished text', 30, 30, 300, interval '1 hour'),
    ('team invitation', 25, 5, 50, interval '1 day')
  ) as limits (kind, per_sender, per_recipient, per_network, span) where limits.kind = wanted;
  perform pg_advisory_xact_lock(hashtextextended('mail from ' || sender, 0));
  perform pg_advisory_xact_lock(hashtextextended('mail to ' || private.mailbox_of(recipient), 0));
  perform pg_advisory_xact_lock(hashtextextended('mail by ' || asked_from, 0));
  return case
    when (
      select count(*) from public.mail_outbox
      where sender_id = sender and kind = wanted and created_at > now() - allowed.span
    ) >= allowed.per_sender then 'sender'
    when (
      select count(*) from public.mail_outbox
      where private.mailbox_of(to_address) = private.mailbox_of(recipient) and kind = wanted
        and created_at > now() - allowed.span
    ) >= allowed.per_recipient then 'recipient'
    when (
      select count(*) from public.mail_outbox
      where network = asked_from and kind = wanted and created_at > now() - allowed.span
    ) >= allowed.per_network then 'network'
  end;
end
$$;

-- The finished text goes to the agent's confirmed address, or nowhere; saving goes on either way.
create or replace function private.mail_finished_text() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  recipient text;
  asked_from constant text := private.request_network();
  title constant text := 'Your text for ' || btrim(regexp_replace(
    split_part(new.place, E'\n', 1), '[[:cntrl:][:space:]]+', ' ', 'g'
  ));
begin
  select private.mail_address_of(id) into recipient from public.profiles where id = new.user_id and email_notifications;
  if recipient is null or private.mail_limit_reached('finished text', new.user_id, recipient, asked_from) is not null then
    return null;
  end if;
  insert into public.mail_outbox (to_address, subject, letter, dedupe_key, kind, sender_id, network)
  values (
    recipient, title, private.finished_text_letter(new, title), 'content-saved:' || new.id,
    'finished text', new.user_id, asked_from
  )
  on conflict do nothing;
  return null;
end
$$;

-- A request for an invite counts by network instead of by address, and by mailbox: a second one changes nothing and
-- says nothing, also when it spells the same mailbox another way.
update public.beta_invites set requested_from = case
  when requested_from like '%:%' then network(set_masklen(requested_from::inet, 64))::text
  else coalesce(requested_from, 'unknown')
end;
create index beta_invites_mailbox_idx on public.beta_invites (private.mailbox_of(email));

create or replace function private.receive_beta_invite() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.requested_from := private.request_network();
  perform pg_advisory_xact_lock(hashtextextended('beta_invites', 0));
  if exists (select from public.beta_invites where private.mailbox_of(email) = private.mailbox_of(new.email)) then
    return null;
  end if;
  if (
    select count(*) >= 10 from public.beta_invites
    where requested_from = new.requested_from and created_at > now() - interval '1 hour'
  ) then
    raise exception 'too_many_requests' using
      errcode = 'PT429', hint = 'Too many requests came from your network. Please try again in an hour.';
  end if;
  return new;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.mailbox_of(text) to anon, authenticated, service_role;
revoke execute on function public.mail_address_of(uuid) from public, anon, authenticated;
grant execute on function public.mail_address_of(uuid) to service_role;
