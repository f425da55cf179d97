import { numberOf, numeral } from '../numerals.ts'
import type { Rule } from './rule.ts'

/** What a landlord asks of every applicant. */
export const SCREENING: readonly Rule[] = [
  [
    /^(?:a )?(application|credit|background)(?:(?:,| and|\/| \+) ?(credit|background))?(?:,? and (?:a )?(background|eviction))? checks?(?: (?:is |are |will be )?required)?$/i,
    ([, ...found]) => {
      const parts = found
        .filter((part): part is string => Boolean(part))
        .map((part) => part.toLowerCase())
      const checks = parts.filter((part) => part !== 'application')
      const list =
        checks.length > 2
          ? `${checks.slice(0, -1).join(', ')}, and ${checks.at(-1)}`
          : checks.join(' and ')
      return {
        kind: 'terms',
        concept: null,
        statement:
          checks.length < parts.length
            ? `an application and a ${list} check are required`
            : `a ${list} check is required`,
      }
    },
  ],
  [
    /^(?:must (?:make|earn)|(?:min(?:imum)? )?income(?: (?:of|is|must be|requirement))?) ([\d.]+|two|three|four) ?(?:x|times) (?:the )?(?:monthly )?rent(?: required| min(?:imum)?)?$|^([\d.]+) ?(?:x|times) (?:the )?(?:monthly )?rent (?:income )?required$/i,
    (match) => {
      const typed = match[1] ?? match[2] ?? ''
      const value = numberOf(typed)
      return {
        kind: 'terms',
        concept: null,
        statement: `income of ${value === null ? typed : numeral(value)} times the rent is required`,
      }
    },
  ],
  [
    /^no (guarantors?|co-?signers?)(?: (?:accepted|allowed))?$/i,
    ([, who = '']) => ({
      kind: 'terms',
      concept: null,
      statement: `${who.toLowerCase().replace(/s?$/, 's')} are not accepted`,
    }),
  ],
]
