import type { Situation } from '../situation.ts'

const LED_BY_TERMS: ReadonlySet<Situation> = new Set([
  'rental by the month',
  'multi-family with rents',
  'warehouse',
])

/** Where the terms are the news, a line that leads with them comes before one that leads with a feature. */
export const isLedByTerms = (situation: Situation): boolean => LED_BY_TERMS.has(situation)
