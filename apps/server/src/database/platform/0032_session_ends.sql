-- A session that ends, however that comes about, ends its sockets on every server.
create function auth.tell_session_end() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_notify('realtime_sessions', id::text) from ended;
  return null;
end
$$;
create trigger tell_session_end after delete on auth.sessions
  referencing old table as ended for each statement execute function auth.tell_session_end();
revoke all on function auth.tell_session_end() from public;
