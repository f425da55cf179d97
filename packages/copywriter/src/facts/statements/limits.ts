import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../measures.ts'
import { measureNumeral, numberOf, numeral } from '../numerals.ts'
import type { SubjectRules } from './subject-rules.ts'

const LIMITED_ANIMALS = '(?:pets|dogs|cats|animals|large dogs|big dogs)'

const counted = (typed: string | undefined, noun: string): string => {
  const value = numberOf(typed ?? '') ?? 1
  const one = noun.toLowerCase().replace(/s$/, '')
  return `${numeral(value)} ${value === 1 ? one : `${one}s`}`
}

const lengthOf = (typed: string | undefined, unit = ''): string =>
  `${measureNumeral(numberOf(typed ?? '') ?? 1)}-${unit.toLowerCase()}`

/** What the rules of a building or a lease limit: which animals, how many, how short a rental. */
export const LIMITS: SubjectRules = {
  figures: [
    [
      /^(?:the )?(rental|leasing|investor|pet) cap (?:is |has )?(not |not yet )?(?:been )?(met|reached|full)(?: yet)?$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `the ${match[1]?.toLowerCase()} cap has ${match[2] ? 'not ' : ''}been ${/met/i.test(match[3] ?? '') ? 'met' : 'reached'}`,
      }),
    ],
    [
      new RegExp(
        `^no (${LIMITED_ANIMALS}) for (renters|tenants|guests),? (owners|residents) (?:ok|okay|allowed)$`,
        'i',
      ),
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `${match[1]?.toLowerCase()} are allowed for ${match[3]?.toLowerCase()} but not for ${match[2]?.toLowerCase()}`,
      }),
    ],
    [
      new RegExp(
        `^no (${LIMITED_ANIMALS} (?:over|under|above|larger than|for|in|on|without) .+?)(?: please| allowed)?$`,
        'i',
      ),
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `${measured(match[1] ?? '')
          .toLowerCase()
          .replace(/(?<=\d) ?(?:lbs?\.?|#)(?=$| )/g, ' pounds')} are not allowed`,
      }),
    ],
    [
      /^(?:max(?:imum)? (?:of )?)?(\d|one|two|three) (cats?|dogs?)(?: max(?:imum)?| limit)$|^(?:max(?:imum)? (?:of )?|up to )(\d|one|two|three) (cats?|dogs?)$/i,
      (match) => {
        const most = counted(match[1] ?? match[3], match[2] ?? match[4] ?? 'pet')
        return {
          kind: 'pets',
          concept: null,
          statement: `${most} at most ${/^one /.test(most) ? 'is' : 'are'} allowed`,
          count: numberOf(match[1] ?? match[3] ?? ''),
        }
      },
    ],
    [
      /^(?:pet|dog|cat)[- ]friendly \((?:max )?(\d|one|two|three) (dogs?|cats?|pets?)(?: max)?\)$/i,
      (match) => {
        const most = counted(match[1], match[2] ?? 'pet')
        return {
          kind: 'pets',
          concept: null,
          statement: `${most} ${/^one /.test(most) ? 'is' : 'are'} allowed`,
          count: numberOf(match[1] ?? ''),
        }
      },
    ],
    [
      /^(airbnb|short[- ]term rentals?|STRs?|rentals?|leasing) (?:is |are )?(?:ok|allowed|permitted)(?:,| \() ?(\d+)[- ](day|night|week|month)s? min(?:imum)?\)?$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `${/^(?:rental|leas)/i.test(match[1] ?? '') ? 'rentals' : 'short-term rentals'} are allowed, with a ${measured(`${match[2]} ${match[3]?.toLowerCase()} minimum`).replace(/^(\S+) (\S+) minimum$/, '$1-$2 minimum')}`,
      }),
    ],
    [
      /^(rentals?|leases?|leasing)(?: (?:with|have|has|of))? (?:an? )?(\d+|one|two|three|six|twelve)[- ](day|night|week|month|year)s? min(?:imum)?$|^(rentals?|leases?) min(?:imum)? (?:of )?(\d+|one|two|three|six|twelve)[- ](day|night|week|month|year)s?$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `${/^r/i.test(match[1] ?? match[4] ?? '') ? 'rentals' : 'leases'} have ${articleFor(lengthOf(match[2] ?? match[5], match[3] ?? match[6]))} ${lengthOf(match[2] ?? match[5], match[3] ?? match[6])} minimum`,
      }),
    ],
  ],
}
