import { ALL_ROWS, type Answer, answerRows, answerValue } from '../build/answer.ts'
import { type CallArguments, callSql } from '../build/call.ts'
import type { Guard } from '../build/guard.ts'
import { Params } from '../build/params.ts'
import { rangeSql } from '../build/read.ts'
import { errors } from '../errors.ts'
import { type MediaType, negotiate } from '../parse/media-type.ts'
import { parseArguments } from '../parse/payload.ts'
import { appliedPreferences, type Preferences, parsePrefer } from '../parse/prefer.ts'
import type { Query } from '../parse/query.ts'
import { BASE_HEADERS, contentRange, pageStatus, renderBody, toResponse } from '../render.ts'
import { chooseRoutine, takesDocument } from '../resolve/choose-routine.ts'
import { outputNames } from '../resolve/read-node.ts'
import { readQuery } from '../resolve/read-query.ts'
import { type RestContext, resolveRange, resolveRead } from '../resolve/resolve-read.ts'
import type { Relation } from '../schema/relation.ts'
import type { Routine } from '../schema/routine.ts'
import type { Action, RestRequest } from './action.ts'

interface Call {
  request: RestRequest
  routine: Routine
  args: CallArguments
  query: Query
  media: MediaType
  preferences: Preferences
}

/** GET, HEAD and POST of /rpc/function. */
export const call = async (context: RestContext, request: RestRequest): Promise<Action> => {
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) throw errors.rpcMethod(request.method)
  const media = negotiate(request.accept)
  if (media.format === 'openapi') throw errors.mediaType(request.accept ?? '')
  const preferences = parsePrefer(request.prefer)
  const query = readQuery(context, request.search, request.method !== 'POST')
  const { routine, args } =
    request.method === 'POST'
      ? await bodyArguments(context, request)
      : queryArguments(context, request.target, query)
  if (preferences.maxAffected !== undefined && !routine.isSet) throw errors.maxAffectedRpc()
  const asked: Call = { request, routine, args, query, media, preferences }
  return routine.rows ? callForRows(context, asked, routine.rows) : callForValue(context, asked)
}

const queryArguments = ({ schema, role }: RestContext, name: string, { plain }: Query) => {
  const values = new Map<string, string[]>()
  for (const [key, value] of plain) values.set(key, [...(values.get(key) ?? []), value])
  const names = [...values.keys()]
  const routine = chooseRoutine(schema, role, name, names, { mayBeDocument: false })
  return { routine, args: { kind: 'texts', values } satisfies CallArguments }
}

const bodyArguments = async ({ schema, role }: RestContext, request: RestRequest) => {
  const { json, names } = parseArguments(await request.readBody(), request.contentType)
  const routine = chooseRoutine(schema, role, request.target, names, { mayBeDocument: true })
  const args: CallArguments = takesDocument(routine)
    ? { kind: 'document', json }
    : { kind: 'json', json, names: names ?? [] }
  return { routine, args }
}

const callForRows = (context: RestContext, asked: Call, rows: Relation): Action => {
  const { routine, args, query, media, preferences } = asked
  const node = resolveRead(context, rows, query)
  const params = new Params()
  const hasBody = asked.request.method !== 'HEAD'
  const shape = {
    media,
    hasBody,
    isCounted: preferences.count !== undefined,
    guards: guardsOf(asked),
  }
  const text = answerRows(callSql(routine, args, params), node, shape, params)
  const keys = media.format === 'csv' ? outputNames(node) : []
  return {
    statement: { text, values: params.values },
    isReadOnly: isReadOnly(asked),
    respond: (answer) => {
      const status = pageStatus(node.range, answer.rows, answer.total)
      const headers = {
        ...headersOf(asked),
        'content-range': contentRange(node.range.offset, answer.rows, answer.total),
      }
      const body =
        routine.isSet || media.format !== 'array'
          ? renderBody(media, answer, keys)
          : onlyRow(answer)
      return toResponse({ status, headers, body: hasBody ? body : null }, answer)
    },
  }
}

/** A function that returns one row answers with that row, not with a list of one; with null when a filter left it out. */
const onlyRow = ({ body, rows }: Answer) => (rows === 0 ? 'null' : body.slice(1, -1))

const callForValue = (context: RestContext, asked: Call): Action => {
  const { routine, args, query, media, request, preferences } = asked
  const params = new Params()
  const range = routine.isSet ? resolveRange(context, query) : { offset: 0 }
  const text = answerValue(callSql(routine, args, params), {
    isSet: routine.isSet,
    isCounted: preferences.count !== undefined,
    range: rangeSql(range, params),
    guards: guardsOf(asked),
  })
  const isVoid = routine.returns === 'void'
  if (media.format === 'csv' && !isVoid) throw errors.mediaType(request.accept ?? '')
  return {
    statement: { text, values: params.values },
    isReadOnly: isReadOnly(asked),
    respond: (answer) => {
      if (isVoid) return toResponse({ status: 204, headers: BASE_HEADERS, body: null }, answer)
      const status = pageStatus(range, answer.rows, answer.total)
      const headers = {
        ...headersOf(asked),
        'content-range': contentRange(range.offset, answer.rows, answer.total),
      }
      const body = request.method === 'HEAD' ? null : answer.body
      return toResponse({ status, headers, body }, answer)
    },
  }
}

const guardsOf = ({ preferences, media, routine }: Call): Guard[] => [
  ...(preferences.maxAffected === undefined
    ? []
    : [
        {
          refusal: 'maxAffected',
          when: `> ${preferences.maxAffected}`,
          count: routine.rows ? ALL_ROWS : undefined,
        } as const,
      ]),
  // The check is made in the database, so that a function that changed something is undone.
  ...(media.format === 'object' && routine.rows
    ? [{ refusal: 'notSingular', when: '<> 1' } as const]
    : []),
]

/** By GET nothing changes: the database itself refuses what a volatile function tries to write. */
const isReadOnly = ({ request, routine }: Call) => request.method !== 'POST' && routine.isVolatile

const headersOf = ({ media, preferences }: Call): Record<string, string> => {
  const applied = appliedPreferences(preferences, ['count', 'handling', 'maxAffected'])
  return {
    ...BASE_HEADERS,
    'content-type': media.contentType,
    ...(applied && { 'preference-applied': applied }),
  }
}
