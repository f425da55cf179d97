-- What was paid for. Only the payment webhook writes here, as the service role; any order of its events ends in the same state.
--
--   apply_subscription(event_id, event_type, event_created, subscription_id, customer_id, plan, status, period_start,
--     period_end, cancel_at_period_end, price_id?, owner_id?) → jsonb {applied, user_id, plan, previous_plan} (service role)
--   record_payment_event(event_id, event_type, event_created) → boolean   true the first time (service role)
--   plan_of(user_id uuid) → text   the plan in effect now (service role);  my_plan() → text   the caller's (authenticated)
--   refresh_plans() → integer   writes plans that time has ended into the profiles (service role)

create table public.payment_customers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  customer_id text not null unique,
  created_at timestamptz not null default now(),
  constraint customer_id_fits check (char_length(customer_id) between 1 and 255)
);

create table public.payment_events (
  id text primary key,
  type text not null,
  created timestamptz not null,
  subscription_id text,
  received_at timestamptz not null default now()
);

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

-- The plan in effect: a member of a team has what the team's owner pays for, if that is more.
create function private.effective_plan(holder uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.own_plan(holder) = 'pro' or exists (
    select from public.team_members as member
    join public.team_members as owner on owner.team_id = member.team_id and owner.role = 'owner'
    where member.user_id = holder and private.own_plan(owner.user_id) = 'pro'
  ) then
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

create function public.record_payment_event(event_id text, event_type text, event_created timestamptz) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.payment_events (id, type, created)
  values (record_payment_event.event_id, event_type, event_created)
  on conflict do nothing;
  return found;
end
$$;

-- How far along a subscription is, for two states reported in the same second.
create function private.status_rank(status text) returns integer
language sql immutable set search_path = ''
as $$
  select array_position(
    array['incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'incomplete_expired', 'canceled'], status
  )
$$;

-- A subscription that ended never comes back, whenever we hear of it; otherwise the later report counts.
create function private.is_later_state(candidate public.subscriptions, known public.subscriptions) returns boolean
language sql immutable set search_path = ''
as $$
  select (
    candidate.status in ('incomplete_expired', 'canceled'), candidate.event_created,
    private.status_rank(candidate.status), coalesce(candidate.current_period_end, '-infinity'), candidate.event_id
  ) > (
    known.status in ('incomplete_expired', 'canceled'), known.event_created,
    private.status_rank(known.status), coalesce(known.current_period_end, '-infinity'), known.event_id
  )
$$;

-- The furthest paid period and the best plan in it, the newest unpaid period and its first failure:
-- maxima and minima over all reports, so their order cannot matter.
create function private.carry_periods(candidate public.subscriptions, known public.subscriptions)
returns public.subscriptions
language plpgsql immutable set search_path = ''
as $$
declare
  result public.subscriptions := known;
begin
  if private.is_later_state(candidate, known) then
    result := candidate;
  end if;
  if (candidate.paid_until, candidate.paid_plan = 'pro') > (known.paid_until, known.paid_plan = 'pro')
    or known.paid_until is null then
    result.paid_until := candidate.paid_until;
    result.paid_plan := candidate.paid_plan;
  else
    result.paid_until := known.paid_until;
    result.paid_plan := known.paid_plan;
  end if;
  if candidate.past_due_period > known.past_due_period or known.past_due_period is null then
    result.past_due_period := candidate.past_due_period;
    result.past_due_since := candidate.past_due_since;
  else
    result.past_due_period := known.past_due_period;
    result.past_due_since := case when candidate.past_due_period = known.past_due_period
      then least(candidate.past_due_since, known.past_due_since) else known.past_due_since end;
  end if;
  return result;
end
$$;

create function public.apply_subscription(
  event_id text, event_type text, event_created timestamptz,
  subscription_id text, customer_id text, plan text, status text,
  period_start timestamptz, period_end timestamptz, cancel_at_period_end boolean,
  price_id text default null, owner_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  candidate public.subscriptions;
  known public.subscriptions;
  owner uuid := coalesce(owner_id, (
    select customer.user_id from public.payment_customers as customer
    where customer.customer_id = apply_subscription.customer_id
  ));
  plan_before text;
  plan_after text;
  is_new boolean;
begin
  if owner is null then
    raise exception 'no account belongs to customer %', customer_id using errcode = 'no_data_found';
  end if;
  insert into public.payment_events (id, type, created, subscription_id)
  values (apply_subscription.event_id, event_type, event_created, apply_subscription.subscription_id)
  on conflict do nothing;
  is_new := found;
  -- One account, one payment state at a time: everything below sees what the former event left.
  select subscription_plan into plan_before from public.profiles where id = owner for no key update;
  if not is_new then
    return jsonb_build_object('applied', false, 'user_id', owner, 'plan', plan_before, 'previous_plan', plan_before);
  end if;

  candidate.id := subscription_id;
  candidate.user_id := owner;
  candidate.customer_id := customer_id;
  candidate.plan := plan;
  candidate.status := status;
  candidate.price_id := price_id;
  candidate.current_period_start := period_start;
  candidate.current_period_end := period_end;
  candidate.cancel_at_period_end := cancel_at_period_end;
  candidate.event_id := event_id;
  candidate.event_created := event_created;
  candidate.created_at := now();
  candidate.updated_at := now();
  if status in ('active', 'trialing') then
    candidate.paid_plan := plan;
    candidate.paid_until := period_end;
  elsif status = 'past_due' then
    candidate.past_due_since := event_created;
    candidate.past_due_period := coalesce(period_start, event_created);
  end if;

  select * into known from public.subscriptions where id = candidate.id for update;
  if not found then
    insert into public.subscriptions select candidate.*;
  else
    candidate := private.carry_periods(candidate, known);
    update public.subscriptions as subscription set
      plan = candidate.plan, status = candidate.status, price_id = candidate.price_id,
      current_period_start = candidate.current_period_start, current_period_end = candidate.current_period_end,
      cancel_at_period_end = candidate.cancel_at_period_end,
      paid_plan = candidate.paid_plan, paid_until = candidate.paid_until,
      past_due_since = candidate.past_due_since, past_due_period = candidate.past_due_period,
      event_id = candidate.event_id, event_created = candidate.event_created
    where subscription.id = candidate.id;
  end if;

  plan_after := private.own_plan(owner);
  update public.profiles set subscription_plan = plan_after
  where id = owner and subscription_plan is distinct from plan_after;
  return jsonb_build_object(
    'applied', true, 'user_id', owner, 'plan', plan_after, 'previous_plan', coalesce(plan_before, 'free')
  );
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

alter table public.payment_customers enable row level security;
alter table public.payment_customers force row level security;
alter table public.payment_events enable row level security;
alter table public.payment_events force row level security;
alter table public.subscriptions enable row level security;
alter table public.subscriptions force row level security;
revoke all on public.payment_customers, public.payment_events, public.subscriptions from public, anon, authenticated;
grant select on public.subscriptions to authenticated;
grant all on public.payment_customers, public.payment_events, public.subscriptions to service_role;

create policy "the platform keeps every row" on public.payment_customers
  to current_user, service_role using (true) with check (true);
create policy "the platform keeps every row" on public.payment_events
  to current_user, service_role using (true) with check (true);
create policy "the platform keeps every row" on public.subscriptions
  to current_user, service_role using (true) with check (true);
create policy "a session that is not strong enough sees nothing" on public.subscriptions
  as restrictive to authenticated using (current_user <> 'authenticated' or (select private.session_is_strong_enough()));
create policy "users read their own subscriptions" on public.subscriptions
  for select to authenticated using (user_id = (select auth.uid()));

revoke execute on all functions in schema private from public;
grant execute on function private.effective_plan(uuid) to service_role;
revoke execute on function
  public.plan_of(uuid), public.my_plan(), public.record_payment_event(text, text, timestamptz),
  public.apply_subscription(
    text, text, timestamptz, text, text, text, text, timestamptz, timestamptz, boolean, text, uuid
  ),
  public.refresh_plans()
  from public, anon, authenticated;
grant execute on function public.my_plan() to authenticated;
grant execute on function
  public.plan_of(uuid), public.record_payment_event(text, text, timestamptz),
  public.apply_subscription(
    text, text, timestamptz, text, text, text, text, timestamptz, timestamptz, boolean, text, uuid
  ),
  public.refresh_plans()
  to service_role;
