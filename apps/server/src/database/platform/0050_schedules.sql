-- Work that recurs, done by one of any number of processes.
create table platform.schedules (
  name text primary key,
  ran_at timestamptz not null
);
alter table platform.schedules enable row level security;

-- Whether the caller is to do it now. The claim belongs to the caller's transaction: whoever asks meanwhile waits for it,
-- and takes over where it fails.
create function platform.claim_schedule(job text, every interval) returns boolean
language plpgsql as $$
begin
  insert into platform.schedules as s (name, ran_at) values (job, now())
  on conflict (name) do update set ran_at = now() where s.ran_at <= now() - every;
  return found;
end
$$;
revoke execute on function platform.claim_schedule(text, interval) from public;
