import { nestsDeeper } from '../nesting.ts'
import { DatabaseError } from './database-error.ts'

/** A value as PostgreSQL's text format; the server infers its type from the statement. */
const encodeParameter = (value: unknown): string | null => {
  switch (typeof value) {
    case 'string':
      return encodable(value)
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value)
    case 'undefined':
      return null
    case 'object':
      if (value === null) return null
      if (value instanceof Date) return value.toISOString()
      if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
      return encodable(JSON.stringify(value))
    default:
      throw new TypeError(`A ${typeof value} cannot be a query parameter`)
  }
}

export const encodeParameters = (values: unknown[] = []) => values.map(encodeParameter)

// Most texts have no surrogates at all, and testing for that is much faster than testing that each has its pair.
const HALVES = /[\ud800-\udfff]/
const LONE_HALF = /\p{Surrogate}/u

/** PostgreSQL cannot store these; both drivers would otherwise cut or replace them silently. */
const encodable = (text: string) => {
  if (text.includes('\0')) throw invalidText('0x00')
  if (HALVES.test(text) && LONE_HALF.test(text)) throw invalidText('0xed 0xa0 0x80')
  refuseDeepNesting(text)
  return text
}

const DEEPEST_NESTING = 1_000

/**
 * PostgreSQL reads JSON, search queries and its own language by recursion and stops itself in time;
 * the embedded one runs on a smaller stack, and would lose the statement or hang.
 */
export const refuseDeepNesting = (text: string) => {
  if (nestsDeeper(text, DEEPEST_NESTING))
    throw new DatabaseError('54001', 'stack depth limit exceeded')
}

const invalidText = (bytes: string) =>
  new DatabaseError('22021', `invalid byte sequence for encoding "UTF8": ${bytes}`)
