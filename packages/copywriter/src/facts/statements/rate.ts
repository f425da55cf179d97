import { PERIOD, periodOf, SUM, sumOf } from '../money/sums.ts'
import type { Told } from './rule.ts'

/** A sum and how often it is due, as three groups: digits, scale and period. */
export const RATED = `${SUM}${PERIOD}`

/** '$45 a month' out of a match of `RATED` that begins at a group. */
export const rateAt = (match: RegExpExecArray, at: number): string => {
  const often = periodOf(match[at + 2] ?? '')
  return `${sumOf(match[at], match[at + 1])}${often ? ` ${often}` : ''}`
}

/** A statement about what is paid. */
export const fee = (statement: string): Told => ({ kind: 'fee', concept: null, statement })
