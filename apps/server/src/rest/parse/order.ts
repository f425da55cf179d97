import { type Field, parseField } from './field.ts'
import { type At, parseEmbedPath } from './filter.ts'
import { Scanner } from './scanner.ts'

export interface OrderTerm {
  /** An embedded to-one relation whose column decides: `order=author(name)`. */
  relation?: string
  field: Field
  direction?: 'asc' | 'desc'
  nulls?: 'nulls first' | 'nulls last'
}

/** Parses `order=price.desc.nullslast,author(name).asc`. */
export const parseOrder = (key: string, value: string): At<OrderTerm[]> => {
  const scanner = new Scanner(value, 'order')
  const terms: OrderTerm[] = []
  do terms.push(parseTerm(scanner))
  while (scanner.accept(','))
  scanner.finish()
  return { path: parseEmbedPath(key), value: terms }
}

const parseTerm = (scanner: Scanner): OrderTerm => {
  const first = parseField(scanner)
  const isRelated = first.path.length === 0 && scanner.accept('(')
  const field = isRelated ? parseField(scanner) : first
  if (isRelated) scanner.expect(')')
  const term: OrderTerm = { field, relation: isRelated ? first.name : undefined }
  if (scanner.accept('.asc')) term.direction = 'asc'
  else if (scanner.accept('.desc')) term.direction = 'desc'
  if (scanner.accept('.nullsfirst')) term.nulls = 'nulls first'
  else if (scanner.accept('.nullslast')) term.nulls = 'nulls last'
  scanner.skipSpaces()
  if (!scanner.isDone && !scanner.sees(',')) {
    scanner.accept('.')
    scanner.fail('"asc", "desc", "nullsfirst" or "nullslast"')
  }
  return term
}
