import { lower, type Told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { dollars } from '../wording/amounts.ts'
import { income, tenancy } from '../wording/kinds.ts'
import { bedsOf, RANKS } from '../wording/units.ts'

const UNIT = String.raw`((?:unit|apartment|apt) (?:[A-Z]|\d{1,3})|(?:upper|lower|up|down|upstairs|downstairs|front|rear|back|garden|basement|(?:1st|2nd|3rd|first|second|third|top|ground)[- ](?:floor|flr))(?: unit| apartment| flat)?)`
const ROOMS = String.raw`(?:(?:is|has|with|a|an) )*(studio|(\d|one|two|three|four|five|six)[- ]?(?:bedrooms?|beds?|bdrms?|br|bd)(?:[ ,/-]*(?:and )?(\d(?:\.5)?|one|two)[- ]?(?:baths?|bathrooms?|ba))?|(\d)\/(\d(?:\.5)?))`
const RENT = String.raw`(?:(?:currently )?(?:rent(?:s|ed|ing|al)?|leased|renting|let)(?: (?:is|for|at|of))?:? |at |@ ?|for )?\$ ?([\d,]{3,6})(?: ?\/ ?mo\w*| a month| per month| monthly)?`

const UNIT_FIRST = new RegExp(`^${UNIT}(?::|,| -)? ${ROOMS}(?:,|;| -)? (?:${RENT}|(vacant))$`, 'i')
const ROOMS_FIRST = new RegExp(`^${ROOMS} ${UNIT}(?:,|;|:| -)? (?:${RENT}|(vacant))$`, 'i')

/** 'two-bedroom, one-bath', 'studio' */
const sizeOf = (rooms: string, beds = '', baths: string | undefined): string =>
  /^studio/i.test(rooms) ? 'studio' : bedsOf(lower(beds), baths && lower(baths))

/** 'the three-bedroom lower unit', 'unit A, a two-bedroom,' */
const unitSized = (typed: string, size: string): string => {
  const named = /^(?:unit|apartment|apt) (.+)$/i.exec(typed)?.[1]
  if (named) return `unit ${named.toUpperCase()}, a ${size}${size === 'studio' ? '' : ' unit'},`
  const place = lower(typed)
    .replace(/ (?:unit|apartment|flat)$/, '')
    .replace(/^(up|down)(?:stairs)?$/, (_, way: string) => (way === 'up' ? 'upper' : 'lower'))
    .replace(/^(\w+)[- ](?:floor|flr)$/, (_, rank: string) => `${RANKS[rank] ?? rank}-floor`)
  return `the ${size === 'studio' ? `${place} studio` : `${size} ${place} unit`}`
}

/** Notes without a comma have rules of their own. */
const isInParts = (typed: string): boolean => /[,;](?!\d)/.test(typed)

const toldOf = (unit: string, size: string, rent: string | undefined): Told =>
  rent
    ? income(`${unitSized(unit, size)} rents for ${dollars(rent)} a month`)
    : tenancy(`${unitSized(unit, size)} is vacant`)

/** A unit with its rooms and what it rents for: an investor needs all three of them together. */
export const RENTS_WITH_ROOMS: SubjectRules = {
  lines: [
    [
      UNIT_FIRST,
      ([note, unit = '', rooms = '', beds, baths, slashBeds, slashBaths, rent], setting) =>
        setting === 'multi' && isInParts(note)
          ? toldOf(unit, sizeOf(rooms, beds ?? slashBeds, baths ?? slashBaths), rent)
          : null,
    ],
    [
      ROOMS_FIRST,
      ([note, rooms = '', beds, baths, slashBeds, slashBaths, unit = '', rent], setting) =>
        setting === 'multi' && isInParts(note)
          ? toldOf(unit, sizeOf(rooms, beds ?? slashBeds, baths ?? slashBaths), rent)
          : null,
    ],
  ],
}
