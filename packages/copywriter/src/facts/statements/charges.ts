import { articleFor, stateName } from '@listwright/reviewer/language'
import { includedInFee } from '../included-in-fee.ts'
import { numberOf, numeral, series } from '../numerals.ts'
import { PERIOD, periodOf, SUM, sumOf } from '../sums.ts'
import { withArticles } from '../with-articles.ts'
import { lower, type Rule, type Told } from './rule.ts'

const FEE_OF =
  '((?:HOA|POA|COA|association|condo(?: association)?|co-?op|monthly)(?: fees?| dues)?)'
const COVERS =
  '(?::| -| is for| are for| includes?| including| included| covers?| covering| pays for)'

/** What dues are called: 'HOA dues', 'the condo fee'; without a word for them, the association covers it. */
const duesOf = (typed: string | undefined): string => {
  const isAssociation = /^(?:HOA|POA|COA|association)$/i.test(typed ?? '')
  const name = lower(typed).replace(/ (?:fees?|dues)$/, '')
  if (isAssociation) return `the ${name.length === 3 ? name.toUpperCase() : name}`
  if (/^(?:hoa|poa|coa)$/.test(name)) return `${name.toUpperCase()} dues`
  return name === 'association'
    ? 'association dues'
    : `the ${name.replace(/ association$/, '')} fee`
}

const cover = (dues: string): string => (/dues$/.test(dues) ? 'cover' : 'covers')

const fee = (statement: string): Told => ({ kind: 'fee', concept: null, statement })

const monthsOf = (typed: string | undefined): string => {
  const count = numberOf(typed ?? '') ?? 1
  return `${numeral(count)} month${count === 1 ? "'s" : "s'"}`
}

/** What the dues cover, where the sum is not told or stands alone. */
const COVERED: readonly Rule[] = [
  [
    new RegExp(`^${FEE_OF}${COVERS} (?!only)([a-z][a-z, &+/-]+)$`, 'i'),
    (match) => {
      const covered = includedInFee(`includes ${match[2]}`, '')
      const dues = duesOf(match[1])
      return covered.length > 0 && covered.every((item) => DUE.test(item))
        ? { ...fee(`${dues} ${cover(dues)} ${series(covered)}`), list: covered }
        : null
    },
  ],
  [
    new RegExp(
      `^(?:(?:low )?fee(?: of| is)? ${SUM}${PERIOD}|${SUM}${PERIOD} fee)(?:(?:,|:| -)? (?:includes?|including|covers?|covering|with|for) ([a-z][a-z, &+/-]+)|,? ([a-z ]+) in(?:cluded)?)?$`,
      'i',
    ),
    (match) => feeOf(match[0], match[1] ?? match[4], match[3] ?? match[6], match[7] ?? match[8]),
  ],
  [
    new RegExp(`^\\$${SUM.replace('\\$?', '')}${PERIOD}: ([a-z][a-z, &+/-]+)$`, 'i'),
    (match) => feeOf(match[0], match[1], match[3], match[4]),
  ],
]

const DUE =
  /\b(?:water|sewer|trash|garbage|recycling|cable|internet|wi-fi|electricity|gas|heat|hot water|snow removal|snow|plowing|mowing|mulching|lawn|lawn care|grass|landscaping|pool|clubhouse|gym|fitness center|tennis|courts?|playground|trails?|park|areas?|maintenance|exterior|roof|siding|security|insurance|amenities|taxes|pest control|management|road|roads|gate|reserves|concierge|doorman|parking|storage|irrigation|elevator|dock|marina|gutters|painting|driveway|power|lighting|utilities|phone|bond|grounds|termite|lawns?|common|cleaning|window washing|septic|well|boat ramp|pier)\b/i

const feeOf = (
  typed: string,
  digits: string | undefined,
  period: string | undefined,
  covers: string | undefined,
): Told | null => {
  const covered = covers ? includedInFee(`includes ${covers}`, '') : []
  if (covered.some((item) => !DUE.test(item))) return null
  const often = periodOf(`${period ?? ''} ${/monthly|quarterly|annual/i.exec(typed)?.[0] ?? ''}`)
  return {
    ...fee(
      `the fee is ${sumOf(digits, undefined)}${often ? ` ${often}` : ''}${covered.length > 0 ? ` and covers ${series(covered)}` : ''}`,
    ),
    list: covered,
  }
}

const RATED = `${SUM}${PERIOD}`

/** '$45 a month' out of a match of `RATED` that begins at a group. */
const rateAt = (match: RegExpExecArray, at: number): string => {
  const often = periodOf(match[at + 2] ?? '')
  return `${sumOf(match[at], match[at + 1])}${often ? ` ${often}` : ''}`
}

/** Dues and taxes that have a name of their own. */
const NAMED_CHARGES: readonly Rule[] = [
  [
    new RegExp(
      `^(voluntary|optional|mandatory) (HOA|POA|association)(?: dues| fees?)? ${RATED}$`,
      'i',
    ),
    (match) => fee(`${duesOf(match[2])} is ${lower(match[1])}, at ${rateAt(match, 3)}`),
  ],
  [
    new RegExp(
      `^(HOA|POA|association)(?: dues| fees?)?,? ${RATED},? \\(?(voluntary|optional|mandatory)\\)?$`,
      'i',
    ),
    (match) => fee(`${duesOf(match[1])} is ${lower(match[5])}, at ${rateAt(match, 2)}`),
  ],
  [
    new RegExp(
      `^((?:private )?(?:road|lane|driveway|dock|pier|lake|pond|beach|trail|landscape|lawn|well|bridge)) (?:maintenance|maint)(?: fees?| dues| agreement)?(?: is| of)? (about )?${RATED}$`,
      'i',
    ),
    (match) => fee(`${lower(match[1])} maintenance is ${lower(match[2])}${rateAt(match, 3)}`),
  ],
  [
    new RegExp(
      `^(annual|monthly|yearly|quarterly) (maintenance|club|beach|lake|marina|amenity|recreation) fee(?: is| of)? ${SUM}$`,
      'i',
    ),
    (match) => fee(`the ${lower(match[1])} ${lower(match[2])} fee is ${sumOf(match[3], match[4])}`),
  ],
  [
    new RegExp(`^(?!HOA|COA|POA)([A-Z]{2,5}) (assessment|fee|tax|dues)(?: is| of)? ${RATED}$`),
    (match) =>
      fee(
        `${/dues/i.test(match[2] ?? '') ? '' : 'the '}${match[1]} ${lower(match[2])} ${/dues/i.test(match[2] ?? '') ? 'are' : 'is'} ${rateAt(match, 3)}`,
      ),
  ],
  [
    new RegExp(
      `^(front[- ]foot (?:fee|assessment|benefit)|sewer betterment|betterment|sewer assessment|water assessment|paving assessment|street assessment)(?: is| of)? ${RATED}(?: (to|through|thru|until|till) ((?:19|20)\\d\\d))?$`,
      'i',
    ),
    (match) =>
      fee(
        `the ${lower(match[1]).replace('front foot', 'front-foot')} is ${rateAt(match, 2)}${match[6] ? ` ${/^th/i.test(match[5] ?? '') ? 'through' : 'until'} ${match[6]}` : ''}`,
      ),
  ],
  [
    new RegExp(
      `^ground rent(?: is| of)? ${RATED},? (?:paid |payable |due )?(semi-?annual(?:ly)?|quarterly|monthly|twice a year)$`,
      'i',
    ),
    (match) =>
      fee(
        `the ground rent is ${rateAt(match, 1)}, paid ${lower(match[4]).replace(/^semi-?annual(?:ly)?$/, 'semiannually')}`,
      ),
  ],
  [
    new RegExp(
      `^flood ins(?:urance)?(?: policy| premium)?(?: is)? (about )?${RATED}(?:,| and)? (assumable|transferable|transfers|can be assumed)$`,
      'i',
    ),
    (match) =>
      fee(
        `flood insurance is ${lower(match[1])}${rateAt(match, 2)} and ${/^trans/i.test(match[5] ?? '') ? 'transferable' : 'assumable'}`,
      ),
  ],
]

const LEVIED_BY = '(school|town|city|county|village|township|land|borough|state|library)'

/** Taxes by who levies them, for which year, or under which rule. */
const TAXES: readonly Rule[] = [
  [
    new RegExp(`^${LEVIED_BY} (?:property )?tax(?:es)?(?: are| is|:)? (about )?${RATED}$`, 'i'),
    (match) => fee(`${lower(match[1])} taxes are ${lower(match[2])}${rateAt(match, 3)}`),
  ],
  [
    /^(?:property |real estate |RE |annual )?tax(?:es)?(?: are| were|:)? (about )?\$?([\d,]+)(?:\/year| a year| per year)?,? \(?(?:for |in )?((?:19|20)\d\d)(?: taxes)?\)?$/i,
    (match) =>
      fee(`property taxes were ${lower(match[1])}${sumOf(match[2], undefined)} in ${match[3]}`),
  ],
  [
    /^((?:19|20)\d\d) (?:property |real estate |RE )?tax(?:es)?(?: were|:)? (about )?\$?([\d,]+)$/i,
    (match) =>
      fee(`property taxes were ${lower(match[2])}${sumOf(match[3], undefined)} in ${match[1]}`),
  ],
  [
    /^(?:property )?tax(?:es)? (with|without|before|after|w\/o) (?:the )?(star|enhanced star|homestead|homestead exemption|exemptions?)(?: exemption| credit)? (?:are |is )?(about )?\$?([\d,]+)$/i,
    (match) =>
      fee(
        `property taxes are ${lower(match[3])}${sumOf(match[4], undefined)} ${lower(match[1]).replace('w/o', 'without')} ${exemptionOf(match[2])}`,
      ),
  ],
  [
    /^(?:property )?tax(?:es)?(?: are)? (about )?\$?([\d,]+) (with|without|before|after|w\/o) (?:the )?(star|enhanced star|homestead|homestead exemption|exemptions?)$/i,
    (match) =>
      fee(
        `property taxes are ${lower(match[1])}${sumOf(match[2], undefined)} ${lower(match[3]).replace('w/o', 'without')} ${exemptionOf(match[4])}`,
      ),
  ],
  [
    /^((?:[A-Z]{3,5}|[Aa]bated|[Rr]educed|[Ff]rozen)(?: tax(?:es)?| tax abatement| abatement)) (?:run )?(until|through|thru|till|to) ((?:19|20)\d\d)$/,
    (match) => {
      const name = (match[1] ?? '').replace(/^(?:Abated|Reduced|Frozen)/, lower)
      const end = `${/^th/i.test(match[2] ?? '') ? 'through' : 'until'} ${match[3]}`
      return fee(/taxes$/i.test(name) ? `${name} apply ${end}` : `the ${name} runs ${end}`)
    },
  ],
  [
    /^(?:successfully grieved taxes|taxes (?:have been |were )?successfully grieved|taxes grieved)$/i,
    () => fee('the taxes have been successfully grieved'),
  ],
  [
    /^low (?:property )?taxes for (?:the )?(area|town|county)$/i,
    (match) => fee(`property taxes are low for the ${lower(match[1])}`),
  ],
]

const exemptionOf = (typed: string | undefined): string => {
  const name = lower(typed)
  if (/star$/.test(name)) return name.replace('star', 'STAR').replace('enhanced', 'Enhanced')
  return /^exemptions$/.test(name)
    ? name
    : `the ${name.replace(/^homestead$/, 'homestead exemption')}`
}

const AT =
  '(?: due| paid)?(?: (?:from|by) (?:the )?(buyer|purchaser))?(?: (at|upon) (closing|settlement|transfer))?'

const dueOf = (who: string | undefined, when: string | undefined): string =>
  `${who ? ` from the ${lower(who)}` : ''}${when ? ` at ${lower(when)}` : ''}`

/** Sums that a buyer or tenant pays once. */
const ONCE: readonly Rule[] = [
  [
    new RegExp(
      `^(one[- ]time )?(?:capital|cap|working capital) (contribution|fee|assessment)?(?: of)? ?${SUM}${AT}$`,
      'i',
    ),
    (match) => {
      const name = `${match[1] ? 'one-time ' : ''}${/working/i.test(match[0]) ? 'working capital' : 'capital'} ${lower(match[2]) || 'contribution'}`
      if (/mo/i.test(match[4] ?? '') || (!match[1] && !match[5] && !match[7])) return null
      return fee(
        `${articleFor(name)} ${name} of ${sumOf(match[3], match[4])} is due${dueOf(match[5], match[7])}`,
      )
    },
  ],
  [
    new RegExp(
      `^(one[- ]time )?(capital|cap|working capital)(?: (contribution|fee))?(?: of)? (\\d|one|two|three|four|six)[- ]mo(?:nth)?s?'?(?: (?:of )?(dues|fees?|HOA|maintenance|condo fees?))?${AT}$`,
      'i',
    ),
    (match) => {
      const capital = `${lower(match[2]).replace(/^cap$/, 'capital')} ${lower(match[3]) || 'contribution'}`
      const name = `${match[1] ? 'one-time ' : ''}${capital}`
      const of = match[5]
        ? `${monthsOf(match[4])} ${lower(match[5]).replace(/^hoa$/, 'HOA dues')}`
        : monthsOf(match[4]).replace(/'s?$/, '')
      return fee(`a ${name} of ${of} is due${dueOf(match[6], match[8])}`)
    },
  ],
  [
    /^buyer (?:to pay|pays|will pay) (\d|one|two|three|four|six)[- ]mo(?:nth)?s?'? (?:of )?(maintenance|dues|HOA|HOA dues|condo fees?|common charges|fees)(?: (?:at|upon) (closing|settlement))?$/i,
    (match) =>
      fee(
        `the buyer pays ${monthsOf(match[1])} ${lower(match[2]).replace(/^hoa(?: dues)?$/, 'HOA dues')}${match[3] ? ` at ${lower(match[3])}` : ''}`,
      ),
  ],
  [
    new RegExp(
      `^(?:(non-? ?refundable|refundable|one[- ]time) )?(pet|cleaning|move[- ]in|move[- ]out|admin|administration|amenity|key|holding|elevator|lock|redecorating|trash|technology) (fee|deposit)(?: is| of)? ${SUM}(?:,? \\(?(non-? ?refundable|refundable|per person|per unit|one[- ]time)\\)?)?$`,
      'i',
    ),
    (match) => {
      const kind = lower(match[1] ?? (/refund|one/i.test(match[6] ?? '') ? match[6] : ''))
        .replace(/^non-? ?/, 'non')
        .replace(/one time/, 'one-time')
      if (!kind && /^pet/i.test(match[2] ?? '')) return null
      const name = `${kind ? `${kind} ` : ''}${lower(match[2])
        .replace(/^move /, 'move-')
        .replace(/^admin$/, 'administrative')} ${lower(match[3])}`
      const per = /per/i.test(match[6] ?? '') ? ` ${lower(match[6])}` : ''
      return fee(`there is ${articleFor(name)} ${name} of ${sumOf(match[4], match[5])}${per}`)
    },
  ],
  [
    new RegExp(
      `^pet (fee|rent|deposit)(?: is| of)? ${RATED},? (?:and )?(?:with )?(?:an? )?(\\d+)[- ]?(?:lbs?|pounds?|#)\\.? (?:weight )?(?:max(?:imum)?|limit)$`,
      'i',
    ),
    (match) => ({
      kind: 'pets',
      concept: null,
      statement: `the pet ${lower(match[1])} is ${rateAt(match, 2)}, with a ${match[5]}-pound limit`,
    }),
  ],
  [
    /^(half|50 ?%|50 percent|\$[\d,]+) off (?:the )?(?:1st|first) (?:mo|month)(?:'?s rent|'s)?(?: rent)?$/i,
    (match) => ({
      ...fee(
        `the first month's rent is ${/^\$/.test(match[1] ?? '') ? `${match[1]} off` : 'half off'}`,
      ),
      kind: 'terms',
    }),
  ],
  [
    /^(\d(?:\.5)?|one|two|three|one and a half)[- ]months?'? (?:sec|security)(?: dep(?:osit)?)?(?: (?:per|under) ([a-z]{2}|state) law)?$/i,
    (match) =>
      match[2]
        ? fee(
            `the security deposit is ${monthsOf(match[1])} rent, under ${/^state$/i.test(match[2]) ? 'state' : stateName(match[2].toUpperCase())} law`,
          )
        : null,
  ],
  [
    /^(?:first|1st)(?: month'?s?)?(?: rent)?(,? \+ last|, last| and last)?(?:, and| and|,? plus|,|,? \+) (?:a |one month )?(?:security|sec)(?: deposit)? (?:(?:is |are )?(?:required |due |needed )?)(to move[- ]in|at move[- ]in|at signing|at lease signing|at lease start)$/i,
    (match) => {
      const sums = [
        "first month's rent",
        ...(match[1] ? ["last month's rent"] : []),
        'a security deposit',
      ]
      return {
        ...fee(
          `${series(sums)} are required ${lower(match[2])
            .replace(/to move-in/, 'to move in')
            .replace(/at move in/, 'at move-in')}`,
        ),
        concept: 'deposit',
        list: sums,
      }
    },
  ],
]

const RENTED_SPACE =
  '((?:extra |additional |second |2nd |rental |optional )?(?:storage(?: (?:cage|unit|locker|bin|space|room|closet))?|locker|garage(?: (?:space|stall|spot|parking))?|carport|parking (?:space|spot|stall)|boat slip|slip|(?:bike|boat|RV|kayak|trailer) storage|RV parking|boat parking))'

/** What may be rented beside the home, and for how much. */
const RENTED_BESIDE: readonly Rule[] = [
  [
    new RegExp(
      `^${RENTED_SPACE}((?: (?:below|above|nearby|on site|next door|across the street|in (?:the )?building))?)(?: is| are)?(?: available| avail)?(?: for| at)? (?=\\$)${RATED}( extra)?$`,
      'i',
    ),
    (match) => {
      const [, name = '', place = ''] = match
      const often = periodOf(match[5] ?? '')
      if (!often && !/available|avail/i.test(match[0])) return null
      const thing = lower(name).replace(/^2nd/, 'second')
      const article = /storage$|parking$/.test(thing)
        ? ''
        : /^(?:extra|additional|second|rental|optional)/.test(thing)
          ? `${articleFor(thing)} `
          : 'the '
      return {
        kind: /storage|locker/.test(thing) ? 'fee' : 'parking',
        concept: null,
        statement: `${article}${thing}${withArticles(lower(place))} is ${/available|avail/i.test(match[0]) ? 'available for ' : ''}${rateAt(match, 3)}${lower(match[6])}`,
      }
    },
  ],
  [
    new RegExp(
      `^((?:garage |deck |covered |valet |rental )?parking|storage|garage) (?:is )?(leased|rented)(?: at| for)? (?=\\$)${RATED}((?: (?:in|at|from|across|next) .+)?)$`,
      'i',
    ),
    (match) => ({
      kind: /storage/i.test(match[1] ?? '') ? 'storage' : 'parking',
      concept: null,
      statement: `${/^garage$/i.test(match[1] ?? '') ? 'the ' : ''}${lower(match[1])} is ${lower(match[2])} at ${rateAt(match, 3)}${withArticles(match[6] ?? '')}`,
    }),
  ],
  [
    /^((?:[a-z-]+ )*(?:pool|gym|fitness center|storage|parking|garage|laundry|boat slip|slips?|golf|tennis|club|cable|internet|concierge|carport))(?: \((?:extra|extra fee|extra cost|additional fee|additional|fee|for a fee)\)|,? (?:at |for )?(?:an? )?(?:extra|additional) (?:fee|cost|charge))$/i,
    (match) => {
      const thing = lower(match[1])
      return {
        kind: /parking|garage|carport/.test(thing) ? 'parking' : 'building',
        concept: null,
        statement: `the ${thing} ${/s$/.test(thing) && !/tennis$/.test(thing) ? 'cost' : 'costs'} extra`,
      }
    },
  ],
]

const SERVICE =
  '(?:all utilities|utilities|basic cable|cable|internet|wi-?fi|water|sewer|trash|garbage|recycling|heat|hot water|gas|cooking gas|electric(?:ity)?|air conditioning|snow removal|lawn care|landscaping|taxes|parking|storage|insurance|pest control|security|gym|laundry)'
const SERVICES = `(${SERVICE}(?:(?:, and|,| and| \\+| plus| &|\\/) ?${SERVICE})*)`

const listOf = (typed: string): string =>
  series(
    typed
      .split(/,? (?:and|\+|plus|&) |, |\//i)
      .map((item) =>
        lower(item)
          .trim()
          .replace(/^electric$/, 'electricity')
          .replace(/^wi-?fi$/, 'Wi-Fi'),
      )
      .filter(Boolean),
  )

const areIn = (services: string): string => (/ and |utilities|taxes/.test(services) ? 'are' : 'is')

/** Services that a rent or a fee pays for. */
const PAID_SERVICES: readonly Rule[] = [
  [
    new RegExp(
      `^${SERVICES}(?: (?:is|are|all))? (?:included )?in (?:the )?(?:monthly )?(fee|dues|condo fee|HOA|HOA fee|HOA dues|rent|maintenance)$`,
      'i',
    ),
    (match) => {
      const services = listOf(match[1] ?? '')
      return fee(
        `${services} ${areIn(services)} included in the ${lower(match[2])
          .replace(/^hoa(?: fee)?$/, 'HOA dues')
          .replace('hoa', 'HOA')}`,
      )
    },
  ],
  [
    /^(?:all )?utilities(?: are)?(?: all)?(?: in| included| incl)?(?: in (?:the )?(rent|fee|condo fee|HOA))?,? (?:except|but|minus)(?: for)? ([a-z][a-z ]*(?:(?: and|,) [a-z]+)?)(?: (?:is |are )?included)?$/i,
    (match) => {
      const without = listOf(match[2] ?? '')
      return {
        kind: 'utilities',
        concept: null,
        statement: `all utilities except ${without} are included${match[1] ? ` in the ${lower(match[1]).replace('hoa', 'HOA dues')}` : ''}`,
      }
    },
  ],
  [
    new RegExp(
      `^(${SERVICE}(?:, ${SERVICE})+) (?:are |is |all )?(?:included|incl|paid)(?: in (?:the )?(rent|fee))?$`,
      'i',
    ),
    (match) => {
      const services = listOf(match[1] ?? '')
      return {
        kind: 'utilities',
        concept: 'utilities included',
        statement: `${services} ${areIn(services)} included${match[2] ? ` in the ${lower(match[2])}` : ''}`,
        list: services.split(/,? and |, /),
      }
    },
  ],
  [
    /^[Ss]olar(?: panels| system)? (?:is |are )?(leased|financed)(?:,| from| with| through| by) (\p{Lu}[\p{L} ]+?)(?:,? (?:at )?\$?([\d,.]+)(?: ?\/ ?mo(?:nth)?| a month| monthly))?$/u,
    (match) => ({
      kind: 'terms',
      concept: /leased/i.test(match[1] ?? '') ? 'solar panels, leased' : null,
      statement: `the solar panels are ${lower(match[1])} ${/leased/i.test(match[1] ?? '') ? 'from' : 'through'} ${match[2]}${match[3] ? ` at $${match[3]} a month` : ''}`,
    }),
  ],
]

/** Dues, taxes, deposits and rents for extras: what is paid, by whom, how often and for what. */
export const CHARGES: readonly Rule[] = [
  ...COVERED,
  ...NAMED_CHARGES,
  ...TAXES,
  ...ONCE,
  ...RENTED_BESIDE,
  ...PAID_SERVICES,
]
