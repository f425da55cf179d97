import type { Database } from '../database/database.ts'
import type {
  FactorDeps,
  Log,
  MailDeps,
  PasswordDeps,
  ProviderDeps,
  RequestDeps,
  SessionDeps,
  TokenKeys,
} from './deps.ts'
import { AuthMails } from './mails/auth-mails.ts'
import type { Mailer } from './mails/mailer.ts'
import { Discovery } from './providers/discovery.ts'
import { RateLimits } from './rate-limits.ts'
import { SecretBox } from './secrets.ts'
import type { AuthSettings } from './settings.ts'
import { Passwords } from './users/passwords.ts'

export interface AuthDeps {
  database: Database
  keys: TokenKeys
  mailer: Mailer
  settings: AuthSettings
  clock?: () => Date
  log?: Log
}

/** Everything together, of which each endpoint takes its part. */
export type Auth = RequestDeps & MailDeps & SessionDeps & PasswordDeps & FactorDeps & ProviderDeps

export const createAuth = (deps: AuthDeps): Auth => {
  const { database, keys, mailer, settings, clock } = deps
  const now = clock ?? (() => new Date())
  const limits = new RateLimits(database, now)
  return {
    database,
    keys,
    settings,
    now,
    limits,
    secrets: new SecretBox(settings.encryptionKey),
    passwords: new Passwords(settings),
    discovery: new Discovery(),
    mails: new AuthMails(mailer, settings, limits),
    log: deps.log ?? (() => {}),
  }
}
