import { updateSql } from '../build/update.ts'
import type { PayloadShape } from '../parse/payload.ts'
import { contentRange } from '../render.ts'
import { payloadColumns } from '../resolve/find-relation.ts'
import { type RestContext, resolveConditions } from '../resolve/resolve-read.ts'
import type { Action, RestRequest } from './action.ts'
import { finishChange, readChange } from './change.ts'

/** PATCH of the rows that the filters leave; without a filter, of all the caller may change. */
export const update = (context: RestContext, request: RestRequest, shape: PayloadShape): Action => {
  const change = readChange(context, request)
  const { relation, query, preferences, params } = change
  const statement = {
    target: resolveConditions(relation, query, 't0'),
    // Only the first row of the body is used, so the others need not have the same keys.
    columns: payloadColumns(relation, query.columns, { ...shape, isUniform: true }),
    hasRow: shape.rows !== 'none',
    fillsDefaults: preferences.missing === 'default',
  }
  return finishChange(change, (returning) => updateSql({ ...statement, returning }, params), {
    relevant: ['missing', 'return', 'count', 'handling', 'maxAffected'],
    tell: ({ rows }) => ({
      status: preferences.return === 'representation' ? 200 : 204,
      headers: { 'content-range': contentRange(0, rows, preferences.count && rows) },
    }),
  })
}
