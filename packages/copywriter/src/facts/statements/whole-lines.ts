import { hyphenated } from '../compounds.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

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
  ],
}
