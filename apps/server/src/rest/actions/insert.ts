import type { Answer } from '../build/answer.ts'
import { type Insert, insertSql, isMerging } from '../build/insert.ts'
import { errors } from '../errors.ts'
import type { PayloadShape } from '../parse/payload.ts'
import { contentRange } from '../render.ts'
import { payloadColumns } from '../resolve/find-relation.ts'
import type { RestContext } from '../resolve/resolve-read.ts'
import type { Relation } from '../schema/relation.ts'
import type { Action, RestRequest } from './action.ts'
import { type Change, finishChange, readChange } from './change.ts'

/** POST to a relation: insert, bulk insert, upsert. */
export const insert = (context: RestContext, request: RestRequest, shape: PayloadShape): Action => {
  const change = readChange(context, request)
  const { relation, query, preferences, params } = change
  const statement: Omit<Insert, 'returning'> = {
    relation,
    columns: payloadColumns(relation, query.columns, shape),
    fillsDefaults: preferences.missing === 'default',
    conflict: conflictOf(change),
  }
  const countsInserted = isMerging(statement)
  return finishChange(change, (returning) => insertSql({ ...statement, returning }, params), {
    isSingleRow: shape.rows === 'one',
    countsInserted,
    relevant: [
      ...(statement.conflict ? (['resolution'] as const) : []),
      'missing',
      'return',
      'count',
      'handling',
      'maxAffected',
    ],
    tell: (answer) => ({
      status: countsInserted && !answer.inserted ? 200 : 201,
      headers: {
        'content-range': contentRange(0, 0, preferences.count && answer.rows),
        ...locationOf(relation, answer),
      },
    }),
  })
}

const conflictOf = ({ relation, query, preferences }: Change): Insert['conflict'] => {
  const { resolution } = preferences
  const columns = query.onConflict ?? relation.primaryKey
  if (!resolution || columns.length === 0) return undefined
  for (const name of columns)
    if (!relation.columns.has(name)) throw errors.noColumn(relation.name, name)
  return { columns, resolution }
}

const locationOf = (
  { name, primaryKey }: Relation,
  { location }: Answer,
): Record<string, string> => {
  if (!location) return {}
  const key = primaryKey.map((column, place) => {
    const value = location[place]
    return [column, value == null ? 'is.null' : `eq.${value}`]
  })
  return { location: `/${encodeURIComponent(name)}?${new URLSearchParams(key)}` }
}
