import type { Feature } from '../feature.ts'
import { doubtOf } from './doubt.ts'
import { signalsOf } from './signals.ts'

/** What is told of a doubtful note, and its pieces that are not. */
export interface SureNote {
  features: readonly Feature[]
  left: readonly string[]
}

/** A piece that stands alone must be surer than a note, because nothing beside it shows a misreading. */
const DOUBT_MAX = 0.23
const PIECES_MAX = 5

/** A joint outside of brackets: 'Prosper ISD, elem in neighborhood', '5 fireplaces - 2 gas'. */
const JOINT = /(?:,|;| -)\s+(?![^(]*\))/

/** What limits or denies the piece before it: without it, more would be told than was typed. */
const LIMITING =
  /\b(?:no|not|non|never|none|without|except|excluding|excludes?|but|only|if|until|unless|subject|pending|needs?|needed|requires?|required|unpermitted|max|min|limit|don'?t|doesn'?t|isn'?t|won'?t|lease[ds]?|leasing|rent(?:ed|s)?|vacant|tenants?|shared|common|extra|fee|fees|was|were|former|future|possible|potential|negotiable|optional|available|avail|both|each|all)\b|\$|\?/i

/** A piece that speaks of the one before it: 'one replaced 6/2023', 'own bath', 'also heated'. */
const DEPENDENT =
  /^(?:and|or|also|plus|then|now|was|were|is|are|has|have|will|can|could|may|one|two|three|four|\d+(?:st|nd|rd|th)?(?![\d.]* ?(?:mi|miles?|min|minutes?|blks?|blocks?)\b)|first|second|rest|others?|another|each|both|all|some|most|half|own|used|same|its?|they|with|w\/|without|includes?|incl|in|on|at|by|for|from|to|under|over|too|not)\b|\bor\b|^\S+$/i

/** What has floors, equipment and light of its own: '30x50 shop, concrete floor', 'pool, new equipment 2023'. */
const OWNER =
  /^(?:room|outdoor place|building|parking|income|amenity|community|land|storage|appliance|character)$/
/** What may be a part of the piece before it. */
const PART =
  /^(?:finish|system|appliance|amenity|storage|parking|utilities|technology|update|condition|room|character)$/

/** What is told of whatever was spoken of last. */
const OF_THE_LAST = /^(?:it|they|each|the rest|the others?|there (?:is|are) (?:one|two)\b)/

/**
 * The pieces of a doubtful note that are surely understood by themselves; `null` where there is none, or where what is
 * left out would limit what is told.
 */
export const surePieces = (
  note: string,
  read: (piece: string) => readonly Feature[],
): SureNote | null => {
  const pieces = note.split(JOINT).map((piece) => piece.trim())
  if (pieces.length < 2 || pieces.length > PIECES_MAX || note.includes('?')) return null
  const head = read(pieces[0] ?? '')
  const readings = pieces.map((piece, at) => {
    const features = at === 0 ? head : read(piece)
    return isSure(piece, features) && (at === 0 || standsAlone(piece, features, head))
      ? features
      : []
  })
  const left = pieces.filter((_, at) => readings[at]?.length === 0)
  // Behind a piece that is not told, nobody knows what the others speak of.
  if (readings[0]?.length === 0 || left.some((piece) => LIMITING.test(piece))) return null
  return { features: readings.flat(), left }
}

const isSure = (piece: string, features: readonly Feature[]): boolean =>
  features.length > 0 &&
  features.every(({ readAs }) => readAs !== 'own words' && readAs !== 'fragment') &&
  doubtOf(signalsOf(piece, features)) < DOUBT_MAX

/** 'casita, no kitchen': the casita has none. */
const LACK = /^there (?:is|are) no /

const standsAlone = (
  piece: string,
  features: readonly Feature[],
  head: readonly Feature[],
): boolean =>
  !DEPENDENT.test(piece) &&
  features.every(
    ({ statement, kind }) =>
      kind === 'location' ||
      (!OF_THE_LAST.test(statement ?? '') &&
        !mayBePart(LACK.test(statement ?? '') ? 'condition' : kind, head)),
  )

const mayBePart = (kind: string, head: readonly Feature[]): boolean =>
  PART.test(kind) && head.some((owner) => owner.statement === null && OWNER.test(owner.kind))
