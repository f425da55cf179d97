import { type Field, parseField, parseJsonPath } from './field.ts'
import { type Operation, parseOperation, type ValueExtent } from './operation.ts'
import { Scanner } from './scanner.ts'

export interface Filter {
  kind: 'filter'
  field: Field
  operation: Operation
}

/** A parameter that belongs to an embedded relation names it before the dot: `author.name=eq.x`. */
export interface At<T> {
  path: string[]
  value: T
}

/** Parses one `column=operator.value` parameter. */
export const parseFilter = (key: string, value: string): At<Filter> => {
  const { path, value: field } = parseTreePath(key)
  const scanner = new Scanner(value, 'filter')
  const operation = parseOperation(scanner, 'rest')
  scanner.finish()
  return { path, value: { kind: 'filter', field, operation } }
}

/** Parses `column.operator.value` inside and/or. */
export const parseInlineFilter = (scanner: Scanner, extent: ValueExtent): Filter => {
  const field = parseField(scanner)
  scanner.expect('.')
  return { kind: 'filter', field, operation: parseOperation(scanner, extent) }
}

const parseTreePath = (key: string): At<Field> => {
  const scanner = new Scanner(key, 'tree path')
  const path: string[] = []
  let name = scanner.name()
  while (scanner.accept('.')) {
    path.push(name)
    name = scanner.name()
  }
  const field = { name, path: parseJsonPath(scanner) }
  scanner.finish()
  return { path, value: field }
}

/** The relations a reserved parameter is addressed to: `author.books.order` gives author, books. */
export const parseEmbedPath = (key: string): string[] => {
  const scanner = new Scanner(key, 'tree path')
  const path = [scanner.name()]
  while (scanner.accept('.')) path.push(scanner.name())
  scanner.finish()
  return path.slice(0, -1)
}
