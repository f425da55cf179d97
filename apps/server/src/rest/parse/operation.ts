import type { Scanner } from './scanner.ts'

const COMPARISONS = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
  isdistinct: 'is distinct from',
} as const

const PATTERNS = { like: 'like', ilike: 'ilike', match: '~', imatch: '~*' } as const

const TEXT_SEARCHES = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const

const IS_VALUES = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
} as const

const QUANTIFIABLE: ReadonlySet<string> = new Set(
  'eq gt gte lt lte like ilike match imatch'.split(' '),
)

type Quantifier = 'any' | 'all'

/** What follows the column: `not.eq.5`, `in.(1,2)`, `like(any).{a*,b*}`, `fts(english).cat`. */
export type Operation = { isNegated: boolean } & (
  | { kind: 'compare'; sql: string; value: string; quantifier?: Quantifier }
  | { kind: 'pattern'; sql: string; value: string; quantifier?: Quantifier }
  | { kind: 'search'; sql: string; value: string; language?: string }
  | { kind: 'in'; values: string[] }
  | { kind: 'is'; sql: string }
)

const WORD = /[a-z_]+/y
const IS_WORD = /[a-z_]+/iy
const ARGUMENT = /\(([\p{L}\p{N}_ $]+)\)/uy
const LIST_ELEMENT = /[^,)]*/y
const DELIMITED = /[^,)]*/y
const ARRAY = /\{[^{}]*\}/y

/** A filter's value runs to the end of the parameter; inside and/or it ends at `,` or `)`. */
export type ValueExtent = 'rest' | 'delimited'

export const parseOperation = (scanner: Scanner, extent: ValueExtent): Operation => {
  const isNegated = scanner.accept('not.')
  const start = scanner.position
  const word = scanner.match(WORD)?.[0] ?? ''
  const argument = scanner.match(ARGUMENT)?.[1]
  if (!scanner.accept('.')) unknownOperator(scanner, start)
  const value = () => (extent === 'rest' ? scanner.rest() : delimitedValue(scanner))

  if (word === 'in' && argument === undefined)
    return { isNegated, kind: 'in', values: parseList(scanner) }
  if (word === 'is' && argument === undefined)
    return { isNegated, kind: 'is', sql: parseIsValue(scanner) }
  if (has(TEXT_SEARCHES, word))
    return {
      isNegated,
      kind: 'search',
      sql: TEXT_SEARCHES[word],
      language: argument,
      value: value(),
    }

  const quantifier = argument === 'any' || argument === 'all' ? argument : undefined
  if (argument !== undefined && !(quantifier && QUANTIFIABLE.has(word)))
    unknownOperator(scanner, start)
  if (has(COMPARISONS, word))
    return { isNegated, kind: 'compare', sql: COMPARISONS[word], quantifier, value: value() }
  if (has(PATTERNS, word))
    return {
      isNegated,
      kind: 'pattern',
      sql: PATTERNS[word],
      quantifier,
      value: wildcards(word, value()),
    }
  return unknownOperator(scanner, start)
}

/** `(1,2,"with, comma")` */
const parseList = (scanner: Scanner) => {
  scanner.skipSpaces()
  scanner.expect('(')
  const values: string[] = []
  do values.push(quotedUntilDelimiter(scanner) ?? scanner.match(LIST_ELEMENT)?.[0] ?? '')
  while (scanner.accept(','))
  scanner.expect(')')
  scanner.skipSpaces()
  // `in.()` asks for nothing, not for the empty string.
  return values.length === 1 && values[0] === '' ? [] : values
}

const parseIsValue = (scanner: Scanner) => {
  const start = scanner.position
  const word = scanner.match(IS_WORD)?.[0].toLowerCase() ?? ''
  if (has(IS_VALUES, word)) return IS_VALUES[word]
  scanner.position = start
  return scanner.fail('null, not_null, true, false or unknown')
}

const delimitedValue = (scanner: Scanner) =>
  quotedUntilDelimiter(scanner) ?? scanner.match(ARRAY)?.[0] ?? scanner.match(DELIMITED)?.[0] ?? ''

/** A quoted value counts as quoted only when it is the whole element. */
const quotedUntilDelimiter = (scanner: Scanner) => {
  const start = scanner.position
  const value = scanner.quoted()
  if (value !== undefined && (scanner.isDone || scanner.sees(',') || scanner.sees(')')))
    return value
  scanner.position = start
  return undefined
}

/** `*` stands for `%`, which would have to be escaped in a URL. */
const wildcards = (word: string, value: string) =>
  word === 'like' || word === 'ilike' ? value.replaceAll('*', '%') : value

const has = <T extends object>(table: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(table, key)

const unknownOperator = (scanner: Scanner, start: number): never => {
  scanner.position = start
  return scanner.fail('"not" or operator (eq, gt, ...)')
}
