import type { Role } from '../database/database.ts'
import { DatabaseBusy } from '../database/database-busy.ts'
import { DatabaseError } from '../database/database-error.ts'
import { guardRefusal } from './build/guard.ts'
import { databaseFailure } from './database-failure.ts'
import { errors, RestError } from './errors.ts'
import { BASE_HEADERS, type Reply } from './render.ts'

/** Every refusal as PostgREST words it; what is neither ours nor the database's goes on to the server. */
export const renderError = (error: Error, role: Role): Response => {
  const { status, headers, body } = replyTo(error, role)
  return new Response(body, {
    status,
    headers: { ...BASE_HEADERS, 'content-type': 'application/json; charset=utf-8', ...headers },
  })
}

const replyTo = (error: Error, role: Role): Reply => {
  if (error instanceof DatabaseError) {
    const refusal = guardRefusal(error)
    return refusal ? ownReply(refusal) : databaseFailure(error, role)
  }
  if (error instanceof RestError) return ownReply(error)
  if (error instanceof DatabaseBusy) return ownReply(errors.tooBusy(error.retryAfter))
  throw error
}

const ownReply = ({ status, code, details, hint, message, retryAfter }: RestError): Reply => ({
  status,
  headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  body: JSON.stringify({ code, details, hint, message }),
})
