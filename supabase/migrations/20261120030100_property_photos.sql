-- Photos of a property: up to twenty, in an order, each in two sizes that the browser made. The files lie in the private
-- bucket 'property-photos', at <property>/<photo>-large.jpg and -small.jpg; who sees the property sees them.
--
--   order_photos(property_id uuid, photo_ids uuid[]) → void   all photos of an own property, in their new order (authenticated)

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('property-photos', 'property-photos', false, 5242880, array['image/jpeg']);

create table public.property_photos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  property_id uuid not null references public.properties (id) on delete cascade,
  -- The first one is shown on cards. At most twenty, since no two share a place.
  position integer not null default 0,
  alt text not null default '',
  width integer not null,
  height integer not null,
  large_path text not null generated always as (property_id::text || '/' || id::text || '-large.jpg') stored,
  small_path text not null generated always as (property_id::text || '/' || id::text || '-small.jpg') stored,
  created_at timestamptz not null default now(),
  constraint photo_has_a_place check (position between 0 and 19),
  constraint photo_places_are_unique unique (property_id, position) deferrable initially immediate,
  constraint photo_alt_fits check (char_length(alt) <= 200),
  constraint photo_width_is_plausible check (width between 1 and 10000),
  constraint photo_height_is_plausible check (height between 1 and 10000)
);
create index property_photos_user_id_idx on public.property_photos (user_id);

-- A photo goes to the end, one at a time for each property, once its files are there.
create function private.place_photo() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  taken integer;
begin
  perform from public.properties
  where id = new.property_id and user_id = coalesce(auth.uid(), new.user_id) for no key update;
  -- The policy refuses it, and nothing is said or locked of somebody else's property.
  if not found then
    return new;
  end if;
  select count(*) into taken from public.property_photos where property_id = new.property_id;
  if taken >= 20 then
    raise exception 'too_many_photos' using errcode = 'PT409', hint = 'A property has up to 20 photos.';
  end if;
  new.position := taken;
  if (
    select count(*) from storage.objects
    where bucket_id = 'property-photos' and name in (
      new.property_id || '/' || new.id || '-large.jpg', new.property_id || '/' || new.id || '-small.jpg'
    )
  ) < 2 then
    raise exception 'photo_not_uploaded' using errcode = 'PT409', hint = 'Both sizes of a photo are uploaded first.';
  end if;
  return new;
end
$$;

create trigger place_photo before insert on public.property_photos
  for each row execute function private.place_photo();

-- Those behind a photo that goes move up, and its files go with it.
create function private.drop_photo() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.property_photos set position = position - 1
  where property_id = old.property_id and position > old.position;
  perform private.drop_photo_files(array[old.large_path, old.small_path]);
  return null;
end
$$;

-- Hosted Supabase lets rows of files be deleted by SQL only where this is said.
create function private.drop_photo_files(paths text[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects where bucket_id = 'property-photos' and name = any (paths);
end
$$;

create trigger drop_photo after delete on public.property_photos
  for each row execute function private.drop_photo();

create function public.order_photos(property_id uuid, photo_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := private.caller();
  present uuid[];
begin
  perform from public.properties as property
  where property.id = order_photos.property_id and property.user_id = me and property.library_id = private.writable_library()
  for no key update;
  if not found then
    raise exception 'not_your_property' using errcode = 'PT403', hint = 'Only who added a property orders its photos.';
  end if;
  select coalesce(array_agg(photo.id order by photo.id), '{}') into present
  from public.property_photos as photo where photo.property_id = order_photos.property_id;
  if present is distinct from (select coalesce(array_agg(id order by id), '{}') from unnest(photo_ids) as id) then
    raise exception 'photos_have_changed' using errcode = 'PT409', hint = 'Photos were added or deleted meanwhile.';
  end if;
  update public.property_photos as photo set position = chosen.place - 1
  from unnest(photo_ids) with ordinality as chosen (id, place)
  where photo.id = chosen.id;
end
$$;

-- The property whose folder a path leads into; null where it leads into none.
create function private.property_of_photo(path text) returns uuid
language sql immutable
return case
  when split_part(path, '/', 1) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then split_part(path, '/', 1)::uuid
end;

-- Whether the caller may change files at this path: in the folder of an own property, under the name of a photo.
create function private.may_write_photo(path text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  folder constant uuid := private.property_of_photo(path);
begin
  return path ~ '^[^/]+/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-(large|small)\.jpg$'
  and private.session_is_strong_enough() and exists (
    select from public.properties
    where id = folder and user_id = auth.uid() and library_id = private.writable_library()
  );
end
$$;

-- Whether another file has room. In its folder: twenty photos have forty files; the rest is for photos that are just being
-- replaced, or whose upload broke off. And among all files of the caller, who has little room before confirming an address.
create function private.photo_has_room(path text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := case
    when exists (select from auth.users where id = auth.uid() and email_confirmed_at is not null) then 2000 else 40
  end;
begin
  return (
    select count(*) from storage.objects
    where bucket_id = 'property-photos' and name like split_part(path, '/', 1) || '/%' and name <> path
  ) < 60 and (
    select count(*) from storage.objects
    where bucket_id = 'property-photos' and owner_id = auth.uid()::text and name <> path
  ) < most;
end
$$;

-- Files without a photo, a day later: their upload broke off before it was finished.
create function private.drop_unfinished_photos() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.drop_photo_files(array(
    select name from storage.objects as object
    where bucket_id = 'property-photos' and created_at < now() - interval '1 day' and not exists (
      select from public.property_photos as photo where object.name in (photo.large_path, photo.small_path)
    ) limit 1000
  ));
end
$$;

alter table public.property_photos enable row level security;
alter table public.property_photos force row level security;
revoke all on public.property_photos from public, anon, authenticated;
grant select, delete on public.property_photos to authenticated;
grant insert (id, user_id, property_id, alt, width, height) on public.property_photos to authenticated;
grant update (alt) on public.property_photos to authenticated;
grant all on public.property_photos to service_role;

create policy "the platform keeps every row" on public.property_photos
  to current_user, service_role using (true) with check (true);
create policy "a session that is not strong enough sees nothing" on public.property_photos
  as restrictive to authenticated using (current_user <> 'authenticated' or (select private.session_is_strong_enough()));
create policy "users see the photos of properties they see" on public.property_photos
  for select to authenticated
  using (exists (select from public.properties as property where property.id = property_photos.property_id));
create policy "users add photos to properties of their own" on public.property_photos
  for insert to authenticated with check (
    user_id = (select auth.uid()) and exists (
      select from public.properties as property
      where property.id = property_photos.property_id and property.user_id = (select auth.uid())
        and property.library_id = (select private.writable_library())
    )
  );
create policy "users change photos of their own" on public.property_photos
  for update to authenticated using (
    user_id = (select auth.uid()) and exists (
      select from public.properties as property
      where property.id = property_photos.property_id and property.library_id = (select private.writable_library())
    )
  );
create policy "users delete photos of their own" on public.property_photos
  for delete to authenticated using (
    user_id = (select auth.uid()) and exists (
      select from public.properties as property
      where property.id = property_photos.property_id and property.library_id = (select private.writable_library())
    )
  );

create policy "users see the photo files of properties they see" on storage.objects
  for select to authenticated using (
    bucket_id = 'property-photos'
    and exists (select from public.properties as property where property.id = private.property_of_photo(objects.name))
  );
create policy "users add photo files to properties of their own" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'property-photos' and private.may_write_photo(name) and private.photo_has_room(name));
create policy "users replace photo files of properties of their own" on storage.objects
  for update to authenticated
  using (bucket_id = 'property-photos' and private.may_write_photo(name))
  with check (bucket_id = 'property-photos' and private.may_write_photo(name));
create policy "users delete photo files of properties of their own" on storage.objects
  for delete to authenticated using (bucket_id = 'property-photos' and private.may_write_photo(name));

-- The same as before, with files whose upload broke off.
create or replace function public.run_housekeeping() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  purged constant integer := public.purge_deleted_accounts();
  refreshed constant integer := public.refresh_plans();
begin
  delete from public.mail_outbox where state in ('sent', 'failed') and created_at < now() - interval '30 days';
  delete from public.team_invitations where accepted_at is null and expires_at < now() - interval '30 days';
  delete from public.payment_events where received_at < now() - interval '90 days';
  perform private.drop_unfinished_photos();
  return jsonb_build_object('accounts_purged', purged, 'plans_refreshed', refreshed);
end
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.property_of_photo(text), private.may_write_photo(text), private.photo_has_room(text)
  to authenticated;
revoke execute on function public.order_photos(uuid, uuid[]) from public, anon, authenticated;
grant execute on function public.order_photos(uuid, uuid[]) to authenticated;
