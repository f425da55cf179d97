import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { RequestMetrics } from '../metrics/server-metrics.ts'
import type { Tracing } from '../tracing.ts'
import type { AppEnv } from './app-env.ts'
import { canonical, clientAddress, type TrustedProxies } from './client-address.ts'

interface Deps {
  log: Logger
  trustedProxies: TrustedProxies
  metrics?: RequestMetrics | undefined
  tracing?: Tracing | undefined
}

const REQUEST_ID = /^[\w-]{8,64}$/

/** Names the request, finds its sender, and counts, follows and logs it. */
export const requestContext =
  ({ log, trustedProxies, metrics, tracing }: Deps): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const started = performance.now()
    const peer = peerOf(c)
    const isTrusted = trustedProxies(canonical(peer))
    const requestId = requestIdOf(c, isTrusted)
    const address = clientAddress(peer, c.req.header('x-forwarded-for'), trustedProxies)
    c.set('requestId', requestId)
    c.set('clientAddress', address)
    c.set('log', log)
    if (tracing) await followed(c, tracing, isTrusted, next)
    else await next()
    c.res.headers.set('x-request-id', requestId)
    const ms = performance.now() - started
    const { method } = c.req
    metrics?.request({ method, route: routeOf(c), status: String(c.res.status) }, ms / 1000)
    // The path without its query: tokens and personal data may travel there.
    log.info({
      requestId,
      address,
      method,
      path: c.req.path,
      status: c.res.status,
      user: c.get('caller')?.claims.sub,
      ms: Math.round(ms * 10) / 10,
    })
  }

/** A name that a proxy of ours gave it, so that both logs agree; anybody else could give many requests one name. */
const requestIdOf = (c: Context, isTrusted: boolean): string => {
  const given = c.req.header('x-request-id')
  return isTrusted && given && REQUEST_ID.test(given) ? given : randomUUID()
}

const followed = async (
  c: Context<AppEnv>,
  tracing: Tracing,
  isTrusted: boolean,
  next: () => Promise<void>,
) => {
  const { method } = c.req
  const parent = isTrusted ? c.req.header('traceparent') : undefined
  await tracing.span({ name: method, kind: 'server', parent }, async (span) => {
    await next()
    const route = routeOf(c)
    span.rename(`${method} ${route}`)
    span.set({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': c.res.status,
      'request.id': c.get('requestId'),
    })
    if (c.res.status >= 500) span.fail()
  })
}

/** The pattern of the handler that answered. There are as many as the server has routes, whatever is asked for. */
const routeOf = (c: Context) => routePath(c) || '*'

/** Requests made inside the process, as in tests, have no peer. */
const peerOf = (c: Context) => {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  return incoming?.socket.remoteAddress ?? '127.0.0.1'
}
