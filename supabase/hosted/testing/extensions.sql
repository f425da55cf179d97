-- Stand-ins for pg_cron, pg_net and the Vault: the same names and arguments, kept in tables.
create schema cron;
create table cron.job (jobid bigint generated always as identity, jobname text unique, schedule text, command text);
create table cron.job_run_details (runid bigint, end_time timestamptz);
create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
  insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning jobid
$$;

create schema net;
create table net.http_request_queue (id bigint generated always as identity, url text, headers jsonb, body jsonb);
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
  timeout_milliseconds integer default 5000
) returns bigint language sql as $$
  insert into net.http_request_queue (url, headers, body) values (url, headers, body) returning id
$$;

create schema vault;
create table vault.secrets (
  id uuid primary key default gen_random_uuid(), name text unique, description text default '', secret text not null
);
create view vault.decrypted_secrets as select *, secret as decrypted_secret from vault.secrets;
create function vault.create_secret(
  new_secret text, new_name text default null, new_description text default '', new_key_id uuid default null
) returns uuid language sql as $$
  insert into vault.secrets (secret, name, description) values (new_secret, new_name, new_description) returning id
$$;
create function vault.update_secret(
  secret_id uuid, new_secret text default null, new_name text default null, new_description text default null,
  new_key_id uuid default null
) returns void language sql as $$
  update vault.secrets set secret = coalesce(new_secret, secret), name = coalesce(new_name, name) where id = secret_id
$$;
