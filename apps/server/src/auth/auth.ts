import type { Context } from 'hono'
import type { Database } from '../database/database.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import { AuthMails } from './mails/auth-mails.ts'
import type { Mailer } from './mails/mailer.ts'
import { Discovery } from './oauth/discovery.ts'
import { Passwords } from './passwords.ts'
import { RateLimits } from './rate-limits.ts'
import { Secrets } from './secrets.ts'
import type { Session } from './sessions.ts'
import type { AuthSettings } from './settings.ts'
import type { User } from './users.ts'

/** What makes access tokens. */
type TokenKeys = Pick<KeyRing, 'sign' | 'jwks'>

/** Told of bugs, with the id of the request that met them. */
type Log = (message: string, cause: unknown, requestId: string) => void

export interface AuthDeps {
  database: Database
  keys: TokenKeys
  mailer: Mailer
  settings: AuthSettings
  clock?: () => Date
  log?: Log
}

/** The parts every endpoint works with. */
export interface Auth {
  database: Database
  keys: TokenKeys
  settings: AuthSettings
  secrets: Secrets
  passwords: Passwords
  limits: RateLimits
  mails: AuthMails
  discovery: Discovery
  now: () => Date
  log: Log
}

export interface AuthEnv {
  Variables: AppEnv['Variables'] & {
    /** Set where the mount table asks for a signed-in user. */
    user: User
    session: Session
  }
}

export type AuthContext = Context<AuthEnv>
export type Endpoint = (c: AuthContext) => Promise<Response> | Response

export function createAuth(deps: AuthDeps): Auth {
  const { database, keys, mailer, settings, clock } = deps
  const now = clock ?? (() => new Date())
  const limits = new RateLimits(database, now)
  return {
    database,
    keys,
    settings,
    now,
    limits,
    secrets: new Secrets(settings.encryptionKey),
    passwords: new Passwords(settings),
    discovery: new Discovery(),
    mails: new AuthMails(mailer, settings, limits),
    log: deps.log ?? (() => {}),
  }
}
