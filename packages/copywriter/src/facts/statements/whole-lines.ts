import { hyphenated } from '../compounds.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const COUNTY_ROAD =
  /^((?:year[- ]round |seasonal |paved |gravel |quiet )*)(county|city|borough|township|town|state|publicly|privately)[- ]?(maintained )?((?:paved |gravel |dirt )?road)$/i

/** A line that says one thing in several pieces: told whole, in one clause. */
export const WHOLE_LINES: SubjectRules = {
  commaLines: [
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
  ],
}
