-- Properties are filtered by who added them, as texts are.
--
--   search_properties(needle text = '', page_size int = 20, after_created_at timestamptz?, after_id uuid?,
--     only_type text?, since timestamptz?, sort text = 'newest', after_key text?, only_author uuid?) → setof properties
--     sort: newest, oldest, address, price_high, price_low. The next page begins after the last row: its created_at and
--     id, and for the other orders its address or price as after_key.
--   property_filters() → jsonb {authors: [{id, name}]}   what there is to choose from (authenticated)

drop function public.search_properties(text, integer, timestamptz, uuid, text, timestamptz, text, text);

create function public.search_properties(
  needle text default '', page_size integer default 20,
  after_created_at timestamptz default null, after_id uuid default null,
  only_type text default null, since timestamptz default null,
  sort text default 'newest', after_key text default null, only_author uuid default null
) returns setof public.properties
language plpgsql stable security definer set search_path = ''
as $$
declare
  library constant uuid := private.library_of_caller();
  pattern constant text := private.substring_pattern(needle);
  sorted_by constant text := case
    when sort in ('newest', 'oldest') then 'property.created_at'
    when sort = 'address' then 'lower(property.address)'
    when sort in ('price_high', 'price_low') then 'property.price'
  end;
  direction constant text := case when sort in ('newest', 'price_high') then 'desc' else 'asc' end;
begin
  if sorted_by is null then
    raise exception 'there is no order "%"', left(sort, 60) using errcode = 'invalid_parameter_value';
  end if;
  -- One statement per order, planned anew for each needle: a rare word is found through the trigrams, a common one by
  -- reading along the index of the order. Nothing a caller sends becomes part of it.
  return query execute format(
    $statement$
      select property.* from public.properties as property
      where property.library_id = $1
        and ($2 is null or private.property_words(address, city, state, zip_code) like $2)
        and ($3 is null or property.property_type = $3)
        and ($4 is null or property.created_at >= $4)
        and ($5 is null or property.user_id = $5)
        and ($7 is null or (%1$s, property.id) %2$s ($6::%3$s, $7))
      order by %1$s %4$s, property.id %4$s limit $8
    $statement$,
    sorted_by, case direction when 'desc' then '<' else '>' end,
    case sorted_by when 'property.created_at' then 'timestamptz' when 'property.price' then 'numeric' else 'text' end,
    direction
  ) using library, pattern, only_type, since, only_author,
    case sorted_by when 'lower(property.address)' then lower(after_key) else coalesce(after_key, after_created_at::text) end,
    after_id, private.page_limit(page_size);
end
$$;

create function public.property_filters() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  library constant uuid := private.library_of_caller();
begin
  return jsonb_build_object('authors', (
    select coalesce(jsonb_agg(jsonb_build_object('id', author.id, 'name', author.full_name) order by author.full_name), '[]')
    from (select distinct user_id from public.properties where library_id = library limit 100) as used
    join public.profiles as author on author.id = used.user_id
  ));
end
$$;

revoke execute on function
  public.search_properties(text, integer, timestamptz, uuid, text, timestamptz, text, text, uuid),
  public.property_filters()
  from public, anon, authenticated;
grant execute on function
  public.search_properties(text, integer, timestamptz, uuid, text, timestamptz, text, text, uuid),
  public.property_filters()
  to authenticated;
