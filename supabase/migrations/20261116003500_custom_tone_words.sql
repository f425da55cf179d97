-- A custom tone that is stored can be written in: what the table takes is what customTone in packages/contracts takes.
-- Characters are named by number instead of by class, because classes mean something else in each locale.

-- Letters of the living scripts first, then also digits, apostrophes, hyphens and spaces.
create function private.are_tone_words(words text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select not exists (
    select from unnest(words) as word
    where char_length(btrim(word)) < 2 or word !~ (
      '^[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u037d\u037f-\u0386\u0388-\u167f\u1681-\u1fff\u3040-\ud7ff]'
      || '[A-Za-z0-9'' \u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0300-\u037d\u037f-\u0386\u0388-\u167f\u1681-\u1fff\u3040-\ud7ff-]*$'
    )
  )
$$;

create function private.is_plain_line(line text) returns boolean
language sql immutable set search_path = ''
as $$ select line !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029<>{}\[\]]' $$;

-- At least one character that is not some kind of space.
create function private.is_visible(words text) returns boolean
language sql immutable set search_path = ''
as $$ select words ~ '[^\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]' $$;

update public.custom_tones set
  name = case when private.is_visible(name) then name else 'Tone ' || left(id::text, 8) end,
  prefer = array(select word from unnest(prefer) with ordinality as kept (word, at) where private.are_tone_words(array[word]) order by at),
  avoid = array(select word from unnest(avoid) with ordinality as kept (word, at) where private.are_tone_words(array[word]) order by at),
  opening = regexp_replace(opening, '[\u0001-\u001f\u007f-\u009f\u2028\u2029<>{}\[\]]', ' ', 'g'),
  closing = regexp_replace(closing, '[\u0001-\u001f\u007f-\u009f\u2028\u2029<>{}\[\]]', ' ', 'g')
where not (
  private.is_visible(name) and private.are_tone_words(prefer) and private.are_tone_words(avoid)
  and private.is_plain_line(opening) and private.is_plain_line(closing)
);

alter table public.custom_tones
  add constraint tone_name_is_visible check (private.is_visible(name)),
  add constraint preferred_words_are_words check (private.are_tone_words(prefer)),
  add constraint avoided_words_are_words check (private.are_tone_words(avoid)),
  add constraint tone_opening_is_plain check (private.is_plain_line(opening)),
  add constraint tone_closing_is_plain check (private.is_plain_line(closing));

revoke execute on all functions in schema private from public;
grant execute on function private.are_tone_words(text[]), private.is_plain_line(text), private.is_visible(text)
  to authenticated, service_role;
