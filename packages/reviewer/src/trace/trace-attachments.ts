import { matchesIn } from '../patterns/index.ts'
import type { TracedClaim } from './claim.ts'
import { LOCATION_NAMES, LOCATIONS, locationsIn } from './locations.ts'
import type { TypedFacts } from './typed-facts.ts'
import { FUNCTION_WORD } from './words-that-claim.ts'

const PART = /[^.,;:!?\n\u2014()]+/g
/** 'The primary bedroom has a fireplace'. */
const OWNER = new RegExp(
  `\\b(?:the|its|this|each|every) (?:[a-z]+ )?(?:${LOCATION_NAMES})(?: room| bedroom| suite| level| floor)? (?:has|have|gets?|features|comes with|includes?|with|enjoys|holds|offers|boasts) `,
)
/** 'The patio is off the kitchen'. */
const SPOT = new RegExp(
  `\\b(?:in|on|off|from) (?:the|its|your) (?:[a-z]+ )?(?:${LOCATION_NAMES})(?: room| bedroom| suite| level| floor)?\\b`,
)

/** What is said of one part of a property although it was entered of another. */
export const traceAttachments = (lower: string, text: string, facts: TypedFacts): TracedClaim[] =>
  matchesIn(lower, PART).flatMap(({ 0: part, index: at }) => {
    const owner = OWNER.exec(part)
    const spot = SPOT.exec(part)
    // An apartment that is for sale or rent is the whole property, not a part of it.
    if (owner?.[0].includes(facts.property.propertyType.toLowerCase())) return []
    const passage = { part, at, text }
    if (owner && !spot)
      return wrongIn(passage, { name: owner[0], start: owner.index, comesFirst: true }, facts)
    if (spot && !owner && spot.index < NEAR)
      return wrongIn(passage, { name: spot[0], start: spot.index, comesFirst: false }, facts)
    return []
  })

const NEAR = 60
const COMPOUND = /^[a-z]+ [a-z]+/

interface Passage {
  /** In small letters. */
  part: string
  /** Where it begins in the text. */
  at: number
  text: string
}

interface Place {
  name: string
  start: number
  /** Whether the things follow it, as in 'the kitchen has', or precede it, as in 'off the kitchen'. */
  comesFirst: boolean
}

const wrongIn = (
  { part, at, text }: Passage,
  { name, start, comesFirst }: Place,
  facts: TypedFacts,
): TracedClaim[] => {
  const places = locationsIn(name)
  const from = comesFirst ? start + name.length : 0
  const to = comesFirst ? part.length : start
  const said = matchesIn(part.slice(from, to), /[a-z]{3,}/g)
  const isHere = (source: string): boolean =>
    places.some((place) => place.test(facts.featureOf(source)))
  // 'The primary bedroom is on the main floor': what was entered there may be called by more than one word.
  if (!comesFirst && said.some(({ 0: word }) => [...facts.typedIn(word)].some(isHere))) return []
  for (const { 0: word, index } of said) {
    if (
      FUNCTION_WORD.test(word) ||
      /^(?:rooms?|space|floor|level|side|area|one|two|three|four|five|six)$/.test(word)
    )
      continue
    const sources = [...facts.typedIn(word)]
    // In 'a storage shed in the yard' the shed is the thing itself, and not where it was entered.
    const [compound = word] = comesFirst ? [] : (COMPOUND.exec(part.slice(from + index)) ?? [])
    const isElsewhere = (source: string): boolean => {
      const feature = facts.featureOf(source)
      const others = feature.replaceAll(feature.includes(compound) ? compound : word, '')
      return (
        LOCATIONS.some((place) => place.test(others)) && !places.some((place) => place.test(others))
      )
    }
    if (sources.length === 0 || !sources.every(isElsewhere)) continue
    const source = sources[0] ?? ''
    const first = at + from + index
    return [
      {
        start: first,
        end: first + word.length,
        text: text.slice(first, first + word.length),
        kind: 'feature',
        status: 'contradicting',
        source,
        why: `You entered \u201c${facts.featureOf(source)}\u201d.`,
      },
    ]
  }
  return []
}
