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

/** Nobody reads it: the caller has gone. */
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

/** The body as the schema wants it. */
export const readBody = async <Schema extends z.core.$ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> => {
  const body = parseJson(await readText(request))
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return parsed.data
  throw new FunctionError(400, 'bad_request', z.prettifyError(parsed.error))
}

/** Whoever went away before all of it came is not answered, and is no failure. */
export const readText = (request: Request) =>
  request.text().catch(() => {
    throw errors.badRequest('The request body is not complete.')
  })

const parseJson = (text: string): unknown => {
  let body: unknown
  try {
    body = JSON.parse(text, (key, value: unknown) => {
      if (!isText(key) || (typeof value === 'string' && !isText(value))) throw errors.notText()
      return value
    })
  } catch (error) {
    throw error instanceof FunctionError
      ? error
      : errors.badRequest('The request body is not valid JSON.')
  }
  return body
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
