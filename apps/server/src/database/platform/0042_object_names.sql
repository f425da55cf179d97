-- Folders are ranges of names, letter by letter, whatever language the database sorts by. Hosted Supabase has the same index.
create index idx_objects_bucket_id_name on storage.objects (bucket_id, name collate "C");
