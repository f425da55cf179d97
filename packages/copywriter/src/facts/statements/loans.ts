import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../measures.ts'
import { series } from '../numerals.ts'
import { type Rule, told } from './rule.ts'

const LENDER = '(VA|FHA|USDA|conventional)'

const loanTypes = (typed: string): string =>
  series(
    typed
      .split(/\s*(?:\/|,|and|\+|&)\s*/i)
      .filter(Boolean)
      .map((type) => (/^conv/i.test(type) ? 'conventional' : type.toUpperCase())),
  )

/** 'for a qualified buyer', 'with the seller's approval'. */
const conditionOf = (typed: string): string =>
  typed
    .replace(
      /^ (for|by|to) (?:an? )?(qualified|approved|eligible) (buyer|veteran)$/i,
      ' $1 a $2 $3',
    )
    .replace(/ a (approved|eligible)/i, ' an $1')
    .replace(/^ with (?:the )?(seller|lender)'?s? approval$/i, " with the $1's approval")
    .toLowerCase()

/** Loans that can be taken over or used, how fast a sale closes, and what a court has to confirm. */
export const LOANS: readonly Rule[] = [
  [
    new RegExp(
      String.raw`^(?:${LENDER} )?assumable(?: ${LENDER})?(?: (?:loan|mortgage|rate))?,? (?:at |@ ?)?(\d(?:\.\d+)?) ?%?((?: (?:for|by|to|with) .+))$|^(?:${LENDER} )assumable(?: (?:loan|mortgage))?,? (?:at |@ ?)?(\d(?:\.\d+)?) ?%?$`,
      'i',
    ),
    (match) => {
      const lender = (match[1] ?? match[2] ?? match[5] ?? '').toUpperCase()
      return {
        kind: 'terms',
        concept: match[4] ? null : 'assumable loan',
        statement: `the ${lender ? `${lender} ` : ''}loan is assumable at ${match[3] ?? match[6]} percent${conditionOf(match[4] ?? '')}`,
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
    /^((?:FHA|VA|USDA)(?:(?:\/| and |, | & )(?:FHA|VA|USDA))*)[- ]approved (complex|community|association)$/i,
    ([, types = '', place = '']) => ({
      kind: 'terms',
      concept: null,
      statement: `it is in ${articleFor(loanTypes(types))} ${loanTypes(types).replace(/ and /, '- and ')}-approved ${place.toLowerCase()}`,
    }),
  ],
  [
    /^(?:(sellers?|owners?) )?(?:needs?|wants?|requires?|requests?|prefers?) (?:a |an )?((?:quick|fast|short|\d+[- ]day|extended|long|longer|delayed|flexible) (?:close|closing|escrow|settlement))$/i,
    ([whole, who, typed = '']) => {
      const closing = measured(typed.toLowerCase().replace(/close$/, 'closing')).replace(
        /^(\d+) day/,
        '$1-day',
      )
      const verb = /\b(need|want|require|request|prefer)/i.exec(whole)?.[1]?.toLowerCase() ?? 'need'
      const done = /e$/.test(verb) ? `${verb}d` : verb === 'prefer' ? 'preferred' : `${verb}ed`
      return {
        kind: 'terms',
        concept: null,
        statement: who
          ? `the ${who.toLowerCase()} ${verb}${/s$/i.test(who) ? '' : 's'} ${articleFor(closing)} ${closing}`
          : `${articleFor(closing)} ${closing} is ${done}`,
      }
    },
  ],
  [/^relocation(?: sale)?$/i, told('terms', null, 'it is a relocation sale')],
  [
    /^rent[- ]?back (?:is )?(needed|required|requested|preferred) (through|until|thru|for) (.+)$/i,
    ([, state = '', word = '', time = '']) => ({
      kind: 'terms',
      concept: null,
      statement: `a rent-back is ${state.toLowerCase()} ${word.toLowerCase().replace('thru', 'through')} ${time.replace(/^end of/, 'the end of').replace(/of school year/, 'of the school year')}`,
    }),
  ],
  [
    /^(owner|seller) (will|can|may|to) (lease|rent) ?back (?:for )?(up to )?((?:\d+|one|two|three|six) (?:days|weeks|months|years?))$/i,
    ([, who = '', aux = '', verb = '', most = '', time = '']) => ({
      kind: 'terms',
      concept: null,
      statement: `the ${who.toLowerCase()} ${/to/i.test(aux) ? 'will' : aux.toLowerCase()} ${verb.toLowerCase()} back for ${most.toLowerCase()}${measured(time)}`,
    }),
  ],
  [
    /^(trust|probate|estate|conservatorship)(?: sale)?,? (?:with )?(no )?court confirmation(?: (?:is )?(?:required|needed))?$/i,
    ([, sale = '', no = '']) => ({
      kind: 'terms',
      concept: null,
      statement: `this is ${articleFor(sale.toLowerCase())} ${sale.toLowerCase()} sale with ${no ? 'no ' : ''}court confirmation required`,
    }),
  ],
  [
    /^no court confirmation(?: (?:is )?(?:required|needed))?$/i,
    told('terms', null, 'no court confirmation is required'),
  ],
]
