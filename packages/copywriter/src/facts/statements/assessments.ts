import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const LEVIED =
  '((?:(?:special|city|county|sewer|water|utility|road|street|paving|sidewalk|HOA|condo|association|roof|irrigation|CDD)(?: and | & |, | |\\/))*)'

const PAID = '(?:is |are |has been |have been |were |was |to be |will be )?paid'

const whose = (levied: string): string =>
  lower(levied)
    .replace(/ & |\//g, ' and ')
    .replace(/, $/, ' ')
    .replace(/\b(hoa|cdd)\b/g, (name) => name.toUpperCase())

/** What the seller pays is still to be paid, the rest has been. */
const paid = (isOne: boolean, isPresent: boolean): string => {
  if (isPresent) return isOne ? 'is paid' : 'are paid'
  return isOne ? 'has been paid' : 'have been paid'
}

/** Special assessments: those that a buyer does not have to pay, and what remains of them. */
export const ASSESSMENTS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(all |the |recent )?${LEVIED}(assessments?)(?: for (?:the |an? )?([a-z\\d][a-z\\d ]+?))? ${PAID}( in full| off)?( by (?:the )?seller)?( at clos(?:ing|e))?$`,
        'i',
      ),
      (match) => {
        const [, all, levied = '', noun = '', work, how = '', seller, closing] = match
        const which = /^all/i.test(all ?? '')
          ? 'all'
          : /^recent/i.test(all ?? '')
            ? 'the recent'
            : 'the'
        const name = `${which} ${whose(levied)}${lower(noun)}${work ? ` for the ${lower(work)}` : ''}`
        const isOne = /t$/i.test(noun)
        const isPlain = isOne && which === 'the' && !work && !how && !seller && !closing
        if (closing && !seller) return null
        const statement = closing
          ? `the seller will pay ${name} at closing`
          : `${name} ${paid(isOne, Boolean(seller) || isPlain)}${lower(how)}${seller ? ' by the seller' : ''}`
        return {
          kind: 'fee',
          concept: isPlain && /^(?:special )?$/i.test(levied) ? 'assessment paid' : null,
          statement,
        }
      },
    ],
    [
      /^specials (?:of )?(?:about |approximately |approx\.? )?\$?([\d,.]+)(k?) (?:remaining|left|balance|unpaid)$/i,
      (match) => {
        const value = Number((match[1] ?? '').replace(/,/g, '')) * (match[2] ? 1000 : 1)
        return Number.isFinite(value)
          ? {
              kind: 'fee',
              concept: null,
              statement: `special assessments of about $${value.toLocaleString('en-US')} remain`,
            }
          : null
      },
    ],
  ],
}
