import { errors } from '../errors.ts'

// Each run of plain characters is one step, so that a cell may be as long as the body.
const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/y

/** As JSON every row repeats the header: a long header before many short rows becomes more than any memory holds. */
const LONGEST_JSON = 8 * 1024 * 1024

/** Reads CSV with a header line into objects; the word NULL without quotes is null, as PostgREST reads it. */
export const parseCsv = (
  input: string,
  mostRows = Number.POSITIVE_INFINITY,
): Record<string, string | null>[] => {
  const [header, ...rows] = parseRows(input, mostRows + 1)
  if (!header) return []
  if (header.join().length * rows.length > LONGEST_JSON)
    throw errors.badBody('The names of the columns are too long for so many rows')
  return rows.map((row) => {
    if (row.length !== header.length)
      throw errors.badBody('All lines must have same number of fields')
    return Object.fromEntries(row.map((cell, column) => [header[column] ?? '', cell]))
  })
}

const MOST_CELLS = 200_000

const parseRows = (input: string, most: number) => {
  const rows: (string | null)[][] = []
  let row: (string | null)[] = []
  let position = 0
  let cells = 0
  while (position < input.length) {
    CELL.lastIndex = position
    const found = CELL.exec(input)
    if (!found) throw errors.badBody('Invalid CSV: a quoted field is not closed')
    const [whole, quoted, bare, end] = found
    row.push(
      quoted === undefined ? (bare === 'NULL' ? null : (bare ?? '')) : quoted.replaceAll('""', '"'),
    )
    position += whole.length
    cells += 1
    if (cells > MOST_CELLS) throw errors.badBody('The CSV has too many fields')
    if (end === ',' && position < input.length) continue
    if (end === ',') row.push('')
    if (rows.push(row) > most) throw errors.manyRows(most - 1)
    row = []
  }
  return rows
}
