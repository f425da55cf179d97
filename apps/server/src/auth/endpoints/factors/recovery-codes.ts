import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Transaction } from '../../../database/database.ts'
import type { RequestDeps, SessionDeps, TokenDeps } from '../../deps.ts'
import type { AuthContext, Endpoint } from '../../endpoint.ts'
import { errors } from '../../errors.ts'
import { lowerSessions, raiseSession } from '../../factors/raise-session.ts'
import { accountCounter } from '../../rate-limits.ts'
import { metadata, optionalText } from '../../requests/fields.ts'
import { readBody } from '../../requests/read-body.ts'
import { sourceOf } from '../../requests/source-of.ts'
import { lockSession } from '../../sessions/lock-session.ts'
import { sessionResponse } from '../../sessions/session-response.ts'
import { audit } from '../../users/audit.ts'
import type { Factor } from '../../users/users.ts'

type Deps = RequestDeps & TokenDeps & SessionDeps

const TOTAL = 10
const LENGTH = 16
// Without letters and digits that look alike.
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'

const generateBody = z.object({
  friendly_name: optionalText.refine(
    (text) => metadata.safeParse({ text }).success,
    'is not valid',
  ),
})
const verifyBody = z.object({ code: optionalText })

/** GET /factors/recovery-codes */
export const showRecoveryCodes =
  (auth: Deps): Endpoint =>
  async (c) => {
    const factor = requireRecoveryFactor(c)
    const { rows } = await auth.database.query<{ total: number; remaining: number }>(
      `select count(*)::int as total, (count(*) filter (where used_at is null))::int as remaining
       from auth.mfa_recovery_codes where factor_id = $1::uuid`,
      [factor.id],
    )
    return c.json({ id: factor.id, type: 'recovery_code', ...rows[0] })
  }

/** POST /factors/recovery-codes */
export const generateRecoveryCodes =
  (auth: Deps): Endpoint =>
  async (c) => {
    const given = await readBody(c, generateBody)
    requireAal2(c)
    const { factors, id: userId } = c.get('user')
    if (recoveryFactorOf(c)) throw errors.recoveryCodesExist()
    if (!factors.some(({ status }) => status === 'verified')) throw errors.recoveryCodesAlone()
    const name = given.friendly_name || 'Recovery codes'
    return auth.database.transaction(async (tx) => {
      await lockSession(tx, c.get('session'))
      const { rows } = await tx.query<{ id: string }>(
        `insert into auth.mfa_factors (user_id, factor_type, friendly_name, status, created_at, updated_at)
         values ($1::uuid, 'recovery_code', $2, 'verified', $3::timestamptz, $3::timestamptz)
         on conflict (user_id, friendly_name) do nothing returning id`,
        [userId, name, auth.now()],
      )
      if (!rows[0]) throw errors.factorNameTaken(name)
      return answerWithCodes(auth, tx, c, { id: rows[0].id, friendly_name: name })
    })
  }

/** POST /factors/recovery-codes/regenerate */
export const regenerateRecoveryCodes =
  (auth: Deps): Endpoint =>
  async (c) => {
    requireAal2(c)
    const factor = requireRecoveryFactor(c)
    await auth.limits.forget(failuresOf(auth, c).key)
    return auth.database.transaction(async (tx) => {
      await lockSession(tx, c.get('session'))
      await tx.query('delete from auth.mfa_recovery_codes where factor_id = $1::uuid', [factor.id])
      return answerWithCodes(auth, tx, c, factor)
    })
  }

/** POST /factors/recovery-codes/verify */
export const verifyRecoveryCode =
  (auth: Deps): Endpoint =>
  async (c) => {
    const given = await readBody(c, verifyBody)
    const failures = failuresOf(auth, c)
    const factor = recoveryFactorOf(c)
    const grant = await auth.limits.guess(
      failures,
      async () => factor && redeem(auth, c, factor, given.code),
      errors.recoveryCodesLocked,
    )
    if (!grant) throw errors.wrongRecoveryCode()
    return sessionResponse(auth, c, grant)
  }

/** DELETE /factors/recovery-codes */
export const deleteRecoveryCodes =
  (auth: Deps): Endpoint =>
  async (c) => {
    requireAal2(c)
    const factor = requireRecoveryFactor(c)
    await auth.database.transaction(async (tx) => {
      await lockSession(tx, c.get('session'))
      await lowerSessions(tx, factor.id)
      await tx.query('delete from auth.mfa_factors where id = $1::uuid', [factor.id])
    })
    return c.json({ id: factor.id })
  }

const redeem = (auth: Deps, c: AuthContext, factor: Factor, code: string) =>
  auth.database.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `update auth.mfa_recovery_codes set used_at = $3::timestamptz
       where factor_id = $1::uuid and code_hash = $2 and used_at is null`,
      [factor.id, hashOf(auth, factor.id, code), auth.now()],
    )
    if (rowCount === 0) return undefined
    return raiseSession(auth, tx, c.get('session'), factor.id, 'mfa/recovery_code')
  })

const answerWithCodes = async (
  auth: Deps,
  tx: Transaction,
  c: AuthContext,
  factor: Pick<Factor, 'id' | 'friendly_name'>,
) => {
  const codes = Array.from({ length: TOTAL }, newCode)
  await audit(auth, tx, sourceOf(c), 'recovery_codes_generated', c.get('user'))
  await tx.query(
    `insert into auth.mfa_recovery_codes (factor_id, code_hash, created_at)
     select $1::uuid, hash, $3::timestamptz from jsonb_array_elements_text($2::jsonb) as hash`,
    [factor.id, codes.map((code) => hashOf(auth, factor.id, code)), auth.now()],
  )
  const { id, friendly_name } = factor
  return c.json({ id, type: 'recovery_code', friendly_name, total: TOTAL, codes })
}

const newCode = () =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** As typed: case, spaces and dashes do not matter. */
const hashOf = (auth: Deps, factorId: string, code: string) =>
  auth.secrets
    .keyedHash('recovery-code', `${factorId}\0${code.toLowerCase().replace(/[\s-]/g, '')}`)
    .toString('hex')

const failuresOf = (auth: Deps, c: AuthContext) =>
  accountCounter('recovery-code', c.get('user').id, auth.settings.limits.accountFailures)

const recoveryFactorOf = (c: AuthContext) =>
  c.get('user').factors.find(({ factor_type }) => factor_type === 'recovery_code')

const requireRecoveryFactor = (c: AuthContext): Factor => {
  const factor = recoveryFactorOf(c)
  if (!factor) throw errors.factorNotFound()
  return factor
}

const requireAal2 = (c: AuthContext) => {
  if (c.get('session').aal !== 'aal2') throw errors.recoveryCodesNeedAal2()
}
