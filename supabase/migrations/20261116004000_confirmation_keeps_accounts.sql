-- Whoever signed up with somebody's address may have asked for the account to be deleted, thirty days later. The owner,
-- who confirms meanwhile, knows nothing of it and keeps the account.

create function private.confirmation_cancels_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.account_deletions where user_id = new.id;
  return null;
end
$$;

create trigger confirmation_cancels_deletion after update on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.confirmation_cancels_deletion();

revoke execute on all functions in schema private from public;
