import { type Context, Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { gateOf } from '../database/statement-gate.ts'
import { apiKeyOf } from '../http/api-key-of.ts'
import type { AppEnv } from '../http/app-env.ts'
import { ActionCache } from './action-cache.ts'
import type { Act, Action, RestRequest } from './actions/action.ts'
import { call } from './actions/call.ts'
import { remove } from './actions/delete.ts'
import { insert } from './actions/insert.ts'
import { put } from './actions/put.ts'
import { read } from './actions/read.ts'
import { update } from './actions/update.ts'
import { allowedOnRelation, allowedOnRoutine } from './allowed-methods.ts'
import { type Answer, gatherRows } from './build/answer.ts'
import { withBody } from './build/params.ts'
import { errors } from './errors.ts'
import { describeApi } from './openapi.ts'
import { NO_PAYLOAD, parsePayload } from './parse/payload.ts'
import { decodeText } from './parse/text.ts'
import { checkProfile } from './profile.ts'
import { renderError } from './render-error.ts'
import type { RestContext } from './resolve/resolve-read.ts'
import { SchemaCache } from './schema-cache.ts'

interface RestDeps {
  database: Database
  /** The most rows a list may have, whatever the request says. */
  maxRows?: number
}

type Ctx = Context<AppEnv>

const CHANGES: Record<string, Act> = { POST: insert, PUT: put, PATCH: update, DELETE: remove }

/**
 * PostgREST's interface to the public schema: parse the request, hold it against the schema, build
 * one statement, run it as the caller, send what the database rendered.
 *
 * @example app.route('/rest/v1', restRoutes({ database }))
 */
export const restRoutes = ({ database, maxRows = 1000 }: RestDeps) => {
  const schemas = new SchemaCache(database)
  const actions = new ActionCache()
  const run = runnerOn(database)
  const app = new Hono<AppEnv>()

  const contextOf = async (c: Ctx) => ({
    schema: await schemas.current(),
    role: c.get('caller').role,
    maxRows,
  })

  const describe = async (c: Ctx) => {
    checkProfile(c.req.header('accept-profile'))
    return describeApi(await contextOf(c), c.req.path)
  }
  app.get('/', describe)

  app.all('/rpc/:routine', async (c) => {
    const request = toRequest(c, c.req.param('routine'))
    const context = await contextOf(c)
    if (request.method === 'OPTIONS') return allowedOnRoutine(context, request.target)
    return run(c, await call(context, request))
  })

  app.all('/:relation', async (c) => {
    const request = toRequest(c, c.req.param('relation'))
    const context = await contextOf(c)
    if (request.method === 'GET' || request.method === 'HEAD')
      return run(
        c,
        actions.get(context.schema, keyOf(context, request), () => read(context, request)),
      )
    if (request.method === 'OPTIONS') return allowedOnRelation(context, request.target)
    const change = CHANGES[request.method]
    if (!change) throw errors.method(request.method)
    const { json, shape } = request.method === 'DELETE' ? NO_PAYLOAD : await payloadOf(request)
    const key = `${keyOf(context, request)}\n${JSON.stringify(shape)}`
    const action = actions.get(context.schema, key, () => change(context, request, shape))
    return run(c, { ...action, statement: withBody(action.statement, json) })
  })

  app.all('*', (c) => {
    // The root with a slash at its end, which is another path to the router.
    if (c.req.method === 'GET' && c.req.path === c.req.routePath.slice(0, -1)) return describe(c)
    throw errors.path()
  })
  app.onError((error, c) => renderError(error, c.get('caller').role))
  return app
}

/** Runs an action as the caller of a request, within the share of the database that is theirs. */
const runnerOn = (database: Database) => {
  const gate = gateOf(database)
  return async (c: Ctx, action: Action) => {
    const caller = c.get('caller')
    const { statement } = action
    const { rows } = await gate.pass(caller, c.get('clientAddress') ?? '', (allowance) =>
      action.isReadOnly
        ? database.transactionAs(
            caller,
            async (tx) => {
              await tx.query('set transaction read only')
              return tx.query<Answer>(statement.text, statement.values)
            },
            allowance,
          )
        : database.queryAs<Answer>(caller, statement, allowance),
    )
    const answer = action.isRowByRow ? gatherRows(rows) : rows[0]
    if (!answer) throw new Error('The statement gave no answer row')
    return action.respond(answer)
  }
}

const toRequest = (c: Ctx, target: string): RestRequest => {
  const { method, url } = c.req
  const isRead = method === 'GET' || method === 'HEAD'
  checkProfile(c.req.header(isRead ? 'accept-profile' : 'content-profile'))
  const question = url.indexOf('?')
  const fragment = url.indexOf('#', question)
  return {
    method,
    target,
    search: withoutApiKey(
      question < 0 ? '' : url.slice(question + 1, fragment < 0 ? undefined : fragment),
      apiKeyOf(c),
    ),
    accept: c.req.header('accept'),
    prefer: c.req.header('prefer'),
    range: isRead ? c.req.header('range') : undefined,
    contentType: c.req.header('content-type'),
    readBody: async () => decodeText(await c.req.arrayBuffer()),
  }
}

/** The key that identified the caller is no filter. Any other value of that name is one, and is never dropped. */
const withoutApiKey = (search: string, apiKey: string | undefined) => {
  if (apiKey === undefined || !search.includes('apikey=')) return search
  const parameters = new URLSearchParams(search)
  parameters.delete('apikey', apiKey)
  return parameters.toString()
}

const payloadOf = async ({ readBody, contentType }: RestRequest) =>
  parsePayload(await readBody(), contentType)

/** All that an action depends on, apart from the shape of a body; of the caller only the role, since the database decides what each may see. */
const keyOf = (
  { role }: RestContext,
  { method, target, search, accept, prefer, range }: RestRequest,
) => `${role} ${method} ${target}\n${search}\n${accept}\n${prefer}\n${range}`
