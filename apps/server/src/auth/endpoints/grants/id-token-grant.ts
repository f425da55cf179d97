import { createHash } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { z } from 'zod'
import type { MailDeps, ProviderDeps, RequestDeps, SessionDeps } from '../../deps.ts'
import type { AuthContext } from '../../endpoint.ts'
import { errors } from '../../errors.ts'
import { lacksSecondFactor } from '../../factors/lacks-second-factor.ts'
import { mailFirstConfirmation, whyKeptOut } from '../../providers/admit-account.ts'
import { userOfExternalAccount } from '../../providers/external-account.ts'
import { findProvider } from '../../providers/providers.ts'
import { matchesAccessToken, verifyIdToken } from '../../providers/verify-id-token.ts'
import { admitCaller } from '../../requests/admit-caller.ts'
import { optionalText, securityField } from '../../requests/fields.ts'
import { readBody } from '../../requests/read-body.ts'
import { redirectTarget } from '../../requests/redirects.ts'
import { requireCaptcha } from '../../requests/require-captcha.ts'
import { sourceOf } from '../../requests/source-of.ts'
import { sessionResponse } from '../../sessions/session-response.ts'
import { startSession } from '../../sessions/sessions.ts'
import { requireConfirmed } from '../../users/require-confirmed.ts'
import { markBrowser } from '../../users/sign-up-cookie.ts'

type Deps = RequestDeps & MailDeps & SessionDeps & ProviderDeps

const schema = z.object({
  provider: optionalText,
  id_token: optionalText,
  access_token: optionalText,
  nonce: optionalText,
  link_identity: z.boolean().nullish(),
  ...securityField,
})

/** Signs in with an id token that an app got from the provider by itself. */
export const idTokenGrant = async (auth: Deps, c: AuthContext): Promise<Response> => {
  const given = await readBody(c, schema)
  if (!given.id_token) throw errors.validation('id_token required')
  if (!given.provider) throw errors.validation('provider or client_id and issuer required')
  await requireCaptcha(auth, c, given)
  const provider = findProvider(auth.settings, given.provider)
  if (!provider) throw errors.idTokenProviderDisabled(given.provider)
  const linkTo = given.link_identity ? await linkingUser(auth, c) : null

  const discovered = await auth.discovery.read(provider.issuer)
  const claims = await verifyIdToken(provider, discovered, given.id_token)
  requireNonce(claims, given.nonce)
  if (given.access_token && !matchesAccessToken(claims, given.access_token)) {
    throw errors.badIdToken()
  }
  const { user, grant } = await auth.database.transaction(async (tx) => {
    const user = await userOfExternalAccount(auth, tx, {
      provider,
      claims,
      linkTo,
      source: sourceOf(c),
      markBrowser: () => markBrowser(c, auth.settings),
    })
    if (whyKeptOut(auth, user)) return { user }
    return { user, grant: await startSession(auth, tx, user, 'oauth', sourceOf(c)) }
  })
  await mailFirstConfirmation(auth, c, user, redirectTarget(c, auth.settings))
  if (!grant) throw whyKeptOut(auth, user)
  return sessionResponse(auth, c, grant)
}

const linkingUser = async (auth: Deps, c: AuthContext): Promise<string> => {
  if (!auth.settings.manualLinkingEnabled) throw errors.manualLinkingDisabled()
  await admitCaller(auth, c, 'user')
  requireConfirmed(c.get('user'))
  if (lacksSecondFactor(c)) throw errors.linkingNeedsAal2()
  return c.get('user').id
}

/** The token carries the nonce's hash, the request the nonce itself. */
const requireNonce = (claims: JWTPayload, nonce: string) => {
  if (!nonce && !claims.nonce) return
  if (!nonce || !claims.nonce) {
    throw errors.validation('Passed nonce and nonce in id_token should either both exist or not.')
  }
  if (createHash('sha256').update(nonce).digest('hex') !== claims.nonce) throw errors.badNonce()
}
