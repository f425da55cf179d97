import { measured } from '../../figures/measures.ts'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { lower, type Told, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { building, restriction } from '../wording/kinds.ts'

const ownerOccupied = (match: RegExpExecArray): Told => {
  const share = lower(match[1]).replace('100%', 'all')
  const place = lower(match[2]).trim()
  const rule = match[3]
    ? `, with ${match[3].replace(/^(?:, (?:and )?| with )/i, '').toLowerCase()}`
    : ''
  return {
    kind: share || place ? 'building' : 'tenancy',
    concept: null,
    statement: `${
      share === 'all'
        ? 'all units are owner-occupied'
        : `${share || place ? `the ${place || 'building'}` : 'it'} is ${share ? `${share} ` : ''}owner-occupied`
    }${rule}`,
  }
}

/** Who may live there: owners only, no age limit. */
export const OCCUPANCY: SubjectRules = {
  lines: [
    [
      /^owner[- ]occ(?:upied|upants?|upancy)?s?\.? only$/i,
      told('restriction', null, 'only owner occupants are allowed'),
    ],
    [
      /^(?:no age restriction|55 ?\+ not required|not (?:a )?55 ?\+(?: community)?)$/i,
      told('restriction', null, 'there is no age restriction'),
    ],
    [
      /^(?:an? )?(one|two|three|four|five|\d)[- ](year|month)s? (?:of )?(?:seasoning|ownership|owner occupancy|residency)(?: required)? (?:before|prior to) (?:rental|renting|leasing|subletting)$/i,
      (match) =>
        restriction(
          `an owner must hold the unit for ${numeral(numberOf(match[1] ?? '') ?? 1)} ${lower(match[2])}${(numberOf(match[1] ?? '') ?? 1) > 1 ? 's' : ''} before renting it`,
        ),
    ],
    [
      /^(?:must be )?owner[- ]occupied(?: only)?(?: for| in| during)? (?:the )?(?:1st|first) (year|(?:\d+|two|three|six) (?:years|months))$/i,
      (match) => ({
        ...restriction(`it must be owner-occupied for the first ${measured(lower(match[1]))}`),
        concept: 'owner-occupancy required',
      }),
    ],
    [
      /^owner[- ]?occupants? only(?: for| in| during) (?:the )?(?:1st|first) (year|(?:\d+|two|three|six) (?:years|months))$/i,
      (match) => ({
        ...restriction(`only owner-occupants are allowed for the first ${lower(match[1])}`),
        concept: 'owner-occupancy required',
      }),
    ],
  ],
  commaLines: [
    [
      /^(\d{1,3})% owner[- ]occupied (?:building|complex|community)$/i,
      (match) => building(`${match[1]} percent of the units are owner-occupied`),
    ],
    [
      /^(?:(mostly|primarily|largely|fully|all|100%) )?owner[- ]occupied( building| complex| community)?((?:, (?:and )?| with )no rentals? (?:under|for less than|less than) .+)?$/i,
      (match) => ownerOccupied(match),
    ],
  ],
  lastStatements: [
    [
      /^(?:owner[- ]occup(?:ant|ied|ancy)(?:s)?(?: only| required)|primary residence (?:required|only)|no investors|must be owner[- ]occupied)$/i,
      told('restriction', 'owner-occupancy required', 'owner occupancy is required'),
    ],
  ],
}
