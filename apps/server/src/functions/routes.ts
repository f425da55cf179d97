import { type Context, Hono } from 'hono'
import { isAddressHeader } from '../http/address-headers.ts'
import type { AppEnv } from '../http/app-env.ts'
import { addressGroup } from '../http/client-address.ts'
import { answerToClientThatLeft } from '../http/client-left.ts'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import type { Tracing } from '../tracing.ts'
import { CallShares } from './call-shares.ts'
import { endWithBody } from './end-with-body.ts'
import { FunctionNotStarted, FunctionStopped } from './function-failures.ts'

export type Handle = (request: Request) => Promise<Response>

export interface FunctionsDeps {
  functions: Map<string, Handle>
  /** Functions that answer callers without credentials have `false` here. */
  verify: Map<string, boolean>
  metrics?: Pick<ServerMetrics, 'function'> | undefined
  tracing?: Tracing | undefined
}

/** Supabase's own number for a function that was stopped. */
const WORKER_LIMIT = 546
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']

/** Calls the project's functions, as Supabase's relay would call them at its edge. */
export const functionsRoutes = ({ functions, verify, metrics, tracing }: FunctionsDeps) => {
  const call = async (name: string, handle: Handle, request: Request) => {
    const started = performance.now()
    let status = 500
    try {
      const answer = await handle(request)
      status = answer.status
      return answer
    } finally {
      const seconds = (performance.now() - started) / 1000
      metrics?.function({ function: name, status: String(status) }, seconds)
    }
  }

  const shares = new CallShares()
  const app = new Hono<AppEnv>()
  // A function owns every path below its name.
  app.on(METHODS, ['/:name', '/:name/*'], async (c) => {
    const name = c.req.param('name') ?? ''
    const handle = functions.get(name)
    if (!handle) return relayAnswer(c, 404, 'NOT_FOUND', 'Requested function was not found')
    const credentialsError = c.get('credentialsError')
    if (verify.get(name) !== false && credentialsError) {
      return relayAnswer(c, 401, 'UNAUTHORIZED', credentialsError.message)
    }
    const { sub } = c.get('caller').claims
    const account = sub === undefined ? undefined : String(sub)
    let end: (() => void) | undefined
    try {
      // The call starts when the whole body has arrived, so a slow body delays no other call.
      const body = await bodyOf(c.req.raw)
      end = shares.begin(account, addressGroup(c.get('clientAddress')))
      if (!end) {
        c.header('retry-after', '1')
        return relayAnswer(c, 429, 'TOO_MANY_REQUESTS', 'Too many requests at a time')
      }
      const work = () => call(name, handle, forwardedRequest(c, body, tracing?.parent()))
      const answer = await (tracing?.span({ name: `function ${name}`, kind: 'internal' }, work) ??
        work())
      return endWithBody(answer, c.req.raw, end)
    } catch (error) {
      end?.()
      const left = answerToClientThatLeft(c)
      if (left) return left
      return answerToFailure(c, error)
    }
  })
  return app
}

const answerToFailure = (c: Context<AppEnv>, error: unknown): Response => {
  if (error instanceof FunctionNotStarted) {
    logFailure(c, error, 'function failed to start')
    c.header('x-relay-error', 'true')
    return relayAnswer(c, 503, 'BOOT_ERROR', 'Function failed to start (please check logs)')
  }
  logFailure(c, error, 'function failed')
  if (!(error instanceof FunctionStopped)) return c.text('Internal Server Error', 500)
  const message = 'Function failed due to not having enough compute resources (please check logs)'
  return Response.json({ code: 'WORKER_LIMIT', message }, { status: WORKER_LIMIT })
}

const logFailure = (c: Context<AppEnv>, err: unknown, message: string) =>
  c.get('log').error({ err, function: c.req.param('name'), requestId: c.get('requestId') }, message)

const bodyOf = async (request: Request) => {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  const body = await request.arrayBuffer()
  return body.byteLength > 0 ? body : undefined
}

/** The client's own request, but for what only the server can know: the sender's address. */
const forwardedRequest = (
  c: Context<AppEnv>,
  body: ArrayBuffer | undefined,
  traceparent: string | undefined,
): Request => {
  const { raw } = c.req
  const headers = new Headers(raw.headers)
  for (const name of raw.headers.keys()) if (isAddressHeader(name)) headers.delete(name)
  headers.set('x-forwarded-for', c.get('clientAddress'))
  headers.set('x-request-id', c.get('requestId'))
  headers.delete('traceparent')
  if (traceparent) headers.set('traceparent', traceparent)
  const { url, method, signal } = raw
  return new Request(url, { method, headers, signal, body: body ?? null })
}

const relayAnswer = (c: Context, status: 401 | 404 | 429 | 503, code: string, message: string) =>
  c.json({ code, message }, status)
