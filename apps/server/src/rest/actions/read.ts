import { answerRead } from '../build/answer.ts'
import { Params } from '../build/params.ts'
import { errors } from '../errors.ts'
import { negotiate } from '../parse/media-type.ts'
import { appliedPreferences, parsePrefer } from '../parse/prefer.ts'
import { intersect, parseRangeHeader } from '../parse/range.ts'
import { findRelation } from '../plan/find-relation.ts'
import { type PlanContext, planRead } from '../plan/plan-read.ts'
import { outputNames } from '../plan/read-node.ts'
import { readQuery } from '../plan/read-query.ts'
import { BASE_HEADERS, contentRange, pageStatus, renderBody, toResponse } from '../render.ts'
import type { Action, RestRequest } from './action.ts'

/** GET and HEAD of a relation. */
export const read = (context: PlanContext, request: RestRequest): Action => {
  const media = negotiate(request.accept)
  if (media.format === 'openapi') throw errors.mediaType(request.accept ?? '')
  const preferences = parsePrefer(request.prefer)
  const relation = findRelation(context.schema, context.role, request.target)
  const node = planRead(context, relation, readQuery(context, request.search))
  const range = parseRangeHeader(request.range)
  if (range) node.range = intersect(range, node.range)

  const params = new Params()
  const hasBody = request.method === 'GET'
  const shape = { media, hasBody, isCounted: preferences.count !== undefined }
  const text = answerRead(node, shape, params)
  const applied = appliedPreferences(preferences, ['count', 'handling'])
  const keys = media.format === 'csv' ? outputNames(node) : []
  return {
    statement: { text, values: params.values },
    isReadOnly: false,
    respond: (answer) => {
      const status = pageStatus(node.range, answer.rows, answer.total)
      const headers: Record<string, string> = {
        ...BASE_HEADERS,
        'content-type': media.contentType,
        'content-range': contentRange(node.range.offset, answer.rows, answer.total),
      }
      if (applied) headers['preference-applied'] = applied
      const body = renderBody(media, answer, keys)
      return toResponse({ status, headers, body: hasBody ? body : null })
    },
  }
}
