import { CONDITIONS, PARTS } from '../../language/claim-words.ts'
import type { WrittenNumber } from '../../numbers.ts'
import type { ProseWord } from '../prose.ts'
import type { TypedFacts } from '../typed-facts.ts'
import { type FigureContext, UNSUPPORTED, type Verdict } from './figure.ts'
import { firstAfter, REACH, thingsAround } from './things-near.ts'

const BUILT =
  /\b(?:built|constructed|erected|completed|year built:?)(?: (?:in|circa|around|back in))? ?$/

/** Whether a year is that of the building, or was entered about what it is said of. */
export const verdictOnYear = (
  number: WrittenNumber,
  before: string,
  after: string,
  context: FigureContext,
): Verdict => {
  const { facts, words, lower } = context
  const { yearBuilt } = facts.property
  const { value } = number
  const isDecade = lower.charAt(number.end) === 's'
  if (yearBuilt && (value === yearBuilt || (isDecade && Math.floor(yearBuilt / 10) * 10 === value)))
    return { status: isDecade ? 'derived' : 'traced', source: 'yearBuilt' }
  const typed = facts.numbers.filter((each) => each.number.value === value)
  // 'Columns out front, 2021 behind the walls': the year belongs to what follows.
  const isApart = /[,;:] $/.test(before) && /^ [a-z]/.test(after)
  const things = isApart ? new Set<string>() : thingsAround(words, number, facts)
  const own = typed.find(({ source }) => things.has(source))
  const part = typed.length > 0 && !isApart ? otherPart(words, number, typed, facts) : null
  if (part)
    return {
      status: 'contradicting',
      source: typed[0]?.source,
      why: `You did not enter this year about the ${part}.`,
    }
  if (own) return { status: 'traced', source: own.source }
  const isOfBuilding =
    BUILT.test(before) && !typed.some(({ feature }) => /buil|complet|construct/.test(feature))
  if (
    yearBuilt &&
    (isOfBuilding || typed.length === 0) &&
    (BUILT.test(before) || /\b(?:since|dates? from|dating from) $/.test(before))
  )
    return {
      status: 'contradicting',
      source: 'yearBuilt',
      why: `You entered ${yearBuilt} (year built).`,
      suggestion: String(yearBuilt),
    }
  const [first] = typed
  if (!first)
    return facts.property.features.some((each) => each.includes(String(value)))
      ? { status: 'traced', source: 'features' }
      : UNSUPPORTED
  return things.size === 0
    ? { status: 'traced', source: first.source }
    : {
        status: 'contradicting',
        source: first.source,
        why: 'You entered this year about something else.',
      }
}

const WHOLE =
  /^(?:home|house|residence|building|property|rooms?|interior|exterior|layout|lot|land)$/

/** A part of the building whose state a year is given of although it was entered of another: 'the roof was new in 2024'. */
const otherPart = (
  words: readonly ProseWord[],
  { start }: WrittenNumber,
  typed: TypedFacts['numbers'],
  facts: TypedFacts,
): string | null => {
  const last = firstAfter(words, start) - 1
  let at = last
  let isState = false
  while (at > last - REACH - 2 && words[at]?.clause === words[last]?.clause) {
    const word = words[at]?.text ?? ''
    if (CONDITIONS.has(word)) isState = true
    if (isState && isOtherPart(word, typed, facts)) return word
    // 'Kitchen and baths remodeled in 2018'.
    const earlier = words[at - 2]?.text ?? ''
    if (
      isState &&
      words[at - 1]?.text === 'and' &&
      PARTS.has(word) &&
      isOtherPart(earlier, typed, facts)
    )
      return earlier
    at -= 1
  }
  return null
}

const isOtherPart = (word: string, typed: TypedFacts['numbers'], facts: TypedFacts): boolean =>
  PARTS.has(word) &&
  !WHOLE.test(word) &&
  !typed.some(
    ({ source, feature }) =>
      facts.sourcesOf(word)?.has(source) || !/[a-z]{4}/.test(feature.replace(OF_STATE, '')),
  )
/** What a feature says that is about all of the building. */
const OF_STATE =
  /\b(?:new|fully|completely|renovated|remodeled|updated|restored|rebuilt|gut|built|in|since|systems?|all)\b/g
