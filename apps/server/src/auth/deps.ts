import type { Database } from '../database/database.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import type { AuthMails } from './mails/auth-mails.ts'
import type { Discovery } from './providers/discovery.ts'
import type { RateLimits } from './rate-limits.ts'
import type { SecretBox } from './secrets.ts'
import type {
  FactorSettings,
  LimitSettings,
  PasswordSettings,
  ProviderChoices,
  SessionSettings,
  SignUpSettings,
  SiteSettings,
  TokenSettings,
} from './settings.ts'
import type { Passwords } from './users/passwords.ts'

// What each part of the auth service works with. A file names those it needs, and gets no more than that.

export interface Clock {
  now: () => Date
}

/** What every endpoint may need to judge a request, before it does anything. */
export interface RequestDeps extends Clock {
  database: Database
  limits: RateLimits
  settings: SiteSettings & SignUpSettings & LimitSettings
}

/** One-time tokens and flows: issued, hashed, redeemed. */
export interface TokenDeps extends Clock {
  secrets: SecretBox
  settings: TokenSettings
}

/** The part of auth that sends mails: one-time tokens and notices. */
export interface MailDeps extends TokenDeps {
  mails: AuthMails
}

/** Sessions and their access tokens. */
export interface SessionDeps extends Clock {
  keys: TokenKeys
  settings: SiteSettings & SessionSettings
}

/** The dependencies needed to issue access tokens. */
export type TokenKeys = Pick<KeyRing, 'sign' | 'jwks'>

export interface PasswordDeps {
  passwords: Passwords
  settings: SiteSettings & PasswordSettings
  log: Log
}

export interface FactorDeps extends Clock {
  secrets: SecretBox
  settings: FactorSettings
}

/** Identity providers. */
export interface ProviderDeps {
  discovery: Discovery
  secrets: SecretBox
  settings: ProviderChoices & TokenSettings
  log: Log
}

/** Receives unexpected errors, with the id of the request in which they occurred where it is known. */
export type Log = (message: string, cause: unknown, requestId?: string) => void
