import { type Term, termsOf } from '../term.ts'
import { forAgents } from './reasons.ts'

const { prohibited, caution, advice } = termsOf('mls')

export const barred = 'Not allowed in public remarks.'
const oftenBarred = 'Some MLSs bar this from public remarks.'

/** By the last part of its rule. Case matters here: a domain is lower-case, 'yard.Com' is a missing space. */
export const contactPatterns: readonly [name: string, pattern: RegExp][] = [
  ['phone', /(?<![\d-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\d-])/g],
  ['email', /(?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,4}[A-Za-z]{2,24}/g],
  [
    'url',
    /\b(?:https?:\/\/|www\.)[^\s<>"]{1,2000}|(?<![\w@.-])(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\.){1,4}(?:com|net|org|info|biz|io|realtor|homes|realty|COM|NET|ORG)(?![\w@-])(?:\/[^\s<>"]{0,2000})?/g,
  ],
  ['handle', /(?<![\w.@])@[A-Za-z][\w.]{1,29}/g],
  [
    'hashtag',
    /(?<!(?:[Uu]nit|[Aa]pt\.?|[Ss]uite|[Ss]te\.?|[Nn]o\.?) ?)(?<![\w#&])#[A-Za-z]\w{2,60}/g,
  ],
]

/** All contact data contains one of these. */
export const CONTACT_HINT = /[@#]|[.:][^\s"')]|\d[ .-]\d{4}/

export const mlsTerms: readonly Term[] = [
  ...prohibited('Never publish how to get in.', 'drop clause')`
    access-code: (supra )?lock ?-?box(es)?|supra key|(gate|alarm|door|access|entry|garage) (code|combo|combination)s?(( is|:)? #?\d{3,8}#?)?|combo( is|:)? #?\d{3,8}|code (is )?#?\d{3,8}
  `,
  ...prohibited(barred, 'drop clause')`
    showing: (showings?|viewings?)( are| is)? (start|begin|by|arranged|available|anytime|instructions?|times?|daily|allowed|scheduled|through|via|only)|(by|private|with an?) (private )?appointment( only)?|appointment (only|required|needed)|(easy|text|call) to show|\d{1,2}[- ]hours?('s?)? notice|showingtime|go and show|(remove|take off) (your )?shoes|do not (disturb|let)|keys? (at|under|in) the (office|mat|front desk)|call (owner|tenant|first|before)
    open-house: open[- ]?houses?(?! (plan|layout|design|concept|feel))
    compensation: \d{1,2}(\.\d{1,2})?% (to |for )?(the )?(buyer'?s?|selling|co-?op|commission|agents?|bac)|(agent|broker|buyer'?s?|selling|full|co-?op|referral)( agent'?s?| broker'?s?)? (commission|compensation|bonus)|(commission|compensation|bonus) (to|of|paid|offered|split|protected|for|is) (the )?(buyer|selling|agent|broker|\$?\d)\S*|bac \d{1,2}(\.\d{1,2})?%?
  `,
  ...caution(oftenBarred, 'drop clause')`
    incentive: closing[- ]cost (credit|assistance|help)|seller (will |to )?(pay|credit|contribute|concession)s?|rate buy[- ]?down|lender (credit|incentive)s?|preferred lender|lender[- ]paid
    invitation: (call|text|e-?mail|contact|phone|message|dm|reach out to|ask) (or (call|text|e-?mail) )?(me|us|today|now|the (listing )?(agent|office|owner|broker|team|seller)(?! an?\b)|(the )?listing (agent|office|broker)|agent|your (agent|realtor)|(for|about) (a |an |your |more )?(private |personal |further )?(showing|tour|info|information|details|appointment|viewing))
    invitation: (schedule|book|arrange|request|reserve) (a|an|your|one) (private |personal |in-person |guided )?(tour|showing|viewing|visit|appointment|walk[- ]?through)
  `,
  ...caution(forAgents, 'drop clause')`
    offers: offers? (are )?(due|deadline|reviewed|review)|(highest|best) and (best|final)|bring (all |your )?offers?|make an offer|auction (on|date|ends|begins|starts)
    agent-text: (attention|attn|calling all) agents?|agents?(:| must| please| note| to verify)|(see )?(agent|private|broker) remarks|buyer to verify|mls ?(#|no\.?|number|id) ?:?\d*
  `,
  ...caution(barred, 'drop clause')`
    branding: keller williams|re/max|remax|coldwell banker|century 21|exp realty|berkshire hathaway homeservices|sotheby's international realty|douglas elliman|redfin|zillow|realtors?|(our|my) (team|office)|real estate (group|team|agent)|brokerage
  `,
  ...advice(oftenBarred)`
    occupancy: (tenant|owner|seller)[- ]occupied|tenants? in place|currently (rented|leased|vacant|occupied)|(home|house|property|unit|condo) is vacant
  `,
]
