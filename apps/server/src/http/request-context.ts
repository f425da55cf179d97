import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from './app-env.ts'
import { clientAddress, type TrustedProxies } from './client-address.ts'

interface Deps {
  log: Logger
  trustedProxies: TrustedProxies
}

const REQUEST_ID = /^[\w-]{8,64}$/

/** Names the request, finds its sender and writes one line about it when it is answered. */
export const requestContext =
  ({ log, trustedProxies }: Deps): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const started = performance.now()
    const given = c.req.header('x-request-id')
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID()
    const address = clientAddress(peerOf(c), c.req.header('x-forwarded-for'), trustedProxies)
    c.set('requestId', requestId)
    c.set('clientAddress', address)
    c.set('log', log)
    await next()
    c.res.headers.set('x-request-id', requestId)
    // The path without its query: tokens and personal data may travel there.
    log.info({
      requestId,
      address,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      user: c.get('caller')?.claims.sub,
      ms: Math.round((performance.now() - started) * 10) / 10,
    })
  }

/** Requests made inside the process, as in tests, have no peer. */
function peerOf(c: Context) {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  return incoming?.socket.remoteAddress ?? '127.0.0.1'
}
