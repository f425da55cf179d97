import { numberOf, numeral, series } from '../numerals.ts'
import type { Rule } from './rule.ts'

const COUNT = String.raw`\(?(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)\)?`
const ROOMS = String.raw`(studios?|(?:(?:\d|one|two|three|four|five)[- ]?(?:bedrooms?|beds?|br|bd)s?(?:[ ,/-]*(?:\d(?:\.\d)?|one|two)[- ]?(?:baths?|ba))?|\d\/\d(?:\.5)?s?))(?: (?:units?|apartments?|apts?))?`
const PART = `${COUNT} ${ROOMS}`
const MIX = new RegExp(
  `^${PART}(?:(?:,| and|, and| \\+|,? plus) ${PART})(?:(?:,| and|, and| \\+) ${PART})?$`,
  'i',
)

const EACH =
  /^(?:each|both|all|every)(?: (?:units?|sides?|floors?|apartments?))?(?: (?:is|are|has|have))?(?: an?)? (?:(\d|one|two|three|four)[- ]?(?:bedrooms?|beds?|br|bd)[ ,/-]*(?:and )?(\d(?:\.5)?|one|two|three)[- ]?(?:full )?(?:bathrooms?|baths?|ba)|(\d)\/(\d(?:\.5)?))s?$/i

/** How many units of which size a building has. */
export const UNIT_MIX: readonly Rule[] = [
  [
    EACH,
    (match) => {
      const beds = numberOf(match[1] ?? match[3] ?? '')
      const baths = numberOf(match[2] ?? match[4] ?? '')
      if (beds === null || baths === null) return null
      const which = /\bside/i.test(match[0]) ? 'side' : /\bfloor/i.test(match[0]) ? 'floor' : 'unit'
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
        return count && rooms ? [unitsOf(count, rooms)] : []
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
]

const roomCount = (value: number, noun: string): string =>
  Number.isInteger(value)
    ? `${numeral(value)} ${noun}${value === 1 ? '' : 's'}`
    : `${numeral(Math.floor(value))} and a half ${noun}s`

/** @example unitsOf('two', '2 bed') // 'two two-bedroom units' */
const unitsOf = (typed: string, rooms: string): string | null => {
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
