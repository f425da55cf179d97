-- A version in another language belongs to whoever wrote the content, like every other change of it: a colleague who reads
-- the content does not replace its versions.

create or replace function public.reserve_translation(content_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := private.caller();
  plan public.plans;
  saved public.content;
  reserved uuid;
begin
  select * into saved from public.content
  where id = reserve_translation.content_id and library_id = private.writable_library();
  if saved.id is null then
    raise exception 'content_not_found' using errcode = 'PT404', hint = 'There is no such text in your library.';
  end if;
  if saved.user_id is distinct from me then
    raise exception 'not_your_content' using errcode = 'PT403', hint = 'Only who wrote a text has it put into other languages.';
  end if;
  perform from public.profiles where id = me for no key update;
  select * into plan from public.plans where id = private.effective_plan(me);
  perform private.check_listings(me, plan, saved.property_id);
  perform private.check_revisions(me, plan, saved.property_id);
  insert into public.generations (user_id, property_id, tone, kind, plan)
  values (me, saved.property_id, saved.tone, 'translation', plan.id)
  returning id into reserved;
  return jsonb_build_object('id', reserved, 'plan', plan.id, 'tier', plan.tier, 'tone', saved.tone, 'custom_tone', null);
end
$$;

-- The same as before, but for claims of one's own generations only: what a colleague's generation proved is not proven here.
create or replace function public.record_generation(
  generation_id uuid, engine text, claims jsonb, model text default null, seed bigint default null, base uuid default null
) returns void
language sql security definer set search_path = ''
as $$
  update public.generations as written set
    engine = record_generation.engine, model = record_generation.model, seed = record_generation.seed,
    -- What was proven from other facts is not proven from these.
    claims = record_generation.claims || coalesce((
      select earlier.claims from public.generations as earlier
      where earlier.id = base and earlier.user_id = written.user_id
        and earlier.property_id = written.property_id and earlier.facts = written.facts
    ), '[]')
  where written.id = record_generation.generation_id
$$;
