import type { ItemFeature } from '../item-feature.ts'
import { UNTELLABLE } from '../refusals/untellable.ts'
import { PLACE_NAMES } from '../vocabulary/proper-names.ts'
import { agentWords } from './agent-note.ts'
import { remarked } from './remarked.ts'
import type { ReadPiece } from './told-together.ts'
import { withRemark } from './with-remark.ts'

const COUNT =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|all|both|some|most|each|none)'

/** What names no thing, and so says nothing by itself. */
const ELLIPTIC: readonly RegExp[] = [
  // 'all en suite', 'one is ADA', 'three has been converted', 'there is two gas'
  new RegExp(
    `^(?:there (?:is|are) )?${COUNT}(?: of (?:them|which))? (?:(?:is|are|was|were|has|have) .+|en suite|month[- ]to[- ]month|gas|electric|original|working|new)$`,
    'i',
  ),
  /^(?:the )?(?:rest|others?|other (?:one|two|three)|first|second|third|fourth)(?: (?:is|are|was|were|has|have|will|can)\b.*)?$/i,
  // Measures and counts of nothing: 'ten feet', '1,000-gallon is buried', '14 of the 18 acres'.
  /^(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[- ](?:feet|foot|inch(?:es)?|yards?|gallons?|kW|amps?)(?: (?:is|are) .+)?$/i,
  /^[\d,.]+ of (?:the )?[\d,.]+ acres$/i,
  /^(?:good|fine|nice|suitable|usable|ok) for /i,
  /^(?:level|down|right|open|close) to (?:the )?[a-z]+$/i,
  /^there (?:is|are) no exceptions?$|^the age is (?:un)?known$/i,
]

/**
 * Pieces that say nothing by themselves stand in brackets behind the piece that they belong to: 'three guest suites (all en
 * suite)'. Without such a piece they are left out.
 */
export const withEllipticPieces = (pieces: readonly ReadPiece[]): ReadPiece[] => {
  const whole: ReadPiece[] = []
  for (const piece of pieces) {
    const owner = whole.at(-1)
    // A whole entry may be told as it is: 'rest pasture and woods'.
    if (owner?.item.index !== piece.item.index || !(isElliptic(piece) || isMakerOf(owner, piece)))
      whole.push(piece)
    else {
      const joined = joinedTo(owner, piece)
      if (joined) whole[whole.length - 1] = joined
      else
        whole.push({
          item: piece.item,
          reading: { ...piece.reading, features: [], refusal: UNTELLABLE },
        })
    }
  }
  return whole
}

const isElliptic = ({ reading }: ReadPiece): boolean => {
  const [feature, ...others] = reading.refusal || reading.restated ? [] : reading.features
  return (
    feature !== undefined &&
    others.length === 0 &&
    ELLIPTIC.some((form) => form.test(toldIn(feature)))
  )
}

/** 'boathouse w/ sauna, Finnleo', 'tennis court, Har-Tru': a strange name behind a thing says who made it, not where it is. */
const isMakerOf = (owner: ReadPiece, { item, reading }: ReadPiece): boolean => {
  const [feature] = reading.features
  const name = item.text.trim().replace(/\.$/, '')
  const thing = owner.reading.features.at(-1)
  return (
    feature?.statement === `it is in ${name}` &&
    !PLACE_NAMES.has(name) &&
    /^\p{Lu}[\p{L}-]+$/u.test(name) &&
    thing?.statement === null &&
    /^(?:amenity|appliance|system|finish|technology|outdoor place)$/.test(thing.kind)
  )
}

const toldIn = ({ statement, name, text }: ItemFeature): string =>
  statement ?? (name ? `${name.text} ${name.tail}`.trim() : text)

const joinedTo = (owner: ReadPiece, piece: ReadPiece): ReadPiece | null => {
  const words = agentWords(piece.item.text).replace(/\bensuite\b/i, 'en suite')
  const isTold = owner.reading.refusal === null && owner.reading.restated === null
  const features =
    isTold && !NO_REMARK.test(words) ? remarkedLast(owner.reading.features, words) : null
  return features ? withRemark(owner, piece, features) : null
}

/** 'a VIP suite and three guest suites, all en suite': what is said of several is said of those that were counted. */
const remarkedLast = (features: readonly ItemFeature[], words: string): ItemFeature[] | null => {
  const last = features.at(-1)
  const isCounted =
    last?.name?.isCounted && last.partOf === null && /^(?:all|both|one|two)\b/.test(words)
  const told = last && isCounted ? remarked([last], words) : null
  return told ? [...features.slice(0, -1), ...told] : remarked(features, words)
}

/** Measures of something that is not named. */
const NO_REMARK = /\bgal(?:lons?)?\b|\bexceptions?\b/
