-- An account costs nothing and answers to nobody until its address is confirmed. Until then its library is small: else
-- anybody could fill the disk, and make searches of their own slow enough to keep everybody waiting.

create function private.unconfirmed_people_keep_little() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 100;
  person uuid;
  kept integer;
begin
  for person in
    select distinct owner.id from added join auth.users as owner on owner.id = added.user_id
    where owner.email_confirmed_at is null
  loop
    execute format(
      'select count(*) from (select from %I.%I where user_id = $1 limit $2) as kept', tg_table_schema, tg_table_name
    ) into kept using person, most + 1;
    if kept > most then
      perform private.require_confirmed(person);
    end if;
  end loop;
  return null;
end
$$;

create trigger unconfirmed_people_keep_little after insert on public.properties
  referencing new table as added for each statement execute function private.unconfirmed_people_keep_little();
create trigger unconfirmed_people_keep_little after insert on public.content
  referencing new table as added for each statement execute function private.unconfirmed_people_keep_little();

revoke execute on all functions in schema private from public;
