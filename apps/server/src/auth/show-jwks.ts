import type { Auth, Endpoint } from './auth.ts'

/** GET /.well-known/jwks.json */
export const showJwks =
  (auth: Auth): Endpoint =>
  (c) => {
    c.header('cache-control', 'public, max-age=600')
    return c.json(auth.keys.jwks())
  }
