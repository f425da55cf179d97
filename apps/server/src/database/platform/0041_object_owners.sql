-- Policies count what somebody keeps.
create index objects_owner_id_idx on storage.objects (owner_id);
