import type { ByteRange } from '../files/file-store.ts'

const RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * The part of a file that is asked for; nothing where all of it is to be sent, which is also how several ranges at a
 * time are answered, and one that was meant for another version of the file.
 */
export const rangeOf = (
  headers: Headers,
  size: number,
  etag: string,
): ByteRange | 'unsatisfiable' | undefined => {
  const [, from = '', to = ''] = RANGE.exec(headers.get('range') ?? '') ?? []
  if (from === '' && to === '') return undefined
  const condition = headers.get('if-range')
  if (condition !== null && condition !== etag) return undefined

  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && from !== '' && Number(to) < Number(from)) return undefined
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
