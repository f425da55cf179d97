import { hyphenated } from '../compounds.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const COUNTY_ROAD =
  /^((?:year[- ]round |seasonal |paved |gravel |quiet )*)(county|city|borough|township|town|state|publicly|privately)[- ]?(maintained )?((?:paved |gravel |dirt )?road)$/i

/** A line that says one thing in several pieces: told whole, in one clause. */
export const WHOLE_LINES: SubjectRules = {
  commaLines: [
    [
      /^(?:first|1st)(?: month'?s?)?(?:,| and|,? \+) last(?: month'?s?)?(?: rent)?(?:, and| and|,? plus|,) (?:a |one month )?(?:security|sec)(?: deposit)?(?: (?:is |are )?(?:required|due))?$/i,
      () => ({
        kind: 'fee',
        concept: 'deposit',
        statement: "first month's rent, last month's rent, and a security deposit are required",
        list: ["first month's rent", "last month's rent", 'a security deposit'],
      }),
    ],
    [
      /^tenants? pays? all(?: the)? utilities (?:except|but)(?: for)? ([a-z][a-z ]+)$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the tenants pay all utilities except ${lower(match[1])}`,
      }),
    ],
    [
      /^(window (?:units|air conditioners|air conditioning|AC)|(?:wall|portable) units)(?:,| and|, but)? no central (?:air|air conditioning|AC)$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `cooling is by ${lower(match[1]).replace(/^window (?:ac|air conditioning)$/, 'window units')}, with no central air`,
      }),
    ],
    [
      /^(deeded|assigned|reserved) parking(?: and|,| \+|,? plus) storage$|^parking(?: and|,| \+) storage (?:are |is |both )?(deeded|assigned|reserved)$/i,
      (match) => ({
        kind: 'parking',
        concept: null,
        statement: `parking and storage are ${lower(match[1] ?? match[2])}`,
      }),
    ],
    [
      /^(quiet|private|bright|sunny|secluded) ((?:(?:top|upper|lower|main|ground|first|second|third|corner|end|rear|front|back|interior|garden)[- ]?(?:floor|level)? ){0,3}unit)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a ${lower(match[1])} ${hyphenated(lower(match[2]))}`,
      }),
    ],
    [
      COUNTY_ROAD,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is on a ${lower(match[1]).replace(/year round/, 'year-round')}${lower(match[2])}${match[3] ? '-maintained' : ''} ${lower(match[4])}`,
      }),
    ],
    [
      /^(rental|garage|covered|reserved|valet|indoor|heated) parking(?: is)?(?: available)? (in|at) (?:the )?(building|garage|complex)(?: is| for| at)? (\$[\d,]+)( ?\/ ?mo\w*| a month| per month)?$/i,
      (match) => ({
        kind: 'parking',
        concept: null,
        statement: `${lower(match[1])} parking is available ${lower(match[2])} the ${lower(match[3])} for ${match[4]}${match[5] ? ' a month' : ''}`,
      }),
    ],
  ],
}
