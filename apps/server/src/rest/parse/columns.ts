import { Scanner } from './scanner.ts'

/** Parses a plain list of column names, as in `columns=` and `on_conflict=`. */
export const parseColumns = (parameter: 'columns' | 'on_conflict', input: string): string[] => {
  const scanner = new Scanner(input, `${parameter} parameter`)
  const names = new Set<string>()
  do {
    scanner.skipSpaces()
    names.add(scanner.name())
  } while (scanner.accept(','))
  scanner.finish()
  return [...names]
}
