import { dateOf } from '../../figures/dates.ts'
import { measured } from '../../figures/measures.ts'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { kindOfNoun, singular } from '../../nouns/head-nouns.ts'
import { headOf } from '../../nouns/noun-phrase.ts'
import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { AMOUNT, PERIOD_OF_RENT, per, sum } from '../wording/amounts.ts'
import {
  count,
  GROUP_TO_TEN,
  inWords,
  isOne,
  TO_EIGHT,
  TO_TEN,
  TO_TWELVE,
} from '../wording/counts.ts'
import { GROUP_DATE } from '../wording/dates.ts'
import { tenancy } from '../wording/kinds.ts'

const STATE =
  'leased|rented|occupied|vacant|renovated|remodeled|updated|being rehabbed|being renovated|under renovation|gutted|unfinished|month to month|owner-occupied|down to studs|empty|available'

/** How many units are leased and how many are vacant. */
export const OCCUPANCY: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(?:fully|100%) (leased|rented|occupied),? (?:at |for )?${AMOUNT}${PERIOD_OF_RENT}(?: (?:in )?total)?$`,
        'i',
      ),
      (match) =>
        tenancy(
          `it is fully ${lower(match[1])} at ${sum(match[2])}${per(match[3])}${/total$/i.test(match[0]) ? ' in total' : ''}`,
        ),
    ],
    [
      new RegExp(
        `^(?:currently )?(leased|rented) by the room(?: (?:through|thru|until|to) ${GROUP_DATE})?$`,
        'i',
      ),
      (match) =>
        tenancy(
          `it is ${/^currently/i.test(match[0]) ? 'currently ' : ''}${lower(match[1])} by the room${match[2] ? ` through ${dateOf(match[2])}` : ''}`,
          match[2] ? dateOf(match[2]) : '',
        ),
    ],
    [
      /^(?:fully|100%|currently) (occupied|leased|rented) as of (?:the )?(listing date|list date|today)$/i,
      (match) =>
        tenancy(
          `it is fully ${lower(match[1])} as of ${/today/i.test(match[2] ?? '') ? 'today' : 'the listing date'}`,
        ),
    ],
    [
      new RegExp(
        `^${GROUP_TO_TEN} (?:out )?of (?:the )?${GROUP_TO_TEN}(?: units)?(?: are| is)? (occupied|rented|leased|vacant)$`,
        'i',
      ),
      (match) =>
        tenancy(
          `${inWords(match[1])} of the ${inWords(match[2])} units ${inWords(match[1]) === 'one' ? 'is' : 'are'} ${lower(match[3])}`,
        ),
    ],
    [/^(?:currently )?occupied$/i, () => tenancy('it is currently occupied')],
  ],
  firstFigures: [
    [
      /^(both|all)(?: units| sides| apartments)? (?:are )?(leased|rented|occupied) (through|thru|until|to) (.+)$/i,
      (match) =>
        tenancy(
          `${(match[1] ?? '').toLowerCase()} units are ${(match[2] ?? '').toLowerCase()} ${/until/i.test(match[3] ?? '') ? 'until' : 'through'} ${match[4] ?? ''}`,
        ),
    ],
  ],
  figures: [
    [
      /^(\d{1,2}) ?(?:%|percent) (occupied|leased|rented) (?:by|to) (?:an? )?([a-z][a-z ]+)$/i,
      (match) =>
        tenancy(
          `it is ${match[1]} percent ${match[2]?.toLowerCase()} ${/occ/i.test(match[2] ?? '') ? 'by' : 'to'} ${withArticle(match[3] ?? '')}`,
        ),
    ],
    [
      /^((?:strip|shopping|retail|neighborhood) center|plaza|building) (fully|[\d]+%) (leased|occupied|rented)$/i,
      (match) => ({
        kind: 'tenancy',
        concept: 'fully occupied',
        statement: `the ${lower(match[1])} is ${lower(match[2]).replace('%', ' percent')} ${lower(match[3])}`,
      }),
    ],
    [
      new RegExp(
        `^(all|every(?:thing)?)(?: units?)? but (${TO_EIGHT}) (?:is |are )?(${STATE})$`,
        'i',
      ),
      (match, setting) =>
        tenancy(
          `all but ${count(match[2])} of the ${setting === 'commercial' ? 'spaces' : 'units'} are ${match[3]?.toLowerCase()}`,
        ),
    ],
    [
      new RegExp(
        `^(${TO_EIGHT})(?: units?)? (?:is |are )?(${STATE}),? (?:and )?(${TO_EIGHT})(?: units?)? (?:is |are )?(${STATE})$`,
        'i',
      ),
      (match, setting) => {
        const noun = setting === 'commercial' ? 'space' : 'unit'
        return tenancy(
          `${count(match[1])} ${noun}${isOne(match[1]) ? ' is' : 's are'} ${match[2]?.toLowerCase()}, and ${count(match[3])} ${isOne(match[3]) ? 'is' : 'are'} ${match[4]?.toLowerCase()}`,
        )
      },
    ],
    [
      new RegExp(
        `^(${TO_EIGHT}) (offices|suites|apartments|stores|units|rooms|bedrooms|studios) (?:on (?:the )?)?(first|second|third|fourth|ground|top|lower|upper|1st|2nd|3rd)[- ](floor|level)(?:,? (?:all |both )?(${STATE}))?$`,
        'i',
      ),
      (match) => ({
        kind: match[5] ? 'tenancy' : 'building',
        concept: null,
        statement: match[5]
          ? `the ${count(match[1])} ${match[2]?.toLowerCase()} on the ${measured((match[3] ?? '').toLowerCase())} ${match[4]?.toLowerCase()} are ${match[5].toLowerCase()}`
          : `there are ${count(match[1])} ${match[2]?.toLowerCase()} on the ${measured((match[3] ?? '').toLowerCase())} ${match[4]?.toLowerCase()}`,
      }),
    ],
    [
      new RegExp(
        `^(${TO_TWELVE}) (vacant|leased|rented|occupied),? (?:and )?(${TO_TWELVE}) (vacant|leased|rented|occupied)$`,
        'i',
      ),
      (match, setting) =>
        tenancy(
          `${count(match[1])} ${setting === 'commercial' ? 'space' : 'unit'}${match[1] === '1' ? ' is' : 's are'} ${match[2]?.toLowerCase()}, and ${count(match[3])} ${match[3] === '1' ? 'is' : 'are'} ${match[4]?.toLowerCase()}`,
        ),
    ],
    [
      new RegExp(
        `^(${TO_TWELVE}) (units|suites|spaces|apartments|stores),? (?:and )?(${TO_TWELVE}|all|both) (vacant|leased|rented|occupied)$`,
        'i',
      ),
      (match) =>
        tenancy(
          /^(?:all|both)$/i.test(match[3] ?? '')
            ? `all ${count(match[1])} ${match[2]?.toLowerCase()} are ${match[4]?.toLowerCase()}`
            : `${count(match[3])} of the ${count(match[1])} ${match[2]?.toLowerCase()} ${match[3] === '1' ? 'is' : 'are'} ${match[4]?.toLowerCase()}`,
        ),
    ],
    [
      new RegExp(
        `^(${TO_TEN}) ([a-z][a-z' -]*s),? all ([a-z-]+ed|vacant|occupied|leased|furnished|private)$`,
        'i',
      ),
      (match) => ({
        kind: kindOfNoun(singular(headOf(match[2] ?? ''))) ?? 'building',
        concept: null,
        statement: `all ${count(match[1])} ${match[2]?.toLowerCase()} are ${match[3]?.toLowerCase()}`,
      }),
    ],
  ],
  statements: [
    [
      /^owner[- ]occ(?:upied|upancy)?\.? (\d+) ?%$|^(\d+) ?% owner[- ]occ\w*$/i,
      (match) => ({
        kind: 'building',
        statement: `${match[1] ?? match[2]} percent of the units are owner-occupied`,
      }),
    ],
    [
      /^(\w+) of (?:the )?(\w+) units (renovated|updated|remodeled|rehabbed|occupied|leased|rented|vacant)$/i,
      (match) => {
        const some = numberOf(match[1] ?? '')
        const all = numberOf(match[2] ?? '')
        if (some === null || all === null) return null
        const state = (match[3] ?? '').toLowerCase()
        const isWork = /renovated|updated|remodeled|rehabbed/.test(state)
        return {
          kind: isWork ? 'update' : 'tenancy',
          concept: isWork ? 'updated units' : null,
          statement: `${numeral(some)} of the ${numeral(all)} units ${isWork ? `${some === 1 ? 'has' : 'have'} been` : some === 1 ? 'is' : 'are'} ${state}`,
          count: some,
          text: `${numeral(some)} of ${numeral(all)} units ${state}`,
        }
      },
    ],
    [
      /^(?:all )?(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) units? (?:are )?(?:fully )?(occupied|leased|rented|vacant)$/i,
      (match) => {
        const value = numberOf(match[1] ?? '') ?? 2
        const state = (match[2] ?? '').toLowerCase()
        const isFull = /fully|^all/i.test(match[0])
        if (state === 'vacant')
          return {
            kind: 'tenancy',
            concept: value === 1 ? 'one unit vacant' : null,
            statement: `${numeral(value)} ${value === 1 ? 'unit is' : 'units are'} vacant`,
            count: value,
          }
        return {
          kind: 'tenancy',
          concept: isFull ? 'fully occupied' : null,
          statement: `${isFull ? 'all ' : ''}${numeral(value)} units are ${state}`,
          count: value,
        }
      },
    ],
    [
      /^(?:fully|100 ?%|all units) (occupied|leased|rented)$|^no vacanc(?:y|ies)$/i,
      (match, setting) => ({
        kind: 'tenancy',
        concept:
          setting === 'commercial' && /leased/i.test(match[0])
            ? 'tenant in place, commercial'
            : 'fully occupied',
        statement: /vacanc/i.test(match[0])
          ? 'there are no vacancies'
          : /all units/i.test(match[0])
            ? `all units are ${(match[1] ?? '').toLowerCase()}`
            : `it is fully ${(match[1] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(\d{1,3}) ?% (occupied|leased|rented|occupancy)$/i,
      (match) => ({
        kind: 'tenancy',
        statement: `it is ${match[1]} percent ${/occup/i.test(match[2] ?? '') ? 'occupied' : (match[2] ?? '').toLowerCase()}`,
      }),
    ],
  ],
}
