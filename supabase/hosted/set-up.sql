-- What a hosted project needs besides the migrations: its schedules, and the secrets for them. Fill in the three values
-- and run this once, in the SQL editor or with psql, after `supabase db push`. It can be run again: a value that is left
-- empty stays as it is, schedules are replaced by their name.

-- The address of the project, such as https://abcdefghijklmnopqrst.supabase.co
set listwright.project_url = '';
-- A secret key (sb_secret_…), best one of its own, so that it can be replaced alone. With it `deliver-mail` is called.
set listwright.secret_key = '';
-- Random, such as from `openssl rand -hex 32`, and the same as `supabase secrets set RELAY_SECRET=…`. By it the database
-- believes the functions about the network address of whom they act for.
set listwright.relay_secret = '';

-- Both are there on every hosted project, but switched off.
do $$
begin
  if to_regnamespace('cron') is null then
    create extension pg_cron;
  end if;
  if to_regnamespace('net') is null then
    create extension pg_net;
  end if;
end
$$;

-- The address and the key go into the Vault; schedules read them there each time, so that no table shows them.
do $$
declare
  given record;
  known uuid;
begin
  for given in
    select * from (values
      ('listwright_project_url', rtrim(current_setting('listwright.project_url'), '/')),
      ('listwright_secret_key', current_setting('listwright.secret_key'))
    ) as settings (name, value)
  loop
    select id into known from vault.secrets where name = given.name;
    if given.value <> '' and known is null then
      perform vault.create_secret(given.value, given.name);
    elsif given.value <> '' then
      perform vault.update_secret(known, given.value);
    elsif known is null then
      raise exception '% is missing: fill it in at the top of this file', replace(given.name, '_', '.');
    end if;
  end loop;
end
$$;

-- Only a digest is kept: whoever reads the table cannot speak for the functions.
do $$
declare
  secret constant text := current_setting('listwright.relay_secret');
  digest constant bytea := sha256(convert_to(secret, 'UTF8'));
begin
  if secret <> '' then
    delete from private.relays where secret_digest <> digest;
    insert into private.relays (secret_digest) values (digest) on conflict do nothing;
  elsif not exists (select from private.relays) then
    raise exception 'listwright.relay_secret is missing: fill it in at the top of this file';
  end if;
end
$$;

-- Supabase's edge writes this header over whatever a client sends.
insert into private.edge_headers (name) values ('cf-connecting-ip') on conflict do nothing;

select cron.schedule('housekeeping', '17 * * * *', 'select public.run_housekeeping()');

-- Every minute, if there is anything to send.
select cron.schedule('deliver-mail', '* * * * *', $job$
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'listwright_project_url')
      || '/functions/v1/deliver-mail',
    body := '{}'::jsonb,
    headers := jsonb_build_object(
      'content-type', 'application/json',
      'apikey', (select decrypted_secret from vault.decrypted_secrets where name = 'listwright_secret_key')
    ),
    timeout_milliseconds := 55000
  )
  where exists (
    select from public.mail_outbox where state in ('queued', 'sending') and next_attempt_at <= now()
  )
$job$);

-- Its own journal would grow for ever otherwise.
select cron.schedule('forget-runs', '41 3 * * *',
  $job$delete from cron.job_run_details where end_time < now() - interval '7 days'$job$);

reset listwright.secret_key;
reset listwright.relay_secret;
select jobname, schedule from cron.job order by jobname;
