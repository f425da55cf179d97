import type { Role, Transaction } from '../../database/database.ts'
import type { Column, Relation } from './relation.ts'
import { identifier } from './schema.ts'

interface RelationRow {
  name: string
  description: string | null
  updatable: number
  roles: Role[]
  primary_key: string[]
  columns: ColumnRow[]
}

interface ColumnRow {
  name: string
  type: string
  value_type: string
  type_name: string
  is_json: boolean
  is_text_search: boolean
  nullable: boolean
  default: string | null
  description: string | null
}

const INSERT = 8
const UPDATE = 4
const DELETE = 16

// Types are named by schema and quoted, so they mean the same whatever the search path.
const RELATIONS = `
select c.relname as name,
  obj_description(c.oid, 'pg_class') as description,
  pg_relation_is_updatable(c.oid, true) as updatable,
  (select coalesce(json_agg(r.rolname), '[]') from pg_roles r
    where r.rolname in ('anon', 'authenticated', 'service_role')
      and (has_table_privilege(r.oid, c.oid, 'select, insert, update, delete')
        or has_any_column_privilege(r.oid, c.oid, 'select, insert, update'))) as roles,
  (select coalesce(json_agg(a.attname order by k.place), '[]')
    from pg_index i cross join unnest(i.indkey) with ordinality as k(attnum, place)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
    where i.indrelid = c.oid and i.indisprimary) as primary_key,
  (select coalesce(json_agg(json_build_object(
      'name', a.attname,
      'type', format('%I.%I', tn.nspname, t.typname),
      'value_type', format('%I.%I', coalesce(bn.nspname, tn.nspname), coalesce(b.typname, t.typname)),
      'type_name', format_type(a.atttypid, a.atttypmod),
      'is_json', coalesce(b.oid, t.oid) in ('json'::regtype, 'jsonb'::regtype),
      'is_text_search', coalesce(b.oid, t.oid) = 'tsvector'::regtype,
      'nullable', not (a.attnotnull or t.typnotnull),
      'default', case when a.attidentity <> '' then format('nextval(%L)', pg_get_serial_sequence(c.oid::regclass::text, a.attname))
                      when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end,
      'description', col_description(c.oid, a.attnum)
    ) order by a.attnum), '[]')
    from pg_attribute a
    join pg_type t on t.oid = a.atttypid join pg_namespace tn on tn.oid = t.typnamespace
    left join pg_type b on t.typtype = 'd' and b.oid = t.typbasetype
    left join pg_namespace bn on bn.oid = b.typnamespace
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'f', 'p')
order by c.relname`

export const introspectRelations = async (database: Transaction) => {
  const { rows } = await database.query<RelationRow>(RELATIONS)
  return new Map(rows.map((row) => [row.name, toRelation(row)]))
}

const toRelation = (row: RelationRow): Relation => ({
  name: row.name,
  sql: `"public".${identifier(row.name)}`,
  columns: new Map(row.columns.map((column) => [column.name, toColumn(column)])),
  primaryKey: row.primary_key,
  roles: new Set(row.roles),
  accepts: {
    insert: (row.updatable & INSERT) !== 0,
    update: (row.updatable & UPDATE) !== 0,
    delete: (row.updatable & DELETE) !== 0,
  },
  description: row.description,
})

export const toColumn = (row: ColumnRow): Column => ({
  name: row.name,
  sql: identifier(row.name),
  type: row.type,
  valueType: row.value_type,
  typeName: row.type_name,
  isJson: row.is_json,
  isTextSearch: row.is_text_search,
  isNullable: row.nullable,
  default: row.default,
  description: row.description,
})
