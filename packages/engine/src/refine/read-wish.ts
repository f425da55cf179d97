import type { RefineWish } from '@listwright/contracts'
import type { Order } from '../order.ts'

const SHORTER = /\b(?:short(?:er|en)?|brief(?:er)?|trim|tight(?:er|en)|cut|less|condense)\b/i
const WARMER = /\b(?:warm(?:er|ly|th)?|friendl(?:y|ier)|cosier|kinder|softer)\b/i
const LEAD =
  /\b(?:lead|start|begin|open)(?:s|ing)? (?:it )?(?:with|on) (?:the |a |an |its )?(.+?)[.!]?$/i
const LIMIT = /\b(?:fit|under|within|at most|no more than|max(?:imum)?(?: of)?) (\d[\d,]{2,6})\b/i

/** A wish in an agent's own words, as far as it is one that needs no language model. */
export const readWish = (words: string, { property }: Order): RefineWish | undefined => {
  const lead = LEAD.exec(words)?.[1]
  if (lead) {
    const feature = featureNamed(lead, property.features)
    return feature === undefined ? undefined : { kind: 'lead', feature }
  }
  const limit = Number(LIMIT.exec(words)?.[1]?.replaceAll(',', ''))
  if (limit >= 100) return { kind: 'fit', limit }
  // Two wishes at once are more than can be granted.
  if (SHORTER.test(words) === WARMER.test(words)) return undefined
  return { kind: SHORTER.test(words) ? 'shorter' : 'warmer' }
}

/** The feature that shares the most words with what was said. */
const featureNamed = (said: string, features: readonly string[]): number | undefined => {
  const wanted = wordsIn(said)
  const shared = features.map((feature) => wordsIn(feature).filter((word) => wanted.includes(word)))
  const most = Math.max(0, ...shared.map(({ length }) => length))
  return most === 0 ? undefined : shared.findIndex(({ length }) => length === most)
}

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) => word.replace(/s$/, ''))
