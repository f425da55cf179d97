import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
const HEADERS =
  'authorization, apikey, x-client-info, content-type, accept, prefer, range, range-unit, accept-profile, content-profile, x-supabase-api-version, x-region, x-request-id, x-upsert, x-metadata, cache-control, if-none-match, if-range'
const EXPOSED =
  'content-range, content-length, content-disposition, accept-ranges, etag, content-location, content-profile, location, link, range-unit, retry-after, x-total-count, x-request-id, x-relay-error, x-supabase-api-version, x-sb-error-code'
const PREFLIGHT_SECONDS = '600'

/** Lets the named origins, compared as a whole, call the API from a browser. */
export const cors = (origins: string[]): MiddlewareHandler<AppEnv> => {
  const allowed = new Set(origins)
  return async (c, next) => {
    const origin = c.req.header('origin')
    const isPreflight =
      c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined
    if (isPreflight) c.res = new Response(null, { status: 204 })
    else await next()

    const { headers } = c.res
    // A function that was written for hosted Supabase may allow every origin.
    headers.delete('access-control-allow-origin')
    headers.append('vary', 'Origin')
    if (!origin || !allowed.has(origin)) return
    headers.set('access-control-allow-origin', origin)
    headers.set('access-control-allow-credentials', 'true')
    headers.set('access-control-expose-headers', EXPOSED)
    if (!isPreflight) return
    headers.set('access-control-allow-methods', METHODS)
    headers.set('access-control-allow-headers', HEADERS)
    headers.set('access-control-max-age', PREFLIGHT_SECONDS)
  }
}
