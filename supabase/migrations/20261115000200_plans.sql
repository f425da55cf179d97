-- What each plan allows. One row a plan, null for 'as many as you like'; the same figures as PLAN_CARDS in packages/contracts.

create table public.plans (
  id text primary key,
  rank smallint not null unique,
  tier text not null,
  listings_per_month integer,
  revisions_per_listing integer,
  tones_per_listing integer,
  users integer not null,
  custom_tones boolean not null,
  caption_variants boolean not null,
  constraint plan_is_known check (id in ('free', 'starter', 'pro')),
  constraint tier_is_known check (tier in ('basic', 'extended', 'premium'))
);

insert into public.plans values
  ('free', 0, 'basic', 3, 5, 2, 1, false, false),
  ('starter', 1, 'extended', 15, null, null, 1, false, false),
  ('pro', 2, 'premium', null, null, null, 5, true, true);

alter table public.plans enable row level security;
alter table public.plans force row level security;
revoke all on public.plans from public, anon, authenticated;
grant select on public.plans to anon, authenticated;
grant all on public.plans to service_role;

create policy "the platform keeps every row" on public.plans
  to current_user, service_role using (true) with check (true);
create policy "everyone reads what the plans allow" on public.plans
  for select to anon, authenticated using (true);
