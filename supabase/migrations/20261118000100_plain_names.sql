-- What people call themselves, their companies, teams and tones is shown to others and mailed to strangers. Names have no
-- characters that nobody sees or that turn the words around them; and those that invitations show read as names, not as
-- links, telephone numbers or messages.
-- Characters are named by number instead of by class, because classes mean something else in each locale.

-- Without control characters, marks that change the direction of writing, and characters of no width.
create function private.without_hidden_characters(words text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    words,
    '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e007f]',
    '', 'g'
  )
$$;

create function private.is_plain_name(name text) returns boolean
language sql immutable set search_path = ''
as $$ select name = private.without_hidden_characters(name) $$;

-- A name as strangers may read it; null for whatever could pass for a link, a number to call or a message. Look-alikes
-- of a dot are dots.
create function private.shown_name(name text) returns text
language sql immutable set search_path = ''
as $$
  select shown
  from (select btrim(normalize(private.without_hidden_characters(name), NFKC)) as shown) as spelt
  where char_length(shown) between 1 and 60
    and shown ~ '^[A-Za-z0-9 ''\u2019&,.()\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0300-\u037d\u037f-\u0386\u0388-\u0588\u058a-\u06d3\u06d5-\u0700\u0703-\u167f\u1681-\u1fff\u3040-\ud7ff-]+$'
    and shown !~ '\.[^ ]'
    and char_length(regexp_replace(shown, '[^0-9]', '', 'g')) <= 4
$$;

update public.profiles set
  full_name = case when char_length(btrim(private.without_hidden_characters(full_name))) >= 2 then private.without_hidden_characters(full_name) end,
  company = nullif(private.without_hidden_characters(company), '')
where not (private.is_plain_name(coalesce(full_name, '')) and private.is_plain_name(coalesce(company, '')));
update public.teams set name = coalesce(nullif(btrim(private.without_hidden_characters(name)), ''), 'Team')
where not private.is_plain_name(name);
-- With a part of its id, because the name that is left may be another tone's.
update public.custom_tones set name = btrim(left(private.without_hidden_characters(name), 50)) || ' ' || left(id::text, 8)
where not private.is_plain_name(name);
update public.beta_invites set
  full_name = coalesce(nullif(btrim(private.without_hidden_characters(full_name)), ''), 'not given'),
  company = nullif(private.without_hidden_characters(company), '')
where not (private.is_plain_name(full_name) and private.is_plain_name(coalesce(company, '')));

alter table public.profiles
  add constraint full_name_is_plain check (private.is_plain_name(full_name)),
  add constraint company_is_plain check (private.is_plain_name(company));
alter table public.teams add constraint team_name_is_plain check (private.is_plain_name(name));
alter table public.custom_tones add constraint tone_name_is_plain check (private.is_plain_name(name));
alter table public.beta_invites
  add constraint invite_full_name_is_plain check (private.is_plain_name(full_name)),
  add constraint invite_company_is_plain check (private.is_plain_name(company));

-- Metadata is whatever the client or an identity provider sent: what does not fit is left out, a sign-up never fails for it.
create or replace function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  full_name constant text := left(btrim(private.without_hidden_characters(new.raw_user_meta_data ->> 'full_name')), 200);
  company constant text := left(btrim(private.without_hidden_characters(new.raw_user_meta_data ->> 'company')), 200);
begin
  insert into public.profiles (id, full_name, email, company) values (
    new.id,
    case when char_length(full_name) >= 2 then full_name end,
    case when private.is_email(new.email) then new.email end,
    nullif(company, '')
  );
  return new;
end
$$;

-- The inviter is named as they call themselves where that reads as a name, and else by the address they have proven.
create or replace function private.invitation_facts(invitation public.team_invitations) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'team_name', private.shown_name(team.name),
    'inviter_name', coalesce(private.shown_name(inviter.full_name), private.mail_address_of(inviter.id)),
    'email', invitation.email, 'expires_at', invitation.expires_at
  )
  from public.teams as team
  left join public.profiles as inviter on inviter.id = invitation.invited_by
  where team.id = invitation.team_id
$$;

-- The subject names the listing, as its agent or a colleague typed it, and no more of it than fits a line.
create or replace function private.mail_finished_text() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  recipient text;
  asked_from constant text := private.request_network();
  title constant text := 'Your text for ' || left(btrim(private.without_hidden_characters(regexp_replace(
    split_part(new.place, E'\n', 1), '[[:cntrl:][:space:]]+', ' ', 'g'
  ))), 100);
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

revoke execute on all functions in schema private from public;
grant execute on function private.without_hidden_characters(text), private.is_plain_name(text)
  to anon, authenticated, service_role;
