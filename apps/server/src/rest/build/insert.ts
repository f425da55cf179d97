import type { Column, Relation } from '../schema/relation.ts'
import { identifier } from '../schema/schema.ts'
import type { Params } from './params.ts'
import { recordsSql } from './record.ts'

export interface Insert {
  relation: Relation
  columns: Column[]
  fillsDefaults: boolean
  conflict?: { columns: string[]; resolution: 'merge-duplicates' | 'ignore-duplicates' }
  /** PUT: only a row whose key equals the one in the URL is written. */
  keyed?: { column: Column; value: string }[]
  returning: string
}

const MERGE_COUNTER = `set_config('rest.inserted', (coalesce(nullif(current_setting('rest.inserted', true), ''), '0')::int`

export const insertSql = (insert: Insert, params: Params) => {
  const { relation, columns, returning } = insert
  const names = columns.map(({ sql }) => sql)
  const target = names.length > 0 ? ` (${names.join(', ')})` : ''
  return `insert into ${relation.sql} as t0${target} ${rowsSql(insert, params)}${conflictSql(insert)} returning ${returning}`
}

const rowsSql = (insert: Insert, params: Params) => {
  const { columns, keyed = [] } = insert
  // Rows without any key are made of defaults alone.
  if (columns.length === 0)
    return `select from json_array_elements(${params.addBody('pg_catalog.json')})`
  const records = recordsSql(columns, insert, params)
  const conditions = keyed.map(
    ({ column, value }) => `${column.sql} = ${params.add(value, column.valueType)}`,
  )
  if (isMerging(insert)) conditions.push(`${MERGE_COUNTER} + 1)::text, true) <> ''`)
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  return `select ${columns.map(({ sql }) => sql).join(', ')} from ${records}${where}`
}

const conflictSql = (insert: Insert) => {
  const { conflict, columns } = insert
  if (!conflict) return ''
  const target = ` on conflict (${conflict.columns.map(identifier).join(', ')})`
  if (!isMerging(insert)) return `${target} do nothing`
  const assignments = columns.map(({ sql }) => `${sql} = excluded.${sql}`)
  // Every candidate row counts one up, every row it was merged into one down: what is left was inserted.
  return `${target} do update set ${assignments.join(', ')} where ${MERGE_COUNTER} - 1)::text, true) <> ''`
}

/** With nothing to set, a conflict can only be ignored. */
export const isMerging = ({ conflict, columns }: Pick<Insert, 'conflict' | 'columns'>) =>
  conflict?.resolution === 'merge-duplicates' && columns.length > 0
