import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1)$/
const LOOPBACK_HOSTS = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Answers 404 to requests that do not come from this machine. The host must be a loopback name or the
 * site's own: a foreign page could use another name that resolves to this machine. Requests through a proxy are refused, since they are made for others.
 */
export const thisMachineOnly = (siteUrl: string): MiddlewareHandler<AppEnv> => {
  const site = new URL(siteUrl).hostname
  return async (c, next) => {
    const { hostname } = new URL(c.req.url)
    const isKnownName = LOOPBACK_HOSTS.test(hostname) || hostname === site
    const isForwarded = c.req.header('x-forwarded-for') ?? c.req.header('forwarded')
    if (LOOPBACK.test(c.get('clientAddress')) && isKnownName && !isForwarded) return next()
    return c.notFound()
  }
}
