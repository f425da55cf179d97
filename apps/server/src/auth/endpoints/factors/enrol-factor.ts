import { z } from 'zod'
import type { Transaction } from '../../../database/database.ts'
import type { FactorDeps, RequestDeps } from '../../deps.ts'
import type { Endpoint } from '../../endpoint.ts'
import { errors } from '../../errors.ts'
import { qrCodeSvg } from '../../factors/qr-code.ts'
import { requireRaised } from '../../factors/require-raised.ts'
import { newTotpSecret, totpUri } from '../../factors/totp.ts'
import { metadata, optionalText } from '../../requests/fields.ts'
import { readBody } from '../../requests/read-body.ts'
import { lockSession } from '../../sessions/lock-session.ts'
import type { Session } from '../../sessions/sessions.ts'
import { requireConfirmed } from '../../users/require-confirmed.ts'

type Deps = RequestDeps & FactorDeps

const storable = optionalText.refine((text) => metadata.safeParse({ text }).success, 'is not valid')
const schema = z.object({
  factor_type: optionalText,
  friendly_name: storable,
  issuer: storable,
  phone: storable,
})
const PHONE = /^\+?[1-9]\d{1,14}$/

/** POST /factors */
export const enrolFactor =
  (auth: Deps): Endpoint =>
  async (c) => {
    const given = await readBody(c, schema)
    const { factor_type: type, friendly_name: name } = given
    if (type === 'webauthn') throw errors.webauthnDisabled()
    if (type !== 'totp' && type !== 'phone') {
      throw errors.validation('factor_type needs to be totp, phone, or webauthn')
    }
    if (type === 'totp' && !auth.settings.totpEnrolEnabled) throw errors.totpEnrolDisabled()
    if (type === 'phone' && !PHONE.test(given.phone)) {
      throw errors.validation('Invalid phone number format (E.164 required)')
    }
    requireConfirmed(c.get('user'))
    const secret = type === 'totp' ? newTotpSecret() : null
    const id = await auth.database.transaction(async (tx) => {
      await lockSession(tx, c.get('session'))
      await checkEnrolment(auth, tx, c.get('session'), name)
      return insertFactor(auth, tx, c.get('user').id, {
        type,
        name,
        secret: secret && auth.secrets.seal(secret),
        phone: given.phone || null,
      })
    })
    const issued = { id, type, friendly_name: name }
    if (!secret) return c.json({ ...issued, phone: given.phone })
    const issuer = given.issuer || new URL(auth.settings.siteUrl).host
    const uri = totpUri(issuer, c.get('user').email ?? c.get('user').id, secret)
    return c.json({ ...issued, totp: { qr_code: qrCodeSvg(uri), secret, uri } })
  }

const checkEnrolment = async (auth: Deps, tx: Transaction, session: Session, name: string) => {
  await deleteStale(auth, tx, session.user_id)
  const { factors } = await requireRaised(tx, session)
  if (factors.length >= auth.settings.maxFactors) throw errors.tooManyFactors()
  if (factors.some((factor) => factor.friendly_name === name)) throw errors.factorNameTaken(name)
}

/** Enrolments that were begun and never finished. */
const deleteStale = (auth: Deps, tx: Transaction, userId: string) =>
  tx.query(
    `delete from auth.mfa_factors
     where user_id = $1::uuid and status = 'unverified' and created_at < $2::timestamptz`,
    [userId, new Date(auth.now().getTime() - auth.settings.unverifiedFactorSeconds * 1000)],
  )

interface NewFactor {
  type: 'totp' | 'phone'
  name: string
  secret: string | null
  phone: string | null
}

const insertFactor = async (auth: Deps, tx: Transaction, userId: string, factor: NewFactor) => {
  const { rows } = await tx.query<{ id: string }>(
    `insert into auth.mfa_factors
       (user_id, factor_type, friendly_name, secret, phone, created_at, updated_at)
     values ($1::uuid, $2::auth.factor_type, $3, $4, $5, $6::timestamptz, $6::timestamptz)
     on conflict (user_id, friendly_name) do nothing
     returning id`,
    [userId, factor.type, factor.name, factor.secret, factor.phone, auth.now()],
  )
  if (!rows[0]) throw errors.factorNameTaken(factor.name)
  return rows[0].id
}
