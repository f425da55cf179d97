import { matchesIn } from '../patterns/index.ts'
import type { TracedClaim } from './claim.ts'
import { LOCATION_NAMES, locationsIn } from './locations.ts'
import type { TypedFacts } from './typed-facts.ts'
import { FUNCTION_WORD } from './words-that-claim.ts'

const ROOM = `(?:${LOCATION_NAMES})(?: rooms?| bedrooms?| suite| level| floor)?`
/** 'Hardwood in the living room and all three bedrooms': the second place, unless it begins a clause of its own. */
const ALSO = new RegExp(
  `\\b(?:in|on|through) (?:the|its|your) (?:[a-z]+ )?${ROOM}(?:,? and|,? as well as) (?:(?:the|all|both|every|its|two|three|four|upstairs) ){0,3}(${ROOM})\\b(?! (?:has|is|are)\\b)`,
  'g',
)
/** 'It's in the bedroom', after a sentence about a bay window. */
const PRONOUN = new RegExp(
  `^\\s*(?:it|they|that|both)(?:'s|'re| is| are| sits?| stands?) (?:right |just |out )?(?:in|on|off) (?:the|its|your) (?:[a-z]+ )?(${ROOM})\\b`,
)
/** 'Its own door to the balcony'. */
const WAY =
  /\b(?:doors?|access|entrance|steps|stairs|sliders?|exit|path|french doors) (?:out )?(?:to|onto|into) (?:the|an?|its) (?:[a-z]+ )?([a-z]+)/g
const SENTENCE = /[^.!?\n]+/g
const PART = /[^.;:!?\n\u2014]+/g

/** Second places, places of what the last sentence was about, and ways between parts that were entered elsewhere. */
export const tracePlaces = (lower: string, text: string, facts: TypedFacts): TracedClaim[] => {
  const wrong = [
    ...matchesIn(lower, PART).flatMap(({ 0: part, index }) => [
      ...secondPlaces(part, index, facts),
      ...ways(part, index, facts),
    ]),
    ...placesOfLast(lower, facts),
  ]
  return wrong.map(({ start, end, source }) => ({
    start,
    end,
    text: text.slice(start, end),
    kind: 'feature',
    status: 'contradicting',
    source,
    why: `You entered \u201c${facts.featureOf(source)}\u201d.`,
  }))
}

interface Wrong {
  start: number
  end: number
  source: string
}

/** The features that a stretch names by a word of their own, each with the word. */
const featuresIn = (said: string, facts: TypedFacts): { word: string; source: string }[] =>
  (said.match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !FUNCTION_WORD.test(word))
    .flatMap((word) => [...facts.typedIn(word)].map((source) => ({ word, source })))

/** Whether a feature says where a thing is, and names none of these places. */
const isElsewhere = (
  { word, source }: { word: string; source: string },
  places: readonly RegExp[],
  facts: TypedFacts,
): boolean => {
  const others = facts.featureOf(source).replaceAll(word, '')
  return locationsIn(others).length > 0 && !places.some((place) => place.test(others))
}

const secondPlaces = (part: string, at: number, facts: TypedFacts): Wrong[] =>
  matchesIn(part, ALSO).flatMap(({ 0: found, 1: second = '', index }) => {
    const things = featuresIn(part.slice(0, index), facts).filter(
      ({ word }) => locationsIn(word).length === 0,
    )
    const last = things.at(-1)
    const own = things.filter(({ word }) => word === last?.word)
    if (!last || !own.every((thing) => isElsewhere(thing, locationsIn(second), facts))) return []
    const end = at + index + found.length
    return [{ start: end - second.length, end, source: last.source }]
  })

const ways = (part: string, at: number, facts: TypedFacts): Wrong[] =>
  matchesIn(part, WAY).flatMap(({ 0: found, 1: thing = '', index }) => {
    const from = locationsIn(part.slice(0, index))
    const own = [...facts.typedIn(thing)].map((source) => ({ word: thing, source }))
    const [first] = own
    if (!first || from.length === 0 || locationsIn(thing).length === 0) return []
    if (!own.every((each) => isElsewhere(each, from, facts))) return []
    return [{ start: at + index, end: at + index + found.length, source: first.source }]
  })

const placesOfLast = (lower: string, facts: TypedFacts): Wrong[] => {
  const sentences = matchesIn(lower, SENTENCE)
  return sentences.flatMap(({ 0: sentence, index }, at) => {
    const found = PRONOUN.exec(sentence)
    const place = found?.[1]
    if (!place) return []
    const last = featuresIn(sentences[at - 1]?.[0] ?? '', facts).at(-1)
    if (!last || !isElsewhere(last, locationsIn(place), facts)) return []
    const end = index + found[0].length
    return [{ start: end - place.length, end, source: last.source }]
  })
}
