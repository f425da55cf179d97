import { measured } from '../../figures/measures.ts'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { hyphenated } from '../../nouns/compounds.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, GROUP_TO_SIX, inWords } from '../wording/counts.ts'
import { building, room } from '../wording/kinds.ts'
import { roomsOfUnit } from '../wording/units.ts'

const FLOORS =
  /^((?:1st|2nd|3rd|4th|first|second|third|fourth)(?:(?: ?\/ ?| and )(?:1st|2nd|3rd|4th|first|second|third|fourth))? floors?|basement|garden level|lower level|upper level|attic|carriage house|(?:unit|apartment) [A-Z\d]{1,2})(?: (?:has|have|is|are))? (\d|one|two|three|four|five)[- ]bedrooms?(?:,| and| \/)? (\d(?:\.5)?|one|two|three|one and a half|two and a half)[- ]baths?((?: owner'?s'?)? (?:duplex|triplex|unit|apartment))?$/i

const floorsOf = (typed: string): string => {
  const floors = measured(lower(typed)).replace(/ ?\/ ?/, ' and ')
  if (/^(?:unit|apartment) /.test(floors))
    return floors.replace(/ ([a-z])$/, (letter) => letter.toUpperCase())
  return `the ${/ and /.test(floors) ? floors.replace(/floor$/, 'floors') : hyphenated(floors)}`
}

const roomCount = (typed: string, noun: string): string => {
  if (/half/i.test(typed)) return `${lower(typed)} ${noun}s`
  const value = numberOf(typed) ?? 1
  return Number.isInteger(value)
    ? `${numeral(value)} ${noun}${value === 1 ? '' : 's'}`
    : `${numeral(Math.floor(value))} and a half ${noun}s`
}

const UP = /^(?:up|upstairs|upper|above|over)$/i

const bedsAndBaths = (beds: string | undefined, baths: string | undefined): string =>
  `${count(beds)} ${beds === '1' ? 'bedroom' : 'bedrooms'}${baths ? ` and ${count(baths)} ${baths === '1' ? 'bath' : 'baths'}` : ''}`

const SIZE = String.raw`(\d)(?:\/(\d(?:\.\d)?)|[ -]bedrooms?(?: (\d(?:\.\d)?) baths?)?)`

const TWO_FLOORS = new RegExp(
  `^${SIZE} (up|upstairs|upper|down|downstairs|lower),?(?: and)? ${SIZE} (up|upstairs|upper|down|downstairs|lower)$`,
  'i',
)

const ONE_OVER = new RegExp(`^${SIZE} over ${SIZE}$`, 'i')

/** Units above one another: '3 over 2', 'up 2/1, down 3/2'. */
export const UPPER_AND_LOWER_UNITS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^${GROUP_TO_SIX}[- ]?(?:bed|bedroom|br|beds|bedrooms) over ${GROUP_TO_SIX}[- ]?(?:bed|bedroom|br|beds|bedrooms)$`,
        'i',
      ),
      (match) =>
        inWords(match[1]) === inWords(match[2])
          ? null
          : building(
              `there is a ${inWords(match[1])}-bedroom unit over a ${inWords(match[2])}-bedroom unit`,
            ),
    ],
    [
      /^(\d|two|three|four)[- ]bed(?:room)?s? (up|down)(?:stairs)?(?:,| and) (\d|one|two|three|four)(?: bed(?:room)?s?)? (?!\2)(up|down)(?:stairs)?$/i,
      (match) =>
        room(
          `there are ${inWords(match[1])} bedrooms ${lower(match[2])}stairs and ${inWords(match[3])} ${lower(match[4])}stairs`,
        ),
    ],
  ],
  commaLines: [
    [
      FLOORS,
      (match) => {
        const floors = floorsOf(match[1] ?? '')
        const dwelling = lower(match[4]).trim().replace('owners', "owner's")
        const isSeveral = / and /.test(floors) && !dwelling
        const subject = dwelling ? `the ${dwelling} on ${floors}` : floors
        return building(
          `${subject} ${isSeveral ? 'have' : 'has'} ${roomCount(match[2] ?? '', 'bedroom')} and ${roomCount(match[3] ?? '', 'bath')}`,
        )
      },
    ],
  ],
  figures: [
    [
      /^up(?:per|stairs)? (\d)\/(\d)(?:,| \+| and)? (?:dn|down|lower|downstairs) (\d)\/(\d)$/i,
      (match) =>
        building(
          `the upstairs unit has ${roomsOfUnit(match[1], match[2])}, and the downstairs unit has ${roomsOfUnit(match[3], match[4])}`,
        ),
    ],
    [
      /^(\d|two|three|four) over (\d|two|three|four)(?: bedrooms?)?$/i,
      (match, setting) =>
        setting === 'land' || setting === 'commercial'
          ? null
          : building(
              `the upper unit has ${numeral(numberOf(match[1] ?? '') ?? 2)} bedrooms and the lower unit ${numeral(numberOf(match[2] ?? '') ?? 2)}`,
            ),
    ],
    [
      TWO_FLOORS,
      (match) => {
        const first = bedsAndBaths(match[1], match[2] ?? match[3])
        const second = bedsAndBaths(match[5], match[6] ?? match[7])
        const [up, down] = UP.test(match[4] ?? '') ? [first, second] : [second, first]
        return building(`the upper unit has ${up}, and the lower has ${down}`)
      },
    ],
    [
      ONE_OVER,
      (match) => {
        const up = bedsAndBaths(match[1], match[2] ?? match[3])
        const down = bedsAndBaths(match[4], match[5] ?? match[6])
        return building(
          up === down
            ? `each of the two units, one over the other, has ${up}`
            : `the upper unit has ${up}, and the lower has ${down}`,
        )
      },
    ],
    [
      /^owner'?s? (?:unit|apartment) (?:is )?(?:an? )?(\d)[- ]bedroom (duplex|triplex)$/i,
      (match) =>
        building(`the owner's unit is a ${count(match[1])}-bedroom ${match[2]?.toLowerCase()}`),
    ],
  ],
}
