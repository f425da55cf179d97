import { measured } from '../figures/measures.ts'
import { numberOf, numeral, ordinal } from '../figures/numerals.ts'
import type { Tie } from './tie.ts'

const lower = (typed: string | undefined): string => (typed ?? '').toLowerCase()

const count = (typed: string | undefined): string => {
  const number = numberOf(lower(typed))
  return number === null ? lower(typed) : numeral(number)
}

/** Ends of lines that limit, measure or date the thing before them and are no part of it. */
export const TAILS_OF_THINGS: readonly Tie[] = [
  {
    tail: /^(?:about |an? )?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[- ](year|month)s? (?:of )?(?:warranty (?:left|remaining)|(?:left|remaining) on (?:the )?warranty)$/i,
    clause: (match, said) => {
      const number = count(match[1])
      return `${/^there /.test(said) ? '' : ','} with ${number} ${lower(match[2])}${number === 'one' ? '' : 's'} of warranty left`
    },
    part: null,
    isOfThing: true,
  },
  {
    tail: /^(seats|sleeps|holds|fits) (?:up to )?(\d+|two|four|six|eight|ten|twelve)( (?:people|cars|guests|bottles|cases))?$/i,
    head: /\b(?:room|shelter|theater|cellar|deck|table|island|bar|cabin|garage|dock|bunkhouse|cottage|nook|loft|pavilion)$/i,
    clause: (match) => ` that ${lower(match[1])} ${count(match[2])}${lower(match[3])}`,
    part: null,
    isOfThing: true,
  },
  {
    tail: /^(?:at )?(\d+) ?(?:%|percent) occupancy$/i,
    head: /\b(?:Airbnb|Vrbo|rental|rented)\b/i,
    clause: (match) => `, at ${match[1]} percent occupancy`,
    part: null,
  },
  {
    tail: /^(?:with )?((?:architectural|dimensional|metal|tile|slate|composition|30[- ]year|class [34](?: impact)?|impact[- ]resistant) (?:shingles?|panels)|standing[- ]seam metal)$/i,
    head: /\b(?:re-?roofed|roof)\b/i,
    clause: (match) => ` with ${lower(match[1]).replace(/shingle$/, 'shingles')}`,
    part: null,
  },
  {
    tail: /^(decorative(?: only)?|for decoration only|non-?working|not working|none working|inoperable|not operational|ornamental only)$/i,
    head: /\b(?:fireplaces?|chimneys?|stoves?|elevator|shutters)$/i,
    clause: (match) => `, ${lower(match[1]).replace(/^nonw/, 'non-w')}`,
    part: null,
    isOfThing: true,
  },
  {
    tail: /^(?:fully |is )?(transferable|assumable|assignable|renewable)(?: to (?:the )?(?:new )?(?:buyer|owner))?$/i,
    head: /\b(?:bond|warranty|membership|permit|contract|policy|lease|license|solar|plan|slip)\b/i,
    clause: (match) => `, which is ${lower(match[1])}`,
    part: null,
    isOfThing: true,
  },
  {
    tail: /^(?:lifetime|life ?time) transferable$/i,
    head: /\b(?:foundation|roof|piers|piered|waterproof\w*|windows|repair\w*|leveled)\b/i,
    clause: (_, said) =>
      ` and ${/\b(?:were|are|have)\b/.test(said) ? 'carry' : 'carries'} a transferable lifetime warranty`,
    part: () => ['transferable lifetime warranty', ''],
  },
  {
    tail: /^(?:well )?stocked(?: (?:with|w\/?) ([a-z]+(?:(?:,| and) [a-z]+)*))?$/i,
    head: /\bponds?$|\blakes?$/i,
    clause: (match) => `, stocked${match[1] ? ` with ${lower(match[1])}` : ''}`,
    part: null,
    isOfThing: true,
  },
  {
    tail: /^(both|all|one|two|three) (vacant|occupied|leased|rented|month[- ]to[- ]month|furnished|renovated|updated|working|original|insulated|heated|fenced)$/i,
    head: /\b(?:units|apartments|buildings|floors|sides|suites|offices|bays|baths|fireplaces|stalls|houses|cabins|pastures)$/i,
    clause: (match) => `, ${lower(match[1])} ${lower(match[2]).replace(/-/g, ' ')}`,
    part: null,
    isOfThing: true,
  },
  {
    tail: /^(?:with )?(?:an? )?wait(?:ing)?[- ]?list(?: for (?:rentals|leasing|permits))?$/i,
    head: /\b(?:cap|met|full|slips?|rentals?|leasing|marina|parking|storage|limit)\b/i,
    clause: () => ', with a waiting list',
    part: () => ['waiting list', ''],
  },
  {
    tail: /^not (bundled|warranted|mandatory|required|included|guaranteed|enforced)$/i,
    head: /\b(?:optional|provided|membership|offered|remain|stays?|voluntary)$/i,
    clause: (match, said) =>
      `${/provided|included|offered/.test(said) ? ' but' : ' and'} not ${lower(match[1])}`,
    part: null,
  },
  {
    tail: /^(few|some|minor|with (?:few|some)|a few) (exclusions|exceptions)$/i,
    head: /\b(?:included|furnished|convey|conveys|turnkey|package|stays?|remain)\b/i,
    clause: (match) => `, with ${lower(match[1]).replace(/^with /, '')} ${lower(match[2])}`,
    part: null,
  },
  {
    tail: /^(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th) (fairway|hole|green|tee)$/i,
    head: /\b(?:golf|course|fairway)\b/i,
    clause: (match) => ` on the ${ordinal(match[1] ?? '')} ${lower(match[2])}`,
    part: null,
  },
  {
    tail: /^(\d|two|three|four|five|six) (owners|units)(?: total)?$/i,
    head: /^self[- ]managed$/i,
    clause: (match) => `, with ${count(match[1])} ${lower(match[2])}`,
    part: null,
  },
  {
    tail: /^(?:flood )?insurance (?:is )?not required$/i,
    head: /\bflood zone\b/i,
    clause: () => ', and flood insurance is not required',
    part: null,
  },
  {
    tail: /^(buyer|seller|owner|tenant)s? (?:to )?pays? (?:the |a )?((?:transfer |initiation |annual |membership )?fees?|dues|taxes|utilities|closing costs|transfer tax(?:es)?)$/i,
    head: /\b(?:transferable|available|optional|assumable|conveys|included)$/i,
    clause: (match) => `, and the ${lower(match[1])} pays the ${lower(match[2])}`,
    part: null,
  },
  {
    tail: /^(?:an? )?(\d+) ?(?:%|percent) (cap|limit|maximum)$/i,
    head: /\b(?:permit|leasing|rentals?|rental)\b/i,
    clause: (match) => `, with a ${match[1]} percent ${lower(match[2])}`.replace('a 8', 'an 8'),
    part: null,
  },
  {
    tail: /^(?:since |now |has |have )?(expired|lapsed)$/i,
    head: /\b(?:approved|issued|permit|permits|plans|granted)\b/i,
    clause: (match, said) =>
      ` and ${/\b(?:were|are|have)\b/.test(said) ? 'have' : 'has'} since ${lower(match[1])}`,
    part: null,
  },
  {
    tail: /^(?:the )?insurer wants (?:it )?replaced$/i,
    head: /\broof\b/i,
    clause: () => ', and the insurer wants it replaced',
    part: null,
    isOfThing: true,
  },
  {
    tail: /^((?:some |all |prior )?(?:hail |wind |storm |insurance )*claims?) (?:since )?paid(?: since)?$/i,
    head: /\b(?:roof|siding|windows|(?:19|20)\d\d)\b/i,
    clause: (match) => `, with ${lower(match[1])} paid${/since/.test(match[0]) ? ' since' : ''}`,
    part: null,
  },
  {
    tail: /^(?:an? )?(closure letter|no further action letter|NFA letter|clearance letter|final permit|engineer'?s? letter)$/i,
    head: /\b(?:removed|repaired|closed|replaced|remediated|filled|decommissioned)\b/i,
    clause: (match) =>
      `, with ${/^e/i.test(match[1] ?? '') ? 'an' : 'a'} ${lower(match[1]).replace('nfa', 'NFA')}`,
    part: null,
  },
  {
    tail: /^(?:the )?permits? (?:was |were )?(closed|finaled|pulled|on file)$/i,
    clause: (match) => `, with the permit ${lower(match[1])}`,
    part: null,
  },
  {
    tail: /^(?:with )?(?:an? )?(\d+|two|three|four|five|ten)[- ]?(?:ac|acres?) min(?:imum)?\.?$/i,
    head: /^(?:it is )?(?:divisible|subdividable|can be (?:split|subdivided)|may be (?:split|subdivided))$/i,
    clause: (match) => `, with a ${count(match[1])}-acre minimum`,
    part: null,
    isOfThing: true,
  },
  {
    tail: /^(?:the )?(driveway|road|well|septic|power|utilities|pad|building pad|foundation) (?:is |already |has been )*(cut|in|in place|installed|cleared|graded|drilled)$/i,
    head: /\b(?:buildable|cleared|level|wooded|steep|sloping|usable)$/i,
    clause: (match) => `, with the ${lower(match[1])} ${measured(lower(match[2]))}`,
    part: null,
  },
]
