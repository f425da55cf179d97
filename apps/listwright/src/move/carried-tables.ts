import type { Transaction } from '@listwright/server'

export interface Table {
  /** Schema and name, quoted. */
  name: string
  columns: string[]
  /** Whether the connected role owns the table, and so may disable its triggers. */
  isOwned: boolean
  /** What columns that must have a value get where none is given, as SQL. */
  defaults: Record<string, string>
  /** Columns that a sequence fills. */
  counted: string[]
  /** Tables whose rows its own refer to. */
  refersTo: string[]
}

/** Belongs to one running server, or is made anew: counters, sockets, files that no row has. */
const LEFT_BEHIND = /^(auth\.rate_limits|storage\.loose_files)$/

/**
 * The tables that an installation consists of, each after those that it refers to. Generated columns are left out:
 * the other side generates them, too.
 */
export const readTables = async (database: Transaction): Promise<Table[]> => {
  const { rows } = await database.query<Table>(`
    select
      format('%I.%I', n.nspname, c.relname) as name,
      pg_has_role(current_user, c.relowner, 'usage') as "isOwned",
      (
        select coalesce(json_agg(quote_ident(a.attname) order by a.attname), '[]')
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns,
      (
        select coalesce(json_object_agg(quote_ident(a.attname), pg_get_expr(d.adbin, d.adrelid)), '{}')
        from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnotnull and not a.attisdropped and a.attgenerated = ''
      ) as defaults,
      (
        select coalesce(json_agg(a.attname), '[]') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and (
          a.attidentity <> '' or pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) is not null
        )
      ) as counted,
      (
        select coalesce(json_agg(distinct format('%I.%I', rn.nspname, r.relname)), '[]')
        from pg_constraint f
          join pg_class r on r.oid = f.confrelid
          join pg_namespace rn on rn.oid = r.relnamespace
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
      ) as "refersTo"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('auth', 'public', 'private', 'storage')
    order by 1
  `)
  return inOrder(rows.filter(({ name }) => !LEFT_BEHIND.test(name)))
}

const inOrder = (tables: Table[]): Table[] => {
  const ordered: Table[] = []
  const waiting = [...tables]
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ refersTo }) =>
      refersTo.every((name) => !waiting.some((other) => other.name === name)),
    )
    const [next] = waiting.splice(at, 1)
    if (at < 0 || !next) throw new Error('Tables refer to each other in a circle')
    ordered.push(next)
  }
  return ordered
}
