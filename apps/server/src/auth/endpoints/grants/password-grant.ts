import { z } from 'zod'
import type { PasswordDeps, RequestDeps, SessionDeps } from '../../deps.ts'
import type { AuthContext } from '../../endpoint.ts'
import { errors } from '../../errors.ts'
import { accountCounter, endOf, networkCounter } from '../../rate-limits.ts'
import { EMAIL, optionalText, securityField } from '../../requests/fields.ts'
import { readBody } from '../../requests/read-body.ts'
import { requireCaptcha } from '../../requests/require-captcha.ts'
import { networkOf, sourceOf } from '../../requests/source-of.ts'
import { sessionResponse } from '../../sessions/session-response.ts'
import { startSession } from '../../sessions/sessions.ts'
import { audit } from '../../users/audit.ts'
import { findWeaknesses } from '../../users/password-rules.ts'
import { isBanned, type User } from '../../users/users.ts'

type Deps = RequestDeps & PasswordDeps & SessionDeps

const schema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  ...securityField,
})

export const passwordGrant = async (auth: Deps, c: AuthContext): Promise<Response> => {
  const given = await readBody(c, schema)
  if (given.email && given.phone) {
    throw errors.validation('Only an email address or phone number should be provided on login.')
  }
  if (!given.email && !given.phone) throw errors.validation('missing email or phone')
  if (given.phone) throw errors.phoneDisabled()
  if (!auth.settings.emailEnabled) throw errors.emailLoginsDisabled()
  await requireCaptcha(auth, c, given)
  const email = given.email.toLowerCase()

  const counters = countersOf(auth, c, email)
  const user = await checkPassword(auth, c, email, given.password, counters)
  // These are revealed only after a correct password.
  if (isBanned(user, auth.now())) throw errors.banned(400)
  if (!user.email_confirmed_at && !auth.settings.allowUnconfirmedSignIn) {
    throw errors.emailNotConfirmed()
  }
  const { database } = auth
  const grant = await startSession(auth, database, user, 'password', sourceOf(c), counters.all)
  return sessionResponse(auth, c, grant, await weaknessNote(auth, given.password, email))
}

type Counters = ReturnType<typeof countersOf>

const countersOf = (auth: Deps, c: AuthContext, email: string) => {
  const { limits } = auth.settings
  const network = networkOf(c)
  return {
    /** Wrong passwords for this account, and from this network. */
    account: accountCounter('password', email, limits.accountFailures),
    network: networkCounter('password', network, limits.addressFailures),
    all: networkCounter('token', network, limits.token),
  }
}

/** Counts, reads and hashes within one turn of the queue: a guess is counted before it is judged, and only when its turn has come. */
const checkPassword = async (
  auth: Deps,
  c: AuthContext,
  email: string,
  password: string,
  counters: Counters,
): Promise<User> => {
  const { account, network, all } = counters
  const { user, outdated } = await auth.passwords.inTurn(networkOf(c), async () => {
    const user = await findCandidate(auth, email, counters)
    const verdict = await auth.passwords.verifyNow(password, user?.encrypted_password ?? null)
    if (!user || !verdict.matches) {
      await auth.limits.prolong(account, network)
      await auth.limits.tally(all)
      await audit(auth, auth.database, sourceOf(c), 'login_failed', user)
      throw errors.invalidCredentials()
    }
    await auth.limits.acquit(account, network)
    return { user, outdated: verdict.outdated }
  })
  return outdated ? upgradeHash(auth, c, user, password) : user
}

const findCandidate = async (auth: Deps, email: string, { account, network, all }: Counters) => {
  const now = auth.now()
  const { rows } = await auth.database.query<{
    candidate: User | null
    waits_until: string | null
  }>(
    `select * from auth.sign_in_candidate($1, $2::timestamptz, $3, $4::int, $5::timestamptz,
       $6, $7::int, $8::timestamptz, $9, $10::int)`,
    [
      EMAIL.test(email) ? email : null,
      now,
      account.key,
      account.limit.hits,
      endOf(account, now),
      network.key,
      network.limit.hits,
      endOf(network, now),
      all.key,
      all.limit.hits,
    ],
  )
  auth.limits.refuseUntil(rows[0]?.waits_until ?? null)
  return rows[0]?.candidate ?? null
}

const upgradeHash = async (auth: Deps, c: AuthContext, user: User, password: string) => {
  const hash = await auth.passwords.hash(password, networkOf(c))
  // The update applies only if the password was neither changed nor removed in the meantime.
  const { rowCount } = await auth.database.query(
    'update auth.users set encrypted_password = $2 where id = $1::uuid and encrypted_password = $3',
    [user.id, hash, user.encrypted_password],
  )
  if (rowCount === 0) throw errors.accountChanged()
  return { ...user, encrypted_password: hash }
}

const weaknessNote = async (auth: Deps, password: string, email: string) => {
  const weaknesses = await findWeaknesses(password, email, auth.settings)
  if (weaknesses.length === 0) return {}
  return {
    weak_password: {
      message: weaknesses.map(({ message }) => message).join(' '),
      reasons: weaknesses.map(({ reason }) => reason),
    },
  }
}
