import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { TokenError } from '../keys/token-error.ts'
import { ApiKeyError, type AppEnv } from './app-env.ts'
import { answerToClientThatLeft } from './client-left.ts'

export const RETRY_AFTER_SECONDS = 2

/** Answers what no service has rendered itself; anything unexpected is logged, never shown. */
export const renderFailure = (error: unknown, c: Context<AppEnv>): Response => {
  if (error instanceof ApiKeyError) {
    return c.json({ message: error.message, hint: error.hint }, 401)
  }
  if (error instanceof TokenError) return renderTokenError(error, c)
  if (error instanceof DatabaseUnavailable) {
    c.header('retry-after', String(RETRY_AFTER_SECONDS))
    return c.json(
      { code: 'PGRST000', message: 'The database is not available', details: null, hint: null },
      503,
    )
  }
  if (error instanceof HTTPException) return c.json({ message: error.message }, error.status)
  const left = answerToClientThatLeft(c)
  if (left) return left
  c.get('log').error({ err: error, requestId: c.get('requestId') }, 'request failed')
  return c.json({ message: 'Internal server error' }, 500)
}

/** PostgREST's words: 301 for a token it cannot verify, 303 for one whose claims do not hold. */
const renderTokenError = ({ fault, message }: TokenError, c: Context<AppEnv>) => {
  const code = fault === 'malformed' || fault === 'signature' ? 'PGRST301' : 'PGRST303'
  c.header('www-authenticate', `Bearer error="invalid_token", error_description="${message}"`)
  return c.json({ code, message, details: null, hint: null }, 401)
}
