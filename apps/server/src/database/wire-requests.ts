import type { Statement } from './database.ts'
import { encodeParameters, refuseDeepNesting } from './parameters.ts'

// The frontend half of PostgreSQL's protocol, as far as we need it:
// https://www.postgresql.org/docs/current/protocol-message-formats.html

/** A statement to be kept prepared under a name for as long as the session lasts. */
export interface NamedStatement extends Statement {
  name?: string
}

const SYNC = message('S', Buffer.alloc(0))
const EXECUTE = message('E', Buffer.alloc(5))
const DESCRIBE_PORTAL = message('D', Buffer.from('P\0'))

/** Several statements without parameters, by the simple protocol. */
export const simpleQuery = (sql: string) => message('Q', Buffer.from(`${sql}\0`))

/**
 * Statements that form one transaction of their own: without BEGIN, everything up to the Sync
 * commits or rolls back together. Only the last one describes its columns.
 */
export function pipeline(statements: NamedStatement[], prepared: ReadonlySet<string>): Buffer {
  const parts: Buffer[] = []
  statements.forEach(({ text, values, name = '' }, index) => {
    if (!prepared.has(name)) {
      refuseDeepNesting(text)
      // An earlier attempt may have got as far as preparing it.
      if (name) parts.push(message('C', Buffer.from(`S${name}\0`)))
      parts.push(message('P', Buffer.from(`${name}\0${text}\0\0\0`)))
    }
    parts.push(bind(name, encodeParameters(values)))
    if (index === statements.length - 1) parts.push(DESCRIBE_PORTAL)
    parts.push(EXECUTE)
  })
  parts.push(SYNC)
  return Buffer.concat(parts)
}

function bind(name: string, values: (string | null)[]) {
  const parts = [Buffer.from(`\0${name}\0`), int16(0), int16(values.length)]
  for (const value of values) {
    if (value === null) parts.push(int32(-1))
    else parts.push(int32(Buffer.byteLength(value)), Buffer.from(value))
  }
  parts.push(int16(0))
  return message('B', Buffer.concat(parts))
}

function message(type: string, body: Buffer) {
  const head = Buffer.alloc(5)
  head.write(type, 0, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

function int16(value: number) {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

function int32(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
