import { numberOf, numeral } from '../numerals.ts'
import { isPlural, lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const AUTHORITY =
  '(?:the )?((?:county|city|town|state|island)?(?: ?zoning)?|HOA|association|bylaws|by-laws|CC&Rs|condo docs|covenants|ordinance)(?: rules)?'

const spanOf = (figure: string | undefined, unit: string | undefined): string => {
  const value = numberOf(figure ?? '') ?? 1
  return `${/day/i.test(unit ?? '') ? value : numeral(value)} ${lower(unit)}${value === 1 ? '' : 's'}`
}

/** What is allowed, by the zoning or by those who say so. */
const allowed = (what: string, typed: string | undefined): string => {
  const whom = lower(typed)
    .replace(/^hoa$/, 'HOA')
    .replace(/^cc&rs$/, 'CC&Rs')
  if (!whom) return `${what} are allowed`
  return /zoning$/.test(whom)
    ? `${what} are allowed under ${whom === 'zoning' ? 'the ' : ''}${whom}`
    : `the ${whom} ${isPlural(whom) ? 'allow' : 'allows'} ${what}`
}

/** How long a home may be rented out for, and who says so. */
export const ALLOWED_RENTALS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(?:zoned (?:for )?)?(long|short|mid)[- ]term rentals? only(?: (?:per|under|by) ${AUTHORITY})?$`,
        'i',
      ),
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `${allowed(`only ${lower(match[1])}-term rentals`, match[2])}`,
      }),
    ],
    [
      new RegExp(
        `^(?:STRs?|short[- ]term rentals?|vacation rentals?) (?:are |is )?(?:allowed|ok|okay|permitted) (?:per|under|by) ${AUTHORITY}$`,
        'i',
      ),
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `${allowed(`${/^vac/i.test(match[0]) ? 'vacation' : 'short-term'} rentals`, match[1])}`,
      }),
    ],
    [
      new RegExp(
        `^(\\d{1,3}|one|two|three|six)[- ](day|night|week|month|year)s? min(?:imum)?(?: (?:rental|lease|stay|term|rental period))?(?: (?:per|by) ${AUTHORITY})$`,
        'i',
      ),
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `${allowed(`rentals of at least ${spanOf(match[1], match[2])}`, match[3])}`,
      }),
    ],
  ],
}
