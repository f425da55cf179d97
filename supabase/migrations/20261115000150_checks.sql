-- The questions that constraints of several tables ask. Immutable, and callable by whoever may write such a row.

create function private.is_email(address text) returns boolean
language sql immutable set search_path = ''
as $$ select char_length(address) <= 255 and address ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' $$;

-- A flat list of at most `most` texts, none blank, none longer than `longest`.
create function private.is_tidy_list(list text[], most integer, longest integer) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(array_ndims(list), 1) = 1
    and cardinality(list) <= most
    and not exists (
      select from unnest(list) as item
      where item is null or btrim(item) = '' or char_length(item) > longest
    )
$$;

create function private.has_four_captions(captions jsonb, longest integer) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(captions) = 'object' then
    captions ?& array['facebook', 'instagram', 'linkedin', 'twitter']
    and captions - array['facebook', 'instagram', 'linkedin', 'twitter'] = '{}'
    and not exists (
      select from jsonb_each(captions)
      where jsonb_typeof(value) <> 'string' or char_length(value #>> '{}') > longest
    )
  else false end
$$;

-- Turns what was typed into a LIKE pattern in which nothing is a wildcard; null when nothing was typed.
create function private.substring_pattern(needle text) returns text
language sql immutable set search_path = ''
as $$
  select '%' || replace(replace(replace(lower(nullif(btrim(needle), '')), '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.is_email(text), private.is_tidy_list(text[], integer, integer),
  private.has_four_captions(jsonb, integer), private.substring_pattern(text)
  to anon, authenticated, service_role;
