import { onceFor } from '@listwright/reviewer/memory'
import type { Feature } from '../facts/feature.ts'

/** A drawback that a buyer would resent learning later. */
export const HARD =
  /\bno dogs\b|\bno pets\b|\bnot allowed\b|\bnot transferable\b|\bnot accepted\b|\bdo(?:es)? not convey\b|\bno well\b|\bhauled\b|\bholding tank\b|\bsteep\b|\bflood zone\b|\bcritical area\b|\beasement\b|\bunreinforced\b|\brent control\b|\bbelow market\b|\bno buildings\b|\bno short-term\b|\bassessment\b/i

export const isHard = onceFor(({ text, statement }: Feature): boolean =>
  HARD.test(`${text} ; ${statement ?? ''}`),
)
