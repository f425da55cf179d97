import { answerRead } from '../build/answer.ts'
import { Params } from '../build/params.ts'
import { errors } from '../errors.ts'
import { negotiate } from '../parse/media-type.ts'
import { appliedPreferences, parsePrefer } from '../parse/prefer.ts'
import { intersect, parseRangeHeader } from '../parse/range.ts'
import { BASE_HEADERS, contentRange, pageStatus, renderBody, toResponse } from '../render.ts'
import { findRelation } from '../resolve/find-relation.ts'
import { outputNames } from '../resolve/read-node.ts'
import { readQuery } from '../resolve/read-query.ts'
import { type RestContext, resolveRead } from '../resolve/resolve-read.ts'
import type { Action, RestRequest } from './action.ts'

/** GET and HEAD of a relation. */
export const read = (context: RestContext, request: RestRequest): Action => {
  const media = negotiate(request.accept)
  if (media.format === 'openapi') throw errors.mediaType(request.accept ?? '')
  const preferences = parsePrefer(request.prefer)
  const relation = findRelation(context.schema, context.role, request.target)
  const node = resolveRead(context, relation, readQuery(context, request.search))
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
