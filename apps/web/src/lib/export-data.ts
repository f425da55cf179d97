import { humanTables } from './human-tables.ts'

// Spreadsheets take a file without this mark for one of their own code page.
const BYTE_ORDER_MARK = '\u{FEFF}'

export const exportJson = (data: unknown): void =>
  save('listwright.json', 'application/json', JSON.stringify(data, null, 2))

/** One table after the other, each under its name: a single file that any spreadsheet opens. */
export const exportCsv = (data: unknown): void =>
  save('listwright.csv', 'text/csv;charset=utf-8', BYTE_ORDER_MARK + toCsv(data))

/** Exported for its test. */
export const toCsv = (data: unknown): string =>
  humanTables(data)
    .map(({ name, headings, rows }) => [[name], headings, ...rows].map(line).join('\r\n'))
    .join('\r\n\r\n')

const line = (cells: readonly (string | number)[]) => cells.map(cell).join(',')

// A cell that begins like a formula is text to us, and must stay text in a spreadsheet.
const cell = (value: string | number): string => {
  const text = String(value)
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

const save = (name: string, type: string, text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
