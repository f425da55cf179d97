-- What agents locked in. Content lives where its property lives, and goes where it goes.

create table public.content (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  team_id uuid references public.teams (id) on delete set null,
  -- The property's; triggers see to that, as they do for team_id and place.
  library_id uuid not null default auth.uid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  place text not null default '',
  tone text not null default 'luxury',
  headline text,
  description text not null,
  social_captions jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint headline_fits check (char_length(headline) <= 300),
  constraint description_is_given check (btrim(description) <> ''),
  constraint description_fits check (char_length(description) <= 20000),
  constraint social_captions_name_the_four_networks check (private.has_four_captions(social_captions, 10000))
);

create index content_library_idx on public.content (library_id, created_at desc, id desc);
create index content_property_id_idx on public.content (property_id, created_at desc);
create index content_user_id_idx on public.content (user_id);
create index content_team_id_idx on public.content (team_id) where team_id is not null;

create function private.content_words(place text, tone text, description text) returns text
language sql immutable
return lower(place || E'\n' || tone || E'\n' || description);

create index content_words_idx on public.content
  using gin (private.content_words(place, tone, description) extensions.gin_trgm_ops);

create trigger touch_updated_at before update on public.content
  for each row execute function private.touch_updated_at();

create function private.place_with_property() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.property_id is null then
    return new;
  end if;
  select property.team_id, property.library_id, private.place_of(property)
  into new.team_id, new.library_id, new.place
  from public.properties as property where property.id = new.property_id;
  if not found then
    raise exception 'property % does not exist', new.property_id using
      errcode = 'foreign_key_violation', constraint = 'content_property_id_fkey', table = 'content';
  end if;
  return new;
end
$$;

create function private.place_of(property public.properties) returns text
language sql immutable set search_path = ''
as $$ select property.address || E'\n' || property.city || E'\n' || property.state $$;

create trigger place_with_property before insert on public.content
  for each row execute function private.place_with_property();

create function private.content_follows_property() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.content
  set team_id = new.team_id, library_id = new.library_id, place = private.place_of(new)
  where property_id = new.id;
  return null;
end
$$;

create trigger content_follows_property after update on public.properties
  for each row when (
    (old.library_id, old.team_id, old.address, old.city, old.state)
    is distinct from (new.library_id, new.team_id, new.address, new.city, new.state)
  )
  execute function private.content_follows_property();

-- Checked when a tone is chosen, not later: content outlives the custom tone it was written in.
create function private.tone_is_known() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  tone constant text := private.tone_in_library(new.tone, new.library_id);
begin
  if tone is null then
    raise exception 'there is no tone "%"', left(new.tone, 60) using
      errcode = 'check_violation', constraint = 'tone_is_known', table = 'content';
  end if;
  new.tone := tone;
  return new;
end
$$;

create trigger tone_is_known_on_insert before insert on public.content
  for each row execute function private.tone_is_known();
create trigger tone_is_known_on_change before update on public.content
  for each row when (old.tone is distinct from new.tone) execute function private.tone_is_known();

-- Joining a team brings a user's rows along, leaving takes them back; content follows its property.
create function private.move_rows(author uuid, team uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.properties set team_id = team where user_id = author and team_id is distinct from team;
  update public.custom_tones set team_id = team where user_id = author and team_id is distinct from team;
end
$$;

alter table public.content enable row level security;
alter table public.content force row level security;
revoke all on public.content from public, anon, authenticated;
grant select, delete on public.content to authenticated;
grant insert (id, user_id, property_id, tone, headline, description, social_captions) on public.content to authenticated;
grant update (tone, headline, description, social_captions) on public.content to authenticated;
grant all on public.content to service_role;
revoke execute on all functions in schema private from public;
grant execute on function private.content_words(text, text, text) to authenticated, service_role;

create policy "the platform keeps every row" on public.content
  to current_user, service_role using (true) with check (true);
create policy "a session that is not strong enough sees nothing" on public.content
  as restrictive to authenticated using (current_user <> 'authenticated' or (select private.session_is_strong_enough()));
create policy "users read the content of their library" on public.content
  for select to authenticated using (library_id = (select private.library()));
create policy "users save content of their own" on public.content
  for insert to authenticated
  with check (user_id = (select auth.uid()) and library_id = (select private.writable_library()));
create policy "users change content of their own" on public.content
  for update to authenticated
  using (user_id = (select auth.uid()) and library_id = (select private.writable_library()));
create policy "users delete content of their own" on public.content
  for delete to authenticated
  using (user_id = (select auth.uid()) and library_id = (select private.writable_library()));
