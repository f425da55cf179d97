import type { SubjectRules } from '../subject-rules.ts'
import { location } from '../wording/kinds.ts'

/** School zones. */
export const SCHOOLS: SubjectRules = {
  lines: [
    [
      /^(?:in )?([\p{L}']+(?: \p{Lu}[\p{L}']+)*) HS (zone|district|attendance area|feeder)$/u,
      (match) =>
        location(
          `it is in the ${(match[1] ?? '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())} High School ${match[2] === 'feeder' ? 'feeder pattern' : match[2]}`,
        ),
    ],
  ],
  commaLines: [
    [
      /^((?:[A-Z][a-z]+ )+High(?: School)?) (?:zoning|zoned)$/,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is zoned for ${match[1]}`,
        name: '',
      }),
    ],
  ],
}
