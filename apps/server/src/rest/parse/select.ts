import { errors } from '../errors.ts'
import { type Field, parseJsonPath } from './field.ts'
import { Scanner } from './scanner.ts'

export type SelectItem = SelectStar | SelectField | SelectEmbed

interface SelectStar {
  kind: 'star'
}

export interface SelectField {
  kind: 'field'
  field: Field
  alias?: string
  cast?: string
}

export interface SelectEmbed {
  kind: 'embed'
  relation: string
  alias?: string
  hint?: string
  isInner: boolean
  isSpread: boolean
  items: SelectItem[]
}

// Far beyond any screen's need; it keeps one short URL from becoming a thousand joins.
const DEEPEST_EMBED = 12

const TYPE_NAME = /[\p{L}\p{N}_ $]+/uy
const AGGREGATE = /\.(?:avg|count|max|min|sum)\(\)/y

/** Parses `select=id,name:full_name,data->>key::int,author:users!fk(name),...room(*)`. */
export const parseSelect = (input: string): SelectItem[] => {
  const scanner = new Scanner(input, 'select parameter')
  const items = parseItems(scanner, 0)
  scanner.finish()
  return items
}

const parseItems = (scanner: Scanner, depth: number) => {
  const items: SelectItem[] = []
  scanner.skipSpaces()
  if (scanner.isDone || scanner.sees(')')) return items
  do {
    scanner.skipSpaces()
    items.push(parseItem(scanner, depth))
    scanner.skipSpaces()
  } while (scanner.accept(','))
  return items
}

const parseItem = (scanner: Scanner, depth: number): SelectItem => {
  if (scanner.accept('*')) return { kind: 'star' }
  if (scanner.accept('...'))
    return parseEmbed(scanner, depth, { relation: scanner.name(), isSpread: true })
  const name = scanner.name()
  if (!scanner.sees(':') || scanner.sees('::')) return parseNamed(scanner, depth, name)
  scanner.expect(':')
  scanner.skipSpaces()
  return parseNamed(scanner, depth, scanner.name(), name)
}

const parseNamed = (scanner: Scanner, depth: number, name: string, alias?: string): SelectItem => {
  if (name === 'count' && scanner.sees('()')) throw errors.aggregates()
  if (scanner.sees('!') || scanner.sees('('))
    return parseEmbed(scanner, depth, { relation: name, alias, isSpread: false })
  const field = { name, path: parseJsonPath(scanner) }
  const cast = scanner.accept('::') ? parseTypeName(scanner) : undefined
  if (scanner.match(AGGREGATE)) throw errors.aggregates()
  return { kind: 'field', field, alias, cast }
}

const parseEmbed = (
  scanner: Scanner,
  depth: number,
  named: Pick<SelectEmbed, 'relation' | 'alias' | 'isSpread'>,
): SelectEmbed => {
  let hint: string | undefined
  let isInner = false
  while (scanner.accept('!')) {
    const word = scanner.name()
    if (word === 'inner') isInner = true
    else if (word !== 'left') hint = word
  }
  scanner.expect('(')
  if (depth === DEEPEST_EMBED) scanner.fail(`no more than ${DEEPEST_EMBED} levels of embedding`)
  const items = parseItems(scanner, depth + 1)
  scanner.expect(')')
  return { kind: 'embed', ...named, hint, isInner, items }
}

const parseTypeName = (scanner: Scanner) =>
  scanner.match(TYPE_NAME)?.[0].trim() || scanner.fail('letter or digit')
