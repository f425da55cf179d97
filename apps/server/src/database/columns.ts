import { parseArray } from './array-literal.ts'

type Parse = (text: string) => unknown

const number: Parse = (text) => Number(text)
const boolean: Parse = (text) => text === 't'
const json: Parse = (text) => JSON.parse(text)
const bytes: Parse = (text) => Buffer.from(text.slice(2), 'hex')

/** As JSON prints it: 2026-01-01T09:30:00.5+00:00. Sessions run in UTC, so the offset is always +00. */
const timestamp: Parse = (text) => text.replace(' ', 'T')
const timestamptz: Parse = (text) => text.replace(' ', 'T').replace(/\+00$/, '+00:00')

/** A JavaScript number where it is exact enough, the text otherwise. */
const decimal: Parse = (text) => {
  const digits = text.replace(/^-?0*\.?0*/, '').replace('.', '')
  return digits.length <= 15 && Number.isFinite(Number(text)) ? Number(text) : text
}

const scalars: [oid: number, arrayOid: number, parse: Parse | undefined][] = [
  [16, 1000, boolean],
  [17, 1001, bytes],
  [20, 1016, decimal],
  [21, 1005, number],
  [23, 1007, number],
  [25, 1009, undefined],
  [26, 1028, number],
  [114, 199, json],
  [700, 1021, number],
  [701, 1022, number],
  [1043, 1015, undefined],
  [1042, 1014, undefined],
  [1082, 1182, undefined],
  [1114, 1115, timestamp],
  [1184, 1185, timestamptz],
  [1700, 1231, decimal],
  [2950, 2951, undefined],
  [3802, 3807, json],
  [19, 1003, undefined],
]

/** How a column of a type reads from PostgreSQL's text format; types not named here stay text. */
export const columnParsers: ReadonlyMap<number, Parse> = new Map(
  scalars.flatMap(([oid, arrayOid, parse]): [number, Parse][] => [
    ...(parse ? ([[oid, parse]] satisfies [number, Parse][]) : []),
    [arrayOid, (text) => parseArray(text, parse)],
  ]),
)
