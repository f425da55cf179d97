import type { Tone } from '@listwright/contracts'
import { witOf } from './wit.ts'

/** One line of the copybook: a sentence (or two short ones) with slots, and what must hold for it to be used. */
export interface Line {
  text: string
  /** All of these must hold: `(year)`, `(n, place)`, `(condo)`. */
  conditions: readonly string[]
  /** How many turns of wit it takes; 0 is plain. */
  wit: number
  /** A clause to be joined to a sentence: it is not used alone. */
  isClause: boolean
}

/** @example parseLine('- (year) The roof was new in {year}.').conditions // ['year'] */
export const parseLine = (raw: string, tone?: Tone): Line => {
  let text = raw.replace(/^- /, '').trim()
  const conditions: string[] = []
  for (let match = CONDITION.exec(text); match; match = CONDITION.exec(text)) {
    conditions.push(...(match[1] ?? '').split(',').map((condition) => condition.trim()))
    text = text.slice(match[0].length)
  }
  const isClause = text.startsWith('~')
  return {
    text: isClause ? text.slice(1).trim() : text,
    conditions,
    isClause,
    wit: witOf(text, tone),
  }
}

const CONDITION = /^\(([^()]*)\)\s+/
