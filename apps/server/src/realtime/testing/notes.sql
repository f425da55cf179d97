-- Two tables whose changes are told: everybody reads their own notes, and all signed-in users what is on the board.
create table public.notes (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null,
  title text not null default '',
  size numeric,
  tags text[] not null default '{}',
  secret text
);
alter table public.notes enable row level security;
revoke all on public.notes from anon, authenticated;
grant insert, update, delete on public.notes to authenticated;
-- Nobody but the service reads what is secret.
grant select (id, owner, title, size, tags) on public.notes to authenticated;
create policy "users keep their own notes" on public.notes to authenticated
  using (owner = auth.uid()) with check (true);

create table public.board (id int primary key, text text);
alter table public.board replica identity full;

create table public.unpublished (id int primary key);

alter publication supabase_realtime add table public.notes, public.board;

create policy "members hear their room" on realtime.messages for select to authenticated
  using (realtime.topic() = 'room-of-' || auth.uid() and extension in ('broadcast', 'presence'));
create policy "members speak in their room" on realtime.messages for insert to authenticated
  with check (realtime.topic() = 'room-of-' || auth.uid());
create policy "everybody hears announcements" on realtime.messages for select to anon, authenticated
  using (realtime.topic() = 'announcements');
