import { deleteSql } from '../build/update.ts'
import { contentRange } from '../render.ts'
import { type RestContext, resolveConditions } from '../resolve/resolve-read.ts'
import type { Action, RestRequest } from './action.ts'
import { finishChange, readChange } from './change.ts'

/** DELETE of the rows that the filters leave. */
export const remove = (context: RestContext, request: RestRequest): Action => {
  const change = readChange(context, request)
  const { relation, query, preferences, params } = change
  const target = resolveConditions(relation, query, 't0')
  return finishChange(change, (returning) => deleteSql(target, returning, params), {
    relevant: ['return', 'count', 'handling', 'maxAffected'],
    tell: ({ rows }) => ({
      status: preferences.return === 'representation' ? 200 : 204,
      headers: { 'content-range': contentRange(0, 0, preferences.count && rows) },
    }),
  })
}
