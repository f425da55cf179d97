-- Saved content keeps its proof: which writer wrote it, from which facts, and where the text states which of them.
-- A generation records what was written on the server. Content takes its proof from there and not from the browser:
-- a stretch of text stays marked only while it says what the writer claimed, from the source that the writer named.
--
--   record_generation(generation_id uuid, engine text, claims jsonb, model text?, seed bigint?) → void   (service role)

alter table public.generations
  add column facts jsonb,
  add column engine text,
  add column model text,
  add column seed bigint,
  add column claims jsonb,
  add constraint generation_engine_fits check (char_length(engine) between 1 and 40),
  add constraint generation_model_fits check (char_length(model) between 1 and 200),
  add constraint generation_seed_is_32_bits check (seed between 0 and 4294967295),
  add constraint generation_claims_are_a_list check (jsonb_typeof(claims) = 'array');

-- A property as the writer reads it, under the names of the contract.
create function private.facts_of(property public.properties) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'address', property.address, 'city', property.city, 'state', property.state, 'zipCode', property.zip_code,
    'bedrooms', property.bedrooms, 'bathrooms', trim_scale(property.bathrooms), 'squareFeet', property.square_feet,
    'price', trim_scale(property.price), 'propertyType', property.property_type, 'yearBuilt', property.year_built,
    'lotSize', trim_scale(property.lot_size), 'features', to_jsonb(property.features)
  )
$$;

create function private.keep_facts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.facts := (select private.facts_of(property) from public.properties as property where property.id = new.property_id);
  return new;
end
$$;

create trigger keep_facts before insert on public.generations
  for each row execute function private.keep_facts();

create function public.record_generation(
  generation_id uuid, engine text, claims jsonb, model text default null, seed bigint default null
) returns void
language sql security definer set search_path = ''
as $$
  update public.generations set
    engine = record_generation.engine, model = record_generation.model,
    seed = record_generation.seed, claims = record_generation.claims
  where id = generation_id
$$;

alter table public.content
  add column generation_id uuid references public.generations (id) on delete set null,
  add column engine text,
  add column model text,
  add column seed bigint,
  add column facts jsonb,
  add column spans jsonb,
  add column claims jsonb,
  add column unused jsonb;

create index content_generation_id_idx on public.content (generation_id);

-- Offsets are UTF-16's, as browsers count: a character beyond the first plane takes two.
create function private.utf16_slice(words text, starts integer, ends integer) returns text
language sql immutable set search_path = ''
as $$
  select replace(
    substr(regexp_replace(words, '([\U00010000-\U0010ffff])', E'\\1\u0001', 'g'), starts + 1, ends - starts), E'\u0001', ''
  )
$$;

-- The spans of one text that are well formed and say what was claimed; the others are left out.
create function private.proven_spans(spans jsonb, words text, claims jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'start', span.starts, 'end', span.ends, 'source', span.source
  ) order by span.starts, span.ends), '[]')
  from (
    select distinct (item ->> 'start')::integer as starts, (item ->> 'end')::integer as ends, item ->> 'source' as source
    from jsonb_array_elements(case when jsonb_typeof(spans) = 'array' then spans else '[]' end) as item
    where case when jsonb_typeof(item) = 'object' then
      coalesce(item ->> 'start' ~ '^\d{1,6}$' and item ->> 'end' ~ '^\d{1,6}$', false)
    else false end
    limit 1000
  ) as span
  where span.starts < span.ends and exists (
    select from jsonb_array_elements(claims) as claim
    where claim ->> 'source' = span.source
      and lower(claim ->> 'text') = lower(private.utf16_slice(words, span.starts, span.ends))
  )
$$;

-- What the facts say at a source: 'bedrooms', 'features[2]', or several of them, as in 'price/squareFeet'.
create function private.fact_at(facts jsonb, source text) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when count(*) = 1 then jsonb_agg(fact) -> 0 else jsonb_agg(fact) end
  from (
    select facts #> array_remove(string_to_array(regexp_replace(split_part(part, ':', 1), '[\[\].]+', ',', 'g'), ','), '') as fact
    from string_to_table(source, '/') with ordinality as part (part, place) order by place
  ) as told
$$;

create function private.claims_in(spans jsonb, words text, facts jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'text', private.utf16_slice(words, (span ->> 'start')::integer, (span ->> 'end')::integer),
    'source', span ->> 'source', 'fact', private.fact_at(facts, span ->> 'source')
  ) order by place), '[]')
  from jsonb_array_elements(spans) with ordinality as marked (span, place)
$$;

create function private.keep_proof() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  written public.generations;
  network text;
begin
  if tg_op = 'INSERT' then
    select * into written from public.generations
    where id = new.generation_id and property_id = new.property_id and kind = 'content';
    new.generation_id := written.id;
    new.engine := written.engine;
    new.model := written.model;
    new.seed := written.seed;
    new.facts := coalesce(written.facts, (
      select private.facts_of(property) from public.properties as property where property.id = new.property_id
    ));
  else
    select * into written from public.generations where id = new.generation_id;
  end if;
  if written.claims is null then
    new.spans := null;
    new.claims := null;
    return new;
  end if;
  new.spans := jsonb_build_object(
    'headline', private.proven_spans(new.spans -> 'headline', coalesce(new.headline, ''), written.claims),
    'description', private.proven_spans(new.spans -> 'description', new.description, written.claims),
    'socialCaptions', (
      select jsonb_object_agg(caption.key, private.proven_spans(
        new.spans -> 'socialCaptions' -> caption.key, coalesce(caption.value #>> '{}', ''), written.claims
      ))
      from jsonb_each(case when jsonb_typeof(new.social_captions) = 'object' then new.social_captions else '{}' end) as caption
    )
  );
  new.claims := private.claims_in(new.spans -> 'headline', coalesce(new.headline, ''), new.facts)
    || private.claims_in(new.spans -> 'description', new.description, new.facts);
  for network in select jsonb_object_keys(new.spans -> 'socialCaptions') loop
    new.claims := new.claims || private.claims_in(
      new.spans -> 'socialCaptions' -> network, new.social_captions ->> network, new.facts
    );
  end loop;
  new.claims := (select coalesce(jsonb_agg(distinct claim), '[]') from jsonb_array_elements(new.claims) as claim);
  return new;
end
$$;

create trigger keep_proof_on_insert before insert on public.content
  for each row execute function private.keep_proof();
create trigger keep_proof_on_change before update of headline, description, social_captions, spans on public.content
  for each row execute function private.keep_proof();

-- What was typed and not said, as `[{text, reason}]`.
create function private.is_list_of_notes(notes jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(notes) = 'array' then
    jsonb_array_length(notes) <= 200 and not exists (
      select from jsonb_array_elements(notes) as note
      where case when jsonb_typeof(note) = 'object' then
        note - array['text', 'reason'] <> '{}'
        or coalesce(jsonb_typeof(note -> 'text') <> 'string' or jsonb_typeof(note -> 'reason') <> 'string', true)
        or char_length(note::text) > 2000
      else true end
    )
  else false end
$$;

alter table public.content add constraint unused_is_a_list_of_notes check (unused is null or private.is_list_of_notes(unused));

grant insert (generation_id, spans, unused) on public.content to authenticated;
grant update (spans, unused) on public.content to authenticated;
revoke execute on all functions in schema private from public;
grant execute on function private.is_list_of_notes(jsonb) to authenticated, service_role;
revoke execute on function public.record_generation(uuid, text, jsonb, text, bigint) from public, anon, authenticated;
grant execute on function public.record_generation(uuid, text, jsonb, text, bigint) to service_role;
