-- What was paid for, and what that is worth at this moment. Written by payments alone.
--
--   plan_of(user_id uuid) → text   the plan in effect now (service role)
--   my_plan() → text               the caller's (authenticated)
--   refresh_plans() → integer      writes plans that time has ended into the profiles (service role)

create table public.subscriptions (
  id text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  customer_id text not null,
  plan text not null,
  status text not null,
  price_id text,
  current_period_start timestamptz,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  -- The furthest period that was paid for, and the best plan within it: a step down waits for its end.
  paid_plan text,
  paid_until timestamptz,
  -- When the payment for the newest unpaid period first failed.
  past_due_since timestamptz,
  past_due_period timestamptz,
  -- The event whose state this is.
  event_id text not null,
  event_created timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint subscription_plan_is_paid check (plan in ('starter', 'pro') and paid_plan in ('starter', 'pro')),
  constraint subscription_status_is_known check (status in (
    'incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled'
  ))
);
create index subscriptions_user_id_idx on public.subscriptions (user_id);

create trigger touch_updated_at before update on public.subscriptions
  for each row execute function private.touch_updated_at();

-- What one subscription is worth at this moment. Past due keeps its plan for 7 days; a renewal may be reported up to 3 days late.
create function private.plan_worth(subscription public.subscriptions) returns text
language sql stable set search_path = ''
as $$
  select case
    when subscription.status in ('active', 'trialing') and now() < subscription.paid_until
      then subscription.paid_plan
    when subscription.status in ('active', 'trialing') and not subscription.cancel_at_period_end
      and now() < subscription.current_period_end + interval '3 days'
      then subscription.plan
    when subscription.status = 'past_due' and now() < subscription.past_due_since + interval '7 days'
      then subscription.plan
    else 'free'
  end
$$;

-- The plan a user pays for. As long as nothing was ever paid it is what the operator wrote into the profile.
create function private.own_plan(owner uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  bought text;
begin
  select plan.id into bought
  from public.subscriptions as subscription
  join public.plans as plan on plan.id = private.plan_worth(subscription)
  where subscription.user_id = owner and subscription.paid_until is not null
  order by plan.rank desc limit 1;
  return coalesce(bought, (select subscription_plan from public.profiles where id = owner), 'free');
end
$$;

-- The plan in effect: Pro for everyone in a team in which anyone pays for it, else one's own.
create function private.effective_plan(holder uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.team_is_paid((select team_id from public.team_members where user_id = holder)) then
    return 'pro';
  end if;
  return private.own_plan(holder);
end
$$;

create function public.plan_of(user_id uuid) returns text
language sql stable set search_path = ''
as $$ select private.effective_plan(user_id) $$;

create function public.my_plan() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.effective_plan(private.caller());
end
$$;

create function public.refresh_plans() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  update public.profiles as profile set subscription_plan = private.own_plan(profile.id)
  where exists (select from public.subscriptions where user_id = profile.id and paid_until is not null)
    and profile.subscription_plan is distinct from private.own_plan(profile.id);
  get diagnostics changed = row_count;
  return changed;
end
$$;

alter table public.subscriptions enable row level security;
alter table public.subscriptions force row level security;
revoke all on public.subscriptions from public, anon, authenticated;
grant select on public.subscriptions to authenticated;
grant all on public.subscriptions to service_role;

create policy "the platform keeps every row" on public.subscriptions
  to current_user, service_role using (true) with check (true);
create policy "a session that is not strong enough sees nothing" on public.subscriptions
  as restrictive to authenticated using (current_user <> 'authenticated' or (select private.session_is_strong_enough()));
create policy "users read their own subscriptions" on public.subscriptions
  for select to authenticated using (user_id = (select auth.uid()));

revoke execute on all functions in schema private from public;
grant execute on function private.effective_plan(uuid) to service_role;
revoke execute on function public.plan_of(uuid), public.my_plan(), public.refresh_plans()
  from public, anon, authenticated;
grant execute on function public.my_plan() to authenticated;
grant execute on function public.plan_of(uuid), public.refresh_plans() to service_role;
