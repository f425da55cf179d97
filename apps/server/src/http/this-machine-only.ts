import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1)$/
const LOOPBACK_HOSTS = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * For what must not leave this machine: others are told that it is not there. A name that merely leads to this
 * machine is not enough, since a foreign page could bring one along, and a proxy in front speaks for others.
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
