import type { Story } from '../story.ts'

/** Homes built before this year are sold as historic. */
const HISTORIC = 1940

/** A year before 1940, this year and last year are selling points; no text begins with any other year. */
export const isDateNews = ({ facts: { year, currentYear } }: Story): boolean =>
  year !== null && (year < HISTORIC || (currentYear !== null && year >= currentYear - 1))
