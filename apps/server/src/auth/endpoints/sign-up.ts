import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Transaction } from '../../database/database.ts'
import type { MailDeps, PasswordDeps, RequestDeps, SessionDeps } from '../deps.ts'
import type { AuthContext, Endpoint } from '../endpoint.ts'
import { AuthError, errors } from '../errors.ts'
import { networkCounter } from '../rate-limits.ts'
import {
  metadata,
  normalEmail,
  optionalText,
  password,
  pkceFields,
  readChallenge,
  securityField,
} from '../requests/fields.ts'
import { readBody } from '../requests/read-body.ts'
import { redirectTarget } from '../requests/redirects.ts'
import { requireCaptcha } from '../requests/require-captcha.ts'
import { networkOf, sourceOf } from '../requests/source-of.ts'
import { withMinimumDuration } from '../requests/with-minimum-duration.ts'
import { sessionResponse } from '../sessions/session-response.ts'
import { startSession } from '../sessions/sessions.ts'
import { mailToken, startFlow } from '../tokens/mail-token.ts'
import { audit } from '../users/audit.ts'
import { confirmEmail } from '../users/confirm-email.ts'
import { createEmailUser } from '../users/create-email-user.ts'
import { requireStrongPassword } from '../users/password-rules.ts'
import { renderUser } from '../users/render-user.ts'
import { markBrowser } from '../users/sign-up-cookie.ts'
import { amendSignUp, noteSignUp } from '../users/sign-ups.ts'
import { findUserByEmail, type Metadata, type User } from '../users/users.ts'
import { signInAnonymously } from './sign-in-anonymously.ts'

type Deps = RequestDeps & MailDeps & SessionDeps & PasswordDeps

const schema = z.object({
  email: optionalText,
  phone: optionalText,
  password,
  data: metadata,
  ...pkceFields,
  ...securityField,
})

/** POST /signup */
export const signUp =
  (auth: Deps): Endpoint =>
  async (c) => {
    const { settings } = auth
    const given = await readBody(c, schema)
    await auth.limits.hit(networkCounter('signup', networkOf(c), settings.limits.mailing))
    await requireCaptcha(auth, c, given)
    if (!settings.signupsEnabled) throw errors.signupDisabled()
    if (!given.email && !given.phone) return signInAnonymously(auth, c, given.data)
    const email = await checkSignUp(auth, given)
    const challenge = readChallenge(given.code_challenge, given.code_challenge_method)

    // Hashed for everybody: an existing account must not answer faster.
    const passwordHash = await auth.passwords.hash(given.password, networkOf(c))
    // An address gets one mail a minute. A sign-up in between is answered like any other: a refusal would
    // distinguish an unconfirmed address, which is mailed, from a confirmed one, which is not.
    const mayMailAgain =
      settings.autoconfirm || (await auth.mails.admitsNow('signup', email, networkOf(c)))
    const browser = markBrowser(c, settings)
    const newcomer = { email, passwordHash, data: given.data, challenge, browser, mayMailAgain }
    const outcome = await withMinimumDuration(() =>
      auth.database.transaction((tx) => register(auth, tx, c, newcomer)).catch(takenMeanwhile),
    )
    if (outcome === 'taken') {
      if (settings.autoconfirm) throw errors.userExists()
      return c.json(renderUser(lookalike(auth, email, given.data)))
    }
    if ('session' in outcome) return sessionResponse(auth, c, outcome)
    return c.json(renderUser(outcome))
  }

interface Newcomer {
  email: string
  passwordHash: string
  data: Metadata
  challenge: string | undefined
  /** The mark of the browser that signs up. */
  browser: string
  /** Whether an address that was mailed before may be mailed now. */
  mayMailAgain: boolean
}

/**
 * A new account, with a session or a mail to confirm it. Where somebody has not confirmed yet, the mail is
 * sent again and what was chosen now is only written down: whose account it is the mailbox will show.
 */
const register = async (auth: Deps, tx: Transaction, c: AuthContext, newcomer: Newcomer) => {
  const { email, passwordHash, data, challenge, browser, mayMailAgain } = newcomer
  const { autoconfirm } = auth.settings
  const existing = await findUserByEmail(tx, email)
  if (existing && (existing.email_confirmed_at || autoconfirm)) return 'taken' as const
  if (existing && !mayMailAgain) {
    await amendSignUp(tx, existing.id, browser, { passwordHash, data })
    return 'taken' as const
  }
  const user = existing ?? (await createEmailUser(auth, tx, email, passwordHash, data))
  await audit(auth, tx, sourceOf(c), 'user_signedup', user)
  if (autoconfirm) {
    return startSession(auth, tx, await confirmEmail(auth, tx, user), 'password', sourceOf(c))
  }
  const redirectTo = redirectTarget(c, auth.settings)
  const flowId = await startFlow(auth, tx, challenge, 'signup')
  const chosen = existing && { passwordHash, data }
  await noteSignUp(auth, tx, { userId: user.id, browser, flowId, ...(chosen && { chosen }) })
  const mailed = await mailToken(auth, tx, { user, purpose: 'signup', email, redirectTo, flowId })
  return existing ? ('taken' as const) : mailed
}

const checkSignUp = async (auth: Deps, given: z.output<typeof schema>): Promise<string> => {
  if (!given.password) throw errors.validation('Signup requires a valid password')
  if (given.email && given.phone) {
    throw errors.validation('Only an email address or phone number should be provided on signup.')
  }
  if (given.phone) throw errors.phoneDisabled()
  if (!auth.settings.emailEnabled) throw errors.emailSignupsDisabled()
  const email = normalEmail(given.email)
  await requireStrongPassword(auth, given.password, email)
  return email
}

const takenMeanwhile = (error: unknown) => {
  if (error instanceof AuthError && error.code === 'email_exists') return 'taken' as const
  throw error
}

/** A made-up user in the shape of a fresh sign-up, for an address that is taken. */
const lookalike = (auth: Deps, email: string, data: Metadata): User => {
  const at = auth.now().toISOString()
  return {
    ...BLANK,
    id: randomUUID(),
    aud: auth.settings.audience,
    email,
    confirmation_sent_at: at,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: data,
    created_at: at,
    updated_at: at,
  }
}

const BLANK: User = {
  id: '',
  aud: '',
  role: '',
  email: null,
  phone: null,
  encrypted_password: null,
  email_confirmed_at: null,
  phone_confirmed_at: null,
  invited_at: null,
  confirmation_sent_at: null,
  recovery_sent_at: null,
  email_change: null,
  email_change_sent_at: null,
  reauthentication_sent_at: null,
  last_sign_in_at: null,
  raw_app_meta_data: {},
  raw_user_meta_data: {},
  created_at: '',
  updated_at: '',
  banned_until: null,
  deleted_at: null,
  is_anonymous: false,
  identities: [],
  factors: [],
}
