-- Unfinished work of a user, so that another device has it: a form that is not saved yet, a text that is not locked in,
-- edits of a saved text. Browsers keep it first and send it here; `subject` is the name they keep it under.
--
--   keep_draft(subject text, body jsonb, property_id uuid?, content_id uuid?, base_version integer?, device uuid?) → jsonb
--     {version}, or {version, body, is_conflict} when another device has written since base_version; without a
--     base_version the draft is overwritten (authenticated)
--   list_drafts() → table   the caller's open drafts, newest first (authenticated)

create table public.drafts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  subject text not null,
  property_id uuid references public.properties (id) on delete cascade,
  content_id uuid references public.content (id) on delete cascade,
  body jsonb not null,
  version integer not null default 1,
  -- The browser that wrote it last. A page can be left before it learns which version its own words became.
  device uuid,
  -- Something typed or written is not saved yet. Finished drafts stay for a while: other devices learn from them.
  is_open boolean not null generated always as (
    coalesce(jsonb_typeof(body -> 'typed') = 'object', false) or coalesce(body #>> '{content,isChanged}' = 'true', false)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint draft_subject_is_unique unique (user_id, subject),
  constraint draft_subject_is_a_name check (subject ~ '^[a-z0-9-]{1,80}$'),
  constraint draft_body_is_an_object check (jsonb_typeof(body) = 'object'),
  constraint draft_body_fits check (octet_length(body::text) <= 100000)
);

create index drafts_property_id_idx on public.drafts (property_id);
create index drafts_content_id_idx on public.drafts (content_id);
create index drafts_user_id_idx on public.drafts (user_id, updated_at desc);

create trigger touch_updated_at before update on public.drafts
  for each row execute function private.touch_updated_at();

-- A hundred drafts are more than anyone resumes: the oldest go first, finished ones before open ones.
create function private.drop_old_drafts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.drafts where user_id = new.user_id and id in (
    select id from public.drafts where user_id = new.user_id
    order by (is_open or updated_at > now() - interval '30 days') desc, is_open desc, updated_at desc offset 100
  );
  delete from public.drafts
  where user_id = new.user_id and not is_open and updated_at < now() - interval '30 days';
  return null;
end
$$;

create trigger drop_old_drafts after insert on public.drafts
  for each row execute function private.drop_old_drafts();

alter table public.drafts enable row level security;
alter table public.drafts force row level security;
revoke all on public.drafts from public, anon, authenticated;
grant select, delete on public.drafts to authenticated;
grant insert (user_id, subject, property_id, content_id, body, device) on public.drafts to authenticated;
grant update (property_id, content_id, body, version, device) on public.drafts to authenticated;
grant all on public.drafts to service_role;

create policy "the platform keeps every row" on public.drafts
  to current_user, service_role using (true) with check (true);
create policy "a session that is not strong enough sees nothing" on public.drafts
  as restrictive to authenticated using (current_user <> 'authenticated' or (select private.session_is_strong_enough()));
create policy "users read drafts of their own" on public.drafts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "users add drafts of their own, about what they see" on public.drafts
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and (property_id is null or exists (select from public.properties as property where property.id = drafts.property_id))
    and (content_id is null or exists (select from public.content as content where content.id = drafts.content_id))
  );
create policy "users change drafts of their own" on public.drafts
  for update to authenticated using (user_id = (select auth.uid())) with check (
    user_id = (select auth.uid())
    and (property_id is null or exists (select from public.properties as property where property.id = drafts.property_id))
    and (content_id is null or exists (select from public.content as content where content.id = drafts.content_id))
  );
create policy "users delete drafts of their own" on public.drafts
  for delete to authenticated using (user_id = (select auth.uid()));

create function public.keep_draft(
  subject text, body jsonb, property_id uuid default null, content_id uuid default null, base_version integer default null,
  device uuid default null
) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  kept jsonb;
begin
  insert into public.drafts as draft (user_id, subject, property_id, content_id, body, device)
  values (
    private.caller(), keep_draft.subject, keep_draft.property_id, keep_draft.content_id, keep_draft.body,
    keep_draft.device
  )
  on conflict on constraint draft_subject_is_unique do update
  set body = excluded.body, property_id = excluded.property_id, content_id = excluded.content_id,
    device = excluded.device, version = draft.version + 1
  where keep_draft.base_version is null or draft.version = keep_draft.base_version or draft.device = keep_draft.device
  returning jsonb_build_object('version', draft.version) into kept;
  return coalesce(kept, (
    select jsonb_build_object('version', draft.version, 'body', draft.body, 'is_conflict', true)
    from public.drafts as draft where draft.user_id = private.caller() and draft.subject = keep_draft.subject
  ));
end
$$;

create function public.list_drafts() returns table (
  id uuid, subject text, property_id uuid, content_id uuid, tone text, preview text, address text, city text, state text,
  property_type text, updated_at timestamptz
)
language sql stable security invoker set search_path = ''
as $$
  select draft.id, draft.subject, draft.property_id, draft.content_id,
    case when body #>> '{content,isChanged}' = 'true' then body #>> '{content,tone}' end,
    case when body #>> '{content,isChanged}' = 'true' then left(body #>> '{content,description}', 400) end,
    coalesce(property.address, nullif(btrim(body #>> '{typed,values,address}'), '')),
    coalesce(property.city, nullif(btrim(body #>> '{typed,values,city}'), '')),
    coalesce(property.state, nullif(btrim(body #>> '{typed,values,state}'), '')),
    coalesce(property.property_type, body #>> '{typed,values,propertyType}'), draft.updated_at
  from public.drafts as draft left join public.properties as property on property.id = draft.property_id
  where draft.user_id = private.caller() and draft.is_open
    and (draft.property_id is null or property.id is not null)
  order by draft.updated_at desc, draft.id
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.keep_draft(text, jsonb, uuid, uuid, integer, uuid), public.list_drafts()
  from public, anon, authenticated;
grant execute on function
  public.keep_draft(text, jsonb, uuid, uuid, integer, uuid), public.list_drafts()
  to authenticated;
