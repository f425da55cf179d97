import type { Transaction } from '../../database/database.ts'

// The reg* types read the catalogue: casting a number to regclass would name tables the caller may not know of.
const TYPES = `
select t.typname as name, format('%I.%I', n.nspname, t.typname) as sql
from pg_type t join pg_namespace n on n.oid = t.typnamespace
where n.nspname in ('pg_catalog', 'public') and t.typtype in ('b', 'd', 'e', 'r', 'm')
  and t.typname !~ '^(_|reg|pg_)' and t.typcategory <> 'P'
order by n.nspname = 'public'`

/** The words the SQL standard has for types whose catalogue name is another. */
const STANDARD_NAMES: Record<string, string> = {
  int: 'int4',
  integer: 'int4',
  smallint: 'int2',
  bigint: 'int8',
  real: 'float4',
  float: 'float8',
  'double precision': 'float8',
  decimal: 'numeric',
  boolean: 'bool',
  char: 'bpchar',
  character: 'bpchar',
  'character varying': 'varchar',
  'timestamp with time zone': 'timestamptz',
  'timestamp without time zone': 'timestamp',
  'time with time zone': 'timetz',
  'time without time zone': 'time',
}

export const introspectTypes = async (database: Transaction) => {
  const { rows } = await database.query<{ name: string; sql: string }>(TYPES)
  const types = new Map(rows.map(({ name, sql }) => [name, sql]))
  for (const [word, name] of Object.entries(STANDARD_NAMES)) types.set(word, `pg_catalog.${name}`)
  return types
}
