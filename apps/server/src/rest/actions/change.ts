import { type Answer, answerChange } from '../build/answer.ts'
import type { Guard } from '../build/guard.ts'
import { Params } from '../build/params.ts'
import { returningSql } from '../build/returning.ts'
import { errors } from '../errors.ts'
import { type MediaType, negotiate } from '../parse/media-type.ts'
import { appliedPreferences, type Preferences, parsePrefer } from '../parse/prefer.ts'
import { parseQuery, type Query } from '../parse/query.ts'
import { findRelation } from '../plan/find-relation.ts'
import { type PlanContext, planRead, withoutRootConditions } from '../plan/plan-read.ts'
import { outputNames, type ReadNode } from '../plan/read-node.ts'
import { BASE_HEADERS, renderBody, toResponse } from '../render.ts'
import { identifier, type Relation } from '../schema/schema.ts'
import type { Action, RestRequest } from './action.ts'

/** What every request that changes rows has in common. */
export interface Change {
  relation: Relation
  query: Query
  preferences: Preferences
  media: MediaType
  /** How to read the answer from the changed rows. */
  node: ReadNode
  /** The columns the change must return for that. */
  returning: string
  /** Columns for the Location header. */
  locate: string[]
  params: Params
}

export const readChange = (context: PlanContext, request: RestRequest): Change => {
  const media = negotiate(request.accept)
  if (media.format === 'openapi') throw errors.mediaType(request.accept ?? '')
  const preferences = parsePrefer(request.prefer)
  const relation = findRelation(context.schema, context.role, request.target)
  const query = parseQuery(request.search, false)
  const unlimited = { ...context, maxRows: Number.MAX_SAFE_INTEGER }
  const node = planRead(unlimited, relation, withoutRootConditions(query))
  const locate = preferences.return === 'headers-only' ? relation.primaryKey.map(identifier) : []
  const returning =
    preferences.return === 'representation'
      ? returningSql(node)
      : locate.map((key) => `t0.${key}`).join(', ') || '1 as "none"'
  return { relation, query, preferences, media, node, returning, locate, params: new Params() }
}

interface Finish {
  guards?: Guard[]
  countsInserted?: boolean
  /** Preferences to report as applied. */
  relevant: (keyof Preferences)[]
  /** Status and headers, apart from those all changes share. */
  tell(answer: Answer): { status: number; headers?: Record<string, string> }
}

/** Completes a change: guards it, reads its rows back and renders them. */
export const finishChange = (change: Change, sql: string, finish: Finish): Action => {
  const { media, node, preferences, params, locate } = change
  const hasBody = preferences.return === 'representation'
  const guards = [...(finish.guards ?? [])]
  if (preferences.maxAffected !== undefined)
    guards.push({ refusal: 'maxAffected', when: `> ${preferences.maxAffected}` })
  if (media.format === 'object' && hasBody) guards.push({ refusal: 'notSingular', when: '<> 1' })

  const shape = {
    media,
    hasBody,
    isCounted: false,
    guards,
    locate,
    countsInserted: finish.countsInserted ?? false,
  }
  const text = answerChange(sql, node, shape, params)
  const applied = appliedPreferences(preferences, finish.relevant)
  const keys = media.format === 'csv' ? outputNames(node) : []
  return {
    statement: { text, values: params.values },
    isReadOnly: false,
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
