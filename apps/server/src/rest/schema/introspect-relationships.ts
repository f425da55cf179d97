import type { Transaction } from '../../database/database.ts'
import type { Relation } from './relation.ts'
import type { Junction, Relationship } from './schema.ts'

interface ForeignKeyRow {
  constraint: string
  table: string
  foreign_table: string
  columns: [string, string][]
  /** The referring columns are unique, so the other side finds at most one row. */
  is_unique: boolean
  /** The referring columns are part of the primary key, which makes a table of two such keys a junction. */
  is_identifying: boolean
}

const FOREIGN_KEYS = `
select k.conname as constraint, c.relname as table, f.relname as foreign_table,
  (select json_agg(json_build_array(a.attname, b.attname) order by p.place)
    from unnest(k.conkey, k.confkey) with ordinality as p(own, foreign_, place)
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.own
    join pg_attribute b on b.attrelid = k.confrelid and b.attnum = p.foreign_) as columns,
  exists (select from pg_index i where i.indrelid = k.conrelid and i.indisunique and i.indpred is null
    and i.indnkeyatts = cardinality(k.conkey) and i.indkey::int2[] <@ k.conkey) as is_unique,
  exists (select from pg_index i where i.indrelid = k.conrelid and i.indisprimary
    and k.conkey <@ i.indkey::int2[]) as is_identifying
from pg_constraint k
join pg_class c on c.oid = k.conrelid
join pg_class f on f.oid = k.confrelid
where k.contype = 'f' and k.conparentid = 0
  and c.relnamespace = 'public'::regnamespace and f.relnamespace = 'public'::regnamespace
order by k.conname`

interface ForeignKey
  extends Pick<ForeignKeyRow, 'constraint' | 'columns' | 'is_unique' | 'is_identifying'> {
  from: Relation
  to: Relation
}

/** Every way to get from one relation to another: along a foreign key, against it, through a junction. */
export const introspectRelationships = async (
  database: Transaction,
  relations: ReadonlyMap<string, Relation>,
) => {
  const { rows } = await database.query<ForeignKeyRow>(FOREIGN_KEYS)
  const keys = rows.flatMap(({ table, foreign_table, ...key }): ForeignKey[] => {
    const from = relations.get(table)
    const to = relations.get(foreign_table)
    return from && to ? [{ ...key, from, to }] : []
  })
  const byOrigin = new Map<string, Relationship[]>()
  for (const relationship of [...keys.flatMap(bothWays), ...throughJunctions(keys)]) {
    const { name } = relationship.from
    byOrigin.set(name, [...(byOrigin.get(name) ?? []), relationship])
  }
  return byOrigin
}

const bothWays = ({ constraint, from, to, columns, is_unique }: ForeignKey): Relationship[] => [
  {
    constraint,
    from,
    to,
    columns,
    kind: is_unique ? 'one-to-one' : 'many-to-one',
    followsKey: true,
  },
  {
    constraint,
    from: to,
    to: from,
    columns: columns.map(([own, foreign]) => [foreign, own]),
    kind: is_unique ? 'one-to-one' : 'one-to-many',
    followsKey: false,
  },
]

const throughJunctions = (keys: ForeignKey[]): Relationship[] => {
  const identifying = keys.filter((key) => key.is_identifying)
  return identifying.flatMap((near) =>
    identifying
      .filter((far) => far !== near && far.from === near.from)
      .map((far) => ({
        constraint: near.constraint,
        from: near.to,
        to: far.to,
        kind: 'many-to-many' as const,
        followsKey: false,
        columns: [],
        junction: toJunction(near, far),
      })),
  )
}

const toJunction = (near: ForeignKey, far: ForeignKey): Junction => ({
  table: near.from,
  fromConstraint: near.constraint,
  toConstraint: far.constraint,
  fromColumns: near.columns.map(([own, foreign]) => [foreign, own]),
  toColumns: far.columns,
})
