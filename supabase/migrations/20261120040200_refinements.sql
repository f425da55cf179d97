-- A text that is changed by the writer is a revision of its listing: it takes a unit and leaves a generation, with its
-- own claims and those of the generation that the other texts of the same result come from. Content that was saved
-- before follows it, and shows who wrote it last.
--
--   record_generation(generation_id uuid, engine text, claims jsonb, model text?, seed bigint?, base uuid?) → void   (service role)

drop function public.record_generation(uuid, text, jsonb, text, bigint);

create function public.record_generation(
  generation_id uuid, engine text, claims jsonb, model text default null, seed bigint default null, base uuid default null
) returns void
language sql security definer set search_path = ''
as $$
  update public.generations as written set
    engine = record_generation.engine, model = record_generation.model, seed = record_generation.seed,
    -- What was proven from other facts is not proven from these.
    claims = record_generation.claims || coalesce((
      select earlier.claims from public.generations as earlier
      where earlier.id = base and earlier.property_id = written.property_id and earlier.facts = written.facts
    ), '[]')
  where written.id = record_generation.generation_id
$$;

revoke execute on function public.record_generation(uuid, text, jsonb, text, bigint, uuid) from public, anon, authenticated;
grant execute on function public.record_generation(uuid, text, jsonb, text, bigint, uuid) to service_role;

create or replace function private.keep_proof() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  written public.generations;
  network text;
begin
  if tg_op = 'INSERT' or new.generation_id is distinct from old.generation_id then
    select * into written from public.generations
    where id = new.generation_id and property_id = new.property_id and kind = 'content';
    if tg_op = 'UPDATE' and written.id is null then
      -- Housekeeping forgets generations; nobody else takes a proof away.
      if new.generation_id is not null then
        new.generation_id := old.generation_id;
        select * into written from public.generations where id = new.generation_id;
      end if;
    else
      new.generation_id := written.id;
      new.engine := written.engine;
      new.model := written.model;
      new.seed := written.seed;
      new.facts := coalesce(written.facts, (
        select private.facts_of(property) from public.properties as property where property.id = new.property_id
      ));
    end if;
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

-- Setting it to null is what deleting a generation does, and that leaves the text and its proof as they are.
create trigger keep_proof_on_refinement before update of generation_id on public.content
  for each row when (new.generation_id is not null and old.generation_id is distinct from new.generation_id)
  execute function private.keep_proof();

grant update (generation_id) on public.content to authenticated;
