import type { Statement } from './database.ts'
import { encodeParameters, refuseDeepNesting } from './parameters.ts'
import { WireMessages } from './wire-messages.ts'

// The frontend half of PostgreSQL's protocol, as far as we need it:
// https://www.postgresql.org/docs/current/protocol-message-formats.html

/** Several statements without parameters, by the simple protocol. */
export const simpleQuery = (sql: string) => new WireMessages().begin('Q').text(sql).end().bytes()

/**
 * Statements that form one transaction of their own: without BEGIN, everything up to the Sync
 * commits or rolls back together. Only the last one describes its columns.
 */
export const pipeline = (statements: Statement[], prepared: ReadonlySet<string>): Buffer => {
  const messages = new WireMessages()
  statements.forEach(({ text, values, name = '' }, index) => {
    if (!prepared.has(name)) {
      refuseDeepNesting(text)
      // An earlier attempt may have got as far as preparing it.
      if (name) messages.begin('C').text(`S${name}`).end()
      messages.begin('P').text(name).text(text).int16(0).end()
    }
    bind(messages, name, encodeParameters(values))
    if (index === statements.length - 1) messages.begin('D').text('P').end()
    messages.begin('E').text('').int32(0).end()
  })
  return messages.begin('S').end().bytes()
}

/** To the unnamed portal, with all values and columns as text. */
const bind = (messages: WireMessages, name: string, values: (string | null)[]) => {
  messages.begin('B').text('').text(name).int16(0).int16(values.length)
  for (const value of values) messages.value(value)
  messages.int16(0).end()
}
