import { articleFor } from '@listwright/reviewer/language'
import { inLine, lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { loanTypes } from './wording/parties.ts'

const LENDER = '(VA|FHA|USDA|conventional)'

/** 'for a qualified buyer', 'to a qualified veteran', 'with the seller's approval'. */
const conditionOf = (typed: string): string =>
  inLine(
    typed
      .replace(
        /^ (for|by|to) (?:an? )?(qualified|approved|eligible|qualifying) (buyer|borrower|vet)(?:eran)?$/i,
        (_, word: string, state: string, whom: string) =>
          ` ${lower(word)} ${articleFor(state)} ${lower(state)} ${lower(whom).replace(/^vet$/, 'veteran')}`,
      )
      .replace(/^ with (?:the )?(seller|lender)'?s? approval$/i, " with the $1's approval"),
  )

/** Loans that can be taken over or used, and other ways to pay that a seller takes into account. */
export const LOANS: SubjectRules = {
  firstFigures: [
    [
      /^((?:FHA|VA|USDA)(?:(?:\/| and |, | & )(?:FHA|VA|USDA))*)[- ]approved (complex|community|association)$/i,
      ([, types = '', place = '']) => ({
        kind: 'terms',
        concept: null,
        statement: `it is in ${articleFor(loanTypes(types))} ${loanTypes(types).replace(/ and /, '- and ')}-approved ${place.toLowerCase()}`,
      }),
    ],
  ],
  figures: [
    [
      new RegExp(
        String.raw`^(?:the )?(?:low rate )?(?:(\d(?:\.\d+)?) ?% )?(?:${LENDER} )?(?:(?:loan|mortgage) (?:is )?)?assumable(?: ${LENDER})?(?: (?:loan|mortgage|rate|financing))?(?:,? (?:at |@ ?)?(\d(?:\.\d+)?) ?%?(?: ${LENDER}(?: loan)?)?)?(?:,? due (?:in )?((?:19|20)\d\d))?((?: (?:for|by|to|with) .+)?)$|^assume ?(\d(?:\.\d+)?)? ?%?$|^loan assumption available$`,
        'i',
      ),
      ([, first, before, after, second, last, due, condition = '', assumed]) => {
        const lender = before ?? after ?? last
        const rate = first ?? second ?? assumed
        return {
          kind: 'terms',
          concept: condition || due ? null : 'assumable loan',
          statement: `the ${lender ? `${loanTypes(lender)} ` : ''}loan is assumable${rate ? ` at ${rate} percent` : ''}${due ? ` and due in ${due}` : ''}${conditionOf(condition)}`,
          count: rate && !condition && !due ? Number(rate) : null,
        }
      },
    ],
    [
      /^(owner|seller) financing(?: (available|offered|possible))? ((?:for|to) (?:an? )?(?:qualified|approved) buyers?)$/i,
      ([, who = '', state = 'available', whom = '']) => ({
        kind: 'terms',
        concept: null,
        statement: `${who.toLowerCase()} financing is ${state.toLowerCase()}${conditionOf(` ${whom}`)}`,
      }),
    ],
    [
      /^((?:FHA|VA|USDA)(?:(?:\/| and |, | & )(?:FHA|VA|USDA))*)[- ]approved(?: (?:condo|unit|building|project))?$/i,
      ([, types = ''], setting) =>
        setting === 'flat'
          ? {
              kind: 'terms',
              concept: null,
              statement: `the building is ${loanTypes(types)} approved`,
            }
          : null,
    ],
    [
      /^((?:owner|seller) (?:terms|carry|contract)|trades?|lease (?:purchase|to own)|contract for deed|land contract|exchanges?|contingent offers|contingencies)(?: (?:is|are))? considered(?: with (\d+)% down)?$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `${/^(?:lease|contract|land)/i.test(match[1] ?? '') ? 'a ' : ''}${lower(match[1])} will be considered${match[2] ? ` with ${match[2]} percent down` : ''}`,
      }),
    ],
  ],
}
