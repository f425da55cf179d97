import { measured } from '../measures.ts'
import { numberOf, numeral, series } from '../numerals.ts'
import type { SubjectRules } from './subject-rules.ts'

const COUNT = String.raw`\(?(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)\)?`

const ROOMS = String.raw`(studios?|(?:(?:\d|one|two|three|four|five)[- ]?(?:bedrooms?|beds?|br|bd)s?(?:[ ,/-]*(?:\d(?:\.\d)?|one|two)[- ]?(?:baths?|ba))?|\d\/\d(?:\.5)?s?))(?: (?:units?|apartments?|apts?))?`

const PART = `${COUNT} ${ROOMS}`

const MIX = new RegExp(
  `^${PART}(?:(?:,| and|, and| \\+|,? plus) ${PART})(?:(?:,| and|, and| \\+) ${PART})?$`,
  'i',
)

const EACH =
  /^(?:each|both|all|every)(?: (?:units?|sides?|floors?|apartments?))?(?: (?:is|are|has|have))?(?: an?)? (?:(\d|one|two|three|four)[- ]?(?:bedrooms?|beds?|br|bd)[ ,/-]*(?:and )?(\d(?:\.5)?|one|two|three)[- ]?(?:full )?(?:bathrooms?|baths?|ba)|(\d)\/(\d(?:\.5)?))s?$/i

const roomCount = (value: number, noun: string): string =>
  Number.isInteger(value)
    ? `${numeral(value)} ${noun}${value === 1 ? '' : 's'}`
    : `${numeral(Math.floor(value))} and a half ${noun}s`

const unitWith = (
  unit: string | undefined,
  beds: string | undefined,
  baths: string | undefined,
): string => {
  const name = measured((unit ?? '').toLowerCase()).replace(
    /^unit ([a-z])$/,
    (_, letter: string) => `unit ${letter.toUpperCase()}`,
  )
  const subject = /^unit /.test(name)
    ? name
    : /floor$/.test(name)
      ? `the ${name}`
      : `the ${name} unit`
  return `${subject} has ${roomCount(Number(beds), 'bedroom')} and ${roomCount(Number(baths), 'bath')}`
}

/** @example unitsOf('two', '2 bed') // 'two two-bedroom units' */
const unitsWith = (typed: string, rooms: string): string | null => {
  const count = /^an?$/i.test(typed) ? 1 : numberOf(typed)
  if (count === null) return null
  if (/^studio/i.test(rooms)) return `${numeral(count)} studio${count === 1 ? '' : 's'}`
  const [, bedsTyped = '', bathsTyped = ''] =
    /^(\w+?)[- ]?(?:bed|br|bd)\w*(?:[ ,/-]*(\d(?:\.\d)?|one|two))?/i.exec(rooms) ??
    /^(\d)\/(\d(?:\.5)?)/.exec(rooms) ??
    []
  const beds = numberOf(bedsTyped)
  const baths = numberOf(bathsTyped)
  if (beds === null) return null
  const size =
    baths !== null && Number.isInteger(baths)
      ? `${numeral(beds)}-bedroom, ${numeral(baths)}-bath`
      : `${numeral(beds)}-bedroom`
  return `${numeral(count)} ${size} unit${count === 1 ? '' : 's'}`
}

/** How many units of which size a building has. */
export const UNIT_MIX: SubjectRules = {
  commaLines: [
    [
      /^each (unit|side|apartment|floor) has (?:its )?own ([a-z][a-z -]+)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `each ${match[1]?.toLowerCase()} has its own ${match[2]?.toLowerCase()}`,
      }),
    ],
    [
      /^(?:a )?mix of (\d|one|two|three)(?:[- ]beds?| bedrooms?|br)?s? and (\d|one|two|three)[- ]?(?:beds?|bedrooms?|br)s?(?: units| apartments)?$/i,
      (match) => {
        const list = [match[1], match[2]].map(
          (beds) => `${numeral(numberOf(beds ?? '') ?? 1)}-bedrooms`,
        )
        return {
          kind: 'building',
          concept: 'unit mix',
          statement: `the units are ${series(list)}`,
          list,
        }
      },
    ],
    [
      /^(unit [A-Z\d]|upper|lower|front|rear|upstairs|downstairs|(?:1st|2nd|3rd|first|second|third) floor)(?: is| has)? (\d)\/(\d)(?:,| and|;) (unit [A-Z\d]|upper|lower|front|rear|upstairs|downstairs|(?:1st|2nd|3rd|first|second|third) floor)(?: is| has)? (\d)\/(\d)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `${unitWith(match[1], match[2], match[3])}, and ${unitWith(match[4], match[5], match[6])}`,
      }),
    ],
    [
      EACH,
      (match) => {
        const beds = numberOf(match[1] ?? match[3] ?? '')
        const baths = numberOf(match[2] ?? match[4] ?? '')
        if (beds === null || baths === null) return null
        const which = /\bside/i.test(match[0])
          ? 'side'
          : /\bfloor/i.test(match[0])
            ? 'floor'
            : 'unit'
        return {
          kind: 'building',
          concept: null,
          statement: `each ${which} has ${roomCount(beds, 'bedroom')} and ${roomCount(baths, 'bath')}`,
        }
      },
    ],
    [
      MIX,
      (match, setting) => {
        if (setting !== 'multi' && setting !== 'commercial') return null
        const parts = [1, 3, 5].flatMap((at) => {
          const [count, rooms] = [match[at], match[at + 1]]
          return count && rooms ? [unitsWith(count, rooms)] : []
        })
        if (parts.some((part) => part === null)) return null
        const list = parts.filter((part) => part !== null)
        return {
          kind: 'building',
          concept: null,
          statement: `there ${/^(?:one|an?) /.test(list[0] ?? '') ? 'is' : 'are'} ${series(list)}`,
          list,
        }
      },
    ],
  ],
}
