-- The usage ledger. A unit is taken before anything is written and given back when writing fails; it outlives the property.
--
--   reserve_generation(property_id uuid, tone text, kind text = 'content')
--     → jsonb {id, plan, tier, tone, custom_tone}          (authenticated; kind 'content' or 'caption_variants')
--     at a limit: SQLSTATE PT402, message 'plan_limit_reached', detail JSON {limit, plan, allowed, used, resets_at}
--   release_generation(generation_id uuid) → boolean       (service role: users do not hand back what they used)
--   usage_this_month() → jsonb {plan, own_plan, tier, listings: {used, allowed}, revisions_per_listing, tones_per_listing, users, custom_tones,
--     caption_variants, generations, resets_at}            (authenticated; null stands for unlimited)

create table public.generations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  property_id uuid not null,
  tone text not null,
  kind text not null default 'content',
  plan text not null,
  created_at timestamptz not null default now(),
  constraint generation_kind_is_known check (kind in ('content', 'caption_variants'))
);

create index generations_user_id_idx on public.generations (user_id, created_at desc);
create index generations_property_id_idx on public.generations (user_id, property_id, created_at desc);

-- Calendar months are UTC's, for everyone alike.
create function private.month_start() returns timestamptz
language sql stable set search_path = ''
as $$ select date_trunc('month', now() at time zone 'utc') at time zone 'utc' $$;

create function private.next_month_start() returns timestamptz
language sql stable set search_path = ''
as $$ select (date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc' $$;

create function private.refuse_by_plan(limit_name text, holder uuid, allowed integer, used bigint, resets_at timestamptz)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  raise exception 'plan_limit_reached' using
    errcode = 'PT402',
    detail = jsonb_build_object(
      'limit', limit_name, 'plan', private.effective_plan(holder), 'allowed', allowed, 'used', used,
      'resets_at', to_char(resets_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    )::text,
    hint = case limit_name
      when 'listings' then format('Your plan covers %s listings a month.', allowed)
      when 'revisions' then format('Your plan covers %s revisions of a listing a month.', allowed)
      when 'tones' then format('Your plan covers %s tones per listing.', allowed)
      when 'custom_tones' then 'Custom tones come with Pro.'
      when 'caption_variants' then 'The caption generator comes with Pro.'
      when 'users' then format('Your plan covers %s user(s).', allowed)
    end;
end
$$;

create function public.reserve_generation(property_id uuid, tone text, kind text default 'content') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := private.caller();
  plan public.plans;
  chosen_tone text;
  is_custom boolean;
  reserved uuid;
begin
  chosen_tone := (
    select private.tone_in_library(reserve_generation.tone, property.library_id)
    from public.properties as property
    where property.id = reserve_generation.property_id and property.library_id = private.writable_library()
  );
  if chosen_tone is null then
    perform private.explain_missing_tone(reserve_generation.property_id, reserve_generation.tone);
  end if;
  is_custom := chosen_tone not in ('luxury', 'investor', 'family', 'modern', 'classic', 'casual');

  -- From here on one call per user at a time: fifty at once count like fifty in a row.
  perform from public.profiles where id = me for no key update;
  select * into plan from public.plans where id = private.effective_plan(me);
  if is_custom and not plan.custom_tones then
    perform private.refuse_by_plan('custom_tones', me, 0, 0, null);
  end if;
  if reserve_generation.kind = 'caption_variants' then
    if not plan.caption_variants then
      perform private.refuse_by_plan('caption_variants', me, 0, 0, null);
    end if;
  else
    perform private.check_listing_limits(me, plan, reserve_generation.property_id, chosen_tone);
  end if;

  insert into public.generations (user_id, property_id, tone, kind, plan)
  values (me, reserve_generation.property_id, chosen_tone, reserve_generation.kind, plan.id)
  returning id into reserved;
  return jsonb_build_object(
    'id', reserved, 'plan', plan.id, 'tier', plan.tier, 'tone', chosen_tone,
    'custom_tone', case when is_custom then private.custom_tone_of_caller(chosen_tone) end
  );
end
$$;

create function private.explain_missing_tone(wanted_property uuid, wanted_tone text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.properties where id = wanted_property and library_id = private.library()
  ) then
    raise exception 'property_not_found' using errcode = 'PT404', hint = 'There is no such property in your library.';
  elsif private.writable_library() is null then
    raise exception 'team_is_read_only' using errcode = 'PT403',
      hint = 'The team has no Pro plan at the moment: its members can read, not write.';
  end if;
  raise exception 'there is no tone "%"', left(wanted_tone, 60) using
    errcode = 'check_violation', constraint = 'tone_is_known';
end
$$;

create function private.check_listing_limits(holder uuid, plan public.plans, listing uuid, wanted_tone text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  written_this_month bigint;
  listings_this_month bigint;
  tones text[];
begin
  select count(*) filter (where property_id = listing), count(distinct property_id)
  into written_this_month, listings_this_month
  from public.generations
  where user_id = holder and kind = 'content' and created_at >= private.month_start();

  if written_this_month = 0 and listings_this_month >= plan.listings_per_month then
    perform private.refuse_by_plan(
      'listings', holder, plan.listings_per_month, listings_this_month, private.next_month_start()
    );
  end if;
  if plan.tones_per_listing is not null then
    select coalesce(array_agg(distinct tone), '{}') into tones
    from public.generations where user_id = holder and kind = 'content' and property_id = listing;
    if cardinality(tones) >= plan.tones_per_listing and wanted_tone <> all (tones) then
      perform private.refuse_by_plan('tones', holder, plan.tones_per_listing, cardinality(tones), null);
    end if;
  end if;
  -- The first text of a month is the listing itself; those after it are revisions.
  if written_this_month > plan.revisions_per_listing then
    perform private.refuse_by_plan(
      'revisions', holder, plan.revisions_per_listing, written_this_month - 1, private.next_month_start()
    );
  end if;
end
$$;

create function private.custom_tone_of_caller(tone_name text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', name, 'base', base, 'prefer', prefer, 'avoid', avoid,
    'opening', opening, 'closing', closing, 'warmth', warmth, 'formality', formality
  )
  from public.custom_tones where library_id = private.library() and name = tone_name
  order by created_at limit 1
$$;

create function public.release_generation(generation_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.generations where id = generation_id;
  return found;
end
$$;

create function public.usage_this_month() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := private.caller();
  plan public.plans;
begin
  select * into plan from public.plans where id = private.effective_plan(me);
  return (
    select jsonb_build_object(
      'plan', plan.id, 'own_plan', private.own_plan(me), 'tier', plan.tier,
      'listings', jsonb_build_object('used', count(distinct property_id), 'allowed', plan.listings_per_month),
      'generations', count(*),
      'revisions_per_listing', plan.revisions_per_listing, 'tones_per_listing', plan.tones_per_listing,
      'users', plan.users, 'custom_tones', plan.custom_tones, 'caption_variants', plan.caption_variants,
      'resets_at', private.next_month_start()
    )
    from public.generations
    where user_id = me and kind = 'content' and created_at >= private.month_start()
  );
end
$$;

alter table public.generations enable row level security;
alter table public.generations force row level security;
revoke all on public.generations from public, anon, authenticated;
grant select on public.generations to authenticated;
grant all on public.generations to service_role;

create policy "the platform keeps every row" on public.generations
  to current_user, service_role using (true) with check (true);
create policy "a session that is not strong enough sees nothing" on public.generations
  as restrictive to authenticated using (current_user <> 'authenticated' or (select private.session_is_strong_enough()));
create policy "users read their own usage" on public.generations
  for select to authenticated using (user_id = (select auth.uid()));

revoke execute on all functions in schema private from public;
revoke execute on function
  public.reserve_generation(uuid, text, text), public.release_generation(uuid), public.usage_this_month()
  from public, anon, authenticated;
grant execute on function public.reserve_generation(uuid, text, text), public.usage_this_month() to authenticated;
grant execute on function public.release_generation(uuid) to service_role;
