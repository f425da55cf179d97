import { numberOf, numeral } from '../figures/numerals.ts'
import { withArticles } from '../nouns/with-articles.ts'
import { listed } from '../statements/rule.ts'
import { endOf } from './note-dates.ts'

/** What a note can say of a charge, a lease or a loan, in any order. */
export interface NoteParts {
  /** '$142 a month', 'about $6,200', '12 months', '1.5 times the rent'. */
  amount: string
  year: string
  /** 'for the roof', 'at closing', 'with the homestead exemption'. */
  places: string[]
  /** 'paid by the buyer' */
  payer: string
  /** 'assumable', 'paid in full' */
  states: string[]
  /** Verbs of its own: 'ends in December 2026', 'conveys'. */
  verbs: string[]
  covers: string[]
}

const SUM = String.raw`\$ ?\d+(?:,\d{3})*(?:\.\d+)?(?: million)?`
const RATE = String.raw`(?: an? (?:month|year|quarter|week|night|unit|space|spot|door|side|share|stall|slip|floor|apartment|person|pet|square foot|acre)| per [a-z]+| each)*`
const SPAN = String.raw`\d+(?:\.\d+)?(?: ?%| percent|[- ](?:days?|weeks?|months?|years?)\b(?! (?:left|remaining)))(?:['’]? (?:dues|rent))?|\d+(?:\.\d+)?x(?: the)? rent`
/** A sum, a share or a span, with what limits it. */
export const QUANTITY = String.raw`(?:(?:about|estimated|only|up to|from|at least|an extra|extra|an additional|additional|currently|flat) )*(?:${SUM}${RATE}|${SPAN})(?: (?:estimated|minimum|maximum|extra))?`

/** A day, a month, a season or a year. */
export const DATE = String.raw`(?:the )?(?:\d{1,2}\/\d{1,4}(?:\/\d{2,4})?|(?:early |mid[- ]|late |end of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?(?: \d{1,2}(?!\d))?(?:,? \d{4})?|(?:spring|summer|fall|winter)(?: (?:of )?\d{4})?|(?:19|20)\d\d(?: (?:crop|school|tax|growing) (?:year|season))?)`
const PARTY = `(?:the )?((?:current |prior |new )?(?:buyer|seller|owner|landlord|tenants?|lessee|HOA|association|estate|builder))`
const STATE =
  'assumable|transferable|non-?transferable|redeemable|optional|mandatory|required|non-?refundable|refundable|voluntary|negotiable|paid off|paid in full|prepaid|paid|pending|included|current|fixed|separate|renewable|deductible|due|fully funded|waived|amortized|capped|grandfathered|below market|at market|under market|card-operated|coin-operated|open|light|low|minimal|reasonable|billed back'

/** A word of a place or a condition: no verb of its own. */
const PLACE_WORD = String.raw`(?!(?:must|will|shall|can|may|has|have|does|not|no)\b)[a-z][a-z'-]*`

/** Puts what was matched into the parts; `false` where they have no place left for it. */
type Reader = [pattern: RegExp, put: (parts: NoteParts, match: RegExpExecArray) => unknown]

const READERS: readonly Reader[] = [
  [
    new RegExp(`^(?:(?:is|are|of|at|for|=|:|-) )?(${QUANTITY})`, 'i'),
    (parts, [, amount = '']) => {
      // A single sum and another one for each month are due both.
      const isBoth = !/ an? /.test(parts.amount) && / a month$/.test(amount)
      if (parts.amount && !isBoth) return false
      if (parts.amount) parts.places.push(`plus ${quantity(amount)}`)
      if (parts.amount) return true
      parts.amount = quantity(amount)
      return true
    },
  ],
  [
    /^(?:(?:in|for) )?\(?((?:19|20)\d\d)\)?(?! (?:crop|school|tax))/,
    (parts, [, year = '']) => {
      parts.year = year
    },
  ],
  [
    new RegExp(
      `^(?:runs |good |leased |valid |current )?(?:through|until|to|expires|expiring|ends|ending)(?: in| on)? (${DATE})`,
      'i',
    ),
    (parts, match) => {
      parts.verbs.push(
        /^(?:ends|ending|expires|expiring)/i.test(match[0])
          ? `${/^exp/i.test(match[0]) ? 'expires' : 'ends'} ${endOf(match[1] ?? '', true)}`
          : `runs through ${endOf(match[1] ?? '', false)}`,
      )
    },
  ],
  [
    new RegExp(`^(fixed|locked|prepaid|abated|capped) (?:through|until|to) (${DATE})`, 'i'),
    (parts, [, state = '', end = '']) => {
      parts.states.push(`${state.toLowerCase()} until ${endOf(end, false)}`)
    },
  ],
  [
    /^(?:(?:is|to be) )?(paid|payable|due) (at|before|by) (closing|settlement)/i,
    (parts, [, state = '', when = '', event = '']) => {
      parts.payer = `${state.toLowerCase()} ${when.toLowerCase()} ${event.toLowerCase()}`
    },
  ],
  [
    new RegExp(`^(?:is )?due from ${PARTY}`, 'i'),
    (parts, [, party = '']) => {
      parts.payer = `due from the ${partyName(party)}`
    },
  ],
  [
    new RegExp(`^(?:is |to be |will be )?(?:paid|covered|payable) by ${PARTY}`, 'i'),
    (parts, [, party = '']) => {
      parts.payer = `paid by the ${partyName(party)}`
    },
  ],
  [
    new RegExp(
      `^${PARTY} (?:pays|pay|to pay|will pay|to assume|assumes|must assume)(?: it)?(?=$|,)`,
      'i',
    ),
    (parts, match) => {
      const verb = /assume/i.test(match[0]) ? 'assumed' : 'paid'
      parts.payer = `to be ${verb} by the ${partyName(match[1] ?? '')}`
    },
  ],
  [
    new RegExp(`^(?:is |are )?(?:fully )?(${STATE})(?= |,|\\)|$)`, 'i'),
    (parts, [, state = '']) => {
      parts.states.push(state.toLowerCase().replace(/^nonr/, 'nonr'))
    },
  ],
  [
    /^((?:does not|do not|will not|can) )?(convey|transfer|stay|renew)s?((?: to (?:the )?(?:buyer|new owner))?)(?= |,|$)/i,
    (parts, [, not = '', verb = '', to = '']) => {
      parts.verbs.push(
        `${not ? `${not.toLowerCase()}${verb.toLowerCase()}` : `${verb.toLowerCase()}s`}${withArticles(to.replace(/ the /, ' '))}`,
      )
    },
  ],
  [
    /^(?:covers|covering|includes|including|include|cover|incl\.?|for use of) ((?:[a-z-]+ ?){1,4}(?:(?:, ?| and |, and |\/)(?:[a-z-]+ ?){1,4})*)$/i,
    (parts, [, list = '']) => {
      parts.covers.push(...listed(list.replace(/\belectric$/i, 'electricity')))
    },
  ],
  [
    /^(?:with )?(\d|one|two|three|four|five|six) ((?:\d+|five|ten|one|two|three)[- ]year )(?:renewal )?options?(?: to renew)?/i,
    (parts, [, count = '', length = '']) => {
      const years = inWords(length.split(/[- ]/)[0] ?? '')
      parts.places.push(
        `with ${inWords(count)} ${years}-year option${/^(?:1|one)$/i.test(count) ? '' : 's'}`,
      )
    },
  ],
  [
    /^(?:with )?(\d+|one|two|three|four|five|six|seven|eight|nine|ten) years? (?:left|remaining)(?= |,|$)/i,
    (parts, [, years = '']) => {
      parts.verbs.push(
        `has ${inWords(years)} year${/^(?:1|one)$/i.test(years) ? '' : 's'} remaining`,
      )
    },
  ],
  [
    /^(?:on a )?(month to month)(?= |,|$)/i,
    (parts) => {
      parts.payer = parts.payer || 'month to month'
    },
  ],
  [
    /^(\d[\d,]*)[- ]gal(?:lons?)?(?= |,|$)/i,
    (parts, [, size = '']) => {
      parts.places.push(`(${size} gallons)`)
    },
  ],
  [
    /^(?:on )?(each|every) (floor|level|unit)/i,
    (parts, [, each = '', place = '']) => {
      parts.places.push(
        `${place === 'unit' ? 'in' : 'on'} ${each.toLowerCase()} ${place.toLowerCase()}`,
      )
    },
  ],
  [
    /^to (match|align with|coincide with|fit) (?:the )?(school|academic|crop|tax|calendar) year/i,
    (parts, [, verb = '', year = '']) => {
      parts.places.push(`to ${verb.toLowerCase()} the ${year.toLowerCase()} year`)
    },
  ],
  [
    /^with (homestead|senior|veteran|ag|STAR|exemptions?)(?: exemption)?(?= |,|$)/i,
    (parts, [, name = '']) => {
      parts.places.push(
        /^exemption/i.test(name) ? `with ${name.toLowerCase()}` : `with the ${name} exemption`,
      )
    },
  ],
  [
    new RegExp(
      String.raw`^((?:at|per|for|after|before|on|with|in|from|under|upon) (?!(?:\d|\$))${PLACE_WORD}(?: ${PLACE_WORD}){0,4}?)(?=$|,|\)| (?:paid|through|until|\$|is|are)\b)`,
      'i',
    ),
    (parts, [, place = '']) => {
      parts.places.push(placeOf(place.trim()))
    },
  ],
]

/** The parts of the rest of a note; `null` where a word of it is none of them. */
export const notePartsOf = (text: string, coversList = false): NoteParts | null => {
  const parts: NoteParts = {
    amount: '',
    year: '',
    places: [],
    payer: '',
    states: [],
    verbs: [],
    covers: [],
  }
  let rest = text.trim()
  while (rest !== '') {
    const next = readNext(rest, parts)
    if (next === null) {
      if (!coversList || !parts.amount || !COVERED.test(rest)) return null
      parts.covers.push(...listed(rest))
      return parts
    }
    rest = next.replace(/^[\s,()]+(?:(?:and|but) )?/, '').trim()
  }
  return parts
}

/** What dues pay for, typed behind them without a verb: 'dam and dock maintenance'. */
const COVERED =
  /^(?!no |not |plus |low |optional |semi|set )(?:[a-z-]+ ?){1,4}(?:(?:, | and |, and )(?:[a-z-]+ ?){1,4})*$/i

const readNext = (text: string, parts: NoteParts): string | null => {
  for (const [pattern, put] of READERS) {
    const match = pattern.exec(text)
    if (!match?.[0]) continue
    if (put(parts, match) === false) return null
    return text.slice(match[0].length)
  }
  return null
}

/** 'at least 1 percent' for '1% minimum', '1.5 times the rent' for '1.5x rent'. */
const quantity = (typed: string): string => {
  const text = typed
    .toLowerCase()
    .replace(/(\d) ?%/, '$1 percent')
    .replace(
      /^(\d+(?:\.\d+)?)x(?: the)? rent/,
      (_, times: string) => `${inWords(times)} times the rent`,
    )
    .replace(/^(.+) minimum$/, 'at least $1')
    .replace(/^(.+) maximum$/, 'at most $1')
    .replace(/^(.+) extra$/, 'an extra $1')
    .replace(/^(.+) estimated$/, 'an estimated $1')
    .replace(/^(estimated|extra|additional) /, 'an $1 ')
    .replace(/^flat /, 'a flat ')
    .replace(
      /(?<=^|at (?:least|most) )(\d+) (?=months|years|days|weeks)/,
      (_, n: string) => `${inWords(n)} `,
    )
    .replace(/^only /, '')
  return text
}

const inWords = (digits: string): string => {
  const value = numberOf(digits)
  return value === null ? digits : numeral(value)
}

const partyName = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/^hoa$/, 'HOA')
    .replace(/^lessee$/, 'tenant')

/** Places in which an article is missing; an offer or a permit is any of them. */
const placeOf = (typed: string): string =>
  withArticles(
    typed.replace(
      /^(with|upon) (?=(?:[a-z-]+ ){0,3}(?:offer|permit|lease|deposit|lender|contract|approval)$)/i,
      '$1 a ',
    ),
  )
    .replace(/\bhoa\b/gi, 'HOA')
    .replace(/^per HOA/, 'per the HOA')
    .replace(/\ba ((?:lender|board|landlord|owner|city|HOA) approval)$/i, '$1')
    .replace('on the approved credit', 'on approved credit')
    .replace(/\bfull price\b/, 'full-price')
