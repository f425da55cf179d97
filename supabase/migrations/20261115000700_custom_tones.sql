-- Voices of one's own, for Pro: one of the six as a base, bent towards the agent's own way. Shared with the team.
-- The columns are those of customTone in packages/contracts.

create table public.custom_tones (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  team_id uuid references public.teams (id) on delete set null,
  library_id uuid not null generated always as (coalesce(team_id, user_id)) stored,
  name text not null,
  base text not null default 'luxury',
  prefer text[] not null default '{}',
  avoid text[] not null default '{}',
  opening text not null default '',
  closing text not null default '',
  warmth smallint not null default 3,
  formality smallint not null default 3,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint tone_name_is_given check (btrim(name) <> ''),
  constraint tone_name_fits check (char_length(name) <= 60),
  constraint tone_name_is_not_built_in check (
    lower(btrim(name)) not in ('luxury', 'investor', 'family', 'modern', 'classic', 'casual')
  ),
  constraint tone_base_is_built_in check (
    base in ('luxury', 'investor', 'family', 'modern', 'classic', 'casual')
  ),
  constraint preferred_words_are_tidy check (private.is_tidy_list(prefer, 20, 30)),
  constraint avoided_words_are_tidy check (private.is_tidy_list(avoid, 20, 30)),
  constraint tone_opening_is_one_line check (char_length(opening) <= 160 and opening !~ '[<>{}\[\][:cntrl:]]'),
  constraint tone_closing_is_one_line check (char_length(closing) <= 160 and closing !~ '[<>{}\[\][:cntrl:]]'),
  constraint warmth_is_one_to_five check (warmth between 1 and 5),
  constraint formality_is_one_to_five check (formality between 1 and 5)
);

create index custom_tones_library_idx on public.custom_tones (library_id, lower(name));
create index custom_tones_user_id_idx on public.custom_tones (user_id);
create index custom_tones_team_id_idx on public.custom_tones (team_id) where team_id is not null;

create trigger touch_updated_at before update on public.custom_tones
  for each row execute function private.touch_updated_at();
create trigger place_in_team before insert on public.custom_tones
  for each row execute function private.place_in_team();

-- A trigger rather than a unique index: whoever joins a team brings their tones along, namesakes included.
create function private.tone_name_is_free() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('tone:' || lower(btrim(new.name)), 0));
  if exists (
    select from public.custom_tones as tone
    where tone.library_id = coalesce(new.team_id, new.user_id)
      and lower(btrim(tone.name)) = lower(btrim(new.name)) and tone.id <> new.id
  ) then
    raise exception 'a custom tone of this name exists' using
      errcode = 'unique_violation', constraint = 'tone_name_is_free', hint = 'Choose another name.';
  end if;
  return new;
end
$$;

create trigger tone_name_is_free_on_insert before insert on public.custom_tones
  for each row execute function private.tone_name_is_free();
create trigger tone_name_is_free_on_rename before update on public.custom_tones
  for each row when (old.name is distinct from new.name) execute function private.tone_name_is_free();

-- Resolves a tone within a library: a built-in name, or the name or id of a custom tone. Null when there is none.
create function private.tone_in_library(wanted text, library uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if wanted in ('luxury', 'investor', 'family', 'modern', 'classic', 'casual') then
    return wanted;
  end if;
  return (
    select tone.name from public.custom_tones as tone
    where tone.library_id = library and (tone.id::text = lower(wanted) or lower(tone.name) = lower(btrim(wanted)))
    order by tone.id::text = lower(wanted) desc, tone.created_at limit 1
  );
end
$$;

create function private.i_am_pro() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.effective_plan(auth.uid()) = 'pro';
end
$$;

alter table public.custom_tones enable row level security;
alter table public.custom_tones force row level security;
revoke all on public.custom_tones from public, anon, authenticated;
grant select, delete on public.custom_tones to authenticated;
grant insert (id, user_id, name, base, prefer, avoid, opening, closing, warmth, formality)
  on public.custom_tones to authenticated;
grant update (name, base, prefer, avoid, opening, closing, warmth, formality) on public.custom_tones to authenticated;
grant all on public.custom_tones to service_role;
revoke execute on all functions in schema private from public;
grant execute on function private.i_am_pro() to authenticated;

create policy "the platform keeps every row" on public.custom_tones
  to current_user, service_role using (true) with check (true);
create policy "a session that is not strong enough sees nothing" on public.custom_tones
  as restrictive to authenticated using (current_user <> 'authenticated' or (select private.session_is_strong_enough()));
create policy "users read the custom tones of their library" on public.custom_tones
  for select to authenticated using (library_id = (select private.library()));
create policy "Pro users add custom tones of their own" on public.custom_tones
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.i_am_pro()));
create policy "Pro users change custom tones of their own" on public.custom_tones
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.i_am_pro()));
create policy "users delete custom tones of their own" on public.custom_tones
  for delete to authenticated
  using (user_id = (select auth.uid()) and library_id = (select private.writable_library()));
