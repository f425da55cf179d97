-- A unit is given back when nothing came of it. Where a language model was asked, that has cost something already: so many
-- times a day it is still for free, then the unit stays used. Else anybody could keep a model busy for nothing, by texts
-- that no model can do well or by hanging up.
--
--   release_generation(generation_id uuid, asked_model boolean = false) → boolean   (service role); false: it stays used

create table private.free_failures (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null default current_date,
  count integer not null default 1,
  primary key (user_id, day)
);
alter table private.free_failures enable row level security;
alter table private.free_failures force row level security;
revoke all on private.free_failures from public, anon, authenticated;
create policy "the platform keeps every row" on private.free_failures
  to current_user, service_role using (true) with check (true);

drop function public.release_generation(uuid);

create function public.release_generation(generation_id uuid, asked_model boolean default false) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 5;
  taken public.generations;
begin
  select * into taken from public.generations where id = release_generation.generation_id;
  if taken.id is null then
    return false;
  end if;
  if asked_model then
    delete from private.free_failures where user_id = taken.user_id and day < current_date;
    insert into private.free_failures as failures (user_id) values (taken.user_id)
    on conflict (user_id, day) do update set count = failures.count + 1 where failures.count < most;
    if not found then
      return false;
    end if;
  end if;
  delete from public.generations where id = taken.id;
  return found;
end
$$;

revoke execute on function public.release_generation(uuid, boolean) from public, anon, authenticated;
grant execute on function public.release_generation(uuid, boolean) to service_role;
