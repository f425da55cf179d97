import type { ColumnRef } from '../resolve/read-node.ts'
import type { Params } from './params.ts'

/** A column, or a place inside its JSON; keys are values like any other. */
export const columnSql = ({ column, path }: ColumnRef, alias: string, params: Params) => {
  const whole = `${alias}.${column.sql}`
  if (path.length === 0) return whole
  const steps = path.map(
    ({ arrow, key, isIndex }) =>
      `${arrow}${params.add(key, isIndex ? 'pg_catalog.int4' : 'pg_catalog.text')}`,
  )
  // Arrays and composite values have no arrows of their own.
  return `(${column.isJson ? whole : `to_jsonb(${whole})`}${steps.join('')})`
}

/** The type that a value compared with it must have. */
export const columnType = ({ column, path }: ColumnRef) => {
  const last = path.at(-1)
  if (!last) return column.valueType
  if (last.arrow === '->>') return 'pg_catalog.text'
  return column.isJson ? column.valueType : 'pg_catalog.jsonb'
}
