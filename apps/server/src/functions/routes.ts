import { type Context, Hono } from 'hono'
import { isAddressHeader } from '../http/address-headers.ts'
import type { AppEnv } from '../http/app-env.ts'
import { answerToClientThatLeft } from '../http/client-left.ts'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import type { Tracing } from '../tracing.ts'

type Environment = Record<string, string | undefined>
type Handle = (request: Request) => Promise<Response>
/** Takes what a function measured of itself: what it is, how much or how many, and of which kind. */
export type Report = (measure: string, value: number, labels: Record<string, string>) => void
/** Puts a function together from its settings, when it is first called. */
export type StartFunction = (environment: Environment, report: Report) => Handle | Promise<Handle>

export interface FunctionsDeps {
  functions: Map<string, StartFunction>
  /** Functions that answer callers without credentials have `false` here. */
  verify: Map<string, boolean>
  environment: Environment
  report?: Report | undefined
  metrics?: Pick<ServerMetrics, 'function'> | undefined
  tracing?: Tracing | undefined
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']

/** Runs the project's functions in this process, as Supabase's relay would run them at its edge. */
export function functionsRoutes(deps: FunctionsDeps) {
  const { functions, verify, environment, report = () => undefined, metrics, tracing } = deps
  const started = new Map<string, Promise<Handle>>()

  const handleOf = (name: string, start: StartFunction) => {
    const known = started.get(name)
    if (known) return known
    const handle = (async () => start(environment, report))()
    started.set(name, handle)
    // A function that failed to start may succeed at the next call.
    handle.catch(() => started.delete(name))
    return handle
  }

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

  const app = new Hono<AppEnv>()
  // A function owns every path below its name.
  app.on(METHODS, ['/:name', '/:name/*'], async (c) => {
    const name = c.req.param('name') ?? ''
    const start = functions.get(name)
    if (!start) return relayAnswer(c, 404, 'NOT_FOUND', 'Requested function was not found')
    const credentialsError = c.get('credentialsError')
    if (verify.get(name) !== false && credentialsError) {
      return relayAnswer(c, 401, 'UNAUTHORIZED', credentialsError.message)
    }

    const handle = await handleOf(name, start).catch((error: unknown) => {
      logFailure(c, error, 'function failed to start')
    })
    if (!handle) {
      c.header('x-relay-error', 'true')
      return relayAnswer(c, 503, 'BOOT_ERROR', 'Function failed to start (please check logs)')
    }
    try {
      const work = () => call(name, handle, forwardedRequest(c, tracing?.parent()))
      const answer = await (tracing?.span({ name: `function ${name}`, kind: 'internal' }, work) ??
        work())
      return new Response(answer.body, answer)
    } catch (error) {
      const left = answerToClientThatLeft(c)
      if (left) return left
      logFailure(c, error, 'function failed')
      return c.text('Internal Server Error', 500)
    }
  })
  return app
}

const logFailure = (c: Context<AppEnv>, err: unknown, message: string) =>
  c.get('log').error({ err, function: c.req.param('name'), requestId: c.get('requestId') }, message)

/** The client's own request, but for what only the server can know: the sender's address. */
function forwardedRequest(c: Context<AppEnv>, traceparent: string | undefined): Request {
  const { raw } = c.req
  const headers = new Headers(raw.headers)
  for (const name of raw.headers.keys()) if (isAddressHeader(name)) headers.delete(name)
  headers.set('x-forwarded-for', c.get('clientAddress'))
  headers.set('x-request-id', c.get('requestId'))
  headers.delete('traceparent')
  if (traceparent) headers.set('traceparent', traceparent)
  const hasBody = raw.method !== 'GET' && raw.method !== 'HEAD'
  return new Request(raw.url, {
    method: raw.method,
    headers,
    signal: raw.signal,
    ...(hasBody && { body: raw.body, duplex: 'half' }),
  })
}

const relayAnswer = (c: Context, status: 401 | 404 | 503, code: string, message: string) =>
  c.json({ code, message }, status)
