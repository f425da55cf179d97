-- Three properties and two finished texts to try things on; also what the demo account begins with.
--
--   load_sample_listings() → integer          how many properties were added to the caller's account (authenticated)
--   seed_demo(user_id uuid) → integer         the same for the given account, with the demo user's name (service role)

create function private.add_samples(author uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  added integer;
begin
  perform set_config('listwright.loading_samples', 'on', true);
  -- A sample that is already there is not added again.
  insert into public.properties (
    user_id, address, city, state, zip_code, bedrooms, bathrooms, square_feet, price,
    property_type, year_built, lot_size, features, created_at
  )
  select author, sample.*
  from (values
    ('1428 Magnolia Ridge', 'Savannah', 'GA', '31401', 4, 3.5, 3480, 1285000,
      'Single Family Home', 1926, 0.38,
      array['restored heart-pine floors', 'walled garden', 'chef''s kitchen', 'wraparound porch', 'detached studio'],
      now() - interval '9 days'),
    ('88 Peachtree Plaza, Unit 2104', 'Atlanta', 'GA', '30303', 2, 2, 1340, 589000,
      'Condo', 2018, null,
      array['floor-to-ceiling windows', 'corner balcony', 'concierge', 'two parking spaces'],
      now() - interval '4 days'),
    ('17 Cedar Hollow Lane', 'Decatur', 'GA', '30030', 3, 2, 1890, 465000,
      'Townhouse', 2009, 0.06,
      array['fenced patio', 'gas fireplace', 'attached two-car garage'],
      now() - interval '1 day')
  ) as sample (
    address, city, state, zip_code, bedrooms, bathrooms, square_feet, price,
    property_type, year_built, lot_size, features, created_at
  )
  where not exists (
    select from public.properties as own where own.user_id = author and own.address = sample.address
  );
  get diagnostics added = row_count;

  insert into public.content (user_id, property_id, tone, headline, description, social_captions, created_at)
  select author, property.id, sample.tone, sample.headline, sample.description, sample.captions, sample.created_at
  from (values
    ('1428 Magnolia Ridge', 'luxury', 'A restored 1926 residence behind a walled garden',
      E'Set behind a walled garden in Savannah, this 1926 residence has kept what matters: restored heart-pine floors, a wraparound porch, and rooms at an unhurried scale.\n\n'
      || E'Four bedrooms and three and a half baths are arranged across 3,480 square feet. The chef''s kitchen opens toward the garden, and a detached studio stands apart from the house.\n\n'
      || E'The lot measures 0.38 acres. Offered at $1,285,000.',
      jsonb_build_object(
        'facebook', E'A 1926 residence behind a walled garden in Savannah: four bedrooms, three and a half baths, restored heart-pine floors and a wraparound porch. 3,480 square feet, with a detached studio. Offered at $1,285,000.\n\n#Savannah #JustListed',
        'instagram', E'Heart-pine floors, a wraparound porch, a walled garden. 1428 Magnolia Ridge, Savannah.\n\n4 beds · 3.5 baths · 3,480 sq ft · $1,285,000\n\n#SavannahHomes #JustListed #HistoricHomes #WalledGarden',
        'linkedin', E'New to market in Savannah: a restored 1926 residence of 3,480 square feet on 0.38 acres, with four bedrooms, a chef''s kitchen and a detached studio. Listed at $1,285,000, or about $369 per square foot.',
        'twitter', 'Savannah, 1926: heart-pine floors, wraparound porch, walled garden. 4 beds, 3.5 baths, 3,480 sq ft. $1,285,000. #JustListed'
      ),
      now() - interval '8 days'),
    ('88 Peachtree Plaza, Unit 2104', 'modern', null,
      E'Glass on two sides. A corner balcony in Atlanta. Two bedrooms, two baths, 1,340 square feet.\n\n'
      || E'Floor-to-ceiling windows set the tone; the plan stays out of their way. Built in 2018, with a concierge downstairs and two parking spaces that come with the unit.\n\n'
      || E'Unit 2104 is listed at $589,000.',
      jsonb_build_object(
        'facebook', E'Corner unit at 88 Peachtree Plaza: floor-to-ceiling windows, a balcony, two bedrooms and two baths across 1,340 square feet. Concierge and two parking spaces included. $589,000.\n\n#Atlanta #CondoLiving',
        'instagram', E'Glass on two sides, balcony on the corner. Unit 2104, Atlanta.\n\n2 beds · 2 baths · 1,340 sq ft · $589,000\n\n#AtlantaCondos #JustListed #ModernLiving #CornerUnit',
        'linkedin', E'Available in Atlanta: a two-bedroom corner condo of 1,340 square feet, built in 2018, with concierge and two parking spaces. Listed at $589,000, or about $440 per square foot.',
        'twitter', 'Corner condo, Atlanta. Floor-to-ceiling windows, balcony, 2 beds, 2 baths, two parking spaces. $589,000. #JustListed'
      ),
      now() - interval '3 days')
  ) as sample (address, tone, headline, description, captions, created_at)
  join public.properties as property on property.user_id = author and property.address = sample.address
  where not exists (select from public.content as own where own.property_id = property.id);
  perform set_config('listwright.loading_samples', '', true);
  return added;
end
$$;

create function public.load_sample_listings() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := private.caller();
begin
  if private.writable_library() is null then
    raise exception 'team_is_read_only' using errcode = 'PT403',
      hint = 'The team has no Pro plan at the moment: its members can read, not write.';
  end if;
  -- A double click loads them once.
  perform from public.profiles where id = me for no key update;
  return private.add_samples(me);
end
$$;

create function public.seed_demo(user_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set full_name = coalesce(full_name, 'Dana Mercer'), company = coalesce(company, 'Mercer & Vale Realty')
  where id = seed_demo.user_id;
  return private.add_samples(seed_demo.user_id);
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.load_sample_listings(), public.seed_demo(uuid) from public, anon, authenticated;
grant execute on function public.load_sample_listings() to authenticated;
grant execute on function public.seed_demo(uuid) to service_role;
