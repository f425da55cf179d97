import type { CopyKind, Finding } from '@listwright/contracts'
// Not by the main door: it would bring the schemas, and the schema library, into the page.
import { NETWORK_CHARACTERS_MAX } from '@listwright/contracts/network'
import type { Copy, Review } from './copy.ts'
import { withSpaceBefore } from './hashtags.ts'
import { group } from './language/numbers.ts'
import { toFinding } from './term.ts'
import { twitterLength } from './twitter-length.ts'

interface Limit {
  name: string
  characters: number
  /** How many hashtags help; more look like noise or are cut. */
  hashtags?: number
}

const LIMITS: Record<CopyKind, Limit> = {
  mls: { name: 'the longest MLS remarks field', characters: 4000 },
  facebook: { name: 'Facebook', characters: NETWORK_CHARACTERS_MAX.facebook, hashtags: 3 },
  instagram: { name: 'Instagram', characters: NETWORK_CHARACTERS_MAX.instagram, hashtags: 5 },
  linkedin: { name: 'LinkedIn', characters: NETWORK_CHARACTERS_MAX.linkedin, hashtags: 5 },
  twitter: { name: 'X', characters: NETWORK_CHARACTERS_MAX.twitter, hashtags: 2 },
}

/** The length of a text as its network counts it. */
export const lengthOf = (text: string, kind: CopyKind): number =>
  kind === 'twitter' ? twitterLength(text) : [...text].length

export const reviewLimits: Review = (copy) => [...reviewLength(copy), ...reviewHashtagCount(copy)]

const reviewLength = ({ text, kind, limit }: Copy): Finding[] => {
  const { name, characters } = LIMITS[kind]
  const most = limit ?? characters
  if (kind !== 'twitter' && text.length <= most) return []
  const length = lengthOf(text, kind)
  if (length <= most) return []
  const start = lastFit(text, kind, most)
  const holder = limit === undefined ? `${name} takes` : 'the limit is'
  const why = `${group(length)} characters; ${holder} ${group(most)}. Cut here, at a sentence end.`
  const term = { rule: 'limit/length', severity: 'prohibited', why } as const
  return [toFinding(term, text, { start, end: text.length, put: '' })]
}

/** The end of the last whole sentence, or failing that word, that fits. */
export const lastFit = (text: string, kind: CopyKind, most: number): number => {
  let low = 0
  // Links weigh less than they measure, but nobody posts eight times the limit in links.
  let high = Math.min(text.length, most * 8)
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (lengthOf(text.slice(0, middle), kind) <= most) low = middle
    else high = middle - 1
  }
  const head = text.slice(0, low)
  const sentence = Math.max(...['. ', '.\n', '? ', '! '].map((mark) => head.lastIndexOf(mark) + 1))
  if (sentence > low / 3) return sentence
  return Math.max(0, head.search(/\s+\S*$/))
}

const reviewHashtagCount = ({ text, kind, hashtags }: Copy): Finding[] => {
  const { name, hashtags: most } = LIMITS[kind]
  if (most === undefined) return []
  const why = `${name} works best with at most ${most} hashtags.`
  const term = { rule: 'limit/hashtags', severity: 'advice', why } as const
  return hashtags
    .slice(most)
    .map((hashtag) => toFinding(term, text, withSpaceBefore(text, hashtag)))
}
