-- The library for people with thousands of texts: filters and orders, page by page.
--
--   search_content(needle text = '', page_size int = 20, after_created_at timestamptz?, after_id uuid?,
--     only_tone text?, only_type text?, only_author uuid?, since timestamptz?, sort text = 'newest', after_key text?) → table
--     sort: newest, oldest, address, price_high, price_low. The next page begins after the last row: its created_at and
--     id, and for the other orders its address or price as after_key.
--   content_filters() → jsonb {tones: [...], authors: [{id, name}]}   what there is to choose from (authenticated)

drop function public.search_content(text, integer, timestamptz, uuid);

create function public.search_content(
  needle text default '', page_size integer default 20,
  after_created_at timestamptz default null, after_id uuid default null,
  only_tone text default null, only_type text default null, only_author uuid default null,
  since timestamptz default null, sort text default 'newest', after_key text default null
) returns table (
  id uuid, user_id uuid, property_id uuid, tone text, headline text, description text, social_captions jsonb,
  created_at timestamptz, updated_at timestamptz,
  address text, city text, state text, zip_code text, bedrooms integer, bathrooms numeric, square_feet integer,
  price numeric, property_type text, author_name text
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  library constant uuid := private.library_of_caller();
  pattern constant text := private.substring_pattern(needle);
  sorted_by constant text := case
    when sort in ('newest', 'oldest') then 'content.created_at'
    when sort = 'address' then 'lower(property.address)'
    when sort in ('price_high', 'price_low') then 'property.price'
  end;
  direction constant text := case when sort in ('newest', 'price_high') then 'desc' else 'asc' end;
begin
  if sorted_by is null then
    raise exception 'there is no order "%"', left(sort, 60) using errcode = 'invalid_parameter_value';
  end if;
  -- One statement per order, so that each reads along the index that fits it. Nothing a caller sends becomes part of it.
  return query execute format(
    $statement$
      select content.id, content.user_id, content.property_id, content.tone, content.headline, content.description,
        content.social_captions, content.created_at, content.updated_at,
        property.address, property.city, property.state, property.zip_code, property.bedrooms, property.bathrooms,
        property.square_feet, property.price, property.property_type, author.full_name
      from public.content as content
      join public.properties as property on property.id = content.property_id
      left join public.profiles as author on author.id = content.user_id
      where content.library_id = $1
        and ($2 is null or private.content_words(content.place, content.tone, content.description) like $2)
        and ($3 is null or content.tone = $3)
        and ($4 is null or property.property_type = $4)
        and ($5 is null or content.user_id = $5)
        and ($6 is null or content.created_at >= $6)
        and ($8 is null or (%1$s, content.id) %2$s ($7::%3$s, $8))
      order by %1$s %4$s, content.id %4$s limit $9
    $statement$,
    sorted_by, case direction when 'desc' then '<' else '>' end,
    case sorted_by when 'content.created_at' then 'timestamptz' when 'property.price' then 'numeric' else 'text' end,
    direction
  ) using library, pattern, only_tone, only_type, only_author, since,
    case sorted_by when 'lower(property.address)' then lower(after_key) else coalesce(after_key, after_created_at::text) end,
    after_id, private.page_limit(page_size);
end
$$;

create function public.content_filters() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  library constant uuid := private.library_of_caller();
begin
  return jsonb_build_object(
    'tones', (
      select coalesce(jsonb_agg(tone order by tone), '[]')
      from (select distinct tone from public.content where library_id = library limit 100) as used
    ),
    'authors', (
      select coalesce(jsonb_agg(jsonb_build_object('id', author.id, 'name', author.full_name) order by author.full_name), '[]')
      from (select distinct user_id from public.content where library_id = library limit 100) as used
      join public.profiles as author on author.id = used.user_id
    )
  );
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.search_content(text, integer, timestamptz, uuid, text, text, uuid, timestamptz, text, text),
  public.content_filters()
  from public, anon, authenticated;
grant execute on function
  public.search_content(text, integer, timestamptz, uuid, text, text, uuid, timestamptz, text, text),
  public.content_filters()
  to authenticated;
