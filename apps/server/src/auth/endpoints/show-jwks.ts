import type { SessionDeps } from '../deps.ts'
import type { Endpoint } from '../endpoint.ts'

/** GET /.well-known/jwks.json */
export const showJwks =
  (auth: SessionDeps): Endpoint =>
  (c) => {
    c.header('cache-control', 'public, max-age=600')
    return c.json(auth.keys.jwks())
  }
