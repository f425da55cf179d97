import type { Scanner } from './scanner.ts'

/** One step into a JSON document: `->` keeps JSON, `->>` gives text. */
export interface JsonStep {
  arrow: '->' | '->>'
  key: string
  isIndex: boolean
}

/** A column, or a place inside a JSON column. */
export interface Field {
  name: string
  path: JsonStep[]
}

const INDEX = /-?\d+(?=->|::|[.,)]|$)/y

export const parseField = (scanner: Scanner): Field => {
  scanner.skipSpaces()
  return { name: scanner.name(), path: parseJsonPath(scanner) }
}

export const parseJsonPath = (scanner: Scanner) => {
  const path: JsonStep[] = []
  while (scanner.sees('->')) {
    const arrow = scanner.accept('->>') ? '->>' : '->'
    if (arrow === '->') scanner.expect('->')
    const index = scanner.match(INDEX)?.[0]
    path.push(
      index === undefined
        ? { arrow, key: scanner.name(), isIndex: false }
        : { arrow, key: index, isIndex: true },
    )
  }
  return path
}
