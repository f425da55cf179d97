import type { Auth, Endpoint } from '../auth.ts'
import { startOAuthFlow } from './start-flow.ts'

/** GET /authorize: on to the provider. */
export const authorize =
  (auth: Auth): Endpoint =>
  async (c) => {
    const url = await startOAuthFlow(auth, c)
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302)
  }
