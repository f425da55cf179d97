import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { inWords } from '../wording/counts.ts'
import { community, restriction, terms } from '../wording/kinds.ts'

const PETS = '((?:small |large |medium )?(?:pets|dogs|cats|animals))'
const plural = (typed: string | undefined): string => lower(typed).replace(/s?$/, 's')

const timesOf = (typed: string | undefined): string =>
  typed === '1' ? 'once' : typed === '2' ? 'twice' : `${inWords(typed)} times`

/** What an association allows and does: pets, rentals, approvals and upkeep. */
export const ASSOCIATION_RULES: SubjectRules = {
  lines: [
    [
      /^(?:only owners|owners only|owners)(?: may have| can have| may keep|:)? (?:up to )?(?:(\d|one|two|three) )?((?:small |large )?(?:pets?|dogs?|cats?))(?: (?:allowed|ok))?(?: each)?$/i,
      (match) => {
        const isOnly = /only/i.test(match[0])
        if (!isOnly && !/may|can/i.test(match[0])) return null
        const count = match[1] ? `${inWords(match[1])} ` : ''
        const pets = /^(?:1|one)$/i.test(match[1] ?? '')
          ? lower(match[2]).replace(/s$/, '')
          : plural(match[2])
        return {
          kind: 'pets',
          concept: null,
          statement: `${isOnly ? 'only owners' : 'owners'} may have ${/up to/i.test(match[0]) ? 'up to ' : ''}${count}${pets}`,
        }
      },
    ],
    [
      new RegExp(
        `^${PETS}(?: (?:ok|okay|allowed|welcome|considered))?,? (?:with|w\\/) (?:an? )?\\$([\\d,]+) ((?:non-?refundable |refundable |pet )*(?:deposit|fee))$`,
        'i',
      ),
      (match) => ({
        kind: 'pets',
        concept: null,
        statement:
          `${lower(match[1])} are ${/considered/i.test(match[0]) ? 'considered' : 'allowed'} with a $${match[2]} ${lower(match[3])}`.replace(
            'with a $8',
            'with an $8',
          ),
      }),
    ],
    [
      /^(?:one|1) ((?:small )?(?:pet|dog|cat)) (under|up to|over) (\d{1,3}) ?(?:lbs?\.?|pounds|#)(?: (?:ok|okay|allowed|max))?$/i,
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `one ${lower(match[1])} ${lower(match[2])} ${match[3]} pounds is allowed`,
      }),
    ],
    [
      /^(?:leases?|rentals?|leasing) min(?:imum)?(?: is| of)? (\d+|one|two|three|six) (day|week|month|year)s?,? (?:up to |max )?(\d)(?: ?x| times) (?:per|a|\/) ?(?:year|yr)$/i,
      (match) =>
        restriction(
          `leases have a ${inWords(match[1])}-${lower(match[2])} minimum, and it may be leased ${timesOf(match[3])} a year`,
        ),
    ],
    [
      /^(?:an? )?(airbnb|STR|short[- ]term rental|VRBO|investor|dog|pet)[- ]friendly (building|complex|community|HOA|association)$/i,
      (match) => {
        const whom = lower(match[1])
          .replace('airbnb', 'Airbnb')
          .replace('vrbo', 'Vrbo')
          .replace(/^str$/, 'short-term-rental')
          .replace('short term rental', 'short-term-rental')
        if (/dog|pet/.test(whom)) return null
        return restriction(`the ${lower(match[2]).replace('hoa', 'HOA')} is ${whom}-friendly`)
      },
    ],
    [
      /^(?:the )?(association|HOA|board|co-?op) (?:has )?(?:an? |the )?right of first refusal$|^right of first refusal (?:by|to|for|of|held by) (?:the )?(association|HOA|board|co-?op)$/i,
      (match) =>
        restriction(
          `the ${lower(match[1] ?? match[2]).replace('hoa', 'HOA')} has a right of first refusal`,
        ),
    ],
    [
      /^((?:VA|FHA|USDA)(?:(?: and|\/|,| &) ?(?:VA|FHA|USDA))+)[- ]approved (complex|building|condo|condos|community|project)$/i,
      (match) =>
        terms(
          `the ${lower(match[2]).replace(/^condos?$/, 'building')} is ${(match[1] ?? '').toUpperCase().replace(/ AND |\/|, ?| & /g, ' and ')} approved`,
        ),
    ],
    [
      /^(?:the )?(HOA|association|POA) (mows|plows|mulches|paints|trims|cuts|edges|fertilizes|shovels|waters|handles|does|cares for|takes care of|replaces|cleans|insures) (?:the )?(.+)$/i,
      (match) =>
        community(
          `the ${/^[hp]oa$/i.test(match[1] ?? '') ? match[1]?.toUpperCase() : 'association'} ${lower(match[2])} ${objectOf(match[3] ?? '')}`,
        ),
    ],
  ],
}

/** 'the front', 'the roof', but 'snow removal' and 'all landscaping'. */
const objectOf = (typed: string): string =>
  lower(typed).replace(
    /\b(?=(?:front|back|rear|lawns?|yards?|front yard|grass|roofs?|exteriors?|siding|driveways?|walks|beds|gutters|streets|common areas?)\b)(?<!\b(?:the|front|back|rear|all|and) )/,
    'the ',
  )
