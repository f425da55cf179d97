-- Saved content in other languages, beside the English one. A language model writes them on the server, where they are
-- reviewed; so nobody else does. A version counts as a revision of its listing, and its property as a listing of the month.
--
--   reserve_translation(content_id uuid) → jsonb {id, plan, tier, tone, custom_tone}   (authenticated)
--     at a limit as reserve_generation

create table public.translations (
  content_id uuid not null references public.content (id) on delete cascade,
  language text not null,
  -- Who asked for it.
  user_id uuid not null references auth.users (id) on delete cascade,
  headline text,
  description text not null,
  social_captions jsonb not null,
  model text not null,
  -- Sentences that did not pass the review.
  left_out integer not null default 0,
  -- The English description it was made from: a later one makes it stale.
  of_description text not null,
  created_at timestamptz not null default now(),
  primary key (content_id, language),
  constraint translation_language_is_known check (language in ('es', 'zh'))
);

create index translations_user_id_idx on public.translations (user_id);

alter table public.translations enable row level security;
alter table public.translations force row level security;
revoke all on public.translations from public, anon, authenticated;
grant select, delete on public.translations to authenticated;
grant all on public.translations to service_role;

create policy "the platform keeps every row" on public.translations
  to current_user, service_role using (true) with check (true);
create policy "a session that is not strong enough sees nothing" on public.translations
  as restrictive to authenticated using (current_user <> 'authenticated' or (select private.session_is_strong_enough()));
create policy "users read the versions of their library's content" on public.translations
  for select to authenticated
  using (exists (select from public.content where id = content_id and library_id = (select private.library())));
create policy "users delete the versions of their own content" on public.translations
  for delete to authenticated
  using (exists (select from public.content where id = content_id
    and user_id = (select auth.uid()) and library_id = (select private.writable_library())));

alter table public.generations drop constraint generation_kind_is_known;
alter table public.generations add constraint generation_kind_is_known
  check (kind in ('content', 'caption_variants', 'translation'));

create or replace function private.check_listing_limits(holder uuid, plan public.plans, listing uuid, wanted_tone text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  tones text[];
begin
  perform private.check_listings(holder, plan, listing);
  if plan.tones_per_listing is not null then
    select coalesce(array_agg(distinct tone), '{}') into tones
    from public.generations where user_id = holder and kind = 'content' and property_id = listing;
    if cardinality(tones) >= plan.tones_per_listing and wanted_tone <> all (tones) then
      perform private.refuse_by_plan('tones', holder, plan.tones_per_listing, cardinality(tones), null);
    end if;
  end if;
  -- The first text of a month is the listing itself.
  if exists (
    select from public.generations
    where user_id = holder and property_id = listing and kind = 'content' and created_at >= private.month_start()
  ) then
    perform private.check_revisions(holder, plan, listing);
  end if;
end
$$;

-- A listing of the month is a property that anything was written about in it, in whatever language.
create function private.check_listings(holder uuid, plan public.plans, listing uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  of_this_one bigint;
  listings bigint;
begin
  select count(*) filter (where property_id = listing), count(distinct property_id)
  into of_this_one, listings
  from public.generations
  where user_id = holder and kind in ('content', 'translation') and created_at >= private.month_start();
  if of_this_one = 0 and listings >= plan.listings_per_month then
    perform private.refuse_by_plan('listings', holder, plan.listings_per_month, listings, private.next_month_start());
  end if;
end
$$;

create function private.check_revisions(holder uuid, plan public.plans, listing uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  revisions bigint;
begin
  select greatest(count(*) filter (where kind = 'content') - 1, 0) + count(*) filter (where kind = 'translation')
  into revisions
  from public.generations
  where user_id = holder and property_id = listing and kind in ('content', 'translation')
    and created_at >= private.month_start();
  if revisions >= plan.revisions_per_listing then
    perform private.refuse_by_plan('revisions', holder, plan.revisions_per_listing, revisions, private.next_month_start());
  end if;
end
$$;

create function public.reserve_translation(content_id uuid) returns jsonb
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

-- The same as before, with listings that only a version was made of.
create or replace function public.usage_this_month() returns jsonb
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
      'generations', count(*) filter (where kind = 'content'),
      'revisions_per_listing', plan.revisions_per_listing, 'tones_per_listing', plan.tones_per_listing,
      'users', plan.users, 'custom_tones', plan.custom_tones, 'caption_variants', plan.caption_variants,
      'resets_at', private.next_month_start()
    )
    from public.generations
    where user_id = me and kind in ('content', 'translation') and created_at >= private.month_start()
  );
end
$$;

-- The export of an account, with the tables that came with this release: drafts, photos, writing settings, translations.
create or replace function public.export_my_data() returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  me constant uuid := private.caller();
begin
  return jsonb_build_object(
    'exported_at', now(),
    'profile', (select to_jsonb(profile) from public.profiles as profile where id = me),
    'properties', private.rows_of('public.properties', me),
    'property_photos', private.rows_of('public.property_photos', me),
    'content', private.rows_of('public.content', me),
    'translations', private.rows_of('public.translations', me),
    'drafts', private.rows_of('public.drafts', me),
    'custom_tones', private.rows_of('public.custom_tones', me),
    'writing_settings', private.rows_of('public.writing_settings', me),
    'generations', private.rows_of('public.generations', me),
    'subscriptions', private.rows_of('public.subscriptions', me),
    'team_members', private.rows_of('public.team_members', me),
    'account_deletions', private.rows_of('public.account_deletions', me),
    'sessions', private.sessions_of_caller()
  );
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.reserve_translation(uuid) from public, anon, authenticated;
grant execute on function public.reserve_translation(uuid) to authenticated;
