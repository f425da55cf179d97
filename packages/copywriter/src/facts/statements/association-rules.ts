import { articleFor } from '@listwright/reviewer/language'
import { dateOf, isDate } from '../dates.ts'
import { numeral } from '../numerals.ts'
import { isPlural, lower, told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { inWords } from './wording/counts.ts'
import { restriction } from './wording/kinds.ts'
import { theBody } from './wording/parties.ts'

const GROUP_TO_FOUR = '(\\d|one|two|three|four)'

const PETS_KEPT = '(pets?|dogs?|cats?|small dogs?|small pets?)'

const animals = (typed: string | undefined): string => `${lower(typed).replace(/s$/, '')}s`

const animalsOf = (count: string | undefined, typed: string | undefined): string =>
  `${inWords(count)} ${inWords(count) === 'one' ? animals(typed).slice(0, -1) : animals(typed)}`

const allowed = (count: string | undefined): string => (inWords(count) === 'one' ? 'is' : 'are')

const carsOf = (typed: string | undefined): string => lower(typed).replace(/^rvs$/, 'RVs')

const timesOf = (typed: string | undefined): string =>
  typed === '1' ? 'once' : typed === '2' ? 'twice' : `${inWords(typed)} times`

/** What an association, a board or a lender allows, requires and looks after. */
export const ASSOCIATION_RULES: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(?:max(?:imum)?(?: of)?|up to|limit(?: of)?) ${GROUP_TO_FOUR} ${PETS_KEPT}(?: allowed)?(?: (?:per|by) (?:the )?(HOA|association|condo docs|bylaws|covenants))?$`,
        'i',
      ),
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `${match[3] ? `${theBody(match[3])} ${/docs|laws|covenants/i.test(match[3]) ? 'allow' : 'allows'} up to ${animalsOf(match[1], match[2])}` : `up to ${animalsOf(match[1], match[2])} ${allowed(match[1])} allowed`}`,
      }),
    ],
    [
      new RegExp(
        `^owners? may have ${GROUP_TO_FOUR} ${PETS_KEPT},? (?:and )?(?:guests|renters|tenants) (?:may have )?none$`,
        'i',
      ),
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `owners may have ${animalsOf(match[1], match[2])}, and ${/guests|renters|tenants/i.exec(match[0])?.[0].toLowerCase()} may have none`,
      }),
    ],
    [
      /^no (pets|dogs|cats) (?:have |has |ever )*lived (?:here|in (?:the )?(?:home|house|unit))$/i,
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `no ${lower(match[1])} have lived here`,
      }),
    ],
    [
      /^no (trucks|commercial vehicles|commercial trucks|RVs|boats|trailers|motorcycles|work vans)(?: (?:or|and) (trucks|commercial vehicles|RVs|boats|trailers|motorcycles|vans))?( overnight| on (?:the )?street| in (?:the )?driveways?)?$/i,
      (match) =>
        restriction(
          `${carsOf(match[1])}${match[2] ? ` and ${carsOf(match[2])}` : ''} are not allowed${lower(match[3]).replace(/ (on|in) (?!the)/, ' $1 the ')}`,
        ),
    ],
    [
      /^no (special assessments|assessments|liens|violations|claims|offers|litigation|increases)( (?:pending|planned|outstanding|known|open|on record))$/i,
      (match) => ({
        kind: /assess|increase/i.test(match[1] ?? '') ? 'fee' : 'condition',
        concept: null,
        statement: `no ${lower(match[1])} ${isPlural(match[1] ?? '') ? 'are' : 'is'}${lower(match[2])}`,
      }),
    ],
    [
      /^no (rental permits|leasing permits|rentals|permits|spaces|slips) (?:are )?(available)(?: (at this time|currently|now))?$/i,
      (match) =>
        restriction(
          `no ${lower(match[1])} are ${match[3] && !/this/i.test(match[3]) ? 'currently ' : ''}available${/this/i.test(match[3] ?? '') ? ' at this time' : ''}`,
        ),
    ],
    [
      /^no (jet ski lifts|boat lifts|fences|sheds|docks|boathouses|boat houses|carports|outbuildings|solar panels|window units|grills|satellite dishes|clotheslines|above[- ]ground pools)(?: allowed| permitted)?$/i,
      (match, setting) =>
        setting === 'flat' || setting === 'land' || /allowed|permitted/i.test(match[0])
          ? restriction(`${lower(match[1])} are not allowed`)
          : null,
    ],
    [
      /^no (?:sub-?let(?:ting|s)?|sub-?leas(?:e|es|ing))$/i,
      told('restriction', null, 'subletting is not allowed'),
    ],
    [
      /^(?:buyers? )?must interview (?:with|w\/) (?:the )?board$|^board interview(?: (?:is )?required)?$/i,
      told('restriction', null, 'an interview with the board is required'),
    ],
    [
      /^(?:the )?(roof|exterior|lawn|siding|windows?|decks?|fence|plumbing|HVAC|gutters|driveway|landscaping) (?:is|are) (?:the )?(HOA|association|owner|tenant|landlord)(?:'s)? (?:responsibility|resp)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${lower(match[1]).replace('hvac', 'HVAC')} ${isPlural(match[1] ?? '') ? 'are' : 'is'} the responsibility of ${theBody(match[2])}`,
      }),
    ],
    [
      /^(?:the )?(HVAC|yard|lawn|landscaping|exterior|roof|driveway|pool|building) (?:is |are )?(maintained|serviced|mowed|paid|cared for) by (?:the )?(tenant|owner|landlord|HOA|association|city|county)s?$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `the ${lower(match[1]).replace('hvac', 'HVAC')} is ${lower(match[2])} by ${theBody(match[3])}`,
      }),
    ],
    [
      /^(?:currently )?at (?:the )?(?:rental|leasing) cap(?:,? (?:with (?:a )?)?wait(?:ing)?[- ]?list)?$/i,
      (match) =>
        restriction(
          `it is at the rental cap${/wait/i.test(match[0]) ? ', with a waiting list' : ''}`,
        ),
    ],
    [
      /^rental cap (?:is )?(?:currently )?not (?:been )?(met|reached)$/i,
      (match) =>
        restriction(
          `the rental cap has ${/currently/i.test(match[0]) ? 'currently ' : ''}not been ${lower(match[1])}`,
        ),
    ],
    [
      /^(?:leasing|rentals?|lease|may lease|can rent)(?: allowed| ok)? (?:up to )?(\d)(?: ?x| times) (?:per|a|\/) ?(?:year|yr),? (\d+)[- ](day|month|week|night)s? min(?:imum)?\.?$/i,
      (match) =>
        restriction(
          `leasing is allowed ${timesOf(match[1])} a year, with ${articleFor(match[2] ?? '')} ${numeral(Number(match[2]))}-${lower(match[3])} minimum`,
        ),
    ],
    [
      /^guest parking (?:is )?limited to (\d+) (hours?|hrs?|days?|nights?)$/i,
      (match) => ({
        kind: 'parking',
        concept: null,
        statement: `guest parking is limited to ${numeral(Number(match[1]))} ${lower(match[2])
          .replace(/^(?:hrs?|hour)$/, 'hours')
          .replace(/^(day|night)$/, '$1s')}`,
      }),
    ],
    [
      /^(?:zoned (?:for )?short[- ]term rentals?|short[- ]term rental[- ]zoned|STR[- ]zoned)$/i,
      told('zoning', null, 'it is zoned for short-term rentals'),
    ],
    [
      /^(?:STR|short[- ]term rental|vacation rental|STVR) (permit|license) (?:is )?(active|in place|in hand|transferable|current|included)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `the short-term rental ${lower(match[1])} is ${lower(match[2])}`,
      }),
    ],
    [
      /^owner[- ]occ(?:upied|upants?|upancy)?s?\.? only$/i,
      told('restriction', null, 'only owner occupants are allowed'),
    ],
    [
      /^(?:no age restriction|55 ?\+ not required|not (?:a )?55 ?\+(?: community)?)$/i,
      told('restriction', null, 'there is no age restriction'),
    ],
    [/^bundled golf$/i, told('community', null, 'golf membership is bundled')],
    [
      /^no short[- ]term rentals? (?:under|less than|below) (\d+) days$/i,
      (match) => restriction(`rentals of less than ${match[1]} days are not allowed`),
    ],
    [
      /^(?:city )?rental (?:cert(?:ificate|ification)?|license|registration|inspection)(?: is)?(?: (?:good|valid|current))? (?:through|thru|until) ((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `the ${/^city/i.test(match[0]) ? 'city ' : ''}rental ${/license/i.test(match[0]) ? 'license' : /regis/i.test(match[0]) ? 'registration' : 'certificate'} runs through ${match[1]}`,
      }),
    ],
    [
      /^avail(?:able)?\.? (?:on )?(?:the )?(?:1st|first) of (?:the )?(month|next month|[a-z]{3,9})$/i,
      (match) => {
        const month = lower(match[1])
        if (!/month/.test(month) && !isDate(month)) return null
        return {
          kind: 'availability',
          concept: null,
          statement: `it is available on the first of ${/month/.test(month) ? `${/next/.test(month) ? '' : 'the '}${month}` : dateOf(month)}`,
        }
      },
    ],
    [/^on-?street parking only$/i, told('parking', null, 'parking is on the street only')],
    [
      /^(landlord|owner|seller|tenant|HOA)s? (?:pays|covers) (water|sewer|trash|heat|gas|electric(?:ity)?|taxes|insurance|water and sewer|water and trash) only$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the ${lower(match[1]).replace('hoa', 'HOA')} pays only ${lower(match[2]).replace(/^electric$/, 'electricity')}`,
      }),
    ],
    [
      /^((?:water|sewer|trash|heat|gas|electric|pest control|lawn care|cable|internet|taxes|insurance)(?:(?:,| and|, and) (?:water|sewer|trash|heat|gas|electric|pest control|lawn care|cable|internet|taxes|insurance))+) (?:are )?paid by (?:the )?(owner|landlord|HOA|tenant|seller)s?$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `${lower(match[1]).replace(/\belectric\b/, 'electricity')} are paid by the ${lower(match[2]).replace('hoa', 'HOA')}`,
      }),
    ],
  ],
}
