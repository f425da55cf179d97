import { articleFor } from '@listwright/reviewer/language'
import type { FeatureKind } from '../copybook/concept.ts'
import type { Setting } from './concept-scopes.ts'
import { conceptOfWhole } from './concepts.ts'
import { dateOf, isDate } from './dates.ts'
import { type Draft, draft } from './feature-draft.ts'
import { isPluralNoun } from './head-nouns.ts'
import { measured } from './measures.ts'
import { headOf, nounPhrase } from './noun-phrase.ts'
import { numberOf, numeral, series } from './numerals.ts'
import { placed } from './tails.ts'

interface Told {
  kind: FeatureKind
  concept?: string | null
  statement: string
  count?: number | null
  list?: readonly string[]
  date?: string
  year?: number | null
  text?: string
}

type Rule = [pattern: RegExp, tell: (match: RegExpExecArray, setting: Setting) => Told | null]

const told =
  (kind: FeatureKind, concept: string | null, statement: string): (() => Told) =>
  () => ({ kind, concept, statement })

/** Nouns with the article they take in a list of work or inclusions: 'a roof', 'mechanicals'. */
const listed = (text: string): string[] =>
  text
    .split(/\s*(?:,|\+|&|;|\band\b|(?<=\p{L})\/(?=\p{L}))\s*/u)
    .map((item) => item.trim())
    .filter(Boolean)

const withArticle = (item: string): string => {
  const text = item.replace(/^(?:a|an|some|the) /i, '')
  const { phrase } = nounPhrase(text)
  if (
    phrase.number !== 'singular' ||
    phrase.isCounted ||
    phrase.isName ||
    /\b(?:TLC|HVAC|work|updating|everything|cosmetics|love)$/.test(text)
  )
    return phrase.text
  return `${articleFor(phrase.text)} ${phrase.text}`
}

const isPlural = (subject: string): boolean => {
  const { phrase } = nounPhrase(placed(subject).core)
  return phrase.number === 'plural' || isPluralNoun(headOf(subject))
}
const be = (subject: string): string => (isPlural(subject) ? 'are' : 'is')

/** 'pets', 'the hot tub', 'the roof': a subject for a statement about a part of the property. */
const subjectOf = (typed: string): string => {
  const text = typed.replace(/^the /i, '').trim()
  const { phrase } = nounPhrase(text)
  if (
    /^(?:all|most|both|some|each|every|no|two|three|four|five|six|seven|eight|nine|ten|\d)\b/i.test(
      phrase.text,
    ) ||
    phrase.isName
  )
    return phrase.text
  return `the ${phrase.text}`
}

const ANIMALS = String.raw`((?:small |large |indoor |outdoor |two |three |one |\d )*(?:pets?|cats?|dogs?|horses|livestock|chickens|animals)(?:(?: and| or| \+|\/|,) ?(?:small |large |indoor )?(?:pets?|cats?|dogs?|horses|chickens|animals))*)`

const animals = (typed: string): string =>
  series(
    listed(typed.replace(/\bor\b/g, 'and')).map((animal) =>
      measured(/s$/.test(animal) || /^(?:livestock)$/.test(animal) ? animal : `${animal}s`),
    ),
  )

const RULES: readonly Rule[] = [
  // Condition
  [
    /^(?:being |property |home |house )?(?:is )?(?:sold )?as[- ]is(?:,? where[- ]is)?(?: condition)?$/i,
    told('condition', 'sold as-is', 'it is sold as-is'),
  ],
  [
    /^(?:seller|owner) will (?:make|do) no repairs$|^no repairs$/i,
    told('condition', 'sold as-is', 'the seller will make no repairs'),
  ],
  [
    /^(?:needs?|requires?|in need of) (?:an? )?(full|complete|total|gut|major) (renovation|rehab|remodel|gut|reno)(?:\w*)$|^(full|complete|gut) (renovation|rehab) (?:needed|required)$/i,
    (match) => ({
      kind: 'condition',
      concept: 'full renovation',
      statement: `it needs a ${match[1] ?? match[3] ?? 'full'} ${match[2] ?? match[4] ?? 'renovation'}`,
    }),
  ],
  [
    /^needs (?:some )?(work|TLC|everything|love)$/i,
    (match) => ({
      kind: 'condition',
      concept: /everything/i.test(match[1] ?? '') ? 'full renovation' : 'fixer',
      statement: /love/i.test(match[1] ?? '')
        ? 'it needs work'
        : `it needs ${/tlc/i.test(match[1] ?? '') ? 'some TLC' : (match[1] ?? '').toLowerCase()}`,
    }),
  ],
  [
    /^(?:handyman|contractor)(?:'?s)? special$|^fixer(?:[- ]upper)?$|^project house$/i,
    (match) => ({
      kind: 'condition',
      concept: 'fixer',
      statement: /fixer/i.test(match[0]) ? 'it is a fixer' : 'it needs work',
    }),
  ],
  [
    /^(?:needs|could use|ready for) (?:some )?(?:cosmetic (?:updating|updates|work|improvements)|updating|updates|cosmetics|modernizing)$|^cosmetic (?:updates|updating) needed$|^cosmetic fixer$/i,
    (match) => ({
      kind: 'condition',
      concept: 'cosmetic updating',
      statement: /cosmetic/i.test(match[0]) ? 'it needs cosmetic updating' : 'it needs updating',
    }),
  ],
  [
    /^needs (?:a |an |new )?(.+)$/i,
    (match) => {
      const list = listed(match[1] ?? '').map((item) =>
        withArticle(/^needs new/i.test(match[0]) ? `new ${item.replace(/^new /, '')}` : item),
      )
      const isCosmetic = list.every((item) => /\b(?:paint|carpet|flooring|floors?)\b/.test(item))
      return {
        kind: 'condition',
        concept: isCosmetic ? 'cosmetic updating' : 'needs named work',
        statement: `it needs ${series(list)}`,
        list,
      }
    },
  ],
  [
    /^(.+?) (?:needs?|need) (?:to be )?(?:replaced|replacing|replacement|repair|repairs|repaired|work|attention)$/i,
    (match) => {
      const subject = subjectOf(match[1] ?? '')
      const verb = isPlural(match[1] ?? '') ? 'need' : 'needs'
      const what = /repair/i.test(match[0])
        ? 'repair'
        : /replac/i.test(match[0])
          ? 'replacement'
          : 'work'
      return {
        kind: 'condition',
        concept: 'needs named work',
        statement: `${subject} ${verb} ${what}`,
        list: [withArticle(match[1] ?? '')],
      }
    },
  ],
  [
    /^(?:down to|taken to|gutted to|gutted down to) (?:the )?studs$|^gutted$|^(?:interior )?(?:demo|demolition) (?:done|complete)$/i,
    (match) => ({
      kind: 'condition',
      concept: 'shell, down to the studs',
      statement: /demo/i.test(match[0])
        ? 'the demolition is done'
        : /studs/i.test(match[0])
          ? 'it is down to the studs'
          : 'it is gutted',
    }),
  ],
  [
    /^(?:a )?(bare |empty )?shell$/i,
    (match, setting) => ({
      kind: 'condition',
      concept: setting === 'commercial' ? 'white box' : 'shell, down to the studs',
      statement: `it is a ${(match[1] ?? '').toLowerCase()}shell`,
    }),
  ],
  [
    /^tear[- ]?down$|^scraper?$|^(?:sold (?:for|as) )?(?:land|lot) value(?: only)?$|^value is in the land$|^priced as land$/i,
    (match) => ({
      kind: 'condition',
      concept: 'tear-down',
      statement: /tear/i.test(match[0]) ? 'it is a teardown' : 'it is priced for the land',
    }),
  ],
  [
    /^(?:partially|partly) (?:renovated|remodeled|updated)$/i,
    (match) => ({
      kind: 'condition',
      concept: 'renovation unfinished',
      statement: `it is ${match[0].toLowerCase()}`,
    }),
  ],
  [
    /^renovation(?:s)? (started|in progress|under way|underway|begun)$|^unfinished renovation$/i,
    (match) => ({
      kind: 'condition',
      concept: 'renovation unfinished',
      statement: /unfinished/i.test(match[0])
        ? 'the renovation is unfinished'
        : /started|begun/i.test(match[0])
          ? 'the renovation has been started'
          : 'the renovation is in progress',
    }),
  ],
  [
    /^(?:has )?(fire|water|flood|storm|smoke|hurricane|termite|foundation) damaged?$/i,
    (match) => ({
      kind: 'condition',
      concept: /termite|foundation/i.test(match[1] ?? '') ? null : 'fire or water damage',
      statement: `it has ${(match[1] ?? '').toLowerCase()} damage`,
    }),
  ],
  [
    /^(?:all |in )?original(?: condition| throughout)$|^all original$|^never updated$|^untouched$/i,
    (match) => ({
      kind: 'condition',
      concept: 'original condition',
      statement: /never/i.test(match[0])
        ? 'it has never been updated'
        : /untouched/i.test(match[0])
          ? 'it is untouched'
          : /throughout/.test(match[0])
            ? 'it is original throughout'
            : 'it is in original condition',
    }),
  ],
  [
    /^winterized$|^utilities (?:are )?off$|^water (?:is )?off$/i,
    (match) => ({
      kind: 'condition',
      concept: 'winterized, utilities off',
      statement: /wint/i.test(match[0])
        ? 'it is winterized'
        : /^util/i.test(match[0])
          ? 'the utilities are off'
          : 'the water is off',
    }),
  ],
  [
    /^(?:it is |completely |truly )?(?:move[- ]in ready|turn[- ]?key|ready to move in(?:to)?|move right in)$/i,
    (match) => ({
      kind: 'condition',
      concept: 'move-in ready',
      statement: /turn/i.test(match[0]) ? 'it is turnkey' : 'it is move-in ready',
    }),
  ],
  [
    /^(?:fully |recently )?(?:de-?leaded|lead[- ]free|lead paint removed)$|^lead (?:compliance|safe|free) certificate.*$|^(?:full )?deleading certificate$/i,
    (match) => ({
      kind: 'condition',
      concept: 'de-leaded',
      statement: /certificate/i.test(match[0])
        ? 'there is a lead certificate'
        : /removed/i.test(match[0])
          ? 'the lead paint has been removed'
          : /free/i.test(match[0])
            ? 'it is lead-free'
            : 'it is de-leaded',
    }),
  ],
  [
    /^(?:recently |pre[- ]?)inspected$|^(?:home )?inspection (?:report )?(?:done|available|on file)$/i,
    (match) => ({
      kind: 'condition',
      concept: 'inspected',
      statement: /pre/i.test(match[0])
        ? 'it has been pre-inspected'
        : /recently/i.test(match[0])
          ? 'it was recently inspected'
          : /done/i.test(match[0])
            ? 'an inspection has been done'
            : `an inspection report is ${/file/i.test(match[0]) ? 'on file' : 'available'}`,
    }),
  ],
  [
    /^(?:passed )?title (?:5|v)(?: (?:passed|inspection passed|cert\w*))?$|^septic (?:inspected|inspection passed|certified)$/i,
    told('condition', 'septic inspection passed', 'the septic system has passed inspection'),
  ],
  [
    /^new construction,?(?: -)? never (?:lived in|occupied)$/i,
    told('condition', null, 'it is new construction, never lived in'),
  ],
  [/^(?:brand )?new construction$|^new build$/i, told('condition', null, 'it is new construction')],
  [
    /^never (lived in|occupied|rented)$/i,
    (match) => ({
      kind: 'condition',
      statement: `it has never been ${(match[1] ?? '').toLowerCase()}`,
    }),
  ],
  [
    /^(?:to be|will be) (built|completed)(?: (?:in|by) (.+))?$/i,
    (match) => ({
      kind: 'condition',
      statement: `it is to be ${(match[1] ?? '').toLowerCase()}${match[2] ? ` in ${dateOf(match[2])}` : ''}`,
    }),
  ],
  [/^under construction$/i, told('condition', null, 'it is under construction')],
  [
    /^(?:one|1|original|same) owner(?: (?:since new|home))?$/i,
    told('condition', null, 'it has had one owner'),
  ],
  [
    /^(?:same )?owner(?:ed)? since (\d{4})$/i,
    (match) => ({ kind: 'condition', statement: `it has had the same owner since ${match[1]}` }),
  ],
  // Terms
  [
    /^(?:owner|seller) (will|may|can|to) (?:carry|finance)(?: (?:back|the note|a note|contract|paper))?$/i,
    (match) => ({
      kind: 'terms',
      concept: 'seller financing',
      statement: `the ${/^seller/i.test(match[0]) ? 'seller' : 'owner'} ${/to/i.test(match[1] ?? '') ? 'will' : (match[1] ?? 'will').toLowerCase()} ${/finance/i.test(match[0]) ? 'finance' : 'carry'}`,
    }),
  ],
  [
    /^(?:owner|seller) financing(?: (?:available|offered|possible|considered))?$/i,
    (match) => ({
      kind: 'terms',
      concept: 'seller financing',
      statement: `${/^seller/i.test(match[0]) ? 'seller' : 'owner'} financing is ${/possible|considered/i.exec(match[0])?.[0]?.toLowerCase() ?? 'available'}`,
    }),
  ],
  [
    /^contract for deed(?: available)?$|^land contract(?: available)?$/i,
    (match) => ({
      kind: 'terms',
      concept: 'seller financing',
      statement: `${/land/i.test(match[0]) ? 'a land contract' : 'a contract for deed'} is available`,
    }),
  ],
  [
    /^cash only$|^cash (?:buyers|offers|sale)(?: only)?$|^no financing$|^not financeable$|^will not finance$/i,
    (match) => ({
      kind: 'terms',
      concept: 'cash only',
      statement: /financ/i.test(match[0]) ? 'it will not finance' : 'the sale is for cash only',
    }),
  ],
  [
    /^(?:cash or )?(?:a )?(rehab|renovation|203\(?k\)?|homestyle|construction|conventional) ?(?:loans?)?(?: only)?$|^cash ?\/ ?203\(?k\)?$|^cash or (.+?)(?: only)?$/i,
    (match) => {
      const loan = /203/.test(match[0])
        ? 'a 203(k) loan'
        : `a ${(match[1] ?? 'rehab').toLowerCase()} loan`
      if (match[2] && !/\bloan|203/i.test(match[2]))
        return { kind: 'terms', concept: null, statement: `the terms are cash or ${match[2]}` }
      return {
        kind: 'terms',
        concept: 'cash or rehab loan',
        statement: /cash/i.test(match[0])
          ? `the sale is for cash or ${loan}`
          : `${loan} will be considered`,
        list: /cash/i.test(match[0]) ? ['cash', loan] : [loan],
      }
    },
  ],
  [
    /^((?:FHA|VA|USDA|conventional)(?:\s*(?:\/|,|and|or|\+)\s*(?:FHA|VA|USDA|conventional))*)(?: (?:loans?|financing))?(?: (?:ok|okay|accepted|eligible|approved|welcome|considered))?$/i,
    (match) => {
      const list = (match[1] ?? '')
        .split(/\s*(?:\/|,|and|or|\+)\s*/i)
        .filter(Boolean)
        .map((loan) => (/conv/i.test(loan) ? 'conventional' : loan.toUpperCase()))
      return {
        kind: 'terms',
        concept: 'loan types accepted',
        statement: `${series(list)} financing is ${/eligible/i.test(match[0]) ? 'possible' : /approved/i.test(match[0]) ? 'approved' : 'accepted'}`,
        list,
      }
    },
  ],
  [
    /^(?:va |fha )?assumable (?:va |fha )?(?:loan|mortgage|rate)?(?: (?:at )?(\d(?:\.\d+)?) ?%?)?$|^(?:assume|low rate assumable) ?(\d(?:\.\d+)?)? ?%?$|^(\d(?:\.\d+)?) ?% assumable(?: (?:va |fha )?(?:loan|mortgage))?$|^loan assumption available$/i,
    (match) => {
      const rate = match[1] ?? match[2] ?? match[3]
      const lender = /\bva\b/i.test(match[0]) ? 'VA ' : /\bfha\b/i.test(match[0]) ? 'FHA ' : ''
      return {
        kind: 'terms',
        concept: 'assumable loan',
        statement: `the ${lender}loan${rate ? `, at ${rate} percent,` : ''} is assumable`,
        count: rate ? Number(rate) : null,
      }
    },
  ],
  [
    /^lease[- ](?:to[- ]own|option|purchase)(?: (?:available|possible|considered|ok))?$|^rent[- ]to[- ]own(?: (?:available|possible|considered|ok))?$|^lease with option(?: to buy)?$|^option to buy$/i,
    (match) => ({
      kind: 'terms',
      concept: 'lease option',
      statement: `${/rent/i.test(match[0]) ? 'rent-to-own' : /to[- ]own/i.test(match[0]) ? 'lease-to-own' : /purchase/i.test(match[0]) ? 'a lease purchase' : /^option/i.test(match[0]) ? 'an option to buy' : 'a lease option'} is ${/possible|considered/i.exec(match[0])?.[0]?.toLowerCase() ?? 'available'}`,
    }),
  ],
  [
    /^(?:selling |sold |to be sold )?(?:at |by |via )?(?:a |an )?(?:live |online |absolute |reserve |public )?auction(?: (?:on )?(.+))?$|^auction property$/i,
    (match) => {
      const date = match[1] && isDate(match[1]) ? dateOf(match[1]) : ''
      const kind = /online|absolute|reserve|live|public/i.exec(match[0])?.[0]?.toLowerCase()
      return {
        kind: 'terms',
        concept: 'auction',
        statement: `it will be sold at ${kind ? `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind} auction` : 'auction'}${date ? ` on ${date}` : ''}`,
        date,
      }
    },
  ],
  [
    /^(?:estate sale|sold by (?:the )?estate|estate owned)$/i,
    told('terms', 'estate sale', 'it is sold by an estate'),
  ],
  [
    /^probate(?: sale)?$|^trust sale$|^executor sale$/i,
    (match) => ({
      kind: 'terms',
      concept: 'estate sale',
      statement: `it is a ${/trust/i.test(match[0]) ? 'trust' : /exec/i.test(match[0]) ? "executor's" : 'probate'} sale`,
    }),
  ],
  [
    /^(?:bank|lender|corporate)[- ]owned$|^REO$|^foreclosure$|^foreclosed$|^HUD (?:home|owned)$/i,
    (match) => ({
      kind: 'terms',
      concept: 'bank-owned',
      statement: /forecl/i.test(match[0])
        ? 'it is a foreclosure'
        : /hud/i.test(match[0])
          ? 'it is HUD-owned'
          : /lender/i.test(match[0])
            ? 'it is lender-owned'
            : /corporate/i.test(match[0])
              ? 'it is corporate-owned'
              : 'it is bank-owned',
    }),
  ],
  [
    /^(?:approved )?short sale(?:, subject to lender approval)?$|^(?:subject to|requires) (?:lender|third[- ]party) approval$/i,
    (match) => ({
      kind: 'terms',
      concept: 'short sale',
      statement: /short/i.test(match[0])
        ? `it is ${/approved short/i.test(match[0]) ? 'an approved' : 'a'} short sale`
        : `the sale needs ${/third/i.test(match[0]) ? 'third-party' : 'lender'} approval`,
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
    /^(?:sold |comes |rented |offered )?(fully |turnkey |partially )?furnished$|^furniture (?:included|conveys|stays)$|^furnishings included$/i,
    (match) => ({
      kind: 'terms',
      concept: /partial/i.test(match[1] ?? '') ? null : 'furnished',
      statement: /included|conveys|stays/i.test(match[0])
        ? 'the furniture is included'
        : `it comes ${/fully|partially/i.exec(match[1] ?? '')?.[0]?.toLowerCase() ?? ''} furnished`.replace(
            '  ',
            ' ',
          ),
    }),
  ],
  [/^(?:furniture|furnishings) negotiable$/i, told('terms', null, 'the furniture is negotiable')],
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
  [
    /^(?:sold )?subject to (.+)$/i,
    (match) => ({
      kind: 'terms',
      concept: /tenant/i.test(match[1] ?? '') ? 'tenant-occupied' : null,
      statement: `it is sold subject to ${match[1]}`,
    }),
  ],
  [
    /^(?:includes |with )?(?:a )?((?:one|1|two|2|ten|10)[- ]?(?:year|yr) )?(home|builder'?s?|structural|roof|limited) warranty(?: included)?$/i,
    (match) => ({
      kind: 'terms',
      concept: /home/i.test(match[2] ?? '') ? 'home warranty' : null,
      statement: `${match[1] ? `a ${measured(`${match[1].trim()} x`).replace(/ x$/, '')} ` : 'a '}${(match[2] ?? '').toLowerCase()} warranty is included`,
    }),
  ],
  [
    /^(.+?) (?:negotiable)$/i,
    (match) => ({
      kind: /pet/i.test(match[1] ?? '') ? 'pets' : 'terms',
      concept: /pet/i.test(match[1] ?? '') ? 'pets allowed' : null,
      statement: /pets?/i.test(match[1] ?? '')
        ? 'pets are negotiable'
        : `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} negotiable`,
    }),
  ],
  // Fees by absence
  [
    /^(?:there is )?(?:no|non|zero)[- ](?:hoa|association|poa)(?: (?:fees?|dues))?$|^hoa:? none$/i,
    (match) => ({
      kind: 'fee',
      concept: 'no hoa',
      statement: /fee|dues/i.test(match[0]) ? 'there are no HOA fees' : 'there is no HOA',
    }),
  ],
  [
    /^no (hoa|association)[ ,+&/]*(?:and |or |no )*(cdd|mello[- ]roos|restrictions|covenants|city taxes)$/i,
    (match) => ({
      kind: 'fee',
      concept: 'no hoa',
      statement: `there is no HOA and no ${/cdd/i.test(match[2] ?? '') ? 'CDD' : (match[2] ?? '').toLowerCase()}`,
    }),
  ],
  [
    /^(?:voluntary|optional) hoa$/i,
    (match) => ({
      kind: 'fee',
      statement: `the HOA is ${/vol/i.test(match[0]) ? 'voluntary' : 'optional'}`,
    }),
  ],
  [
    /^no (?:deed )?(restrictions|covenants|cc&?rs)(?: (?:and|or|no) (?:restrictions|covenants))?$|^unrestricted(?: land)?$/i,
    (match, setting) => ({
      kind: 'restriction',
      concept: setting === 'land' ? 'no restrictions' : 'no deed restrictions',
      statement: /unrest/i.test(match[0])
        ? 'it is unrestricted'
        : `there are no ${/deed/i.test(match[0]) ? 'deed ' : ''}${/cc/i.test(match[1] ?? '') ? 'CC&Rs' : (match[1] ?? '').toLowerCase()}`,
    }),
  ],
  [
    /^(low|lower) (?:property )?taxes$/i,
    (match) => ({
      kind: 'fee',
      concept: null,
      statement: `property taxes are ${(match[1] ?? '').toLowerCase()}`,
    }),
  ],
  [
    /^assessments? (?:is |are |has been )?paid(?: in full)?(?: by (?:the )?seller)?$/i,
    told('fee', 'assessment paid', 'the assessment is paid'),
  ],
  [
    /^(?:(\d+)[- ]year )?tax abate\w*(?: (?:through|until|thru) (\d{4}))?$/i,
    (match) => ({
      kind: 'fee',
      concept: 'tax abatement',
      statement: `there is a ${match[1] ? `${numeral(Number(match[1]))}-year ` : ''}tax abatement${match[2] ? ` through ${match[2]}` : ''}`,
      date: match[2] ?? '',
    }),
  ],
  [
    /^no (city|state income) tax(?:es)?$/i,
    (match) => ({ kind: 'fee', statement: `there are no ${(match[1] ?? '').toLowerCase()} taxes` }),
  ],
  // Income and tenancy
  [
    /^(?:all )?(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) units? (?:are )?(?:fully )?(occupied|leased|rented|vacant)$/i,
    (match) => {
      const value = numberOf(match[1] ?? '') ?? 2
      const state = (match[2] ?? '').toLowerCase()
      const isFull = /fully|^all/i.test(match[0])
      if (state === 'vacant')
        return {
          kind: 'tenancy',
          concept: value === 1 ? 'one unit vacant' : null,
          statement: `${numeral(value)} ${value === 1 ? 'unit is' : 'units are'} vacant`,
          count: value,
        }
      return {
        kind: 'tenancy',
        concept: isFull ? 'fully occupied' : null,
        statement: `${isFull ? 'all ' : ''}${numeral(value)} units are ${state}`,
        count: value,
      }
    },
  ],
  [
    /^(?:fully|100 ?%|all units) (occupied|leased|rented)$|^no vacanc(?:y|ies)$/i,
    (match, setting) => ({
      kind: 'tenancy',
      concept:
        setting === 'commercial' && /leased/i.test(match[0])
          ? 'tenant in place, commercial'
          : 'fully occupied',
      statement: /vacanc/i.test(match[0])
        ? 'there are no vacancies'
        : /all units/i.test(match[0])
          ? `all units are ${(match[1] ?? '').toLowerCase()}`
          : `it is fully ${(match[1] ?? '').toLowerCase()}`,
    }),
  ],
  [
    /^(\d{1,3}) ?% (occupied|leased|rented|occupancy)$/i,
    (match) => ({
      kind: 'tenancy',
      statement: `it is ${match[1]} percent ${/occup/i.test(match[2] ?? '') ? 'occupied' : (match[2] ?? '').toLowerCase()}`,
    }),
  ],
  [
    /^(?:will be |to be )?(?:delivered )?vacant(?: at closing| on delivery)?$|^unoccupied$|^no tenants$|^tenant free$/i,
    (match, setting) => ({
      kind: setting === 'commercial' ? 'availability' : 'tenancy',
      concept: setting === 'commercial' ? 'vacant, commercial' : 'vacant',
      statement: /deliver|closing/i.test(match[0])
        ? 'it will be delivered vacant'
        : /tenant/i.test(match[0])
          ? 'there are no tenants'
          : /unocc/i.test(match[0])
            ? 'it is unoccupied'
            : 'it is vacant',
    }),
  ],
  [
    /^(?:one|1) (?:vacant )?unit (?:is )?(?:vacant|available)?$|^owner'?s? unit (?:is )?(vacant|available)$/i,
    (match) => ({
      kind: 'tenancy',
      concept: 'one unit vacant',
      statement: /owner/i.test(match[0])
        ? `the owner's unit is ${(match[1] ?? 'vacant').toLowerCase()}`
        : 'one unit is vacant',
    }),
  ],
  [
    /^(?:(long[- ]term|existing|current|national|single|good|great|month[- ]to[- ]month|reliable|paying) )?tenants? (?:is |are )?(?:in place|occupied|in)?,?(?: (?:through|thru|until|till|to) (.+))?$|^tenant[- ]occupied(?: (?:through|thru|until) (.+))?$/i,
    (match, setting) => {
      const date = (match[2] ?? match[3]) ? dateOf(match[2] ?? match[3] ?? '') : ''
      const isMany = /tenants/i.test(match[0])
      const adjective = /long|existing|current|national|single|month/i.test(match[1] ?? '')
        ? `${(match[1] ?? '')
            .toLowerCase()
            .replace('long term', 'long-term')
            .replace(/month to month/, 'month-to-month')} `
        : ''
      if (/^tenants? (?:occupied)?$/i.test(match[0]) && !/occupied/i.test(match[0])) return null
      const subject = isMany
        ? `${adjective}tenants are`
        : `${adjective ? articleFor(adjective) : 'a'} ${adjective}tenant is`
      const statement =
        /occupied/i.test(match[0]) && !date
          ? 'it is tenant-occupied'
          : `${subject} in place${date ? ` through ${date}` : ''}`
      return {
        kind: 'tenancy',
        concept: date
          ? 'lease through date'
          : setting === 'commercial'
            ? 'tenant in place, commercial'
            : 'tenant-occupied',
        statement,
        date,
      }
    },
  ],
  [
    /^(?:tenants? |leases? )?(?:is |are )?month[- ]to[- ]month(?: tenants?| leases?| tenancy)?$|^tenants? at will$/i,
    (match) => ({
      kind: 'tenancy',
      concept: 'month-to-month',
      statement: /will/i.test(match[0])
        ? 'the tenancy is at will'
        : 'the tenancy is month to month',
    }),
  ],
  [
    /^(?:currently )?(?:leased?|lease in place|leases?|under lease|tenant lease|lease (?:ends|expires|runs))(?: (?:is|are))? (?:through|thru|until|till|to|ends|expires|in)? ?(.+)$/i,
    (match, setting) => {
      const date = match[1] ?? ''
      if (!isDate(date)) return null
      const kind = setting === 'land' ? 'tenancy' : 'tenancy'
      return {
        kind,
        concept: 'lease through date',
        statement: `it is leased through ${dateOf(date)}`,
        date: dateOf(date),
      }
    },
  ],
  [
    /^(?:(absolute) )?(?:NNN|triple[- ]net|net)(?: lease)?(?: (.+))?$/i,
    (match) => {
      if (match[2]) return null
      return {
        kind: 'tenancy',
        concept: 'net lease',
        statement: `the lease is ${match[1] ? 'absolute ' : ''}${/^(?:absolute )?net/i.test(match[0]) ? 'net' : 'triple net'}`,
      }
    },
  ],
  [
    /^tenants? pays? (?:for )?(?:their own |own |all )?(.+)$/i,
    (match) => {
      const isAll = /^(?:utilities|all utilities|everything)$/i.test(match[1] ?? '')
      const list = isAll ? [] : listed(match[1] ?? '')
      const subject = /^tenants/i.test(match[0]) ? 'the tenants pay' : 'the tenant pays'
      return {
        kind: 'income',
        concept: 'tenant pays utilities',
        statement: `${subject} ${isAll ? `${/own/i.test(match[0]) ? 'their own ' : /all/i.test(match[0]) ? 'all ' : ''}utilities` : series(list)}`,
        list,
      }
    },
  ],
  [
    /^(?:owner|landlord|ll|seller) pays? (?:for )?(.+)$/i,
    (match) => {
      if (/assessment|closing|commission|agent|points|buydown/i.test(match[1] ?? '')) return null
      const list = listed(match[1] ?? '')
      return {
        kind: 'income',
        concept: 'owner pays',
        statement: `the ${/land|ll/i.test(match[0]) ? 'landlord' : 'owner'} pays ${series(list)}`,
        list,
      }
    },
  ],
  [
    /^separate(?:ly)? (?:metered|meters|utilities)(?: .*)?$|^(?:sub|individually )metered$|^separate (gas|electric|heat)(?: (?:and|\+|\/) (gas|electric|heat|water))?(?: meters)?$/i,
    (match) => {
      const list = [match[1], match[2]]
        .filter((item): item is string => Boolean(item))
        .map((item) => item.toLowerCase())
      return {
        kind: 'income',
        concept: 'separate meters',
        statement:
          list.length > 0
            ? `${series(list)} ${list.length > 1 ? 'are' : 'is'} separate`
            : /^sub/i.test(match[0])
              ? 'the units are submetered'
              : /utilities/i.test(match[0])
                ? 'utilities are separate'
                : 'the meters are separate',
        list,
      }
    },
  ],
  [
    /^(?:short[- ]term rentals?|STRs?|airbnb|vrbo|nightly rentals?|vacation rentals?)(?:\s*(?:\/|and|or)\s*(?:vrbo|airbnb|STR))? (?:is |are )?(?:ok|okay|allowed|permitted|friendly|approved|eligible)$|^STR (?:permit|license)(?: .*)?$/i,
    (match) => ({
      kind: 'income',
      concept: 'short-term rental allowed',
      statement: /permit$|license/i.test(match[0])
        ? 'there is a short-term rental permit'
        : 'short-term rentals are allowed',
    }),
  ],
  [
    /^no (?:short[- ]term rentals?|STRs?|airbnbs?|vrbo|nightly rentals?)(?: .*)?$|^STRs? not allowed$/i,
    told('restriction', 'no short-term rental', 'short-term rentals are not allowed'),
  ],
  [
    /^(?:rental|leasing|lease) (?:cap|restrictions?|limits?)(?: apply)?$/i,
    (match) => ({
      kind: 'restriction',
      concept: 'leasing restrictions',
      statement: /cap/i.test(match[0]) ? 'there is a rental cap' : 'rental restrictions apply',
    }),
  ],
  [
    /^no (?:rentals|leasing)(?: (?:allowed|permitted|first year|for first year|the first year))?$/i,
    (match) => ({
      kind: 'restriction',
      concept: 'leasing restrictions',
      statement: /first/i.test(match[0])
        ? 'rentals are not allowed in the first year'
        : 'rentals are not allowed',
      list: [/first/i.test(match[0]) ? 'no rentals in the first year' : 'no rentals'],
    }),
  ],
  [
    /^(?:min(?:imum)? (?:of )?)?(\d+)[- ](day|month|year) (?:min(?:imum)?|min(?:imum)? (?:lease|rental))(?: .*)?$|^min(?:imum)? (?:lease )?(\d+)[- ](day|month|year)s? ?(?:lease|rental)?$/i,
    (match) => {
      const value = Number(match[1] ?? match[3])
      const unit = (match[2] ?? match[4] ?? 'month').toLowerCase()
      return {
        kind: 'restriction',
        concept: 'leasing restrictions',
        statement: `the minimum lease is ${numeral(value)} ${value === 1 ? unit : `${unit}s`}`,
        list: [`a minimum of ${numeral(value)} ${value === 1 ? unit : `${unit}s`}`],
      }
    },
  ],
  [
    /^(?:owner[- ]occup(?:ant|ied|ancy)(?:s)?(?: only| required)|primary residence (?:required|only)|no investors|must be owner[- ]occupied)$/i,
    told('restriction', 'owner-occupancy required', 'owner occupancy is required'),
  ],
  [
    /^rent[- ](?:controlled?|stabilized|regulated)$|^subject to rent control$/i,
    (match) => ({
      kind: 'tenancy',
      concept: 'rent-regulated',
      statement: /stab/i.test(match[0])
        ? 'it is rent-stabilized'
        : /reg/i.test(match[0])
          ? 'it is rent-regulated'
          : 'it is subject to rent control',
    }),
  ],
  [
    /^(?:vouchers?|section 8|hcv|housing vouchers?) (?:are |is )?(?:accepted|ok|okay|welcome|friendly)$/i,
    told('terms', 'vouchers accepted', 'housing vouchers are accepted'),
  ],
  // Unit mixes
  [
    /^(?:all |each unit (?:has |is )?)?(\d+) (?:bed(?:room)?s?|br)[ ,/]*(?:and )?(\d(?:\.5)?) (?:bath(?:room)?s?|ba)(?: units?)?(?: each| in each(?: unit)?| per unit)$|^each unit (?:has |is )?(\d+) (?:bed(?:room)?s?)[ ,/]*(?:and )?(\d(?:\.5)?) bath(?:room)?s?$|^(\d)\/(\d) each$/i,
    (match) => {
      const beds = Number(match[1] ?? match[3] ?? match[5])
      const baths = Number(match[2] ?? match[4] ?? match[6])
      const list = [
        `${numeral(beds)} ${beds === 1 ? 'bedroom' : 'bedrooms'}`,
        `${baths === 1 ? 'one bath' : `${numeral(baths)} baths`}`,
      ]
      return {
        kind: 'building',
        concept: 'unit mix',
        statement: `each unit has ${series(list)}`,
        list,
      }
    },
  ],
  // Pets
  [
    new RegExp(
      `^${ANIMALS} (?:are |is )?(?:ok|okay|allowed|permitted|welcome|considered|accepted|friendly|fine|possible)(?:,? ?\\(?(?:up to |max(?:imum)? )?(\\d|one|two|three)(?: (?:pets?|animals?))?(?: max(?:imum)?)?\\)?| with (.+)| (?:w\\/|case by case|on approval)(.*))?$`,
      'i',
    ),
    (match) => {
      const who = animals(match[1] ?? 'pets')
      const most = match[2] ? numberOf(match[2]) : null
      const isConsidered = /considered|possible/i.test(match[0])
      const verb = isConsidered ? 'considered' : /welcome/i.test(match[0]) ? 'welcome' : 'allowed'
      const limit = most === null ? '' : `, ${numeral(most)} at most`
      const condition = match[3]
        ? ` with ${match[3]}`
        : /case/i.test(match[0])
          ? ', case by case'
          : ''
      const isHorse = /horse|livestock|chicken/i.test(who)
      return {
        kind: 'pets',
        concept: isHorse
          ? /horse/.test(who)
            ? 'horse property'
            : null
          : limit || condition
            ? 'pet limits'
            : 'pets allowed',
        statement: `${who} are ${verb}${limit}${condition}`,
        count: most,
        list: limit
          ? [`${numeral(most ?? 0)} at most`]
          : condition
            ? [condition.replace(/^,? ?/, '')]
            : [],
      }
    },
  ],
  [
    /^(?:pet|dog|cat)[- ]friendly(?: building| community)?$/i,
    (match) => ({
      kind: 'pets',
      concept: 'pets allowed',
      statement: `${/dog/i.test(match[0]) ? 'dogs' : /cat/i.test(match[0]) ? 'cats' : 'pets'} are allowed`,
    }),
  ],
  [
    /^(?:(\d|one|two|three) )pets? (?:max(?:imum)?|limit)$|^(?:pets:? )?(?:max|up to) (\d|one|two|three) pets?$|^(\d|two) pets(?: ok| allowed)?$/i,
    (match) => {
      const value = numberOf(match[1] ?? match[2] ?? match[3] ?? '2') ?? 2
      return {
        kind: 'pets',
        concept: 'pet limits',
        statement: `${numeral(value)} ${value === 1 ? 'pet is' : 'pets are'} allowed`,
        count: value,
        list: [`${numeral(value)} at most`],
      }
    },
  ],
  [
    /^(cats|small dogs|small pets|dogs) only$/i,
    (match) => ({
      kind: 'pets',
      concept: 'pet limits',
      statement: `${(match[1] ?? '').toLowerCase()} only are allowed`,
      list: [`${(match[1] ?? '').toLowerCase()} only`],
    }),
  ],
  [
    /^cats (?:ok|allowed),? no dogs$/i,
    () => ({
      kind: 'pets',
      concept: 'pet limits',
      statement: 'cats are allowed and dogs are not',
      list: ['cats, but no dogs'],
    }),
  ],
  [
    /^(?:dogs|pets) under (\d+) ?(?:lbs?|pounds)(?: (?:ok|allowed))?$/i,
    (match) => ({
      kind: 'pets',
      concept: 'pet limits',
      statement: `dogs under ${match[1]} pounds are allowed`.replace(
        'dogs',
        /pets/i.test(match[0]) ? 'pets' : 'dogs',
      ),
      list: [`under ${match[1]} pounds`],
    }),
  ],
  [
    /^(?:no|sorry,? no) (pets|dogs|cats|animals)(?: (?:allowed|please|policy))?$|^(?:pets) not allowed$/i,
    (match) => ({
      kind: 'pets',
      concept: /dogs|cats/i.test(match[1] ?? '')
        ? /dogs/i.test(match[1] ?? '')
          ? 'no pets'
          : null
        : 'no pets',
      statement: `${(match[1] ?? 'pets').toLowerCase()} are not allowed`,
    }),
  ],
  [
    /^(?:no smoking|non[- ]smoking|smoke[- ]free)(?: (?:building|unit|property|community|or vaping))?$/i,
    (match) => ({
      kind: 'restriction',
      concept: 'smoke-free',
      statement: /building/i.test(match[0]) ? 'the building is smoke-free' : 'it is smoke-free',
    }),
  ],
  // Rentals
  [
    /^(?:min(?:imum)? )?(\d+|one|two|three|six|twelve)[- ](month|year|yr)s?(?: min(?:imum)?)? lease(?: (?:term|min(?:imum)?|required))?$|^(annual|yearly) lease$|^lease term:? (\d+) (months?|years?)$/i,
    (match) => {
      const value = match[3] ? 1 : (numberOf(match[1] ?? match[4] ?? '12') ?? 12)
      const unit = match[3]
        ? 'year'
        : (match[2] ?? match[5] ?? 'month').toLowerCase().replace('yr', 'year').replace(/s$/, '')
      const isMinimum = /min/i.test(match[0])
      return {
        kind: 'terms',
        concept: 'lease term',
        statement: `the lease is for ${isMinimum ? 'at least ' : ''}${numeral(value)} ${value === 1 ? unit : `${unit}s`}`,
        date: `${numeral(value)}-${unit}`,
        count: value,
      }
    },
  ],
  [
    /^(?:flexible lease(?: terms?)?|short[- ]term lease(?: (?:available|ok|considered))?|seasonal rental|winter rental|academic rental)$/i,
    (match) => ({
      kind: 'terms',
      concept: 'short lease available',
      statement: /flex/i.test(match[0])
        ? 'lease terms are flexible'
        : /short/i.test(match[0])
          ? 'a short-term lease is available'
          : `it is a ${match[0].toLowerCase()}`,
    }),
  ],
  [
    /^(?:it is )?(?:available|avail|move in date|vacant on)(?: (?:for (?:occupancy|rent|lease|move-in)))?:? ?(?:on |starting |from |as of )?(now|immediately|today|.+)$/i,
    (match) => {
      const when = match[1] ?? ''
      if (/^(?:now|immediately|today)$/i.test(when))
        return {
          kind: 'availability',
          concept: 'available date',
          statement: `it is available ${/today/i.test(when) ? 'now' : when.toLowerCase()}`,
          date: /today/i.test(when) ? 'now' : when.toLowerCase(),
        }
      if (!isDate(when)) return null
      return {
        kind: 'availability',
        concept: 'available date',
        statement: `it is available ${dateOf(when)}`,
        date: dateOf(when),
      }
    },
  ],
  [
    /^(?:first|1st),? ?(?:last,? ?(?:month,? )?)?(?:and|\+|&)? ?(?:security|sec)(?: deposit)?(?: (?:required|due))?$/i,
    (match) => {
      const list = /last/i.test(match[0])
        ? ["first month's rent", "last month's rent", 'a security deposit']
        : ["first month's rent", 'a security deposit']
      return {
        kind: 'fee',
        concept: 'deposit',
        statement: `${series(list)} are due at signing`,
        list,
      }
    },
  ],
  [
    /^(?:one|1)[- ]month'?s? (?:security )?deposit$|^security equal to (?:one|1) month(?:'s rent)?$/i,
    () => ({
      kind: 'fee',
      concept: 'deposit',
      statement: "the deposit is one month's rent",
      list: ["one month's rent"],
    }),
  ],
  [
    /^(?:rent includes |includes )(.+)$|^(all utilities|utilities|heat|water|gas|electric|electricity|internet|cable|trash|hot water|heat and hot water|heat, hot water|water and sewer|water and trash|heat and water|parking)(?:(?:,| and| \+|\/) ?(water|gas|heat|hot water|trash|internet|electric|cable|sewer))* (?:are |is )?included(?: in (?:the )?rent)?$/i,
    (match) => {
      const typed = (match[1] ?? match[0].replace(/ (?:are |is )?included.*$/i, '')).toLowerCase()
      const list = listed(typed.replace(/^rent includes /, ''))
      const isRent = /rent/i.test(match[0])
      return {
        kind: 'utilities',
        concept: 'utilities included',
        statement: isRent
          ? `the rent includes ${series(list)}`
          : `${series(list)} ${list.length > 1 || /utilities/.test(typed) ? 'are' : 'is'} included`,
        list,
      }
    },
  ],
  [
    /^renter'?s insurance(?: (?:is )?required)?$/i,
    told('terms', 'renters insurance', "renter's insurance is required"),
  ],
  [
    /^(?:board|condo|co-?op board|association|hoa) (?:approval|interview|package)(?: (?:is )?required)?$/i,
    (match) => ({
      kind: 'restriction',
      concept: 'board approval',
      statement:
        `${/association|hoa/i.test(match[0]) ? 'association' : 'board'} ${/interview/i.test(match[0]) ? 'interview' : 'approval'} is required`.replace(
          'board interview',
          'a board interview',
        ),
    }),
  ],
  [
    /^(?:architectural|design) (?:review|control|committee|guidelines)(?: (?:required|apply))?$|^ARC approval(?: required)?$/i,
    told('restriction', 'architectural review', 'building is subject to architectural review'),
  ],
  [
    /^deed[- ]restrict(?:ed|ions)(?: community| apply)?$|^(?:subject to )?cc&?rs(?: apply)?$|^(?:restrictive )?covenants(?: apply)?$|^restrictions apply$/i,
    (match) => ({
      kind: 'restriction',
      concept: 'deed restricted',
      statement: /cc/i.test(match[0])
        ? 'CC&Rs apply'
        : /cov/i.test(match[0])
          ? 'covenants apply'
          : 'deed restrictions apply',
    }),
  ],
  [
    /^55 ?(?:\+|plus|and (?:over|older|better|up)|or (?:over|older))(?: community| building| park)?$|^62 ?\+(?: community)?$|^age[- ]restricted(?: community)?$|^active adult(?: community)?$/i,
    (match) => ({
      kind: 'restriction',
      concept: '55+ community',
      statement: /62/.test(match[0])
        ? 'it is in a 62+ community'
        : /55/.test(match[0])
          ? 'it is in a 55+ community'
          : 'it is in an age-restricted community',
    }),
  ],
  // Zoning
  [
    /^(?:is )?zoned(?: for)?:? (.+)$|^zoning:? (?:is )?(.+)$/i,
    (match, setting) => zoning(match[1] ?? match[2] ?? '', setting),
  ],
  [
    /^(.+?) zoning$/i,
    (match, setting) =>
      /^(?:no|flexible|by-right)$/i.test(match[1] ?? '')
        ? {
            kind: 'zoning',
            concept: setting === 'land' && /^no$/i.test(match[1] ?? '') ? 'zoning, land' : null,
            statement: /^no$/i.test(match[1] ?? '')
              ? 'there is no zoning'
              : `the zoning is ${(match[1] ?? '').toLowerCase()}`,
          }
        : zoning(match[1] ?? '', setting),
  ],
  [
    /^(?:unzoned|no zoning)$/i,
    (_, setting) => ({
      kind: 'zoning',
      concept: setting === 'land' ? 'zoning, land' : null,
      statement: 'it is unzoned',
    }),
  ],
  [
    /^outside (?:of )?(?:the )?city limits$|^unincorporated$/i,
    told('zoning', 'outside city limits', 'it is outside city limits'),
  ],
  // Utilities
  [
    /^(all |city |public )?(utilities|power|water|sewer|gas|electric|electricity|fiber|cable|internet|city water|city sewer|water and sewer|water, sewer and gas|gas and electric)((?:(?:,| and| \+|\/) ?(?:water|sewer|gas|electric|power|fiber|cable))*) (?:is |are )?(?:at|in|to|along) (?:the )?(street|road|lot line|property line|curb|site|edge|lot|boundary)$/i,
    (match, setting) => {
      const where = (match[4] ?? 'street').toLowerCase()
      const what = `${match[2] ?? ''}${match[3] ?? ''}`.toLowerCase()
      const isAll = /^utilities$/.test(what)
      const list = isAll ? [] : listed(what)
      const subject = isAll ? `${(match[1] ?? '').toLowerCase()}utilities` : series(list)
      const isPower = list.length === 1 && /power|electric/.test(what)
      const isData = list.length === 1 && /fiber|cable|internet/.test(what)
      return {
        kind: isData ? 'technology' : 'utilities',
        concept: isPower
          ? 'power at road'
          : isData
            ? 'internet at the road'
            : setting === 'home' && !isAll
              ? 'utilities at street'
              : 'utilities at street',
        statement: `${subject} ${isAll || list.length > 1 ? 'are' : 'is'} at the ${where}`,
        list: isPower || isData ? [] : list,
      }
    },
  ],
  [
    /^(.+?) (?:is |are )?(?:on file|in hand|on record|in place|in progress|on order)$/i,
    (match) => {
      const phrase = match[1] ?? ''
      const state =
        /(on file|in hand|on record|in place|in progress|on order)$/i
          .exec(match[0])?.[1]
          ?.toLowerCase() ?? 'in place'
      return {
        kind: kindOfRecord(phrase),
        statement: `${isPlural(phrase) ? phrase : withArticle(phrase)} ${be(phrase)} ${state}`,
        text: `${phrase} ${state}`,
      }
    },
  ],
  [
    /^on (?:the )?(national |state |local )?(?:historic )?register(?: of historic places)?$/i,
    (match) => ({
      kind: 'character',
      concept: 'historic designation',
      statement: `it is on the ${/national/i.test(match[0]) ? 'National Register of Historic Places' : `${(match[1] ?? '').toLowerCase()}historic register`}`,
    }),
  ],
  [
    /^(?:designated |registered )?(?:historic |city |local |national )?landmark(?:ed)?$|^registered historic home$/i,
    (match) => ({
      kind: 'character',
      concept: 'historic designation',
      statement: /landmarked/i.test(match[0]) ? 'it is landmarked' : 'it is a designated landmark',
    }),
  ],
  [
    /^(fully |cross[- ]?|partially )?(gated|sprinklered|fenced|landscaped|irrigated|wooded|rewired|repiped|heated|insulated|renovated|remodeled|rehabbed|subdividable|buildable|cleared|perked|surveyed|staked|stubbed|climate controlled|air conditioned|accessible|insulated|restored|repainted|painted|plumbed|permitted|inspected)(?: and (fenced|gated|cross[- ]fenced|insulated|cooled|graded|approved|landscaped))?( throughout)?(?: (?:in )?((?:19|20)\d\d))?$/i,
    (match, setting) => {
      const year = match[5] ? Number(match[5]) : null
      const words = match[0]
        .replace(/ (?:in )?(?:19|20)\d\d$/, '')
        .toLowerCase()
        .replace('cross fenced', 'cross-fenced')
      const isDone =
        /renovat|remodel|rehab|rewired|repiped|restored|repainted|painted|cleared|surveyed|perked|inspected/.test(
          words,
        )
      const whole = conceptOfWhole(words, setting)
      return {
        kind: whole?.kind ?? (isDone ? 'update' : 'amenity'),
        concept: whole?.name ?? null,
        statement: `it ${year ? 'was' : isDone ? 'has been' : 'is'} ${words}${year ? ` in ${year}` : ''}`,
        year,
      }
    },
  ],
  [
    /^(backs|fronts|sides|borders|adjoins|abuts|faces|overlooks|sits|stands|opens|comes|includes|offers|allows)( (?:to|up to|onto|on|with|at|by|from))? (.+)$/i,
    (match, setting) => {
      const whole =
        conceptOfWhole(match[0], setting) ??
        conceptOfWhole(
          `${match[1]} to ${(match[3] ?? '').replace(/^.*\b(greenbelt|open space|preserve|park|golf course|woods|farmland|trail|national forest|state land|BLM)\b.*$/i, '$1')}`,
          setting,
        )
      const object = match[3] ?? ''
      const place =
        /^(?:\p{Lu}|the |a |an |open |public |farmland|woods|conservation|national|state|two|three|four|no )/u.test(
          object,
        )
          ? object
          : `${/s$/.test(object) ? '' : /^(?:greenbelt|golf course|creek|river|park|preserve|trail|lake|pond)/.test(object) ? 'a ' : 'the '}${object}`
      return {
        kind: whole?.kind ?? 'location',
        concept: whole?.name ?? null,
        statement: `it ${(match[1] ?? '').toLowerCase()}${match[2] ?? ''} ${place}`.replace(
          /backs a /,
          'backs to a ',
        ),
      }
    },
  ],
  [
    /^BLM (?:land )?(?:is )?on (\w+) sides?$/i,
    (match) => ({
      kind: 'land',
      concept: 'public land adjoining',
      statement: `BLM land is on ${numeral(numberOf(match[1] ?? '') ?? 2)} ${numberOf(match[1] ?? '') === 1 ? 'side' : 'sides'}`,
      text: `BLM on ${numeral(numberOf(match[1] ?? '') ?? 2)} sides`,
    }),
  ],
  [
    /^((?:all |kitchen |stainless steel )?.{3,60}?),? (?:are |is |will )?(?:included|stays?|conveys?|remains?)(?: with (?:the )?(?:sale|home|property))?$/i,
    (match) => {
      const typed = (match[1] ?? '').replace(/,? and /gi, ', ').replace(/ \+ /g, ', ')
      const items = typed.split(/\s*,\s*/).filter(Boolean)
      const isAppliances = /appliances/i.test(typed) && items.length === 1
      const isLaundry = /^washer(?:, | and )dryer$/i.test(typed)
      if (isLaundry)
        return {
          kind: 'appliance',
          concept: 'washer and dryer included',
          statement: 'the washer and dryer are included',
        }
      const list = items.map((item) => subjectOf(item.trim()))
      const verb = list.length > 1 || isPlural(items[0] ?? '') ? 'are' : 'is'
      return {
        kind: isAppliances ? 'terms' : 'terms',
        concept: isAppliances ? 'appliances included' : 'personal property conveys',
        statement: `${series(list)} ${verb} included`.replace(/^the (all|most)/, '$1'),
        list,
      }
    },
  ],
  [
    /^((?!no\b|not\b|none\b).{2,60}?) (?:is |are )?(available|possible|optional|approved|required|allowed|permitted|ok|okay|welcome|prohibited)$/i,
    (match, setting) => {
      const phrase = match[1] ?? ''
      const state = (match[2] ?? '').toLowerCase().replace(/^(?:ok|okay|welcome)$/, 'allowed')
      const whole = conceptOfWhole(match[0], setting)
      const subject = isPlural(phrase)
        ? nounPhrase(placed(phrase).core).phrase.text
        : withArticle(phrase)
      const kind: FeatureKind =
        whole?.kind ??
        (state === 'available'
          ? 'availability'
          : state === 'allowed' ||
              state === 'required' ||
              state === 'prohibited' ||
              state === 'permitted'
            ? 'restriction'
            : 'condition')
      return { kind, concept: whole?.name ?? null, statement: `${subject} ${be(phrase)} ${state}` }
    },
  ],
  [
    /^no (.+)$/i,
    (match, setting) => {
      const whole = conceptOfWhole(match[0], setting)
      const phrase = (match[1] ?? '').replace(/ (?:or|and|no|nor) (?:no )?/g, ' or ')
      const { phrase: noun } = nounPhrase(placed(phrase).core)
      return {
        kind:
          whole?.kind ?? (/restrict|easement|fee|tax/i.test(phrase) ? 'restriction' : 'character'),
        concept: whole?.name ?? null,
        statement: `there ${noun.number === 'plural' ? 'are' : 'is'} no ${phrase}`,
      }
    },
  ],
]

const kindOfRecord = (phrase: string): FeatureKind => {
  if (/survey|perc|soil|plat/i.test(phrase)) return 'land'
  if (/tenant|lease/i.test(phrase)) return 'tenancy'
  if (/well|septic|utility|meter/i.test(phrase)) return 'utilities'
  if (/permit|plans?/i.test(phrase)) return 'condition'
  return 'condition'
}

const zoning = (typed: string, setting: Setting): Told => {
  const code = typed.replace(
    /\b([a-z]{1,3})-?(\d[a-z]?)\b/gi,
    (_, letters: string, rest: string) => `${letters.toUpperCase()}-${rest.toUpperCase()}`,
  )
  const isCode = /^[A-Z]{1,4}-?\d/.test(code)
  const residential = /residential|agricultur|\bag\b|rural|^[AR]R?-?\d/i.test(code)
  const concept = setting === 'land' || residential ? 'zoning, land' : 'zoning code'
  const word = code.replace(/^ag$/i, 'agricultural')
  const isUse =
    /\b(?:horses|livestock|multi-?family|duplex|retail|office|restaurant)\b/i.test(word) && !isCode
  return {
    kind: 'zoning',
    concept: /horses/i.test(word) ? 'horse property' : concept,
    statement:
      isUse && /^horses|livestock/i.test(word)
        ? `it is zoned for ${word}`
        : `the zoning is ${word}`,
    text: isUse && /^horses|livestock/i.test(word) ? `zoned for ${word}` : `${word} zoning`,
  }
}

/** Facts that are no things but clauses: condition, terms, tenancy, pets, zoning, what stays and what is not there. */
export const readStatement = (text: string, setting: Setting): Draft[] | null => {
  for (const [pattern, tell] of RULES) {
    const match = pattern.exec(text)
    const found = match && tell(match, setting)
    if (!found) continue
    const written = measured(found.text ?? text)
    return [
      draft({
        text: written,
        kind: found.kind,
        concept: found.concept ?? conceptOfWhole(text, setting)?.name ?? null,
        statement: found.statement.replace(/\s+/g, ' ').trim(),
        year: found.year ?? null,
        count: found.count ?? null,
        list: found.list ?? [],
        date: found.date ?? '',
        name: nameBeside(found, text),
      }),
    ]
  }
  return null
}

/** Some facts are both: 'C-1 zoning', 'survey on file', 'power at the lot line'. */
const nameBeside = (found: Told, text: string) => {
  if (found.kind === 'zoning' && /zoning$/.test(found.text ?? ''))
    return nounPhrase(found.text ?? '').phrase
  if (/^BLM/.test(text))
    return {
      ...nounPhrase('BLM land').phrase,
      number: 'mass' as const,
      tail: /on .*$/.exec(found.statement)?.[0] ?? '',
    }
  const { core, tail } = placed(text)
  if (
    /^(?:at|on file|in place)/.test(tail) &&
    /^(?:utilities|land|technology|condition)$/.test(found.kind) &&
    tail
  )
    return nounPhrase(core, tail).phrase
  return null
}
