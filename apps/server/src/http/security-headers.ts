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

/** What every answer carries, whatever it is about. */
export const safeHeaders = ({ secure }: Pick<Options, 'secure'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
  'x-frame-options': 'DENY',
  ...(secure && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  'content-security-policy': DATA_POLICY,
  'cache-control': 'no-store',
})

/** Sets on every answer the headers that restrict what a browser may do with it; pages set their own policy. */
export const securityHeaders = ({ secure, connect }: Options): MiddlewareHandler<AppEnv> => {
  const fallbackPagePolicy = pagePolicy({ scriptHashes: [], connect })
  const always = Object.entries(safeHeaders({ secure }))
  return async (c, next) => {
    await next()
    const { headers } = c.res
    const type = headers.get('content-type') ?? ''
    const hasOwnPolicy = headers.has('content-security-policy')
    for (const [name, value] of always) {
      if (!ITS_OWN.has(name) || !headers.has(name)) headers.set(name, value)
    }
    if (!hasOwnPolicy && type.startsWith('text/html'))
      headers.set('content-security-policy', fallbackPagePolicy)
    if (type === 'application/json' || type === 'text/html' || type === 'text/plain') {
      headers.set('content-type', `${type}; charset=utf-8`)
    }
  }
}

/** Headers that a service may set itself. */
const ITS_OWN = new Set(['content-security-policy', 'cache-control'])
