-- Photos are told live as well: what one tab or colleague adds, orders or deletes shows in the others.

do $$
begin
  if not (select puballtables from pg_publication where pubname = 'supabase_realtime') and not exists (
    select from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'property_photos'
  ) then
    alter publication supabase_realtime add table public.property_photos;
  end if;
end
$$;
