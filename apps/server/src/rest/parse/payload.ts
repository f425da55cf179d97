import { errors } from '../errors.ts'
import { parseCsv } from './csv.ts'

/** Rows to write. The text goes to the database as it came, so that no digit of a number is lost. */
export interface Payload {
  /** A JSON array of objects. */
  json: string
  shape: PayloadShape
}

/** All that a statement depends on: bodies of one shape are written by the same one. */
export interface PayloadShape {
  /** The keys of the first row. */
  keys: string[]
  rows: 'none' | 'one' | 'many'
  /** Whether all rows have the same keys. */
  isUniform: boolean
}

export const NO_PAYLOAD: Payload = {
  json: '[]',
  shape: { keys: [], rows: 'none', isUniform: true },
}

/** Arguments of a function, by name. */
interface Arguments {
  json: string
  /** Undefined when the body is JSON but no object. */
  names: string[] | undefined
}

type JsonObject = Record<string, unknown>

/** Deeper documents have no use and would exhaust the database's stack. */
const DEEPEST_JSON = 512
/** More would keep everybody else waiting while they are read and written. */
const MOST_ROWS = 5_000

export const parsePayload = (body: string, contentType: string | undefined): Payload => {
  const { json, value } = readBody(body, contentType)
  const isArray = Array.isArray(value)
  const rows: unknown[] = isArray ? value : [value]
  if (rows.length > MOST_ROWS) throw errors.manyRows(MOST_ROWS)
  if (!rows.every(isObject)) throw errors.unlikeRows()
  const keys = Object.keys(rows[0] ?? {})
  const isUniform = rows.every((row) => hasSameKeys(row, keys))
  return {
    json: isArray ? json : `[${json}]`,
    shape: { keys, rows: COUNTS[rows.length] ?? 'many', isUniform },
  }
}

const COUNTS = ['none', 'one'] as const

export const parseArguments = (body: string, contentType: string | undefined): Arguments => {
  if (body.trim() === '') return { json: '{}', names: [] }
  const { json, value } = readBody(body, contentType)
  return { json, names: isObject(value) ? Object.keys(value) : undefined }
}

const readBody = (body: string, contentType = 'application/json') => {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase()
  switch (type) {
    case '':
    case 'application/json':
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.array+json':
      return { json: body, value: parseJson(body) }
    case 'text/csv':
      return fromValue(parseCsv(body, MOST_ROWS))
    case 'application/x-www-form-urlencoded':
      return fromValue(Object.fromEntries(new URLSearchParams(body)))
    default:
      throw errors.badBody(`Content-Type not acceptable: ${type}`)
  }
}

const fromValue = (value: unknown) => ({ json: JSON.stringify(value), value })

const parseJson = (body: string): unknown => {
  if (body.trim() === '') throw errors.badBody('Empty or invalid json')
  if (isTooDeep(body)) throw errors.badBody('Empty or invalid json: nested too deeply')
  try {
    return JSON.parse(body)
  } catch {
    throw errors.badBody('Empty or invalid json')
  }
}

const isTooDeep = (body: string) => {
  if (body.length < DEEPEST_JSON) return false
  let depth = 0
  let isInString = false
  for (let place = 0; place < body.length; place++) {
    const code = body.charCodeAt(place)
    if (isInString) {
      if (code === BACKSLASH) place += 1
      else if (code === QUOTE) isInString = false
    } else if (code === QUOTE) isInString = true
    else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      depth += 1
      if (depth > DEEPEST_JSON) return true
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) depth -= 1
  }
  return false
}

const [QUOTE, BACKSLASH, OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [
  34, 92, 91, 93, 123, 125,
]

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasSameKeys = (row: JsonObject, keys: string[]) =>
  Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key))
