import { z } from 'zod'
import { audit } from '../audit.ts'
import type { Auth, AuthContext } from '../auth.ts'
import { requireCaptcha } from '../captcha.ts'
import { errors } from '../errors.ts'
import { optionalText, securityField } from '../fields.ts'
import { networkOf, originOf } from '../origin.ts'
import { findWeaknesses } from '../password-rules.ts'
import { accountCounter, networkCounter } from '../rate-limits.ts'
import { readBody } from '../read-body.ts'
import { sessionResponse } from '../session-response.ts'
import { startSession } from '../sessions.ts'
import { findUserByEmail, isBanned, type User, updateUser } from '../users.ts'

const schema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  ...securityField,
})

export async function passwordGrant(auth: Auth, c: AuthContext): Promise<Response> {
  const given = await readBody(c, schema)
  if (given.email && given.phone) {
    throw errors.validation('Only an email address or phone number should be provided on login.')
  }
  if (!given.email && !given.phone) throw errors.validation('missing email or phone')
  if (given.phone) throw errors.phoneDisabled()
  if (!auth.settings.emailEnabled) throw errors.emailLoginsDisabled()
  await requireCaptcha(auth, c, given)
  const email = given.email.toLowerCase()

  const user = await checkPassword(auth, c, email, given.password)
  // Only whoever knows the password learns these.
  if (isBanned(user, auth.now())) throw errors.banned(400)
  if (!user.email_confirmed_at && !auth.settings.allowUnconfirmedSignIn) {
    throw errors.emailNotConfirmed()
  }
  const grant = await startSession(auth, auth.database, user, 'password', originOf(c))
  return sessionResponse(auth, c, grant, weaknessNote(auth, given.password, email))
}

/** Looks, hashes and counts in one turn, so that a burst of guesses cannot slip past the limit. */
async function checkPassword(auth: Auth, c: AuthContext, email: string, password: string) {
  const { limits } = auth.settings
  const account = accountCounter('password', email, limits.accountFailures)
  const network = networkCounter('password', networkOf(c), limits.addressFailures)
  const { user, outdated } = await auth.passwords.inTurn(async () => {
    const hadFailures = await auth.limits.refuseBlocked(account, network)
    const user = /[\0\p{Surrogate}]/u.test(email)
      ? undefined
      : await findUserByEmail(auth.database, email)
    const verdict = await auth.passwords.verifyNow(password, user?.encrypted_password ?? null)
    if (!user || !verdict.matches) {
      await auth.limits.fail(account, network)
      await audit(auth, auth.database, c, 'login_failed', user ?? null)
      throw errors.invalidCredentials()
    }
    if (hadFailures) await auth.limits.forget(account.key)
    return { user, outdated: verdict.outdated }
  })
  return outdated ? upgradeHash(auth, user, password) : user
}

async function upgradeHash(auth: Auth, user: User, password: string) {
  const hash = await auth.passwords.hash(password)
  return updateUser(auth.database, user.id, { encrypted_password: hash }, auth.now())
}

function weaknessNote(auth: Auth, password: string, email: string) {
  const weaknesses = findWeaknesses(password, email, auth.settings)
  if (weaknesses.length === 0) return {}
  return {
    weak_password: {
      message: weaknesses.map(({ message }) => message).join(' '),
      reasons: weaknesses.map(({ reason }) => reason),
    },
  }
}
