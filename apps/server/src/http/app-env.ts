import type { Logger } from 'pino'
import type { Caller } from '../database/database.ts'
import type { TokenError } from '../keys/token-error.ts'

/** What every handler finds with `c.get(…)`. */
export interface AppEnv {
  Variables: {
    /** Verified; an anonymous one where no or no valid credentials came. */
    caller: Caller
    /** Why the credentials were rejected; services that require credentials answer with it. */
    credentialsError?: TokenError | ApiKeyError
    /** Canonical: IPv4, or IPv6 in its shortest form. */
    clientAddress: string
    requestId: string
    log: Logger
  }
}

/** The `apikey` is missing or unknown, or may not be used from where it was. */
export class ApiKeyError extends Error {
  constructor(
    message: string,
    readonly hint: string,
  ) {
    super(message)
    this.name = 'ApiKeyError'
  }
}
