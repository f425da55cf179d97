-- How many files somebody keeps is counted folder by folder over their own properties, by the names of the files. Hosted
-- Supabase has an index by name and none by owner, and lets nobody else add one to storage.objects.

create function private.photo_files_in(folder uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from storage.objects
  where bucket_id = 'property-photos'
    and name collate "C" >= folder || '/' and name collate "C" < folder || '0'
$$;

create or replace function private.photo_has_room(path text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := case
    when exists (select from auth.users where id = auth.uid() and email_confirmed_at is not null) then 2000 else 40
  end;
  -- A file that takes the place of another needs no more room.
  replaced constant integer := (
    select count(*) from storage.objects where bucket_id = 'property-photos' and name = path
  );
begin
  return private.photo_files_in(private.property_of_photo(path)) - replaced < 60 and (
    select coalesce(sum(private.photo_files_in(id)), 0) from public.properties where user_id = auth.uid()
  ) - replaced < most;
end
$$;

-- A property takes along every file in its folder, also those that no photo has. Otherwise whoever deletes properties would
-- have room for files again while the files stay.
create function private.drop_photo_folder() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects
  where bucket_id = 'property-photos'
    and name collate "C" >= old.id || '/' and name collate "C" < old.id || '0';
  return null;
end
$$;

create trigger drop_photo_folder after delete on public.properties
  for each row execute function private.drop_photo_folder();

revoke execute on all functions in schema private from public;
