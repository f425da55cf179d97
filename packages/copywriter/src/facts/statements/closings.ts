import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../measures.ts'
import { numberOf, numeral } from '../numerals.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { terms } from './wording/kinds.ts'

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'

const FULL_MONTHS: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  may: 'May',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
}

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

/** When a sale closes, when the buyer moves in, and when the seller moves out. */
export const CLOSINGS: SubjectRules = {
  lines: [
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
        `^(?:the )?sellers? (needs?|wants?|requests?|requires?) (possession|occupancy|(?:an? )?rent[- ]?back) (until|through|thru|till) (${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?$`,
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
  ],
}
