import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { DATA_POLICY, pagePolicy } from './content-security-policy.ts'

interface Options {
  /** Whether people reach us by https, and so always should. */
  secure: boolean
  /** Origins beside our own that pages may talk to. */
  connect: string[]
}

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Every answer says how little a browser may do with it; pages bring their own policy. */
export const securityHeaders = ({ secure, connect }: Options): MiddlewareHandler<AppEnv> => {
  const fallbackPagePolicy = pagePolicy({ scriptHashes: [], connect })
  return async (c, next) => {
    await next()
    const { headers } = c.res
    const type = headers.get('content-type') ?? ''
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), usb=()')
    headers.set('x-frame-options', 'DENY')
    if (secure) {
      headers.set('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
    }
    if (!headers.has('content-security-policy')) {
      const isPage = type.startsWith('text/html')
      headers.set('content-security-policy', isPage ? fallbackPagePolicy : DATA_POLICY)
    }
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    if (type === 'application/json' || type === 'text/html' || type === 'text/plain') {
      headers.set('content-type', `${type}; charset=utf-8`)
    }
  }
}
