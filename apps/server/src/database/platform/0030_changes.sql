-- The servers that run now. One that died is noticed by the others, and its row goes.
create table realtime.nodes (
  id uuid primary key,
  reads_changes boolean not null default false,
  seen_at timestamptz not null default now()
);
alter table realtime.nodes enable row level security;

-- What happened to the rows of the tables in the publication `supabase_realtime`, kept until every server has read it.
-- Hosted Supabase reads its write-ahead log instead; here a trigger writes, so that the embedded database can do the same.
create table realtime.changes (
  id bigint generated always as identity primary key,
  -- A server remembers the snapshot of its last reading: what that snapshot does not contain is new to it, whatever
  -- the order of the numbers was.
  transaction_id xid8 not null default pg_current_xact_id(),
  relation oid not null,
  type text not null,
  record jsonb,
  old_record jsonb,
  changed_at timestamptz not null default clock_timestamp()
);
create index changes_transaction_id_idx on realtime.changes (transaction_id);
alter table realtime.changes enable row level security;

create function realtime.capture_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- What nobody reads is not written.
  if not exists (select from realtime.nodes where reads_changes and seen_at > now() - interval '1 minute') then
    return null;
  end if;
  insert into realtime.changes (relation, type, record, old_record) values (
    tg_relid, tg_op,
    case when tg_op <> 'DELETE' then to_jsonb(new) end,
    case when tg_op <> 'INSERT' then to_jsonb(old) end
  );
  -- Sent once per transaction, when it commits.
  perform pg_notify('realtime_changes', '');
  return null;
end
$$;

-- The tables of the publication, all with the trigger from now on; tables that left it lose theirs.
create function realtime.watch_publication() returns table (relation oid, schema_name text, table_name text)
language plpgsql set search_path = ''
as $$
declare
  published constant oid[] := array(
    select c.oid from pg_publication_tables p
      join pg_namespace n on n.nspname = p.schemaname
      join pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
    where p.pubname = 'supabase_realtime' and n.nspname <> 'realtime'
  );
  watched constant text := 'select tgrelid from pg_catalog.pg_trigger where tgname = ''realtime_capture'' and tgparentid = 0';
  current oid[];
  each oid;
begin
  execute 'select array(' || watched || ')' into current;
  if not (current @> published and published @> current) then
    -- Servers that start together must not create the same trigger twice.
    perform pg_advisory_xact_lock(7326110954);
    execute 'select array(' || watched || ')' into current;
    foreach each in array published loop
      continue when each = any (current);
      execute format(
        'create trigger realtime_capture after insert or update or delete on %s for each row execute function realtime.capture_change()',
        each::regclass
      );
    end loop;
    foreach each in array current loop
      continue when each = any (published);
      execute format('drop trigger realtime_capture on %s', each::regclass);
    end loop;
  end if;
  return query
    select c.oid, n.nspname::text, c.relname::text
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.oid = any (published);
end
$$;

-- The condition that PostgreSQL would put on a row of the table for this role, as SQL over the table's name: 'r' for
-- reading, 'a' for adding. Rows of the past and rows that were never stored are judged with it, under that role.
create function realtime.policy_condition(relation oid, role_name name, command "char") returns text
language plpgsql stable set search_path = ''
as $$
declare
  is_free boolean;
  permissive text;
  restrictive text;
begin
  select not c.relrowsecurity or r.rolbypassrls or r.rolsuper or (c.relowner = r.oid and not c.relforcerowsecurity)
    into is_free
    from pg_class c, pg_roles r where c.oid = relation and r.rolname = role_name;
  if is_free is not false then
    return coalesce(is_free, false)::text;
  end if;
  select
    string_agg('(' || condition || ')', ' or ') filter (where polpermissive),
    string_agg('(' || condition || ')', ' and ') filter (where not polpermissive)
    into permissive, restrictive
  from (
    select p.polpermissive, coalesce(
      case when command = 'a' then pg_get_expr(p.polwithcheck, p.polrelid) end,
      pg_get_expr(p.polqual, p.polrelid),
      'true'
    ) as condition
    from pg_policy p
    where p.polrelid = relation and p.polcmd in (command, '*')
      and exists (
        select from unnest(p.polroles) as holder
        where holder = 0 or pg_has_role(role_name, holder, 'usage')
      )
    order by p.polname
  ) as policies;
  return coalesce('(' || permissive || ')', 'false') || coalesce(' and ' || restrictive, '');
end
$$;

-- All that a server must know of a table to tell its changes: as it is now, since policies and grants may have changed.
create function realtime.describe_table(wanted oid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'relation', c.oid::text,
      'schema', n.nspname,
      'name', c.relname,
      -- Old rows cannot be judged by policies of their own time, so nothing but their keys is told.
      'tellsOldRows', c.relreplident = 'f' and not c.relrowsecurity,
      'columns', (
        select jsonb_agg(jsonb_build_object(
          'name', a.attname,
          'type', t.typname,
          'cast', format_type(a.atttypid, null),
          'isKey', coalesce(a.attnum = any (k.indkey), false),
          'readers', array(
            select r.rolname from pg_roles r
            where r.rolname in ('anon', 'authenticated', 'service_role')
              and has_schema_privilege(r.oid, n.oid, 'usage')
              and has_column_privilege(r.oid, c.oid, a.attnum, 'select')
          )
        ) order by a.attnum)
        from pg_attribute a
          join pg_type t on t.oid = a.atttypid
          left join pg_index k on k.indrelid = c.oid and k.indisprimary
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      ),
      'conditions', (
        select jsonb_object_agg(role, realtime.policy_condition(c.oid, role::name, 'r'))
        from unnest(array['anon', 'authenticated', 'service_role']) as role
      )
    )
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.oid = wanted
  );
end
$$;

revoke all on function
  realtime.capture_change(), realtime.watch_publication(), realtime.policy_condition(oid, name, "char"),
  realtime.describe_table(oid)
from public;
