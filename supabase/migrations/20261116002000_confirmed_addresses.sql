-- What an account may do before its address is confirmed: anybody can sign up with anybody's address. It reads and
-- writes its own library; it invites nobody and pays for nothing. With the confirmation the account passes to whoever
-- reads the mails of the address, and so does the contact address in the profile.
--
--   require_confirmed_address() → void   refuses callers who have not confirmed theirs (authenticated)

create function private.require_confirmed(person uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from auth.users where id = person and email_confirmed_at is not null) then
    raise exception 'email_not_confirmed' using errcode = 'PT403',
      hint = 'Please confirm your email address first: follow the link in the mail we sent you.';
  end if;
end
$$;

create function public.require_confirmed_address() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_confirmed(private.caller());
end
$$;

create function private.only_confirmed_people_invite() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_confirmed(new.invited_by);
  return new;
end
$$;

create trigger only_confirmed_people_invite before insert on public.team_invitations
  for each row when (new.invited_by is not null) execute function private.only_confirmed_people_invite();

create function private.only_confirmed_people_pay() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_confirmed(new.user_id);
  return new;
end
$$;

create trigger only_confirmed_people_pay before insert on public.payment_customers
  for each row execute function private.only_confirmed_people_pay();

-- Whoever signed up may have written another contact address; the one that was confirmed is known to be right.
create function private.confirmed_address_becomes_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set email = new.email where id = new.id and private.is_email(new.email);
  return null;
end
$$;

create trigger confirmed_address_becomes_contact after update on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.confirmed_address_becomes_contact();

revoke execute on all functions in schema private from public;
revoke execute on function public.require_confirmed_address() from public, anon, authenticated;
grant execute on function public.require_confirmed_address() to authenticated;
