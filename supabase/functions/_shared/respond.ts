import { z } from 'zod'
import { errors, FunctionError, Unavailable } from './function-error.ts'
import { logFailure } from './log-failure.ts'

export type Handle = (request: Request) => Promise<Response>

export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'POST, OPTIONS',
}

const RETRY = { 'retry-after': '2' }

/** The caller has gone, so nobody reads this answer. */
const CLIENT_LEFT = 499

/** Wraps a handler: browsers may call it, refusals become JSON, and a bug is logged instead of shown. */
export const respond =
  (handle: (request: Request) => Promise<object | Response>): Handle =>
  async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS })
    if (request.method !== 'POST') {
      return json({ code: 'method_not_allowed', message: 'Use POST.' }, 405)
    }
    try {
      const answer = await handle(request)
      return answer instanceof Response ? answer : json(answer, 200)
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: CLIENT_LEFT })
      const { status, ...body } = refusalOf(error, request)
      return json(body, status, error instanceof Unavailable ? RETRY : {})
    }
  }

/** Nothing that is asked of a function is longer; all functions wait while one of them reads a body. */
const LONGEST_BODY = 250_000

/** The body as the schema wants it. */
export const readBody = async <Schema extends z.core.$ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> => {
  const text = await readText(request)
  if (text.length > LONGEST_BODY) throw errors.bodyTooLarge()
  const parsed = z.safeParse(schema, parseJson(text))
  if (!parsed.success) throw errors.badRequest(z.prettifyError(parsed.error))
  // Only what the schema left of it is looked through, which is far less than a body may hold.
  if (!holdsText(parsed.data)) throw errors.notText()
  return parsed.data
}

/** A client that disconnects while it sends its body gets no answer, and that is not logged as a failure. */
export const readText = (request: Request) =>
  request.text().catch(() => {
    throw errors.badRequest('The request body is not complete.')
  })

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw errors.badRequest('The request body is not valid JSON.')
  }
}

/** Names are not looked at: no schema of a request takes any but its own. */
const holdsText = (value: unknown): boolean => {
  if (typeof value === 'string') return isText(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(holdsText)
}

/** What a database can store as text: no NUL, and no half of a surrogate pair. */
const isText = (value: string) => !value.includes('\0') && !/\p{Surrogate}/u.test(value)

/** What a caller is told of a failure. */
export const refusalOf = (
  error: unknown,
  request: Request,
): { status: number; code: string; message: string } => {
  if (error instanceof FunctionError) {
    const { status, code, message, details } = error
    return { ...details, status, code, message }
  }
  logFailure(request, error)
  return {
    status: 500,
    code: 'internal_error',
    message: 'Something went wrong. Please try again.',
  }
}

const json = (body: object, status: number, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...CORS, 'cache-control': 'no-store', ...headers } })
