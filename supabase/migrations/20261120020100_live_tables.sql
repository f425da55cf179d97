-- Whose changes are told to those who may read them, while they look: what agents write, their plan and their usage.
-- Hosted Supabase has the publication already, unless somebody removed it.

do $$
declare
  live text;
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
  -- One that publishes every table has these as well, and takes no further ones.
  if (select puballtables from pg_publication where pubname = 'supabase_realtime') then
    return;
  end if;
  foreach live in array array['properties', 'content', 'profiles', 'subscriptions', 'generations', 'team_members'] loop
    if not exists (
      select from pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = live
    ) then
      execute format('alter publication supabase_realtime add table public.%I', live);
    end if;
  end loop;
end
$$;
