import type { Role, Transaction } from '../../database/database.ts'
import { toColumn } from './introspect-relations.ts'
import type { Relation } from './relation.ts'
import type { Routine, RoutineParam } from './routine.ts'
import { identifier } from './schema.ts'

interface RoutineRow {
  name: string
  description: string | null
  roles: Role[]
  is_set: boolean
  is_volatile: boolean
  is_void: boolean
  is_composite: boolean
  /** The table whose rows it returns, when it is one of ours. */
  returned_table: string | null
  required: number
  args: ArgumentRow[]
}

interface ArgumentRow {
  name: string
  mode: string
  type: string
  value_type: string
  type_name: string
  is_json: boolean
  is_text_search: boolean
}

const ROUTINES = `
select p.proname as name, obj_description(p.oid, 'pg_proc') as description,
  (select coalesce(json_agg(r.rolname), '[]') from pg_roles r
    where r.rolname in ('anon', 'authenticated', 'service_role')
      and has_function_privilege(r.oid, p.oid, 'execute')) as roles,
  p.proretset as is_set, p.provolatile = 'v' as is_volatile,
  p.prorettype = 'void'::regtype as is_void,
  (t.typtype = 'c' or p.prorettype = 'record'::regtype) as is_composite,
  (select c.relname from pg_class c
    where c.oid = t.typrelid and c.relnamespace = 'public'::regnamespace) as returned_table,
  p.pronargs - p.pronargdefaults as required,
  (select coalesce(json_agg(json_build_object(
      'name', coalesce(p.proargnames[a.place], ''),
      'mode', coalesce(p.proargmodes[a.place], 'i'),
      'type', format('%I.%I', n.nspname, y.typname),
      'value_type', format('%I.%I', coalesce(bn.nspname, n.nspname), coalesce(b.typname, y.typname)),
      'type_name', format_type(y.oid, null),
      'is_json', coalesce(b.oid, y.oid) in ('json'::regtype, 'jsonb'::regtype),
      'is_text_search', coalesce(b.oid, y.oid) = 'tsvector'::regtype
    ) order by a.place), '[]')
    from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as a(type, place)
    join pg_type y on y.oid = a.type join pg_namespace n on n.oid = y.typnamespace
    left join pg_type b on y.typtype = 'd' and b.oid = y.typbasetype
    left join pg_namespace bn on bn.oid = b.typnamespace) as args
from pg_proc p join pg_type t on t.oid = p.prorettype
where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
  and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
order by p.proname, p.oid`

export const introspectRoutines = async (
  database: Transaction,
  relations: ReadonlyMap<string, Relation>,
) => {
  const { rows } = await database.query<RoutineRow>(ROUTINES)
  const byName = new Map<string, Routine[]>()
  for (const row of rows)
    byName.set(row.name, [...(byName.get(row.name) ?? []), toRoutine(row, relations)])
  return byName
}

const toRoutine = (row: RoutineRow, relations: ReadonlyMap<string, Relation>): Routine => ({
  name: row.name,
  sql: `"public".${identifier(row.name)}`,
  params: toParams(row),
  returns: row.is_void ? 'void' : row.is_composite ? 'composite' : 'scalar',
  isSet: row.is_set,
  rows: row.is_composite ? rowsOf(row, relations) : null,
  isVolatile: row.is_volatile,
  roles: new Set(row.roles),
  description: row.description,
})

const toParams = ({ args, required }: RoutineRow): RoutineParam[] =>
  args
    .filter(({ mode }) => mode === 'i' || mode === 'b' || mode === 'v')
    .map(({ name, type, type_name, is_json, mode }, place) => ({
      name,
      type,
      typeName: type_name,
      isJson: is_json,
      isRequired: place < required,
      isVariadic: mode === 'v',
    }))

/** A function's own columns (OUT, INOUT, TABLE), or those of the table it returns rows of. */
const rowsOf = (row: RoutineRow, relations: ReadonlyMap<string, Relation>): Relation => {
  const table = row.returned_table === null ? undefined : relations.get(row.returned_table)
  if (table) return table
  const out = row.args.filter(({ mode }) => mode === 'o' || mode === 'b' || mode === 't')
  const columns = out.map((arg) =>
    toColumn({ ...arg, nullable: true, default: null, description: null }),
  )
  return {
    name: row.name,
    sql: `"public".${identifier(row.name)}`,
    columns: new Map(columns.map((column) => [column.name, column])),
    primaryKey: [],
    roles: new Set(row.roles),
    accepts: { insert: false, update: false, delete: false },
    description: row.description,
  }
}
