import { columnParsers } from './columns.ts'
import type { QueryResult } from './database.ts'
import { DatabaseError } from './database-error.ts'

interface Notification {
  channel: string
  payload: string
}

export interface Answer extends QueryResult {
  /** Of the last statement, such as 'COMMIT' or 'SELECT 3'. */
  command: string
  error?: DatabaseError
  notifications: Notification[]
}

interface Column {
  name: string
  parse?: (text: string) => unknown
}

/** Reads everything the server said up to ReadyForQuery: the last statement's rows, or the error. */
export const readAnswer = (bytes: Uint8Array): Answer => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const answer: Answer = { rows: [], rowCount: 0, command: '', notifications: [] }
  let columns: Column[] | undefined
  for (let at = 0; at + 5 <= buffer.length; ) {
    const end = at + 1 + buffer.readInt32BE(at + 1)
    const body = at + 5
    switch (buffer[at]) {
      case 0x54 /* T, row description */:
        columns = readColumns(buffer, body)
        answer.rows = []
        break
      case 0x44 /* D, data row */:
        if (columns) answer.rows.push(readRow(buffer, body, columns))
        break
      case 0x43 /* C, command complete */:
        answer.command = buffer.toString('latin1', body, end - 1)
        answer.rowCount = Number(answer.command.slice(answer.command.lastIndexOf(' ') + 1)) || 0
        columns = undefined
        break
      case 0x49 /* I, there was no statement */:
        answer.command = ''
        break
      case 0x45 /* E, error */:
        answer.error ??= readError(buffer.toString('utf8', body, end - 1))
        break
      case 0x41 /* A, notification */:
        answer.notifications.push(readNotification(buffer.toString('utf8', body + 4, end - 1)))
        break
    }
    at = end
  }
  return answer
}

const readColumns = (buffer: Buffer, start: number): Column[] => {
  const columns: Column[] = []
  let at = start + 2
  for (let left = buffer.readInt16BE(start); left > 0; left -= 1) {
    const nameEnd = buffer.indexOf(0, at)
    const type = buffer.readUInt32BE(nameEnd + 7)
    columns.push({ name: buffer.toString('utf8', at, nameEnd), parse: columnParsers.get(type) })
    at = nameEnd + 19
  }
  return columns
}

const readRow = (buffer: Buffer, start: number, columns: Column[]) => {
  const row: Record<string, unknown> = {}
  let at = start + 2
  for (const { name, parse } of columns) {
    const length = buffer.readInt32BE(at)
    at += 4
    if (length < 0) {
      row[name] = null
      continue
    }
    const text = buffer.toString('utf8', at, at + length)
    row[name] = parse ? parse(text) : text
    at += length
  }
  return row
}

const readError = (text: string) => {
  const fields = new Map(text.split('\0').map((field) => [field[0], field.slice(1)]))
  return new DatabaseError(
    fields.get('C') ?? 'XX000',
    fields.get('M') ?? 'unknown error',
    fields.get('D'),
    fields.get('H'),
    fields.get('n'),
    fields.get('t'),
    fields.get('c'),
  )
}

const readNotification = (text: string): Notification => {
  const [channel = '', payload = ''] = text.split('\0')
  return { channel, payload }
}
