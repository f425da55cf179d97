import { errors } from '../errors.ts'

/** Which rows of a result are wanted. */
export interface RowRange {
  offset: number
  limit?: number
}

const HEADER = /^(\d+)?-(\d+)?$/
const WHOLE_NUMBER = /^-?\d+$/

/** `limit=` and `offset=`; like PostgREST, what is not a number is as good as absent. */
export const parseCount = (text: string): number | undefined => {
  if (!WHOLE_NUMBER.test(text)) return undefined
  const count = Math.min(Number(text), Number.MAX_SAFE_INTEGER)
  if (count < 0) throw errors.badRange('Limit should be greater than or equal to zero.')
  return count
}

/** `Range: 10-19`, the older way of asking for a page; anything unreadable is ignored. */
export const parseRangeHeader = (header: string | undefined): RowRange | undefined => {
  const [, from, to] = (header && HEADER.exec(header.trim())) || []
  if (from === undefined && to === undefined) return undefined
  const offset = bounded(from ?? '0')
  if (to === undefined) return { offset }
  const last = bounded(to)
  if (last < offset)
    throw errors.badRange(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  return { offset, limit: last - offset + 1 }
}

/** The rows that both ranges allow. */
export const intersect = (a: RowRange, b: RowRange): RowRange => {
  const offset = Math.max(a.offset, b.offset)
  const end = Math.min(endOf(a), endOf(b))
  return end === Number.POSITIVE_INFINITY
    ? { offset }
    : { offset, limit: Math.max(0, end - offset) }
}

const endOf = ({ offset, limit }: RowRange) =>
  limit === undefined ? Number.POSITIVE_INFINITY : offset + limit

const bounded = (digits: string) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER)
