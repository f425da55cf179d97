import { z } from 'zod'
import type { PasswordDeps, RequestDeps } from '../../deps.ts'
import { errors } from '../../errors.ts'
import { metadata, optionalText, password, storableText } from '../../requests/fields.ts'
import { requireStrongPassword } from '../../users/password-rules.ts'
import { isImportableHash } from '../../users/passwords.ts'

type Deps = RequestDeps & PasswordDeps

/** The fields of a user that an administrator may set. */
export const adminUserBody = z.object({
  id: z.uuid().nullish(),
  email: optionalText,
  phone: storableText,
  password,
  password_hash: optionalText,
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: optionalText,
  role: z.enum(['', 'authenticated']).nullish(),
  nonce: optionalText,
})
export type AdminUser = z.output<typeof adminUserBody>

/** The hash to store, of a password or brought along from elsewhere; nothing when neither was given. */
export const passwordHashOf = async (auth: Deps, given: AdminUser): Promise<string | null> => {
  if (given.password && given.password_hash) {
    throw errors.validation('Only a password or a password hash should be provided')
  }
  if (given.password_hash) {
    if (!isImportableHash(given.password_hash)) {
      throw errors.validation('password_hash must be an argon2id or bcrypt hash')
    }
    return given.password_hash
  }
  if (!given.password) return null
  await requireStrongPassword(auth, given.password, given.email)
  return auth.passwords.hash(given.password)
}

const UNITS: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
}

/** Until when a duration such as `24h` or `1h30m` bans; null lifts the ban. */
export const bannedUntil = (duration: string, now: Date): Date | null => {
  if (duration === 'none') return null
  const parts = duration.match(/\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h)/g)
  if (!parts || parts.join('') !== duration) {
    throw errors.validation(`invalid format for ban duration: ${duration}`)
  }
  const milliseconds = parts.reduce((sum, part) => {
    const unit = /[a-zµ]+$/.exec(part)?.[0] ?? ''
    return sum + Number.parseFloat(part) * (UNITS[unit] ?? 0)
  }, 0)
  // The latest instant both JavaScript and PostgreSQL know.
  return new Date(Math.min(now.getTime() + milliseconds, 8.64e15))
}
