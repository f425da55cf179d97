import type { MailDeps, RequestDeps } from '../deps.ts'
import type { Endpoint } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { networkOf } from '../requests/source-of.ts'
import { mailToken } from '../tokens/mail-token.ts'
import { requireConfirmed } from '../users/require-confirmed.ts'

type Deps = RequestDeps & MailDeps

/** GET /reauthenticate: mails a code that a change of password may ask for. */
export const reauthenticate =
  (auth: Deps): Endpoint =>
  async (c) => {
    const user = c.get('user')
    const { email } = user
    if (!email) throw errors.reauthenticationNeedsAddress()
    requireConfirmed(user)
    await auth.mails.admit('reauthentication', email, networkOf(c))
    const redirectTo = auth.settings.siteUrl
    await auth.database.transaction((tx) =>
      mailToken(auth, tx, { user, purpose: 'reauthentication', email, redirectTo }),
    )
    return c.json({})
  }
