import { numeral } from '../../figures/numerals.ts'
import { lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { countOrTyped } from '../wording/counts.ts'
import { building, condition, fee, tenancy } from '../wording/kinds.ts'

/** Who manages a building. */
export const MANAGEMENT: SubjectRules = {
  lines: [
    [
      /^(?:the )?((?:HOA |association |condo )?reserves?)(?: fund)?(?: is| are)? (well|fully|properly|adequately|strongly)[- ]?funded$|^(well|fully)[- ]funded ((?:HOA |association |condo )?reserves?)(?: fund)?$/i,
      (match) => {
        const reserves = (match[1] ?? match[4] ?? '').replace(/reserves?$/i, 'reserves')
        return condition(
          `the ${reserves.replace(/^(?!HOA)\w+/, lower)} are ${lower(match[2] ?? match[3])} funded`,
        )
      },
    ],
    [
      /^(?:the )?property manager (?:is )?(?:willing|happy|able) to (stay on|stay|continue)(?: at (\d+) ?%)?$/i,
      (match) =>
        tenancy(
          `the property manager is willing to ${lower(match[1])}${match[2] ? ` at ${match[2]} percent` : ''}`,
        ),
    ],
    [
      /^(?:pro(?:fessionally)?|self|owner|resident|on-?site)[- ]managed(?:,| and) (\d{1,3}) units$/i,
      (match) =>
        building(
          `it is ${lower(match[0].split(/,| and /i)[0])
            .replace(/^pro[- ]/, 'professionally ')
            .replace(/^(self|owner|resident) /, '$1-')}, with ${numeral(Number(match[1]))} units`,
        ),
    ],
    [
      /^(\p{Lu}[\p{L}&'-]+(?: \p{Lu}[\p{L}&'-]+){0,2})[- ]managed$/u,
      (match) =>
        /^(?:Self|Owner|Pro|Professionally|Well|Resident)$/.test(match[1] ?? '')
          ? null
          : building(`it is managed by ${match[1]}`),
    ],
    [/^pro(?:fessionally)?[- ]managed$/i, () => building('the building is professionally managed')],
  ],
  figures: [
    [
      /^on[- ]site(?: management)? or self[- ]manage(?:d|ment)?$/i,
      told('terms', null, 'it can be managed on site or by the owner'),
    ],
    [
      /^\$?([\d,]+)\/mo(?:nth)?,? self[- ]managed$/i,
      (match, setting) =>
        setting === 'flat'
          ? fee(`the association is self-managed, with a fee of $${match[1]} a month`)
          : null,
    ],
  ],
  statements: [
    [
      /^self[- ]managed (?:(\d+)[- ]unit )?(association|building|hoa)$/i,
      (match) =>
        building(
          `the ${match[1] ? `${countOrTyped(match[1])}-unit ` : ''}${/hoa/i.test(match[2] ?? '') ? 'HOA' : match[2]?.toLowerCase()} is self-managed`,
        ),
    ],
  ],
}
