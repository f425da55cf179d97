import { numbersIn } from '../numbers.ts'
import { matchesIn } from '../patterns/index.ts'
import type { TracedClaim } from './claim.ts'
import type { TypedFacts } from './typed-facts.ts'

/** The levels of a building, as texts and features name them. */
const LEVELS: readonly RegExp[] = [
  /\b(?:up|upper|upstairs|second[- ]floor|2nd(?:[- ]fl(?:oor|r)?)?|top unit)\b/,
  /\b(?:down|lower|downstairs|first[- ]floor|1st(?:[- ]fl(?:oor|r)?)?|main|ground)\b/,
  /\b(?:basement|bsmt|garden level)\b/,
]
const ROOMS: readonly [said: RegExp, typed: RegExp][] = [
  [/^[- ]bed(?!s of)/, /^[- ]?(?:bed|br\b|bd)/],
  [/^[- ](?:full |half )?bath/, /^[- ]?(?:bath|ba\b)/],
]
const PART = /[^.;:!?\n\u2014()]+/g

/** Rooms that are said to be on a level. */
const ON_LEVEL =
  /(?<!-)\b(bedrooms?|baths?|bathrooms?|primary|suite|laundry|office|den|kitchen|family room) (?:(?:is|are|sits?) )?(?:all |both )?(upstairs|downstairs|on the (?:main|first|second|upper|lower) (?:floor|level))/g
const SAME_ROOM: readonly [said: RegExp, typed: RegExp][] = [
  [/^(?:bedroom|primary|suite)/, /bed|\bbrs?\b|\bbd|primary|master|suite/],
  [/^bath/, /bath|\bba\b|powder/],
  [/^laundry/, /laundry|washer|w\/d/],
  [/^office/, /office|study/],
  [/^(?:den|family)/, /den\b|family|\bfr\b/],
  [/^kitchen/, /kitchen|\bkit\b/],
]

/** Rooms on a level that no feature puts there: 'three bedrooms upstairs'. */
const misplacedRooms = (lower: string, text: string, { featureTexts }: TypedFacts): TracedClaim[] =>
  matchesIn(lower, ON_LEVEL).flatMap(({ 0: said, 1: room = '', 2: where = '', index }) => {
    const level = LEVELS.find((each) => each.test(where))
    const typed = SAME_ROOM.find(([name]) => name.test(room))?.[1]
    if (!level || !typed) return []
    if (featureTexts.some((each) => (level.test(each) && typed.test(each)) || ONE_LEVEL.test(each)))
      return []
    const end = index + said.length
    return [
      {
        start: index,
        end,
        text: text.slice(index, end),
        kind: 'feature',
        status: 'unsupported',
        why: 'Nothing you entered says on which level this is.',
      },
    ]
  })
const ONE_LEVEL = /\b(?:one|single|1)[- ](?:level|story|floor)|ranch|split|two[- ]story|2[- ]story/

/** Counts of rooms on one level, where features say how many there are: 'upstairs you have three bedrooms'. */
export const traceLevels = (lower: string, text: string, facts: TypedFacts): TracedClaim[] => {
  const counted = LEVELS.map((level) => countsOn(level, facts))
  const misplaced = misplacedRooms(lower, text, facts)
  if (counted.every((counts) => counts.length === 0)) return misplaced
  const miscounted = matchesIn(lower, PART).flatMap(({ 0: part, index: at }) => {
    const named = LEVELS.flatMap((level, index) => (level.test(part) ? [index] : []))
    const [level] = named
    // A part that names two levels does not say which rooms are where.
    if (level === undefined || named.length > 1) return []
    return numbersIn(part).flatMap(({ value, start, end }): TracedClaim[] => {
      const room = ROOMS.findIndex(([said]) => said.test(part.slice(end)))
      const known = (counted[level] ?? []).filter((count) => count.room === room)
      if (known.length === 0 || known.some((count) => count.value === value)) return []
      return [
        {
          start: at + start,
          end: at + end,
          text: text.slice(at + start, at + end),
          kind: 'number',
          status: 'contradicting',
          source: known[0]?.source ?? 'features',
          why: `You entered \u201c${facts.featureOf(known[0]?.source ?? '')}\u201d.`,
        },
      ]
    })
  })
  return [...misplaced, ...miscounted]
}

interface Count {
  room: number
  value: number
  source: string
}

/** How many rooms the features count on a level; a feature that names two levels counts for neither. */
const countsOn = (level: RegExp, { numbers }: TypedFacts): Count[] =>
  numbers
    .filter(
      ({ feature }) =>
        level.test(feature) && LEVELS.filter((each) => each.test(feature)).length === 1,
    )
    .flatMap(({ feature, number, source }) => {
      const room = ROOMS.findIndex(([, typed]) => typed.test(feature.slice(number.end)))
      return room < 0 ? [] : [{ room, value: number.value, source }]
    })
