import {
  ALL_ROWS,
  type Answer,
  answerChange,
  type ChangeShape,
  rowAnswerSql,
} from '../build/answer.ts'
import type { Guard } from '../build/guard.ts'
import { Params } from '../build/params.ts'
import { returningSql } from '../build/returning.ts'
import { errors } from '../errors.ts'
import { type MediaType, negotiate } from '../parse/media-type.ts'
import { appliedPreferences, type Preferences, parsePrefer } from '../parse/prefer.ts'
import type { Query } from '../parse/query.ts'
import { BASE_HEADERS, renderBody, toResponse } from '../render.ts'
import { findRelation } from '../resolve/find-relation.ts'
import { outputNames, type ReadNode } from '../resolve/read-node.ts'
import { readQuery } from '../resolve/read-query.ts'
import { type RestContext, resolveRead, withoutRootConditions } from '../resolve/resolve-read.ts'
import type { Relation } from '../schema/relation.ts'
import { identifier } from '../schema/schema.ts'
import type { Action, RestRequest } from './action.ts'

/** What every request that changes rows has in common. */
export interface Change {
  relation: Relation
  query: Query
  preferences: Preferences
  media: MediaType
  /** How to read the answer from the changed rows. */
  node: ReadNode
  /** Columns for the Location header. */
  locate: string[]
  params: Params
}

export const readChange = (context: RestContext, request: RestRequest): Change => {
  const media = negotiate(request.accept)
  if (media.format === 'openapi') throw errors.mediaType(request.accept ?? '')
  const preferences = parsePrefer(request.prefer)
  const relation = findRelation(context.schema, context.role, request.target)
  const query = readQuery(context, request.search)
  // A change answers with all its rows: they are no page of anything.
  const unlimited = { ...context, maxRows: undefined }
  const node = resolveRead(unlimited, relation, withoutRootConditions(query))
  const locate = preferences.return === 'headers-only' ? relation.primaryKey.map(identifier) : []
  return { relation, query, preferences, media, node, locate, params: new Params() }
}

interface Finish {
  guards?: Guard[]
  /** The change affects at most one row. */
  isSingleRow?: boolean
  countsInserted?: boolean
  /** Preferences to report as applied. */
  relevant: (keyof Preferences)[]
  /** Status and headers, apart from those all changes share. */
  tell(answer: Answer): { status: number; headers?: Record<string, string> }
}

/** Completes a change: guards it, reads its rows back and renders them. `write` makes the change's own SQL. */
export const finishChange = (
  change: Change,
  write: (returning: string) => string,
  finish: Finish,
): Action => {
  const { media, node, preferences, params } = change
  const hasBody = preferences.return === 'representation'
  const applied = appliedPreferences(preferences, finish.relevant)
  const keys = media.format === 'csv' ? outputNames(node) : []
  const isRowByRow = canAnswerRowByRow(change, finish)
  const text = isRowByRow
    ? write(rowAnswerSql(node, params))
    : answerChange(write(returningFor(change)), node, shapeOf(change, finish), params)
  return {
    statement: { text, values: params.values },
    isReadOnly: false,
    isRowByRow,
    respond: (answer) => {
      const { status, headers: own } = finish.tell(answer)
      const headers: Record<string, string> = { ...BASE_HEADERS, ...own }
      if (applied) headers['preference-applied'] = applied
      if (!hasBody) return toResponse({ status, headers, body: null }, answer)
      headers['content-type'] = media.contentType
      return toResponse({ status, headers, body: renderBody(media, answer, keys) }, answer)
    },
  }
}

/** Rows as they are need not be gathered by the database first, which halves the work of a small insert. */
const canAnswerRowByRow = ({ media, node, preferences, locate }: Change, finish: Finish) =>
  preferences.return === 'representation' &&
  preferences.maxAffected === undefined &&
  (media.format === 'array' || (media.format === 'object' && finish.isSingleRow === true)) &&
  !media.stripsNulls &&
  node.embeds.length + node.order.length + locate.length === 0 &&
  node.outputs.every(({ kind }) => kind !== 'count') &&
  node.range.limit === undefined &&
  node.range.offset === 0 &&
  finish.guards === undefined &&
  finish.countsInserted !== true

const returningFor = ({ preferences, node, locate }: Change) =>
  preferences.return === 'representation'
    ? returningSql(node)
    : locate.map((key) => `t0.${key}`).join(', ') || '1 as "none"'

const shapeOf = ({ media, preferences, locate }: Change, finish: Finish): ChangeShape => {
  const hasBody = preferences.return === 'representation'
  const guards = [...(finish.guards ?? [])]
  if (preferences.maxAffected !== undefined)
    guards.push({ refusal: 'maxAffected', when: `> ${preferences.maxAffected}`, count: ALL_ROWS })
  if (media.format === 'object' && hasBody) guards.push({ refusal: 'notSingular', when: '<> 1' })
  const countsInserted = finish.countsInserted ?? false
  return { media, hasBody, isCounted: false, guards, locate, countsInserted }
}
