import type { Role } from '../../database/database.ts'
import type { PublishedTable } from './published-table.ts'

type ChangeType = 'INSERT' | 'UPDATE' | 'DELETE'

/** One row's change as it was written down. */
export interface Change {
  id: string
  relation: string
  type: ChangeType
  changed_at: string
  /** By column, each value as JSON text: numbers keep all their digits. */
  record: Record<string, string> | null
  old_record: Record<string, string> | null
}

/** The row whose readers are told: the new one, or the one that is gone. */
export const rowOf = ({ record, old_record }: Change) => record ?? old_record ?? {}

/** A larger row is sent without its longer values. */
const MAX_ROW_LENGTH = 1_048_576
const SHORT = 64

/** The change as subscribers of a role get it, as JSON. */
export const renderChange = (
  change: Change,
  table: PublishedTable,
  role: Role,
  selected?: string[],
): string => {
  const columns = table.columns.filter(
    ({ name, readers }) => readers.includes(role) && (!selected || selected.includes(name)),
  )
  const names = columns.map(({ name }) => name)
  const row = rowOf(change)
  const isLong = names.reduce((sum, name) => sum + (row[name]?.length ?? 0), 0) > MAX_ROW_LENGTH
  const toldOf = table.tellsOldRows
    ? names
    : columns.filter(({ isKey }) => isKey).map(({ name }) => name)
  const parts = [
    `"schema":${JSON.stringify(table.schema)}`,
    `"table":${JSON.stringify(table.name)}`,
    `"commit_timestamp":${JSON.stringify(change.changed_at)}`,
    `"type":"${change.type}"`,
    `"columns":${JSON.stringify(columns.map(({ name, type }) => ({ name, type })))}`,
    ...(change.record ? [`"record":${rowJson(change.record, names, isLong)}`] : []),
    ...(change.old_record ? [`"old_record":${rowJson(change.old_record, toldOf, isLong)}`] : []),
    `"errors":${isLong ? '["Error 413: Payload Too Large"]' : 'null'}`,
  ]
  return `{${parts.join(',')}}`
}

/** A row, or the named columns of it, as JSON. */
export const rowJson = (
  row: Record<string, string>,
  names = Object.keys(row),
  withoutLong = false,
): string => {
  const fields = names.flatMap((name) => {
    const value = row[name]
    if (value === undefined || (withoutLong && value.length > SHORT)) return []
    return [`${JSON.stringify(name)}:${value}`]
  })
  return `{${fields.join(',')}}`
}
