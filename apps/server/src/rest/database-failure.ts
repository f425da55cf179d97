import type { Role } from '../database/database.ts'
import type { DatabaseError } from '../database/database-error.ts'
import type { Reply } from './render.ts'

/** By SQLSTATE or its class; the longest match counts. What is not listed is the client's mistake: 400. */
const STATUS: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '53400': 500,
  // A statement that outgrows the database's stack was asked for by a request; PostgREST says 500.
  '54': 400,
  '55': 500,
  // PostgREST says 500 for a query that ran out of time; 504 is clearer to clients that retry.
  '57014': 504,
  '57P01': 503,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0001: 400,
  P0: 500,
  XX: 500,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
}

/** Codes that PostgreSQL classes as internal errors although the request was merely too large. */
const OUTGROWN = /^(invalid memory alloc request size|tsquery stack too small|word is too long)/

/**
 * What refuses a row and shows it in its details: a column that may not be null, a check or a partition, a view's check
 * option. A function with its owner's rights shows hidden columns as well. Known by code, since PostgreSQL words the
 * details in the language of lc_messages.
 */
const SHOWS_ROW = new Set(['23502', '23514', '44000'])

/** What the database refused, in PostgREST's form. */
export const databaseFailure = (error: DatabaseError, role: Role): Reply => {
  if (error.code === 'PGRST') return raisedReply(error)
  const status = OUTGROWN.test(error.message) ? 400 : statusOf(error.code, role)
  const body = {
    code: error.code,
    details: role !== 'service_role' && SHOWS_ROW.has(error.code) ? null : (error.detail ?? null),
    hint: error.hint ?? null,
    message: error.message,
  }
  return {
    status,
    headers: status === 401 ? { 'www-authenticate': 'Bearer' } : {},
    body: JSON.stringify(body),
  }
}

const statusOf = (code: string, role: Role) => {
  if (code === '42501') return role === 'anon' ? 401 : 403
  // RAISE SQLSTATE 'PT402' chooses its own status.
  if (code.startsWith('PT')) return httpStatus(Number(code.slice(2)))
  return STATUS[code] ?? STATUS[code.slice(0, 2)] ?? 400
}

interface Raised {
  code?: string
  message?: string
  details?: string | null
  hint?: string | null
  status?: number
  headers?: Record<string, string>
}

/** RAISE SQLSTATE 'PGRST' carries the whole answer: the body in its message, status and headers in its detail. */
const raisedReply = ({ message, detail }: DatabaseError): Reply => {
  const body = parseObject(message)
  const answer = parseObject(detail)
  if (!body || !answer)
    return {
      status: 500,
      headers: {},
      body: JSON.stringify({
        code: 'PGRST121',
        details: body ? 'Invalid JSON value for DETAIL' : 'Invalid JSON value for MESSAGE',
        hint: null,
        message: `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`,
      }),
    }
  const { code, details = null, hint = null } = body
  return {
    status: httpStatus(Number(answer.status)),
    headers: answer.headers ?? {},
    body: JSON.stringify({ code, details, hint, message: body.message }),
  }
}

const parseObject = (json: string | undefined): Raised | undefined => {
  try {
    const value: unknown = JSON.parse(json ?? '')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

const httpStatus = (status: number) => (status >= 200 && status <= 599 ? status : 500)
