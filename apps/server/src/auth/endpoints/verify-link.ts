import type { MailDeps, RequestDeps, SessionDeps } from '../deps.ts'
import type { AuthContext, Endpoint } from '../endpoint.ts'
import { AuthError, errors } from '../errors.ts'
import { networkCounter } from '../rate-limits.ts'
import { redirectTarget, withFragment, withQuery } from '../requests/redirects.ts'
import { networkOf, sourceOf } from '../requests/source-of.ts'
import { errorRedirect, sessionRedirect } from '../sessions/redirect-answers.ts'
import { redeemLink } from '../tokens/one-time-tokens.ts'
import { fulfil, reopen } from '../tokens/verify-token.ts'
import { HALF_ACCEPTED, purposesOf } from './verify.ts'

type Deps = RequestDeps & MailDeps & SessionDeps

/** GET /verify: what the link in a mail opens. */
export const verifyLink =
  (auth: Deps): Endpoint =>
  async (c) => {
    const token = c.req.query('token') ?? ''
    const type = c.req.query('type') ?? ''
    if (!token) throw errors.validation('Verify requires a token or a token hash')
    const purposes = purposesOf(type)
    await auth.limits.hit(networkCounter('verify', networkOf(c), auth.settings.limits.verify))
    const target = redirectTarget(c, auth.settings)
    try {
      const verified = await auth.database.transaction(async (tx) => {
        const found = await redeemLink(auth, tx, token, purposes)
        return found ? fulfil(auth, tx, found, sourceOf(c)) : reopen(auth, tx, token, sourceOf(c))
      })
      switch (verified.kind) {
        case 'session':
          return seeOther(c, await sessionRedirect(auth, target, verified.grant, { type }))
        case 'code':
          return seeOther(c, withQuery(target, { code: verified.code }))
        case 'half':
          return seeOther(c, withFragment(target, { message: HALF_ACCEPTED }))
      }
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      return seeOther(c, errorRedirect(target, error, token.startsWith('pkce_')))
    }
  }

const seeOther = (c: AuthContext, location: string) => c.redirect(location, 303)
