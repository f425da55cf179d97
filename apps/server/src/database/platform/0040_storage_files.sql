-- Every version of an object is a file of its own, named by storage.objects.version. A file that belongs to no object is
-- listed here: from before its first byte is stored until its row is committed, and from the commit that lets go of it
-- until it is removed. So whatever process dies at whatever moment, the next one finds what is left over.
create table storage.loose_files (
  name text primary key,
  -- False once an object had it and let it go: nobody will ask for it again.
  is_arriving boolean not null,
  since timestamptz not null default now()
);
create index loose_files_since_idx on storage.loose_files (is_arriving, since);

alter table storage.loose_files enable row level security;
revoke all on storage.loose_files from public, anon, authenticated, service_role;

create unique index objects_version_idx on storage.objects (version);

create function storage.track_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.version is not null and (tg_op = 'DELETE' or new.version is distinct from old.version) then
    insert into storage.loose_files (name, is_arriving) values (old.version, false);
    perform pg_notify('storage_files', '');
  end if;
  if tg_op <> 'DELETE' and new.version is not null and (tg_op = 'INSERT' or new.version is distinct from old.version) then
    delete from storage.loose_files where name = new.version and is_arriving;
    -- Nobody gets at a file by naming it in a row of their own.
    if not found then
      raise exception 'there is no file of this version' using errcode = '23503';
    end if;
  end if;
  return null;
end
$$;
revoke execute on function storage.track_file() from public, anon, authenticated, service_role;

create trigger track_file after insert or delete or update of version on storage.objects
  for each row execute function storage.track_file();

create function storage.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
revoke execute on function storage.touch_updated_at() from public, anon, authenticated, service_role;

create trigger touch_updated_at before update on storage.objects
  for each row execute function storage.touch_updated_at();
create trigger touch_updated_at before update on storage.buckets
  for each row execute function storage.touch_updated_at();

grant execute on function storage.foldername(text), storage.filename(text), storage.extension(text)
  to anon, authenticated, service_role;
