-- What only time brings about. Called every hour: by pg_cron where it is installed, else by whoever runs the server.
--
--   run_housekeeping() → jsonb {accounts_purged, plans_refreshed}   (service role)

create function public.run_housekeeping() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  purged constant integer := public.purge_deleted_accounts();
  refreshed constant integer := public.refresh_plans();
begin
  delete from public.mail_outbox where state in ('sent', 'failed') and created_at < now() - interval '30 days';
  delete from public.team_invitations where accepted_at is null and expires_at < now() - interval '30 days';
  delete from public.payment_events where received_at < now() - interval '90 days';
  return jsonb_build_object('accounts_purged', purged, 'plans_refreshed', refreshed);
end
$$;

revoke execute on function public.run_housekeeping() from public, anon, authenticated;
grant execute on function public.run_housekeeping() to service_role;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('housekeeping', '17 * * * *', 'select public.run_housekeeping()');
  end if;
end
$$;
