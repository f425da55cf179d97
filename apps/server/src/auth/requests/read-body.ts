import type { z } from 'zod'
import type { AuthContext } from '../endpoint.ts'
import { errors } from '../errors.ts'

const MAX_BYTES = 1024 * 1024
const MAX_DEPTH = 64
const UTF8 = new TextDecoder('utf-8', { fatal: true })

/** The request's JSON body, read with a limit and parsed by the schema. */
export const readBody = async <Schema extends z.ZodType>(
  c: AuthContext,
  schema: Schema,
): Promise<z.output<Schema>> => {
  const bytes = await readBytes(c)
  const parsed = schema.safeParse(parseJson(bytes))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const path = issue?.path.join('.')
  throw errors.validation(path ? `${path}: ${issue?.message}` : (issue?.message ?? 'Invalid body'))
}

const readBytes = async (c: AuthContext): Promise<Uint8Array> => {
  const declared = c.req.header('content-length')
  if (Number(declared ?? 0) > MAX_BYTES) throw errors.bodyTooLarge()
  // The HTTP parser holds the sender to a declared length; only others need to be counted.
  if (declared) return new Uint8Array(await c.req.arrayBuffer())
  const reader = c.req.raw.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const chunk = await reader?.read()
    if (!chunk?.value) return Buffer.concat(chunks)
    size += chunk.value.byteLength
    if (size > MAX_BYTES) throw errors.bodyTooLarge()
    chunks.push(chunk.value)
  }
}

const parseJson = (bytes: Uint8Array): unknown => {
  if (bytes.byteLength === 0) return {}
  let value: unknown
  try {
    value = JSON.parse(UTF8.decode(bytes))
  } catch {
    throw errors.badJson('it is not valid JSON')
  }
  if (!isShallow(value)) throw errors.badJson('it is nested too deeply')
  return value
}

const isShallow = (value: unknown, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null) return true
  if (depth >= MAX_DEPTH) return false
  return Object.values(value).every((child) => isShallow(child, depth + 1))
}
