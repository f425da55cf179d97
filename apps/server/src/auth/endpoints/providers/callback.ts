import { getCookie } from 'hono/cookie'
import { z } from 'zod'
import type { Transaction } from '../../../database/database.ts'
import type { MailDeps, ProviderDeps, RequestDeps, SessionDeps } from '../../deps.ts'
import type { AuthContext, Endpoint } from '../../endpoint.ts'
import { AuthError, errors } from '../../errors.ts'
import { mailFirstConfirmation, whyKeptOut } from '../../providers/admit-account.ts'
import { exchangeCode } from '../../providers/exchange-code.ts'
import { userOfExternalAccount } from '../../providers/external-account.ts'
import { flowCookieName } from '../../providers/flow-cookie.ts'
import { requireProvider } from '../../providers/providers.ts'
import { asAuthError } from '../../render-error.ts'
import { isUuid } from '../../requests/fields.ts'
import { withQuery } from '../../requests/redirects.ts'
import { sourceOf } from '../../requests/source-of.ts'
import { sha256 } from '../../secrets.ts'
import { errorRedirect, sessionRedirect } from '../../sessions/redirect-answers.ts'
import { startSession } from '../../sessions/sessions.ts'
import { issueAuthCode } from '../../tokens/flow-states.ts'
import { markBrowser } from '../../users/sign-up-cookie.ts'

type Deps = RequestDeps & MailDeps & SessionDeps & ProviderDeps

interface OAuthFlow {
  id: string
  provider_type: string
  code_challenge: string | null
  referrer: string
  linking_target_id: string | null
  nonce: string
  provider_code_verifier: string
  browser_hash: string
}

/** GET and POST /callback: where the provider sends people back to. */
export const callback =
  (auth: Deps): Endpoint =>
  async (c) => {
    const answer = await readAnswer(c)
    let target = auth.settings.siteUrl
    try {
      const flow = await takeFlow(auth, c, answer.state)
      target = flow.referrer
      return c.redirect(await finish(auth, c, flow, answer), 302)
    } catch (thrown) {
      const { error, cause } = asAuthError(thrown)
      if (cause) auth.log('oauth callback failed', cause, c.get('requestId'))
      return c.redirect(errorRedirect(target, error, true), 302)
    }
  }

const finish = async (auth: Deps, c: AuthContext, flow: OAuthFlow, answer: Answer) => {
  if (answer.error) throw deniedBy(answer)
  if (!answer.code) throw errors.badCallback('OAuth code parameter missing')
  const provider = requireProvider(auth.settings, flow.provider_type)
  const { claims, tokens } = await exchangeCode(auth, provider, flow, answer.code)
  const { user, target } = await auth.database.transaction(async (tx) => {
    await holdFlow(tx, flow)
    const user = await userOfExternalAccount(auth, tx, {
      provider,
      claims,
      linkTo: flow.linking_target_id,
      source: sourceOf(c),
      markBrowser: () => markBrowser(c, auth.settings),
    })
    if (whyKeptOut(auth, user)) return { user, target: '' }
    if (flow.code_challenge) {
      const code = await issueAuthCode(auth, tx, flow.id, user.id, tokens)
      return { user, target: withQuery(flow.referrer, { code }) }
    }
    await tx.query('delete from auth.flow_state where id = $1::uuid', [flow.id])
    const grant = await startSession(auth, tx, user, 'oauth', sourceOf(c))
    const target = await sessionRedirect(auth, flow.referrer, grant, {
      ...(tokens.accessToken && { provider_token: tokens.accessToken }),
      ...(tokens.refreshToken && { provider_refresh_token: tokens.refreshToken }),
    })
    return { user, target }
  })
  await mailFirstConfirmation(auth, c, user, flow.referrer)
  const refusal = whyKeptOut(auth, user)
  if (refusal) throw refusal
  return target
}

/** Checks that the flow still exists: it is deleted if the account gets a new owner while the provider answers. */
const holdFlow = async (tx: Transaction, { id, linking_target_id: userId }: OAuthFlow) => {
  if (!userId) return
  await tx.query('select 1 from auth.users where id = $1::uuid for update', [userId])
  const { rows } = await tx.query('select 1 from auth.flow_state where id = $1::uuid', [id])
  if (rows.length === 0) throw errors.badState()
}

/** Takes the flow of a state, once, soon enough, and in the browser where it began. */
const takeFlow = async (auth: Deps, c: AuthContext, state: string): Promise<OAuthFlow> => {
  if (!state) throw errors.stateMissing()
  if (!isUuid(state)) throw errors.badState()
  const { rows } = await auth.database.query<OAuthFlow & { first: boolean }>(
    `update auth.flow_state f set used_at = $2::timestamptz from (
       select id, used_at from auth.flow_state where id = $1::uuid for update
     ) before
     where f.id = before.id and f.nonce is not null and f.created_at > $3::timestamptz
     returning f.id, f.provider_type, f.code_challenge, f.referrer, f.linking_target_id, f.nonce,
       f.provider_code_verifier, f.browser_hash, before.used_at is null as first`,
    [state, auth.now(), new Date(auth.now().getTime() - auth.settings.flowSeconds * 1000)],
  )
  const flow = rows[0]
  if (!flow) throw errors.badState()
  if (!flow.first) throw flow.code_challenge ? errors.flowUsed() : errors.badState()
  // A PKCE flow ends only where its verifier is; others need the cookie for that. What is linked is linked here
  // already: without the cookie somebody could have a stranger agree, and link the stranger's account to their own.
  const cookie = getCookie(c, flowCookieName(flow.id))
  const needsCookie = !flow.code_challenge || flow.linking_target_id !== null
  if (needsCookie && sha256(cookie ?? '') !== flow.browser_hash) throw errors.badState()
  return flow
}

const answerSchema = z.object({
  state: z.string().catch(''),
  code: z.string().catch(''),
  error: z.string().catch(''),
  error_description: z.string().catch(''),
})
type Answer = z.output<typeof answerSchema>

const readAnswer = async (c: AuthContext): Promise<Answer> =>
  answerSchema.parse(c.req.method === 'POST' ? await postedForm(c) : c.req.query())

/** A body that is no form has no answer in it, as one without a state. */
const postedForm = async (c: AuthContext): Promise<Record<string, unknown>> => {
  try {
    return await c.req.parseBody()
  } catch {
    return {}
  }
}

const deniedBy = ({ error, error_description: description }: Answer) =>
  error === 'access_denied'
    ? new AuthError(403, 'access_denied', description || 'The user denied access')
    : errors.badCallback(description || error)
