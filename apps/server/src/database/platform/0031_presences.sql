-- Who is on which channel, of all servers together.
create table realtime.presences (
  id uuid primary key,
  node_id uuid not null references realtime.nodes (id) on delete cascade,
  topic text not null,
  key text not null,
  -- Changes with every new payload, which is how clients tell the payloads of one key apart.
  ref text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index presences_topic_idx on realtime.presences (topic);
create index presences_node_id_idx on realtime.presences (node_id);

alter table realtime.presences enable row level security;

create function realtime.tell_presences() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Sent once per topic and transaction.
  perform pg_notify('realtime_presences', coalesce(new.topic, old.topic));
  return null;
end
$$;
create trigger tell_presences after insert or update or delete on realtime.presences
  for each row execute function realtime.tell_presences();
revoke all on function realtime.tell_presences() from public;
