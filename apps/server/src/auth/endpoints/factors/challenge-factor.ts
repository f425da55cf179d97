import type { FactorDeps, RequestDeps } from '../../deps.ts'
import type { Endpoint } from '../../endpoint.ts'
import { ownTotpFactor } from '../../factors/own-factor.ts'
import { networkCounter } from '../../rate-limits.ts'
import { networkOf, sourceOf } from '../../requests/source-of.ts'

type Deps = RequestDeps & FactorDeps

/** POST /factors/:factorId/challenge */
export const challengeFactor =
  (auth: Deps): Endpoint =>
  async (c) => {
    const factor = ownTotpFactor(auth, c)
    await auth.limits.hit(networkCounter('challenge', networkOf(c), auth.settings.limits.factor))
    const now = auth.now()
    const { rows } = await auth.database.query<{ id: string }>(
      `with stale as (
         delete from auth.mfa_challenges where factor_id = $1::uuid and created_at < $5::timestamptz
       ), touched as (
         update auth.mfa_factors set last_challenged_at = $4::timestamptz where id = $1::uuid
       )
       insert into auth.mfa_challenges (factor_id, session_id, ip_address, created_at)
       values ($1::uuid, $2::uuid, coalesce($3::inet, '0.0.0.0'), $4::timestamptz) returning id`,
      [
        factor.id,
        c.get('session').id,
        sourceOf(c).address,
        now,
        new Date(now.getTime() - 2 * auth.settings.challengeSeconds * 1000),
      ],
    )
    const expiresAt = Math.floor(now.getTime() / 1000) + auth.settings.challengeSeconds
    return c.json({ id: rows[0]?.id, type: factor.factor_type, expires_at: expiresAt })
  }
