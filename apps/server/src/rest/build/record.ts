import type { Column } from '../schema/relation.ts'
import type { Params } from './params.ts'

/** The rows of the request's body as a table with the given columns. */
export const recordsSql = (
  columns: Column[],
  { fillsDefaults }: { fillsDefaults: boolean },
  params: Params,
) => {
  const definition = columns.map(({ sql, type }) => `${sql} ${type}`).join(', ')
  const defaults = fillsDefaults ? columns.filter((column) => column.default !== null) : []
  if (defaults.length === 0)
    return `json_to_recordset(${params.addBody('pg_catalog.json')}) as _(${definition})`
  // Defaults are laid under each row, so a key that is there, even as null, wins.
  const filled = defaults
    .map((column) => `${params.add(column.name, 'pg_catalog.text')}, ${column.default}`)
    .join(', ')
  const rows = `jsonb_array_elements(${params.addBody('pg_catalog.jsonb')}) as row`
  return `jsonb_to_recordset((select jsonb_agg(jsonb_build_object(${filled}) || row) from ${rows})) as _(${definition})`
}
