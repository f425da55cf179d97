-- A needle is compared with every place of every text that could hold it, so its length multiplies what a search costs:
-- a needle of two thousand characters kept the database busy for seconds. No search needs more than a line.
create or replace function private.substring_pattern(needle text) returns text
language sql immutable set search_path = ''
as $$
  select '%' || replace(replace(replace(lower(nullif(left(btrim(needle), 100), '')), '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;
