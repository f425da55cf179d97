import type { ProviderDeps, RequestDeps } from '../../deps.ts'
import type { AuthContext, Endpoint } from '../../endpoint.ts'
import { startOAuthFlow } from '../../providers/start-flow.ts'
import { isLoopback } from '../../requests/redirects.ts'

type Deps = RequestDeps & ProviderDeps

/** GET /authorize: redirects to the provider. */
export const authorize =
  (auth: Deps): Endpoint =>
  async (c) => {
    const elsewhere = sameMachineByOurName(auth, c)
    if (elsewhere) return c.redirect(elsewhere, 302)
    const url = await startOAuthFlow(auth, c)
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302)
  }

/** The provider returns to our own name; a cookie set under another name of this machine would be missing then. */
const sameMachineByOurName = (auth: Deps, c: AuthContext): string | undefined => {
  const asked = new URL(c.req.url)
  const own = new URL(auth.settings.externalUrl)
  const isOtherName = asked.hostname !== own.hostname && asked.port === own.port
  if (!isOtherName || !isLoopback(asked.hostname) || !isLoopback(own.hostname)) return undefined
  return `${auth.settings.externalUrl}/authorize${asked.search}`
}
