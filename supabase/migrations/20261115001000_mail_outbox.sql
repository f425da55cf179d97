-- Mails on their way out. Each is a letter, what it says without how it looks; packages/letter states its shape, and
-- whoever drains the table renders it.
--
--   claim_mails(n integer) → setof mail_outbox      takes up to n due mails for ten minutes (service role)
--   mail_sent(mail_id uuid) → void                  the letter goes, links in it are secrets (service role)
--   mail_failed(mail_id uuid, reason text) → text   'queued' again with backoff, or 'failed' after ten attempts (service role)

-- One address and nothing that a mail header would read as more.
create function private.is_mailable(address text) returns boolean
language sql immutable set search_path = ''
as $$ select private.is_email(address) and address !~ '[,;<>[:cntrl:]]' $$;

create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  to_address text not null,
  subject text not null,
  letter jsonb,
  state text not null default 'queued',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- At most one mail per key, whoever asks twice.
  dedupe_key text unique,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint mail_has_one_recipient check (private.is_mailable(to_address)),
  constraint mail_subject_is_one_line check (btrim(subject) <> '' and subject !~ '[[:cntrl:]]' and char_length(subject) <= 500),
  constraint mail_letter_is_given check (letter is not null or state = 'sent'),
  constraint mail_letter_fits check (jsonb_typeof(letter) = 'object' and char_length(letter::text) <= 500000),
  constraint mail_state_is_known check (state in ('queued', 'sending', 'sent', 'failed'))
);

create index mail_outbox_due_idx on public.mail_outbox (next_attempt_at) where state in ('queued', 'sending');
create index mail_outbox_recipient_idx on public.mail_outbox (to_address, created_at desc);
create index mail_outbox_created_at_idx on public.mail_outbox (created_at);

create function private.announce_mail() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify('mail_outbox', '');
  return null;
end
$$;

create trigger announce_mail after insert on public.mail_outbox
  for each statement execute function private.announce_mail();

-- A mail claimed and never reported on was lost with its sender; it falls due again when the lease ends.
create function public.claim_mails(n integer) returns setof public.mail_outbox
language sql security definer set search_path = ''
as $$
  update public.mail_outbox as mail
  set state = 'sending', attempts = mail.attempts + 1, next_attempt_at = now() + interval '10 minutes'
  where mail.id in (
    select due.id from public.mail_outbox as due
    where due.state in ('queued', 'sending') and due.next_attempt_at <= now()
    order by due.next_attempt_at limit least(greatest(n, 0), 100)
    for update skip locked
  )
  returning mail.*
$$;

create function public.mail_sent(mail_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.mail_outbox set state = 'sent', sent_at = now(), last_error = null, letter = null
  where id = mail_id
$$;

create function public.mail_failed(mail_id uuid, reason text) returns text
language sql security definer set search_path = ''
as $$
  update public.mail_outbox set
    state = case when attempts >= 10 then 'failed' else 'queued' end,
    next_attempt_at = now() + least(interval '15 seconds' * power(2, attempts), interval '6 hours'),
    last_error = left(reason, 1000)
  where id = mail_id and state = 'sending'
  returning state
$$;

alter table public.mail_outbox enable row level security;
alter table public.mail_outbox force row level security;
revoke all on public.mail_outbox from public, anon, authenticated;
grant all on public.mail_outbox to service_role;

create policy "the platform keeps every row" on public.mail_outbox
  to current_user, service_role using (true) with check (true);

revoke execute on all functions in schema private from public;
grant execute on function private.is_mailable(text) to service_role;
revoke execute on function public.claim_mails(integer), public.mail_sent(uuid), public.mail_failed(uuid, text)
  from public, anon, authenticated;
grant execute on function public.claim_mails(integer), public.mail_sent(uuid), public.mail_failed(uuid, text)
  to service_role;
