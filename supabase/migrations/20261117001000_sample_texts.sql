-- The texts of the sample listings, as today's writer writes them.

create or replace function private.add_samples(author uuid) returns integer
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
    ('1428 Magnolia Ridge', 'luxury', 'A Wraparound Porch with More Than One Side',
      E'Work may be left where it stopped in this Savannah residence, which has a detached studio.\n\n'
      || E'There is a chef''s kitchen, ready for dinners of several courses. The floors settle the palette before any paint is chosen: restored heart-pine floors.\n\n'
      || E'Mornings are given to the walled garden, and what is left of the day to the wraparound porch.\n\n'
      || 'Four bedrooms, three and a half baths, and 3,480 square feet, built in 1926 on 0.38 acres. Offered at $1,285,000.',
      jsonb_build_object(
        'facebook', E'A wraparound porch, and a date: 1926. A 4-bedroom residence in Savannah, offered at $1,285,000.\n\nInside, it has restored heart-pine floors; outside, a detached studio and a walled garden. There is a chef''s kitchen, ready for dinners of several courses.\n\n3.5 baths, 3,480 square feet.\n\n#Savannah #WraparoundPorch',
        'instagram', E'From 1926, with a wraparound porch. A residence in Savannah, Georgia.\n\nThe detached studio lets the work stay where it stopped.\n\nRugs may be few over the restored heart-pine floors.\n\n4 bedrooms, 3.5 baths, 3,480 square feet. Offered at $1,285,000.\n\n#Savannah #SavannahHomes #WraparoundPorch #HomesForSale #GeorgiaRealEstate',
        'linkedin', E'Offered in Savannah, Georgia, at $1,285,000: a 4-bedroom residence with a wraparound porch.\n\nThe chef''s kitchen takes cooking seriously and leaves the menu open. Inside, it has restored heart-pine floors; outdoors, a detached studio and a walled garden.\n\n3.5 baths, 3,480 square feet, 0.38 acres, built in 1926.\n\n#Savannah #GeorgiaRealEstate #HomesForSale',
        'twitter', 'Savannah residence: a wraparound porch, a detached studio, restored heart-pine floors, and a walled garden. 4 bed, 3.5 bath, 3,480 sq ft. $1,285,000. #Savannah #WraparoundPorch'
      ),
      now() - interval '8 days'),
    ('88 Peachtree Plaza, Unit 2104', 'modern', null,
      E'Atlanta, with floor-to-ceiling windows and a concierge. The corner balcony is for fresh air. There are two parking spaces.\n\n'
      || 'A two-bedroom, two-bath condo, 1,340 square feet, 2018. Asking $589,000.',
      jsonb_build_object(
        'facebook', E'Atlanta: a 2-bedroom condo, floor-to-ceiling windows, $589,000.\n\nAsk the concierge first. Take the call on the corner balcony. Also: two parking spaces.\n\n2 baths, 1,340 square feet.\n\n#Atlanta #FloorToCeilingWindows',
        'instagram', E'Floor-to-ceiling windows. Also, a concierge. A 2-bedroom condo in Atlanta.\n\nOpen the door to the corner balcony. Breathe.\n\n2 baths, 1,340 sq ft, $589,000.\n\n#Atlanta #AtlantaCondos #FloorToCeilingWindows #Condo #GeorgiaRealEstate',
        'linkedin', E'Atlanta, Georgia. A 2-bedroom condo with floor-to-ceiling windows, $589,000.\n\nThe short list: concierge, two parking spaces, corner balcony.\n\n2 baths, 1,340 square feet, built in 2018.\n\n#Atlanta #GeorgiaRealEstate #Condo',
        'twitter', 'Atlanta condo. Floor-to-ceiling windows, concierge, corner balcony, two parking spaces. 2 bed, 2 bath, 1,340 sq ft. $589,000. #Atlanta #FloorToCeilingWindows'
      ),
      now() - interval '3 days')
  ) as sample (address, tone, headline, description, captions, created_at)
  join public.properties as property on property.user_id = author and property.address = sample.address
  where not exists (select from public.content as own where own.property_id = property.id);
  perform set_config('listwright.loading_samples', '', true);
  return added;
end
$$;
