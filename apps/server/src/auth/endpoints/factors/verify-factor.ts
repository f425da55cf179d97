import { z } from 'zod'
import type { Transaction } from '../../../database/database.ts'
import type { FactorDeps, MailDeps, RequestDeps, SessionDeps } from '../../deps.ts'
import type { AuthContext, Endpoint } from '../../endpoint.ts'
import { errors } from '../../errors.ts'
import { ownTotpFactor } from '../../factors/own-factor.ts'
import { raiseSession } from '../../factors/raise-session.ts'
import { requireRaised } from '../../factors/require-raised.ts'
import { matchingStep } from '../../factors/totp.ts'
import { accountCounter } from '../../rate-limits.ts'
import { isUuid, optionalText } from '../../requests/fields.ts'
import { readBody } from '../../requests/read-body.ts'
import { sourceOf } from '../../requests/source-of.ts'
import { lockSession } from '../../sessions/lock-session.ts'
import { sessionResponse } from '../../sessions/session-response.ts'
import { audit } from '../../users/audit.ts'
import type { Factor } from '../../users/users.ts'

type Deps = RequestDeps & MailDeps & SessionDeps & FactorDeps

const schema = z.object({ challenge_id: optionalText, code: optionalText })

interface Challenge {
  id: string
  created_at: string
  ip: string
}

/** POST /factors/:factorId/verify */
export const verifyFactor =
  (auth: Deps): Endpoint =>
  async (c) => {
    const factor = ownTotpFactor(auth, c)
    const given = await readBody(c, schema)
    if (!given.code) throw errors.validation('Code needs to be non-empty')
    const failures = accountCounter('totp', c.get('user').id, auth.settings.limits.accountFailures)
    await auth.limits.hit(accountCounter('factor', factor.id, auth.settings.limits.factor))
    const challenge = await findChallenge(auth, c, factor, given.challenge_id)
    const grant = await auth.limits.guess(failures, () =>
      auth.database.transaction(async (tx) => {
        await lockSession(tx, c.get('session'))
        if (factor.status === 'unverified') await requireRaised(tx, c.get('session'))
        if (!(await acceptCode(auth, tx, factor, given.code))) return undefined
        await tx.query('delete from auth.mfa_challenges where id = $1::uuid', [challenge.id])
        if (factor.status === 'unverified') await completeEnrolment(auth, tx, c, factor)
        await audit(auth, tx, sourceOf(c), 'factor_verified', c.get('user'), {
          factor_id: factor.id,
        })
        return raiseSession(auth, tx, c.get('session'), factor.id, 'totp')
      }),
    )
    if (!grant) throw errors.wrongTotp()
    return sessionResponse(auth, c, grant)
  }

/** Bound to the factor, to the session that asked for it and to where that was. */
const findChallenge = async (auth: Deps, c: AuthContext, factor: Factor, id: string) => {
  if (!isUuid(id)) throw errors.challengeNotFound()
  const { rows } = await auth.database.query<Challenge>(
    `select id, created_at, host(ip_address) as ip from auth.mfa_challenges
     where id = $1::uuid and factor_id = $2::uuid and session_id = $3::uuid and verified_at is null`,
    [id, factor.id, c.get('session').id],
  )
  const challenge = rows[0]
  if (!challenge) throw errors.challengeNotFound()
  if (challenge.ip !== (sourceOf(c).address ?? '0.0.0.0')) throw errors.challengeAddress()
  const age = (auth.now().getTime() - Date.parse(challenge.created_at)) / 1000
  if (age > auth.settings.challengeSeconds) throw errors.challengeExpired(challenge.id)
  return challenge
}

/** A code works once: the step it belongs to must be later than any accepted before. */
const acceptCode = async (auth: Deps, tx: Transaction, factor: Factor, code: string) => {
  const { rows } = await tx.query<{ secret: string }>(
    'select secret from auth.mfa_factors where id = $1::uuid for update',
    [factor.id],
  )
  const step = rows[0] && matchingStep(auth.secrets.open(rows[0].secret), code, auth.now())
  if (step === undefined) return false
  const { rowCount } = await tx.query(
    `update auth.mfa_factors set last_accepted_step = $2::bigint, updated_at = $3::timestamptz
     where id = $1::uuid and (last_accepted_step is null or last_accepted_step < $2::bigint)`,
    [factor.id, step, auth.now()],
  )
  return rowCount === 1
}

const completeEnrolment = async (auth: Deps, tx: Transaction, c: AuthContext, factor: Factor) => {
  const user = c.get('user')
  await tx.query("update auth.mfa_factors set status = 'verified' where id = $1::uuid", [factor.id])
  await tx.query(
    `delete from auth.mfa_factors where user_id = $1::uuid and status = 'unverified'
       and factor_type = $2::auth.factor_type and id <> $3::uuid`,
    [user.id, factor.factor_type, factor.id],
  )
  await auth.mails.sendNotice('factor_enrolled', user, tx)
}
