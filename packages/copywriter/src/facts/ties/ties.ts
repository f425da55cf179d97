import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../figures/measures.ts'
import { numberOf, numeral } from '../figures/numerals.ts'
import { isPluralNoun } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { TAILS_OF_THINGS } from './tails-of-things.ts'
import type { Tie } from './tie.ts'

const YEAR = String.raw`((?:19|20)\d\d)`

/** Parts that are renewed by themselves, of the things that have them. */
const RENEWED: readonly [owner: RegExp, part: string][] = [
  [/\broof\b/i, 'underlayment|flashing|membrane|decking|shingles|coating|skylights?'],
  [
    /\b(?:heat|heating|boiler|furnace|baseboards?|radiators|forced air)\b/i,
    '(?:oil |propane )?tank|burner|circulator|circulator pump|chimney liner|thermostat|motor|ductwork|ducts',
  ],
  [/\b(?:pool|spa|hot tub)\b/i, 'liner|pump|heater|filter|plaster|equipment|cover|salt cell|cage'],
  [/\bseptic\b/i, 'tank|drain ?field|leach ?field|pump|lines|lid|risers|distribution box'],
  [/\bwell\b/i, 'pump|pressure tank|tank|filter|casing'],
  [/\b(?:fireplace|chimney|wood stove)\b/i, 'liner|insert|cap|crown|flue'],
  [/\b(?:dock|pier|seawall)\b/i, 'decking|pilings|cap|lift|boat lift'],
  [/\b(?:AC|air conditioning|air|HVAC|heat pump)\b/i, 'compressor|condenser|coil|air handler'],
]

const renewed = ([head, part]: readonly [RegExp, string]): Tie => ({
  head,
  tail: new RegExp(
    `^(?:(?:an? )?(new|newer) )?(${part})(?: (?:was |were )?(replaced|installed|rebuilt|relined|redone|serviced|cleaned))?(?: in| from| \\()? ?${YEAR}\\)?$`,
    'i',
  ),
  clause: (match) => {
    const [name, tail] = renewedPart(match)
    return `, with ${isOne(name) ? `${articleFor(name)} ` : ''}${name} ${tail}`
  },
  part: (match) => renewedPart(match),
})

/** 'a new tank in 2022', 'underlayment replaced in 2021', 'a tank from 2022'. */
const renewedPart = (match: RegExpExecArray): [string, string] => {
  const [, fresh = '', part = '', done = '', year = ''] = match
  const verb = done ? `${done.toLowerCase()} in` : fresh ? 'in' : 'from'
  return [`${fresh ? `${fresh.toLowerCase()} ` : ''}${part.toLowerCase()}`, `${verb} ${year}`]
}

const MASS = /\b(?:underlayment|flashing|decking|ductwork|plaster|equipment|coating)$/i
const isOne = (name: string): boolean => !MASS.test(name) && !isPluralNoun(headOf(name))

const WARRANTY =
  /^(?!.*\b(?:home|seller|builder|buyer)\b.*\bwarranty|.* with |under |.*\b(?:left|remaining)\b)(?:carries |comes with |has )?(?:an? |the )?((?:[a-z-]+ |\d+[- ]years? ){0,4})warranty( transfers| conveys| is transferable| transferable| transferable to (?:the )?buyer)?$/i

/** 'a lifetime warranty that transfers' */
const warranty = (match: RegExpExecArray): string => {
  const words = measured(`${match[1] ?? ''}warranty`).toLowerCase()
  return match[2] && !/transferable/.test(words) ? `transferable ${words}` : words
}

const PLURAL = /^[^,]*?\b(?:were|are|have|date)\b/

/** A limit before it is told with commas; a bare permission needs none. */
const behind = (said: string): string => (said.includes(',') ? ', with' : ' with')

const PAPER =
  "paperwork|quotes?|estimates?|bids|documentation|documents|docs|records|receipts?|permits?|certificates?|reports?|inspection report|results|invoices?|plans|letter|clearance letter|engineer(?:'s|ing)? (?:report|letter)|closure letter|survey"

/** What belongs to the words before it, whether it follows a comma, 'with' or a bracket. */
export const TIES: readonly Tie[] = [
  {
    tail: WARRANTY,
    clause: (match, said) => {
      const words = warranty(match)
      return ` and ${PLURAL.test(said) ? 'carry' : 'carries'} ${articleFor(words)} ${words}`
    },
    part: (match) => [warranty(match), ''],
  },
  {
    tail: new RegExp(
      `^(?:the |an? )?(${PAPER}) (?:is |are )?(available|on file|in hand|(?:available )?(?:up)?on request|attached|provided)$`,
      'i',
    ),
    head: /\b(?:[a-z]+ed|built|done|dug|drilled|redone|repair|test|inspection|addition|conversion|work|remodel|needs)\b/i,
    clause: (match) => `, with ${papers(match[1] ?? '')} ${whereabouts(match[2] ?? '')}`,
    part: null,
  },
  {
    tail: /^(?:an? |the )?((?:[A-Z]{2,4} |closure |clearance |NFA )?(?:letter|certificate|cert|receipts?|report))$/,
    head: /\b(?:removed|decommissioned|abandoned|closed|remediated|filled|mitigated|repaired)(?: in)?(?: (?:19|20)\d\d)?$/i,
    clause: (match) => `, with ${paperOf(match[1] ?? '')}`,
    part: null,
  },
  {
    tail: /^(hardwoods?|wood|wood floors|hardwood floors|oak floors?|oak|pine|pine floors) (beneath|underneath|under)$/i,
    head: /\b(?:carpet|carpeting|vinyl|linoleum|laminate)$/i,
    clause: (match) => `, with ${match[1]?.toLowerCase()} ${match[2]?.toLowerCase()}`,
    part: (match) => [
      (match[1] ?? '').toLowerCase().replace(/^(?:wood|oak|pine|hardwood)$/, '$& floors'),
      `${match[2]?.toLowerCase()}`.replace(/^under$/, 'underneath'),
    ],
  },
  {
    tail: /^(?:the )?tank (?:is )?(leased|owned|rented)$/i,
    head: /\b(?:heat|propane|oil|gas)$/i,
    clause: (match) => `, with a tank that is ${match[1]?.toLowerCase()}`,
    part: (match) => [`${match[1]?.toLowerCase()} tank`, ''],
  },
  {
    tail: /^(?:corner )?(pins|stakes|corners) (?:are )?(in place|set|marked|in)$/i,
    head: /\bsurveyed(?: in)?(?: (?:19|20)\d\d)?$/i,
    clause: (match) =>
      `, with ${match[1]?.toLowerCase()} ${match[2]?.toLowerCase().replace(/^in$/, 'in place')}`,
    part: null,
  },
  {
    tail: /^(loft|expansion|conversion|finishing|development|income|apartment|rental|ADU) potential$/i,
    clause: (match) =>
      `, with ${match[1]?.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())} potential`,
    part: (match) => [
      `${match[1]?.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())} potential`,
      '',
    ],
  },
  {
    tail: /^(\d|one|two|three|old|both|all) (?:old )?layers? (removed|torn off|stripped)$/i,
    head: /\broof\b/i,
    clause: (match) => `, with ${measured(match[1] ?? '')} layers ${match[2]?.toLowerCase()}`,
    part: (match) => [`${measured(`${match[1]} layers`)}`, match[2]?.toLowerCase() ?? ''],
  },
  {
    tail: /^(?:with )?permits (?:pulled|closed|finaled|and closed)$/i,
    clause: () => ', with permits',
    part: null,
  },
  {
    tail: /^(some|minor|occasional|seasonal) (seepage|moisture|water|cracks|wear|settling|dampness)$/i,
    head: /\b(?:basement|cellar|crawl ?space|foundation|garage|driveway|attic|walls|plaster)$/i,
    clause: (match) => `, with ${match[1]?.toLowerCase()} ${match[2]?.toLowerCase()}`,
    part: (match) => [`${match[1]?.toLowerCase()} ${match[2]?.toLowerCase()}`, ''],
  },
  {
    tail: /^(collars|remotes?|cover|tank|equipment|chairs|stools|accessories|keys|screens|cushions|attachments|supplies|controls?) (?:(?:is |are )?included|stays?|conveys?)$/i,
    head: /\b(?:fence|opener|pool|hot tub|spa|grill|table|bar|tub|mower|generator|fans?|shades|blinds|furniture|vacuum|system)$/i,
    clause: (match) => `, with ${match[1]?.toLowerCase()} included`,
    part: (match) => [match[1]?.toLowerCase() ?? '', 'included'],
  },
  {
    tail: /^hook-?ups? (?:are |is )?(in place|available|installed)$/i,
    clause: (match) => `, with hookups ${match[1]?.toLowerCase()}`,
    part: null,
  },
  {
    tail: /^(?:(all|most|some) )?(?:the )?(furnishings|furniture|furnishings and decor) (?:is |are )?(?:included|conveys?|stays?|remains?)$/i,
    head: /\b(?:turn-?key|move-in ready)$/i,
    clause: (match) =>
      `, with ${match[1] ? `${match[1].toLowerCase()} ` : ''}${match[2]?.toLowerCase()} included`,
    part: null,
  },
  {
    tail: /^(?:the )?lease (ends|expires|runs through|runs until|is through|through|until)(?: in)? ([A-Za-z]+(?: \d{4})?|\d{4})$/i,
    head: /^currently /i,
    clause: (match) =>
      `, with a lease that ${/^(?:ends|expires)$/i.test(match[1] ?? '') ? `${match[1]?.toLowerCase()} in` : 'runs through'} ${match[2]}`,
    part: null,
  },
  {
    tail: /^(?:an? )?(?:(pet|cat|dog|additional|extra|refundable|non-?refundable|pet security) )*(deposit|fee)(?: of)? (\$[\d,]+)(?: (non-?refundable|refundable|per pet|each))?$|^(?:an? )?(\$[\d,]+) ((?:(?:pet|cat|dog|additional|extra|refundable|non-?refundable|pet security) )*)(deposit|fee)(?: (non-?refundable|refundable|per pet|each|required))?$/i,
    head: /\b(?:pets?|dogs?|cats?|animals?)\b/i,
    clause: (match, said) => {
      const kind = (match[6] ?? '')
        .toLowerCase()
        .replace(/(?:pet|cat|dog) |nonrefundable/g, (word) =>
          word === 'nonrefundable' ? 'non-refundable' : '',
        )
      const end = (match[4] ?? match[8] ?? '').toLowerCase().replace('required', '')
      const isKind = /refundable/.test(end)
      return `${behind(said)} ${articleFor(match[3] ?? match[5] ?? '')} ${match[3] ?? match[5]} ${isKind ? `${end.replace('nonref', 'non-ref')} ` : kind}${(match[2] ?? match[7])?.toLowerCase()}${!isKind && end ? ` ${end}` : ''}`
    },
    part: null,
  },
  {
    tail: /^(?:an? )?(?:pet |extra |additional )?(deposit|fee)(?: required| needed)?$|^(?:with )?(?:an? )?(?:pet |extra |additional )?(deposit|fee)$/i,
    head: /\b(?:pets?|dogs?|cats?|animals?)\b/i,
    clause: (match, said) => `${behind(said)} a ${(match[1] ?? match[2])?.toLowerCase()}`,
    part: null,
  },
  {
    tail: /^(\$[\d,]+)(?: ?\/ ?mo(?:nth)?| a month| per month|\/month)? (?:monthly )?pet rent$|^pet rent(?: of)? (\$[\d,]+)(?: ?\/ ?mo(?:nth)?| a month| per month)?$/i,
    head: /\b(?:pets?|dogs?|cats?|animals?)\b/i,
    clause: (match, said) => `${behind(said)} pet rent of ${match[1] ?? match[2]} a month`,
    part: null,
  },
  {
    tail: /^((?:good|ample|plenty of|lots of|great|extra|excellent) )?storage(?: space)?$/i,
    head: /\b(?:basement|attic|garage|crawl ?space|cellar|loft|closets?)$/i,
    clause: () => ', with storage',
    part: (match) => [
      /^(?:good|ample|extra)/i.test(match[1] ?? '')
        ? `${match[1]?.toLowerCase()}storage`
        : 'storage',
      '',
    ],
  },
  {
    tail: /^(?:max(?:imum)? |up to )?(\d|one|two|three)(?: max(?:imum)?)?$/i,
    head: /^(?:cats|dogs|small dogs) only$/i,
    clause: (match) => `, ${numeral(numberOf(match[1] ?? '') ?? 1)} at most`,
    part: null,
  },
  {
    tail: /^(?:(under|up to|max) (\d+) ?(?:lbs?\.?|pounds?|#)(?: limit| max)?|(\d+) ?(?:lbs?\.?|pounds?|#) (?:weight )?(?:limit|max)|(?:some )?(breed|size|weight) restrictions(?: apply)?)$/i,
    head: /\b(?:pets?|dogs?|cats?|animals?|dog[- ]friendly|pet[- ]friendly)\b/i,
    clause: (match) => {
      if (match[4]) return `, with ${match[4].toLowerCase()} restrictions`
      const limit = match[2] ?? match[3]
      return `, ${/under/i.test(match[1] ?? '') ? 'under' : 'up to'} ${limit} pounds`
    },
    part: null,
  },
  {
    tail: /^(?:the )?lease (?:is )?(?:through|thru|until|to|ends|expires)(?: in)? ([A-Za-z]+ \d{4}|\d{4}|[A-Z][a-z]+)$/,
    head: /\btenants? (?:is |are )?in place$/i,
    clause: (match) => `, with a lease through ${match[1]}`,
    part: null,
  },
  {
    tail: /^(?:an? )?(recorded )?((?:road |joint |shared )?(?:maintenance )?agreement)(?: (?:is )?(recorded|in place|on file))?$/i,
    head: /\b(?:driveway|drive|road|well|access|easement|wall|dock)$/i,
    clause: (match) => `, with ${agreement(match)}`,
    part: (match) => [agreement(match).replace(/^an? /, ''), ''],
  },
  {
    tail: /^no (pump|meter|tap|permit)(?: yet)?$/i,
    head: /\bin place$/i,
    clause: (match) => `, with no ${match[1]?.toLowerCase()}`,
    part: null,
  },
  {
    tail: /^(?:an? |the )?elevation (?:certificate|cert) (?:is )?(available|on file)$/i,
    head: /\bflood zone\b/i,
    clause: (match) => `, with the elevation certificate ${match[1]?.toLowerCase()}`,
    part: null,
  },
  ...RENEWED.map(renewed),
  ...TAILS_OF_THINGS,
]

const agreement = (match: RegExpExecArray): string =>
  `a ${match[1] || /recorded/i.test(match[3] ?? '') ? 'recorded ' : ''}${match[2]?.toLowerCase()}`.replace(
    /^a (?=agreement)/,
    'an ',
  )

/** One report is that of the work before it; paperwork and receipts need no article. */
/** 'a closure letter', 'a DEQ letter', 'permits' */
const paperOf = (typed: string): string =>
  /s$|^(?:paperwork|documentation)$/.test(typed)
    ? typed
    : `${articleFor(typed)} ${typed.replace(/^cert$/, 'certificate')}`

const papers = (typed: string): string => {
  const words = typed.toLowerCase().replace(/^docs$/, 'documents')
  return /s$|^(?:paperwork|documentation)$/.test(words) ? words : `the ${words}`
}

const whereabouts = (typed: string): string =>
  typed.toLowerCase().replace(/^(?:available )?(?:up)?on request$/, 'available on request')
