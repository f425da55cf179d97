-- What the payment provider reports. Only its webhook writes here, as the service role; each event counts once, and any
-- order of them ends in the same state.
--
--   apply_subscription(event_id, event_type, event_created, subscription_id, customer_id, plan, status, period_start,
--     period_end, cancel_at_period_end, price_id?, owner_id?) → jsonb {applied, user_id, plan, previous_plan}; asked
--     again about the same event it changes nothing and answers which plans the first time led from and to
--   record_payment_event(event_id, event_type, event_created) → boolean   true the first time (both service role)

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
  -- The account's plan before and after.
  previous_plan text,
  plan text,
  received_at timestamptz not null default now()
);

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
    return (
      select jsonb_build_object(
        'applied', false, 'user_id', owner, 'plan', event.plan, 'previous_plan', event.previous_plan
      )
      from public.payment_events as event where event.id = apply_subscription.event_id
    );
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
  if private.pays_on(owner) then
    delete from public.account_deletions as deletion where deletion.user_id = owner;
  end if;
  update public.payment_events as event set previous_plan = coalesce(plan_before, 'free'), plan = plan_after
  where event.id = apply_subscription.event_id;
  return jsonb_build_object(
    'applied', true, 'user_id', owner, 'plan', plan_after, 'previous_plan', coalesce(plan_before, 'free')
  );
end
$$;

alter table public.payment_customers enable row level security;
alter table public.payment_customers force row level security;
alter table public.payment_events enable row level security;
alter table public.payment_events force row level security;
revoke all on public.payment_customers, public.payment_events from public, anon, authenticated;
grant all on public.payment_customers, public.payment_events to service_role;

create policy "the platform keeps every row" on public.payment_customers
  to current_user, service_role using (true) with check (true);
create policy "the platform keeps every row" on public.payment_events
  to current_user, service_role using (true) with check (true);

revoke execute on all functions in schema private from public;
revoke execute on function
  public.record_payment_event(text, text, timestamptz),
  public.apply_subscription(
    text, text, timestamptz, text, text, text, text, timestamptz, timestamptz, boolean, text, uuid
  )
  from public, anon, authenticated;
grant execute on function
  public.record_payment_event(text, text, timestamptz),
  public.apply_subscription(
    text, text, timestamptz, text, text, text, text, timestamptz, timestamptz, boolean, text, uuid
  )
  to service_role;
