-- Replaces the texts of the sample listings with what the current writer writes for them.

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
    ('1428 Magnolia Ridge', 'luxury', 'A Chef''s Kitchen in Savannah',
      E'One may choose a side at this Savannah residence: it has a wraparound porch. Outdoors, the residence has a detached studio and a walled garden. The interior offers restored heart-pine floors and a chef''s kitchen.\n\n'
      || 'There are four bedrooms and three and a half baths in 3,480 square feet, on 0.38 acres. Built in 1926, the residence is offered at $1,285,000.',
      jsonb_build_object(
        'facebook', E'This Savannah residence, offered at $1,285,000, has a wraparound porch and a chef''s kitchen.\n\nOutside are a detached studio and a walled garden. Inside are restored heart-pine floors.\n\n4 bedrooms, 3.5 baths, 3,480 square feet.\n\n#Savannah #WraparoundPorch',
        'instagram', E'A wraparound porch and a chef''s kitchen. A 4-bedroom residence in Savannah, Georgia.\n\nRestored heart-pine floors.\nA detached studio.\nA walled garden.\n\n3.5 baths, 3,480 square feet. Offered at $1,285,000.\n\n#Savannah #SavannahHomes #WraparoundPorch #WalledGarden #HomesForSale',
        'linkedin', E'A 4-bedroom residence in Savannah, Georgia, with a wraparound porch and a chef''s kitchen, offered at $1,285,000.\n\nIt has restored heart-pine floors. Out of doors are a detached studio and a walled garden.\n\n3.5 baths, 3,480 square feet, 0.38 acres, built in 1926.\n\n#Savannah #GeorgiaRealEstate #HomesForSale',
        'twitter', 'In Savannah, a 4-bedroom residence with a wraparound porch, a chef''s kitchen, a detached studio, restored heart-pine floors, and a walled garden. 3.5 bath, 3,480 sq ft. Offered at $1,285,000. #Savannah #WraparoundPorch'
      ),
      now() - interval '8 days'),
    ('88 Peachtree Plaza, Unit 2104', 'modern', null,
      E'An Atlanta condo with floor-to-ceiling windows. Outside, a corner balcony. There''s a concierge on duty.\n\n'
      || 'Two bedrooms and two baths in 1,340 square feet, plus two parking spaces. Built in 2018. Asking $589,000.',
      jsonb_build_object(
        'facebook', E'Floor-to-ceiling windows, a corner balcony, $589,000: a 2-bedroom condo in Atlanta.\n\nBuilding: concierge.\n\n2 baths, 1,340 square feet, two parking spaces.\n\n#Atlanta #FloorToCeilingWindows',
        'instagram', E'Floor-to-ceiling windows and a corner balcony. A 2-bedroom condo in Atlanta.\n\nBuilding: concierge.\n\n2 baths, 1,340 sq ft, two parking spaces, $589,000.\n\n#Atlanta #AtlantaCondos #FloorToCeilingWindows #Condo #GeorgiaRealEstate',
        'linkedin', E'Atlanta, Georgia: a 2-bedroom condo at $589,000, with floor-to-ceiling windows.\n\nOutside: corner balcony. In the building: concierge.\n\n2 baths, 1,340 square feet, built in 2018, two parking spaces.\n\n#Atlanta #GeorgiaRealEstate #Condo',
        'twitter', 'A 2-bedroom condo in Atlanta with floor-to-ceiling windows, a corner balcony, a concierge, and two parking spaces. 2 bath, 1,340 sq ft, $589,000. #Atlanta #FloorToCeilingWindows'
      ),
      now() - interval '3 days')
  ) as sample (address, tone, headline, description, captions, created_at)
  join public.properties as property on property.user_id = author and property.address = sample.address
  where not exists (select from public.content as own where own.property_id = property.id);
  perform set_config('listwright.loading_samples', '', true);
  return added;
end
$$;
