-- The library of saved properties and content: search and counts that stay quick however much is in it.
-- These run past row-level security, because a policy keeps LIKE from using an index; so they scope themselves.
--
--   search_properties(needle text = '', page_size int = 20, after_created_at timestamptz?, after_id uuid?) → setof properties
--   search_content(the same) → table   content with its property's facts and the author's name
--     newest first; the next page begins after the created_at and id of the last row
--   library_counts(needle text = '') → jsonb {properties, contents, is_capped, last_content_at}
--     matches are counted to 1000, everything is counted exactly (all authenticated)

create table private.library_sizes (
  library_id uuid primary key,
  properties bigint not null default 0,
  contents bigint not null default 0
);
alter table private.library_sizes enable row level security;
alter table private.library_sizes force row level security;
create policy "the platform keeps every row" on private.library_sizes
  to current_user, service_role using (true) with check (true);

create function private.resize_library(library uuid, resized name, more bigint) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.library_sizes as size (library_id, properties, contents)
  values (library, case resized when 'properties' then more else 0 end, case resized when 'content' then more else 0 end)
  on conflict (library_id) do update
  set properties = size.properties + excluded.properties, contents = size.contents + excluded.contents;
  delete from private.library_sizes where library_id = library and properties = 0 and contents = 0;
end
$$;

create function private.count_added() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.resize_library(library_id, tg_table_name, n)
  from (select library_id, count(*) as n from added group by library_id order by library_id) as change;
  return null;
end
$$;

create function private.count_removed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.resize_library(library_id, tg_table_name, -n)
  from (select library_id, count(*) as n from removed group by library_id order by library_id) as change;
  return null;
end
$$;

create function private.count_moved() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.resize_library(library_id, tg_table_name, n)
  from (
    select library_id, sum(step) as n
    from (select library_id, 1 as step from added union all select library_id, -1 from removed) as steps
    group by library_id having sum(step) <> 0 order by library_id
  ) as change;
  return null;
end
$$;

create trigger count_added after insert on public.properties
  referencing new table as added for each statement execute function private.count_added();
create trigger count_removed after delete on public.properties
  referencing old table as removed for each statement execute function private.count_removed();
create trigger count_moved after update on public.properties
  referencing old table as removed new table as added for each statement execute function private.count_moved();
create trigger count_added after insert on public.content
  referencing new table as added for each statement execute function private.count_added();
create trigger count_removed after delete on public.content
  referencing old table as removed for each statement execute function private.count_removed();
create trigger count_moved after update on public.content
  referencing old table as removed new table as added for each statement execute function private.count_moved();

create function private.page_limit(page_size integer) returns integer
language sql immutable set search_path = ''
as $$ select least(greatest(coalesce(page_size, 20), 1), 100) $$;

-- Planned anew for each needle: a rare word is found through the trigrams, a common one by reading from the newest.
create function public.search_properties(
  needle text default '', page_size integer default 20,
  after_created_at timestamptz default null, after_id uuid default null
) returns setof public.properties
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  library constant uuid := private.library_of_caller();
  pattern constant text := private.substring_pattern(needle);
  rows_wanted constant integer := private.page_limit(page_size);
begin
  return query
    select property.* from public.properties as property
    where property.library_id = library
      and (pattern is null or private.property_words(address, city, state, zip_code) like pattern)
      and (after_created_at is null or (property.created_at, property.id) < (after_created_at, after_id))
    order by property.created_at desc, property.id desc limit rows_wanted;
end
$$;

create function private.library_of_caller() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.caller();
  return private.library();
end
$$;

create function public.search_content(
  needle text default '', page_size integer default 20,
  after_created_at timestamptz default null, after_id uuid default null
) returns table (
  id uuid, user_id uuid, property_id uuid, tone text, headline text, description text, social_captions jsonb,
  created_at timestamptz, updated_at timestamptz,
  address text, city text, state text, zip_code text, bedrooms integer, bathrooms numeric, square_feet integer,
  price numeric, property_type text, author_name text
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  library constant uuid := private.library_of_caller();
  pattern constant text := private.substring_pattern(needle);
  rows_wanted constant integer := private.page_limit(page_size);
begin
  return query
    select found.id, found.user_id, found.property_id, found.tone, found.headline, found.description,
      found.social_captions, found.created_at, found.updated_at,
      property.address, property.city, property.state, property.zip_code, property.bedrooms, property.bathrooms,
      property.square_feet, property.price, property.property_type, author.full_name
    from (
      select * from public.content as content
      where content.library_id = library
        and (pattern is null or private.content_words(content.place, content.tone, content.description) like pattern)
        and (after_created_at is null or (content.created_at, content.id) < (after_created_at, after_id))
      order by content.created_at desc, content.id desc limit rows_wanted
    ) as found
    join public.properties as property on property.id = found.property_id
    left join public.profiles as author on author.id = found.user_id
    order by found.created_at desc, found.id desc;
end
$$;

create function public.library_counts(needle text default '') returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  library constant uuid := private.library_of_caller();
  pattern constant text := private.substring_pattern(needle);
  cap constant integer := 1000;
  found_properties bigint;
  found_contents bigint;
begin
  if pattern is null then
    select properties, contents into found_properties, found_contents
    from private.library_sizes where library_id = library;
  else
    select count(*) into found_properties from (
      select from public.properties
      where library_id = library and private.property_words(address, city, state, zip_code) like pattern limit cap
    ) as matches;
    select count(*) into found_contents from (
      select from public.content
      where library_id = library and private.content_words(place, tone, description) like pattern limit cap
    ) as matches;
  end if;
  return jsonb_build_object(
    'properties', coalesce(found_properties, 0),
    'contents', coalesce(found_contents, 0),
    'is_capped', pattern is not null and greatest(found_properties, found_contents) >= cap,
    'last_content_at', (
      select created_at from public.content where library_id = library order by created_at desc, id desc limit 1
    )
  );
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.search_properties(text, integer, timestamptz, uuid), public.search_content(text, integer, timestamptz, uuid),
  public.library_counts(text)
  from public, anon, authenticated;
grant execute on function
  public.search_properties(text, integer, timestamptz, uuid), public.search_content(text, integer, timestamptz, uuid),
  public.library_counts(text)
  to authenticated;
