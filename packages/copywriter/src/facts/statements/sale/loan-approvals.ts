import { articleFor } from '@listwright/reviewer/language'
import { series } from '../../figures/numerals.ts'
import { lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { GROUP_DATE, leaseEnd } from '../wording/dates.ts'
import { terms } from '../wording/kinds.ts'
import { loanTypes } from '../wording/parties.ts'

const PROGRAM = '((?:FHA|VA|USDA|Fannie Mae|conventional)(?:(?:\\/| and | or )(?:FHA|VA|USDA))?)'

/** For which loans it is approved or eligible. */
export const LOAN_APPROVALS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(FHA|VA|FHA and VA|FHA/VA|warrantable)[- ]?approved(?: condo)? (?:through|thru|until|till?) ${GROUP_DATE}$`,
        'i',
      ),
      (match) =>
        terms(
          `it is ${(match[1] ?? '').toUpperCase().replace('/', ' and ').replace(' AND ', ' and ')} approved through ${leaseEnd(match[2] ?? '')}`,
        ),
    ],
    [
      /^lender must be ([a-z]+[- ]approved)$/i,
      (match) =>
        terms(`the lender must be ${lower(match[1]).replace(' ', '-').replace(/^hoa/, 'HOA')}`),
    ],
    [
      /^(?:possible |may be )?soft second eligible$/i,
      told('terms', null, 'it is eligible for a soft second mortgage'),
    ],
    [
      /^(?:in )?(?:an? )?(USDA|FHA|VA|grant|tax credit)[- ]eligible (area|zone|location)$/i,
      (match) =>
        terms(
          `it is in a ${/^(?:usda|fha|va)$/i.test(match[1] ?? '') ? match[1]?.toUpperCase() : lower(match[1])}-eligible ${lower(match[2])}`.replace(
            /\ba (?=FHA)/,
            'an ',
          ),
        ),
    ],
    [
      /^USDA (?:not eligible|ineligible)$|^not USDA eligible$/i,
      told('terms', null, 'it is not USDA eligible'),
    ],
    [
      new RegExp(
        `^(?:the )?(complex|building|project|condo|association|development|community) (?:is )?(not )?(?:yet )?${PROGRAM}[- ](approved|eligible)$`,
        'i',
      ),
      (match) =>
        terms(
          `the ${lower(match[1])} is ${match[2] ? 'not ' : ''}${(match[3] ?? '').replace('/', ' and ')} ${lower(match[4])}`,
        ),
    ],
    [
      new RegExp(`^not (?:yet )?${PROGRAM}[- ](approved|eligible)$`, 'i'),
      (match, setting) =>
        terms(
          `${setting === 'flat' ? 'the building' : 'it'} is not ${(match[1] ?? '').replace(/\/| and /, ' or ')} ${lower(match[2])}`,
        ),
    ],
    [/^(USDA) no$/i, (match) => terms(`it is not ${match[1]?.toUpperCase()} eligible`)],
    [
      /^FHA (?:approval )?expired,? (?:re-?certification|recert) (?:is )?(pending|in process|underway)$/i,
      (match) => terms(`FHA approval has expired, and recertification is ${lower(match[1])}`),
    ],
    [
      /^(?:the )?(lender|buyer|tenant)s? must be ([a-z][a-z ]*?)[- ]approved$/i,
      (match) => terms(`the ${lower(match[1])} must be ${lower(match[2])} approved`),
    ],
  ],
  firstFigures: [
    [
      /^((?:FHA|VA|USDA)(?:(?:\/| and |, | & )(?:FHA|VA|USDA))*)[- ]approved (complex|community|association)$/i,
      ([, types = '', place = '']) =>
        terms(
          `it is in ${articleFor(loanTypes(types))} ${loanTypes(types).replace(/ and /, '- and ')}-approved ${place.toLowerCase()}`,
        ),
    ],
  ],
  figures: [
    [
      /^((?:FHA|VA|USDA)(?:(?:\/| and |, | & )(?:FHA|VA|USDA))*)[- ]approved(?: (?:condo|unit|building|project))?$/i,
      ([, types = ''], setting) =>
        setting === 'flat' ? terms(`the building is ${loanTypes(types)} approved`) : null,
    ],
    [/^no FHA,?(?: and)? no VA$/i, told('terms', null, 'FHA and VA loans are not accepted')],
  ],
  statements: [
    [/^eligible for ([\p{L} '-]+)$/iu, ([, what = '']) => terms(`it is eligible for ${what}`)],
    [
      /^(?:FHA|VA|conventional) no$/i,
      (match) => terms(`${match[0].split(' ')[0]} financing is not accepted`),
    ],
    [
      /^no (FHA|VA|USDA|conventional)(?:(?:\/|,? or |,? and | )(FHA|VA|USDA|conventional))?(?: (?:loans?|financing))?$/i,
      (match) => {
        const list = [match[1], match[2]]
          .filter((loan): loan is string => Boolean(loan))
          .map((loan) => loan.toUpperCase())
        return { kind: 'terms', statement: `${series(list)} loans are not accepted` }
      },
    ],
    [
      /^((?:FHA|VA|USDA|conventional)(?:\s*(?:\/|,|and|or|\+)\s*(?:FHA|VA|USDA|conventional))*)(?: (?:loans?|financing))?(?: (?:ok|okay|accepted|eligible|approved|welcome|considered))?$/i,
      (match) => {
        const list = (match[1] ?? '')
          .split(/\s*(?:\/|,|and|or|\+)\s*/i)
          .filter(Boolean)
          .map((loan) => (/conv/i.test(loan) ? 'conventional' : loan.toUpperCase()))
        return {
          kind: 'terms',
          // The lines of the concept tell of loans that a seller accepts.
          concept: /eligible|approved/i.test(match[0]) ? null : 'loan types accepted',
          statement: /eligible|approved/i.test(match[0])
            ? `it is ${series(list)} ${/eligible/i.test(match[0]) ? 'eligible' : 'approved'}`
            : `${series(list)} financing is accepted`,
          list,
        }
      },
    ],
    [
      /^will not (?:go|qualify(?: for)?) (FHA|VA|conventional)(?: (?:or|\/) (FHA|VA|conventional))?(?: financing| loans?)?$/i,
      (match) =>
        terms(`it will not qualify for ${match[1]}${match[2] ? ` or ${match[2]}` : ''} financing`),
    ],
  ],
}
