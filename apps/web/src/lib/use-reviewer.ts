import { type Loading, loadedPart } from './loaded-part.ts'

/** Whether a text was held against its facts. */
export type FactCheck = Loading

const whole = loadedPart(() => import('@listwright/reviewer'))
const facts = loadedPart(() => import('@listwright/reviewer/entered-facts'))

/** Fetches what traces every word of a text to its facts; what can be said of a text by itself is in the page already. */
export const loadReviewer = whole.load

export const useReviewer = whole.usePart

/** Loads the part of the reviewer that compares a text with its property: figures, known claims, and missing facts. */
export const loadFactReviewer = facts.load

export const useFactReviewer = facts.usePart
