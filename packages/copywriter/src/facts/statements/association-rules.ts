import { numeral } from '../numerals.ts'
import { isPlural, lower, told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { restriction } from './wording/kinds.ts'

const carsOf = (typed: string | undefined): string => lower(typed).replace(/^rvs$/, 'RVs')

/** What an association, a board or a lender allows, requires and looks after. */
export const ASSOCIATION_RULES: SubjectRules = {
  lines: [
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
    [/^bundled golf$/i, told('community', null, 'golf membership is bundled')],
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
