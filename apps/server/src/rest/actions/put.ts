import { insertSql } from '../build/insert.ts'
import { errors } from '../errors.ts'
import type { PayloadShape } from '../parse/payload.ts'
import { payloadColumns } from '../resolve/find-relation.ts'
import type { RestContext } from '../resolve/resolve-read.ts'
import type { Column } from '../schema/relation.ts'
import type { Action, RestRequest } from './action.ts'
import { type Change, finishChange, readChange } from './change.ts'

/** PUT of one row, named by its whole primary key: it is made, or takes the place of the one there. */
export const put = (context: RestContext, request: RestRequest, shape: PayloadShape): Action => {
  const change = readChange(context, request)
  const { relation, query, preferences, params } = change
  if (query.ranges.length > 0) throw errors.putLimit()
  const keyed = keyOf(change)
  const columns = payloadColumns(relation, query.columns, shape)
  if (!keyed.every(({ column }) => columns.includes(column))) throw errors.putMismatch()
  const statement = {
    relation,
    columns,
    keyed,
    fillsDefaults: preferences.missing === 'default',
    conflict: { columns: relation.primaryKey, resolution: 'merge-duplicates' },
  } as const
  return finishChange(change, (returning) => insertSql({ ...statement, returning }, params), {
    guards: [{ refusal: 'putMismatch', when: '<> 1' }],
    countsInserted: true,
    relevant: ['return', 'count', 'handling'],
    tell: ({ inserted }) =>
      preferences.return === 'representation' ? { status: inserted ? 201 : 200 } : { status: 204 },
  })
}

const keyOf = ({ relation, query }: Change): { column: Column; value: string }[] => {
  const key = query.filters.map(({ path, value: { field, operation } }) => {
    const column = relation.columns.get(field.name)
    const isPlain = path.length === 0 && field.path.length === 0 && !operation.isNegated
    if (
      !column ||
      !isPlain ||
      operation.kind !== 'compare' ||
      operation.sql !== '=' ||
      operation.quantifier
    )
      throw errors.putFilters()
    return { column, value: operation.value }
  })
  const isWhole =
    key.length === relation.primaryKey.length &&
    relation.primaryKey.every((name) => key.some(({ column }) => column.name === name))
  if (key.length === 0 || !isWhole || query.logic.length > 0) throw errors.putFilters()
  return key
}
