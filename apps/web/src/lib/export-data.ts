import { z } from 'zod'

type Row = Record<string, unknown>

const exported = z.record(z.string(), z.unknown())

export const exportJson = (data: unknown): void =>
  save('listwright.json', 'application/json', JSON.stringify(data, null, 2))

/** One table after the other, each under its name: a single file that any spreadsheet opens. */
export const exportCsv = (data: unknown): void =>
  save('listwright.csv', 'text/csv;charset=utf-8', toCsv(data))

/** Exported for its test. */
export const toCsv = (data: unknown): string =>
  Object.entries(exported.parse(data))
    .filter(
      (entry): entry is [string, Row[] | Row] => typeof entry[1] === 'object' && entry[1] !== null,
    )
    .map(([name, rows]) => [cell(name), ...table(Array.isArray(rows) ? rows : [rows])].join('\r\n'))
    .join('\r\n\r\n')

const table = (rows: Row[]): string[] => {
  const columns = Object.keys(rows[0] ?? {})
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))].map((values) =>
    values.map(cell).join(','),
  )
}

const proofOf = z.array(
  z.object({ text: z.string(), source: z.string(), fact: z.unknown().optional() }),
)

/** Claims in words; anything else that is not a plain value as JSON. */
const written = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  const proof = proofOf.safeParse(value)
  if (!proof.success || proof.data.length === 0) return JSON.stringify(value)
  return proof.data
    .map(({ text, source, fact }) => `“${text}” from ${source}${fact ? `: ${written(fact)}` : ''}`)
    .join('; ')
}

// A cell that begins like a formula is text to us, and must stay text in a spreadsheet.
const cell = (value: unknown): string => {
  const text = written(value)
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

const save = (name: string, type: string, text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
