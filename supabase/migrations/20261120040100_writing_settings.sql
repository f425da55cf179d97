-- How a library's texts are written: by which engine, with which house instructions, and in which languages besides
-- English. One row a library: the owner of a team sets it for all members, whoever is in no team for themselves.
-- Which models there are is a setting of the server: a name that it does not know is not used.

create table public.writing_settings (
  library_id uuid primary key default private.library(),
  -- One of the two, from library_id: with it the settings go.
  user_id uuid references auth.users (id) on delete cascade,
  team_id uuid references public.teams (id) on delete cascade,
  -- Null is whatever the server prefers.
  engine text,
  model text,
  house_rules text not null default '',
  languages text[] not null default '{}',
  updated_at timestamptz not null default now(),
  constraint settings_belong_to_one check (num_nonnulls(user_id, team_id) = 1),
  constraint settings_engine_is_known check (engine in ('built-in', 'model')),
  constraint settings_model_fits check (char_length(model) between 1 and 200 and model !~ '[[:cntrl:]]'),
  constraint settings_model_has_its_engine check (model is null or engine = 'model'),
  constraint house_rules_fit check (char_length(house_rules) <= 600),
  constraint house_rules_are_plain check (house_rules !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029<>{}]'),
  constraint settings_languages_are_known check (languages <@ array['es', 'zh'] and cardinality(languages) <= 2)
);

create index writing_settings_user_id_idx on public.writing_settings (user_id) where user_id is not null;
create index writing_settings_team_id_idx on public.writing_settings (team_id) where team_id is not null;

create trigger touch_updated_at before update on public.writing_settings
  for each row execute function private.touch_updated_at();

create function private.place_settings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.team_id := (select id from public.teams where id = new.library_id);
  new.user_id := case when new.team_id is null then new.library_id end;
  return new;
end
$$;

create trigger place_settings before insert on public.writing_settings
  for each row execute function private.place_settings();

-- A team begins as its owner wrote alone.
create function private.team_takes_settings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.writing_settings (library_id, engine, model, house_rules, languages)
  select new.team_id, engine, model, house_rules, languages
  from public.writing_settings where user_id = new.user_id
  on conflict do nothing;
  return null;
end
$$;

create trigger team_takes_settings after insert on public.team_members
  for each row when (new.role = 'owner') execute function private.team_takes_settings();

-- The library whose settings are the caller's to make, or null.
create function private.library_i_set() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case when private.my_team() is null then auth.uid() else private.team_i_own() end;
end
$$;

alter table public.writing_settings enable row level security;
alter table public.writing_settings force row level security;
revoke all on public.writing_settings from public, anon, authenticated;
grant select, delete on public.writing_settings to authenticated;
grant insert (library_id, engine, model, house_rules, languages) on public.writing_settings to authenticated;
grant update (engine, model, house_rules, languages) on public.writing_settings to authenticated;
grant all on public.writing_settings to service_role;
revoke execute on all functions in schema private from public;
grant execute on function private.library_i_set() to authenticated;

create policy "the platform keeps every row" on public.writing_settings
  to current_user, service_role using (true) with check (true);
create policy "a session that is not strong enough sees nothing" on public.writing_settings
  as restrictive to authenticated using (current_user <> 'authenticated' or (select private.session_is_strong_enough()));
create policy "users read how their library is written" on public.writing_settings
  for select to authenticated using (library_id = (select private.library()));
create policy "owners and solo users decide how they write" on public.writing_settings
  for insert to authenticated with check (library_id = (select private.library_i_set()));
create policy "owners and solo users change how they write" on public.writing_settings
  for update to authenticated using (library_id = (select private.library_i_set()));
create policy "owners and solo users forget how they write" on public.writing_settings
  for delete to authenticated using (library_id = (select private.library_i_set()));
