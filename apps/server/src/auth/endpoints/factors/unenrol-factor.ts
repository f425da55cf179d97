import type { Transaction } from '../../../database/database.ts'
import type { MailDeps, RequestDeps } from '../../deps.ts'
import type { Endpoint } from '../../endpoint.ts'
import { errors } from '../../errors.ts'
import { ownFactor } from '../../factors/own-factor.ts'
import { lowerSessions } from '../../factors/raise-session.ts'
import { sourceOf } from '../../requests/source-of.ts'
import { lockSession } from '../../sessions/lock-session.ts'
import { audit } from '../../users/audit.ts'
import { type Factor, getUser } from '../../users/users.ts'

type Deps = RequestDeps & MailDeps

/** DELETE /factors/:factorId */
export const unenrolFactor =
  (auth: Deps): Endpoint =>
  async (c) => {
    const factor = ownFactor(c)
    const isVerified = factor.status === 'verified'
    if (factor.factor_type === 'recovery_code') throw errors.recoveryCodesElsewhere()
    if (isVerified && c.get('session').aal !== 'aal2') throw errors.unenrolNeedsAal2()
    if (isVerified && standsForCodes(factor, c.get('user').factors))
      throw errors.recoveryCodesAlone()
    await auth.database.transaction(async (tx) => {
      await lockSession(tx, c.get('session'))
      await removeFactor(tx, c.get('user').id, factor.id)
      await audit(auth, tx, sourceOf(c), 'factor_unenrolled', c.get('user'), {
        factor_id: factor.id,
      })
      if (isVerified) await auth.mails.sendNotice('factor_removed', c.get('user'), tx)
    })
    return c.json({ id: factor.id })
  }

/** Whether the account would be left with recovery codes alone; they have to be removed first, as on Supabase's server. */
const standsForCodes = (factor: Factor, factors: Factor[]): boolean => {
  const others = factors.filter(({ id, status }) => id !== factor.id && status === 'verified')
  return others.length > 0 && others.every(({ factor_type }) => factor_type === 'recovery_code')
}

/** For operators: recovery codes are no factor of their own, so they go with the last one they stood in for. */
export const removeFactor = async (tx: Transaction, userId: string, factorId: string) => {
  await lowerSessions(tx, factorId)
  await tx.query('delete from auth.mfa_factors where id = $1::uuid', [factorId])
  const { factors } = await getUser(tx, userId)
  const verified = factors.filter(({ status }) => status === 'verified')
  if (!verified.every(({ factor_type }) => factor_type === 'recovery_code')) return
  for (const { id } of verified) {
    await lowerSessions(tx, id)
    await tx.query('delete from auth.mfa_factors where id = $1::uuid', [id])
  }
}
