-- What agents write about. A row lives in its author's library, or in their team's while they are in one.

create table public.properties (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  team_id uuid references public.teams (id) on delete set null,
  library_id uuid not null generated always as (coalesce(team_id, user_id)) stored,
  address text not null,
  city text not null,
  state text not null,
  zip_code text not null,
  bedrooms integer not null,
  bathrooms numeric not null,
  square_feet integer not null,
  price numeric(14, 2) not null,
  property_type text not null default 'Single Family Home',
  year_built integer,
  lot_size numeric(12, 4),
  features text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint address_is_given check (btrim(address) <> ''),
  constraint address_fits check (char_length(address) <= 200),
  constraint city_is_given check (btrim(city) <> ''),
  constraint city_fits check (char_length(city) <= 200),
  constraint state_is_given check (btrim(state) <> ''),
  constraint state_fits check (char_length(state) <= 200),
  constraint zip_code_is_given check (btrim(zip_code) <> ''),
  constraint zip_code_fits check (char_length(zip_code) <= 200),
  constraint bedrooms_are_not_negative check (bedrooms >= 0),
  constraint bedrooms_are_plausible check (bedrooms <= 1000),
  constraint bathrooms_are_not_negative check (bathrooms >= 0),
  constraint bathrooms_are_plausible check (bathrooms <= 1000),
  constraint bathrooms_come_in_halves check (bathrooms * 2 = trunc(bathrooms * 2)),
  constraint square_feet_are_not_negative check (square_feet >= 0),
  constraint square_feet_are_plausible check (square_feet <= 100000000),
  constraint price_is_not_negative check (price >= 0),
  constraint price_is_plausible check (price <= 100000000000),
  constraint property_type_is_known check (property_type in (
    'Single Family Home', 'Condo', 'Townhouse', 'Multi-Family', 'Apartment', 'Estate', 'Penthouse', 'Land', 'Commercial'
  )),
  constraint year_built_is_not_before_1800 check (year_built >= 1800),
  -- The current year wherever on earth the agent is.
  constraint year_built_is_not_in_the_future
    check (year_built <= extract(year from (now() at time zone 'utc') + interval '14 hours')),
  constraint lot_size_is_not_negative check (lot_size >= 0),
  constraint lot_size_is_plausible check (lot_size <= 10000000),
  constraint features_are_tidy check (private.is_tidy_list(features, 60, 300))
);

create index properties_library_idx on public.properties (library_id, created_at desc, id desc);
create index properties_user_id_idx on public.properties (user_id);
create index properties_team_id_idx on public.properties (team_id) where team_id is not null;

-- One line per field: a search never matches across two of them.
create function private.property_words(address text, city text, state text, zip_code text) returns text
language sql immutable
return lower(address || E'\n' || city || E'\n' || state || E'\n' || zip_code);

create index properties_words_idx on public.properties
  using gin (private.property_words(address, city, state, zip_code) extensions.gin_trgm_ops);

create trigger touch_updated_at before update on public.properties
  for each row execute function private.touch_updated_at();

-- Nobody chooses the team a row belongs to: it is the author's at that moment.
create function private.place_in_team() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.team_id := (select team_id from public.team_members where user_id = new.user_id);
  return new;
end
$$;

create trigger place_in_team before insert on public.properties
  for each row execute function private.place_in_team();

alter table public.properties enable row level security;
alter table public.properties force row level security;
revoke all on public.properties from public, anon, authenticated;
grant select, delete on public.properties to authenticated;
grant insert (
  id, user_id, address, city, state, zip_code, bedrooms, bathrooms, square_feet, price, property_type, year_built, lot_size, features
) on public.properties to authenticated;
grant update (
  address, city, state, zip_code, bedrooms, bathrooms, square_feet, price, property_type, year_built, lot_size, features
) on public.properties to authenticated;
grant all on public.properties to service_role;
revoke execute on all functions in schema private from public;
grant execute on function private.property_words(text, text, text, text) to authenticated, service_role;

create policy "the platform keeps every row" on public.properties
  to current_user, service_role using (true) with check (true);
create policy "a session that is not strong enough sees nothing" on public.properties
  as restrictive to authenticated using (current_user <> 'authenticated' or (select private.session_is_strong_enough()));
create policy "users read the properties of their library" on public.properties
  for select to authenticated using (library_id = (select private.library()));
create policy "users add properties of their own" on public.properties
  for insert to authenticated
  with check (user_id = (select auth.uid()) and library_id = (select private.writable_library()));
create policy "users change properties of their own" on public.properties
  for update to authenticated
  using (user_id = (select auth.uid()) and library_id = (select private.writable_library()));
create policy "users delete properties of their own" on public.properties
  for delete to authenticated
  using (user_id = (select auth.uid()) and library_id = (select private.writable_library()));
