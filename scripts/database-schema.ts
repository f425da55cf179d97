import type { Transaction } from '@listwright/server'

export interface TableShape {
  name: string
  columns: {
    name: string
    type: string
    isNullable: boolean
    isGenerated: boolean
    isRequired: boolean
  }[]
  relationships: {
    name: string
    columns: string[]
    isOneToOne: boolean
    table: string
    referencedColumns: string[]
  }[]
}

export interface FunctionShape {
  name: string
  inputs: { name: string; type: string; isOptional: boolean }[]
  outputs: { name: string; type: string }[]
  returns: string
  returnsSet: boolean
}

export interface Schema {
  tables: TableShape[]
  functions: FunctionShape[]
}

/** What the API can reach of a database: the tables and functions of `public`. */
export const readSchema = async (database: Transaction): Promise<Schema> => {
  const tables = await database.query<{ shape: TableShape }>(TABLES)
  const functions = await database.query<{ shape: FunctionShape }>(FUNCTIONS)
  return {
    tables: tables.rows.map(({ shape }) => shape),
    functions: functions.rows.map(({ shape }) => shape),
  }
}

const TABLES = `
  select json_build_object(
    'name', relation.relname,
    'columns', (
      select json_agg(json_build_object(
        'name', attname,
        'type', format_type(atttypid, atttypmod),
        'isNullable', not attnotnull,
        'isGenerated', attgenerated <> '' or attidentity = 'a',
        'isRequired', attnotnull and not atthasdef and attidentity = ''
      ) order by attname)
      from pg_attribute where attrelid = relation.oid and attnum > 0 and not attisdropped
    ),
    'relationships', (
      select coalesce(json_agg(json_build_object(
        'name', key.conname,
        'columns', names.columns,
        'isOneToOne', exists (
          select from pg_index where indrelid = relation.oid and indisunique and indpred is null
            and indkey::int2[] @> key.conkey and indnkeyatts = cardinality(key.conkey)
        ),
        'table', target.relname,
        'referencedColumns', names.referenced
      ) order by key.conname), '[]')
      from pg_constraint as key
      join pg_class as target on target.oid = key.confrelid and target.relnamespace = 'public'::regnamespace
      cross join lateral (
        select
          array(select attname from unnest(key.conkey) with ordinality as n (num, pos)
            join pg_attribute on attrelid = key.conrelid and attnum = num order by pos) as columns,
          array(select attname from unnest(key.confkey) with ordinality as n (num, pos)
            join pg_attribute on attrelid = key.confrelid and attnum = num order by pos) as referenced
      ) as names
      where key.conrelid = relation.oid and key.contype = 'f'
    )
  ) as shape
  from pg_class as relation
  where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r'
  order by relation.relname
`

const FUNCTIONS = `
  select json_build_object(
    'name', fn.proname,
    'inputs', (
      select coalesce(json_agg(json_build_object(
        'name', fn.proargnames[pos], 'type', format_type(type, null),
        'isOptional', pos > fn.pronargs - fn.pronargdefaults
      ) order by pos), '[]')
      from unnest(fn.proargtypes::oid[]) with ordinality as input (type, pos)
    ),
    'outputs', (
      select coalesce(json_agg(json_build_object(
        'name', fn.proargnames[pos], 'type', format_type(type, null)
      ) order by pos), '[]')
      from unnest(fn.proallargtypes) with ordinality as output (type, pos)
      where fn.proargmodes[pos] = 't'
    ),
    'returns', regexp_replace(format_type(fn.prorettype, null), '^public\\.', ''),
    'returnsSet', fn.proretset
  ) as shape
  from pg_proc as fn
  where fn.pronamespace = 'public'::regnamespace and fn.prokind = 'f' and fn.prorettype <> 'trigger'::regtype
  order by fn.proname
`
