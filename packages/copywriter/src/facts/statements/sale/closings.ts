import { articleFor } from '@listwright/reviewer/language'
import { dateOf } from '../../figures/dates.ts'
import { measured } from '../../figures/measures.ts'
import { FULL_MONTHS } from '../../figures/months.ts'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { inWords } from '../wording/counts.ts'
import { tenancy, terms } from '../wording/kinds.ts'

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'

const monthOf = (typed: string | undefined): string => FULL_MONTHS[lower(typed).slice(0, 3)] ?? ''

const CLOSING = '(?:clos(?:e|ing)(?: date)?|COE|settlement|funding|recording)'

const SPAN = String.raw`(\d{1,3}|one|two|three|four|six)[- ](day|week|month)s?`

const MOVE = '(possession|occupancy|closing)(?: is| will be| to be|:|,)?'

const spanOf = (figure: string | undefined, unit: string | undefined): string => {
  const value = numberOf(figure ?? '') ?? 1
  return `${unit === 'day' ? value : numeral(value)} ${lower(unit)}${value === 1 ? '' : 's'}`
}

const closingOf = (typed: string | undefined): string =>
  lower(typed).replace(/^(?:close|coe|closing date|close date)$/, 'closing')

const withItsArticle = (words: string): string => `${articleFor(words)} ${words}`

const SPEED = String.raw`((?:quick|fast|short|\d+[- ]day|extended|long|longer|delayed|flexible) (?:clos(?:e|ing)|escrow|settlement))`

const WANTS = '(needs?|wants?|prefers?|requests?|requires?)'

const WANTED = '(?:is )?(preferred|needed|required|requested|wanted)'

const MOVING_AWAY =
  '(?:(?:the )?(sellers?|owners?) (?:is |are )?relocating|(?:corporate |job |seller )?relocation|job transfer|(?:sellers? )?transferred)'

const speedOf = (typed: string | undefined): string =>
  withItsArticle(
    measured(
      lower(typed)
        .replace(/close$/, 'closing')
        .replace(/^(\d+)-day/, '$1 day'),
    ),
  )

const wish = (seller: string, verb: string | undefined, speed: string | undefined): string => {
  const root = /^(?:need|want|prefer|request|require)/.exec(lower(verb))?.[0] ?? 'need'
  return `${root}${/s$/.test(seller) ? '' : 's'} ${speedOf(speed)}`
}

/** Closing, possession and rent-backs. */
export const CLOSINGS: SubjectRules = {
  lines: [
    [
      /^available for possession at (closing|settlement|transfer)$/i,
      (match) => terms(`possession is at ${match[1]?.toLowerCase()}`),
    ],
    [
      /^(seller|owner) (would|will|may|can|wants? to|would like to) (?:do an? )?(?:lease|rent)[- ]?back(?: for)? (\d+)[- ]?(mo|months?|days?|weeks?|yrs?|years?)\.?$/i,
      (match) =>
        terms(
          `the ${lower(match[1])} ${lower(match[2])} lease back for ${inWords(match[3])} ${lower(
            match[4],
          )
            .replace(/^mo$/, 'months')
            .replace(/^yrs?$/, 'years')}`,
        ),
    ],
    [
      /^ready for (?:a )?quick clos(?:e|ing)$/i,
      told('terms', null, 'it is ready for a quick closing'),
    ],
    [
      new RegExp(
        `^${MOVE} ${SPAN} (?:after|from|past|post|following) (?:the )?(${CLOSING}|contract|acceptance)$`,
        'i',
      ),
      (match) =>
        terms(
          `${lower(match[1])} is ${spanOf(match[2], lower(match[3]))} after ${closingOf(match[4])}`,
        ),
    ],
    [
      new RegExp(`^${MOVE} (?:at |on )?(${CLOSING})(?: plus| \\+|, plus) ${SPAN}$`, 'i'),
      (match) =>
        terms(
          `${lower(match[1])} is ${spanOf(match[3], lower(match[4]))} after ${closingOf(match[2])}`,
        ),
    ],
    [
      new RegExp(`^${MOVE} (?:on )?(?:the )?day of (?:the )?(${CLOSING})$`, 'i'),
      (match) => terms(`${lower(match[1])} is on the day of ${closingOf(match[2])}`),
    ],
    [
      /^(possession|occupancy) (?:at|on|upon) (?:the )?(funding|recording|settlement)$|^(occupancy) (?:at|on|upon) (?:the )?(clos(?:e|ing)|COE)$|^(possession) (?:at|on|upon) (?:the )?(COE)$/i,
      (match) =>
        terms(
          `${lower(match[1] ?? match[3] ?? match[5])} is ${match[1] ? 'upon' : 'at'} ${closingOf(match[2] ?? match[4] ?? match[6])}`,
        ),
    ],
    [
      new RegExp(
        `^${MOVE} (on or after |on or before |on |after |by )?(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? ((?:19|20)\\d\\d))?$`,
        'i',
      ),
      (match) =>
        terms(
          `${lower(match[1])} is ${lower(match[2]) || 'on '}${monthOf(match[3])} ${match[4]}${match[5] ? `, ${match[5]}` : ''}`,
        ),
    ],
    [
      new RegExp(
        `^(possession|occupancy|closing|closing date)(?: is)? (negotiable|flexible),? (?:but )?(?:(?:seller )?prefers?|preferably|(?:would )?like) ${SPAN}$`,
        'i',
      ),
      (match) =>
        terms(
          `${lower(match[1]).replace(/^(?=closing date)/, 'the ')} is ${lower(match[2])}, with ${spanOf(match[3], lower(match[4]))} preferred`,
        ),
    ],
    [
      new RegExp(
        `^(?:the )?sellers? (needs?|wants?|requests?|would like|prefers?) (?:up to )?${SPAN} (?:after|from|past|post) (?:the )?(${CLOSING})( to (?:move|vacate|find [a-z ]+|move out|relocate))?$`,
        'i',
      ),
      (match) =>
        terms(
          `the seller ${lower(match[1]).replace(/^(need|want|request|prefer)$/, '$1s')} ${/up to/i.test(match[0]) ? 'up to ' : ''}${spanOf(match[2], lower(match[3]))} after ${closingOf(match[4])}${lower(match[5])}`,
        ),
    ],
    [
      new RegExp(
        `^(?:the )?seller (needs|wants|requests|prefers) (?:an? )?${SPAN} (?:rent|lease)[- ]?back$`,
        'i',
      ),
      (match) =>
        terms(
          `the seller ${lower(match[1]).replace(/s?$/, 's')} ${withItsArticle(spanOf(match[2], lower(match[3])).replace(/ (\w+?)s?$/, '-$1'))} ${/lease-?\s?back$/i.test(match[0]) ? 'leaseback' : 'rent-back'}`,
        ),
    ],
    [
      new RegExp(
        `^(?:the )?sellers? (needs?|wants?|requests?|requires?) (possession|occupancy|(?:an? )?rent[- ]?back) (until|through|thru|till|to) (${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?$`,
        'i',
      ),
      (match) =>
        terms(
          `the seller ${lower(match[1]).replace(/s?$/, 's')} ${/rent/i.test(match[2] ?? '') ? 'a rent-back' : lower(match[2])} ${/^th/i.test(match[3] ?? '') ? 'through' : 'until'} ${monthOf(match[4])} ${match[5]}`,
        ),
    ],
    [
      new RegExp(
        `^(?:the )?sellers? (?:to|will|would like to|wants to|needs to) (?:retain|keep|have|stay in) (possession|occupancy)(?: for)? ${SPAN} (?:after|past|post|from) (?:the )?(${CLOSING})$`,
        'i',
      ),
      (match) =>
        terms(
          `the seller will keep ${lower(match[1])} for ${spanOf(match[2], lower(match[3]))} after ${closingOf(match[4])}`,
        ),
    ],
    [
      new RegExp(`^(?:(?:the )?(sellers?|owners?) )?${WANTS} (?:an? )?${SPEED}$`, 'i'),
      (match) => {
        const seller = lower(match[1]) || 'seller'
        return terms(`the ${seller} ${wish(seller, match[2], match[3])}`)
      },
    ],
    [
      new RegExp(`^${SPEED} ${WANTED}$`, 'i'),
      (match) => terms(`${speedOf(match[1])} is ${lower(match[2])}`),
    ],
    [
      new RegExp(
        `^${MOVING_AWAY},? (?:and )?(?:(?:sellers? )?${WANTS} (?:an? )?${SPEED}|${SPEED} ${WANTED})$`,
        'i',
      ),
      (match) => {
        const seller = lower(match[1]) || 'seller'
        return terms(
          `the ${seller} ${/s$/.test(seller) ? 'are' : 'is'} relocating and ${wish(seller, match[2] ?? match[5], match[3] ?? match[4])}`,
        )
      },
    ],
    [
      /^rent[- ]?back (?:is )?(needed|required|requested|preferred) (through|until|thru|for) (.+)$/i,
      ([, state = '', word = '', time = '']) =>
        terms(
          `a rent-back is ${state.toLowerCase()} ${word.toLowerCase().replace('thru', 'through')} ${time.replace(/^end of/, 'the end of').replace(/of school year/, 'of the school year')}`,
        ),
    ],
    [
      /^(owner|seller) (will|can|may|to) (lease|rent) ?back (?:for )?(up to )?((?:\d+|one|two|three|six) (?:days|weeks|months|years?))$/i,
      ([, who = '', aux = '', verb = '', most = '', time = '']) =>
        terms(
          `the ${who.toLowerCase()} ${/to/i.test(aux) ? 'will' : aux.toLowerCase()} ${verb.toLowerCase()} back for ${most.toLowerCase()}${measured(time)}`,
        ),
    ],
    [
      /^(?:post[- ]settlement|post[- ]closing|after[- ]closing) (?:occ(?:upancy)?\.?|possession)(?: needed| required| requested)? (?:until|till|through|thru|to) (\d{1,2}\/\d{1,2}|[A-Z][a-z]+ \d{1,2})$/i,
      (match) =>
        terms(
          `the terms include post-${/settlement/i.test(match[0]) ? 'settlement' : 'closing'} occupancy until ${dateOf(match[1] ?? '')}`,
        ),
    ],
    [
      /^(?:seller )?(?:rent|lease)[- ]?back(?: needed| requested| for)? up to (\d{1,3}|two|three) (days?|months?|weeks?)$/i,
      (match) =>
        terms(
          `the terms include a ${/lease/i.test(match[0]) ? 'leaseback' : 'rent-back'} of up to ${numberOf(match[1] ?? '') ?? match[1]} ${lower(match[2])}`,
        ),
    ],
    [/^(?:seller )?find[- ]?out clause$/i, () => terms('the sale has a seller find-out clause')],
    [/^flex(?:ible)? clos(?:e|ing)(?: date)?$/i, () => terms('the closing date is flexible')],
  ],
  figures: [
    [
      /^flexible (?:on |with )?(?:the )?(settlement|closing|possession)(?: date)?$/i,
      ([, what = '']) => terms(`${what.toLowerCase()} is flexible`),
    ],
    [
      /^(?:must )?close by (\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)$/i,
      (match) => terms(`closing is to be by ${dateOf(match[1] ?? '')}`),
    ],
    [
      /^rent[- ]back (?:is )?(?:required|requested|needed)$/i,
      (match) =>
        terms(`a rent-back is ${/needed|required/i.test(match[0]) ? 'required' : 'requested'}`),
    ],
    [
      /^occupied (?:until|til|till|through) (.+)$/i,
      (match) =>
        tenancy(
          `it is occupied ${/through/i.test(match[0]) ? 'through' : 'until'} ${dateOf(match[1] ?? '')}`,
        ),
    ],
    [
      /^(\d+)[- ]days? to close(?: (preferred|required|ok|possible))?$/i,
      (match) =>
        terms(
          `a ${match[1]}-day closing is ${/^ok$/i.test(match[2] ?? '') ? 'possible' : (match[2]?.toLowerCase() ?? 'preferred')}`,
        ),
    ],
    [
      /^seller (needs|wants|requests|requires|would like) (?:an? )?(?:(\d+)[- ]days? )?rent[- ]?back(?: (?:of |for )?(\d+) days?)?$/i,
      (match) =>
        terms(
          `the seller ${match[1]?.toLowerCase()} a ${(match[2] ?? match[3]) ? `${match[2] ?? match[3]}-day ` : ''}rent-back`,
        ),
    ],
  ],
  statements: [
    [
      /^(?:quick|immediate|early|flexible) possession$/i,
      (match) => ({
        kind: 'terms',
        concept: /quick/i.test(match[0]) ? 'quick close' : null,
        statement: `${match[0].toLowerCase()} is possible`,
      }),
    ],
    [
      /^(?:seller|sellers|owner)?s?'? ?(?:needs? |wants? |requests? |to )?(?:a )?(?:lease[- ]?back|rent[- ]?back)(?: (?:required|needed|requested|preferred))?$/i,
      (match) => ({
        kind: 'terms',
        concept: 'leaseback',
        statement: `a ${/rent/i.test(match[0]) ? 'rent-back' : 'leaseback'} is ${/preferred|requested/i.exec(match[0])?.[0]?.toLowerCase() ?? (/need|require/i.test(match[0]) ? 'needed' : 'part of the sale')}`,
      }),
    ],
    [
      /^(?:quick|fast) (?:close|closing|possession)(?: (?:possible|available|ok))?$|^can close (?:quickly|fast)$/i,
      (match) => ({
        kind: 'terms',
        concept: 'quick close',
        statement: `a quick ${/possession/i.test(match[0]) ? 'possession' : 'closing'} is possible`,
      }),
    ],
    [
      /^immediate (?:possession|occupancy)$|^possession at closing$/i,
      (match) => ({
        kind: 'terms',
        concept: 'quick close',
        statement: /closing/i.test(match[0])
          ? 'possession is at closing'
          : `${/occ/i.test(match[0]) ? 'occupancy' : 'possession'} is immediate`,
      }),
    ],
  ],
}
