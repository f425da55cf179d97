import { articleFor } from '@listwright/reviewer/language'
import type { FeatureKind } from '../../copybook/concept.ts'
import { series } from '../figures/numerals.ts'
import { serviceInFull, withArticle } from '../money/service-name.ts'
import { withArticles } from '../nouns/with-articles.ts'
import { listed } from '../statements/rule.ts'
import { type NoteParts, notePartsOf, QUANTITY } from './note-parts.ts'
import { joinedVerbs, type TermClause } from './term-clause.ts'

/** Nouns of what is paid, owed or agreed. */
const HEAD =
  'taxes|dues|fees?|HOA|POA|loan|mortgage|balance|bond|rents?|leases?|insurance|policy|deposit|assessments?|membership|maintenance|utilities|bills?|income|expenses|allowance|contribution|premium|payments?|warranty|contract|agreement|permit|license|abatement|earnest money|royalt(?:y|ies)|tap|revenue|HO-6|NNN|CAM|CAMs|NNNs|electric|internet|propane|tank|panels|solar|system|softener|shares|memberships?|possession|parking|garage|storage|heat|gas|water|trash|sewer|cap rate|NOI|credit|exemption|laundry|restrictions|association|locker'
const SUBJECT = new RegExp(String.raw`^(?:(?!\d{3})[\p{L}\d'/-]+ ){0,4}(?:${HEAD})$`, 'iu')

/** '$65 a month community fee', '1.5x rent deposit' */
const SUM_FIRST = new RegExp(
  String.raw`^(?:an? )?(${QUANTITY}) ((?:(?!deposit|left)[\p{L}'-]+ ){0,3}(?:${HEAD}))(?:,? (.+))?$`,
  'iu',
)
/** What is no charge but a rule, a room or a thing that only the word is shared with. */
const NO_SUBJECT =
  /^(?:no|not|all|both|each|one|two|three|four|first|last|half|owner|seller|tenants?|buyer|landlord|unit|units|upper|lower|low|still|under|semi|set|leased|rented|includes?|covers?)\b(?! (?:association|policy))|(?<![\w-])(?:and|or|with|for|in|on|at|per|plus|is|are|pays?|paid|to|rents for|brings)\b/i

/** 'second $50 a month', behind the first space or pet */
const ANOTHER = new RegExp(
  `^(?:an? |the )?(second|third|additional|extra)(?: (space|spot|stall|vehicle|car|pet|person|garage|unit))?,? (?:is |for |at )?(${QUANTITY})$`,
  'i',
)

/** Equipment that is leased and not owned. */
const EQUIPMENT =
  '(?:solar(?: panels| system)?|(?:\\d+[- ]gal(?:lon)? )?propane tank|water heater|water softener|softener|security system|alarm system|alarm)'
const LEASED = new RegExp(
  `^(?:leased (${EQUIPMENT})|(${EQUIPMENT})(?: is| are)? leased)(?:,? (.+))?$`,
  'i',
)
/** 'cable and internet' */
const SERVICES =
  /^((?:water|sewer|trash|gas|electric|cable|internet|heat|hot water)(?:(?:, | and |\/)(?:water|sewer|trash|gas|electric|cable|internet|heat|hot water))+) (.+)$/i

/** What a seller gives with an offer. */
const OFFERED = /(?:warranty|allowance|credit)$/i

/** The label of a charge as it is told; the others keep their words. */
const NAMES: readonly [typed: RegExp, name: string][] = [
  [/^(?:property |real estate )?taxes$/i, 'property taxes'],
  [/\b(HOA|POA)$/i, '$1 dues'],
  [/\bassociation$/i, 'association dues'],
  [/\belectric$/i, 'electric bill'],
  [/^(?:average )?(gas|water|trash|sewer|propane|internet)$/i, '$1 bill'],
  [/^(?:estimated )?NNNs?$/i, 'triple-net charges'],
  [/^(?:estimated )?CAMs?$/i, 'CAM charges'],
  [/^HO-6$/i, 'HO-6 insurance'],
  [/^solar$/i, 'solar system'],
]

/** A charge, a lease or a loan and what is said of it: 'the HOA transfer fee is $500, paid by the buyer'. */
export const chargeClause = (text: string): TermClause | null => {
  const [, rank = '', thing = 'one', price = ''] = ANOTHER.exec(text) ?? []
  if (rank)
    return {
      statement: `${articleFor(rank)} ${rank.toLowerCase()} ${thing.toLowerCase()} is ${notePartsOf(price)?.amount ?? price}`,
      kind: 'fee',
    }
  const [, sum = '', named = '', more = ''] = SUM_FIRST.exec(text) ?? []
  if (/[$%x]/.test(sum) && !NO_SUBJECT.test(named))
    return clauseOf(named, notePartsOf(`${sum}, ${more}`))
  const [, leased, equipment, terms = ''] = LEASED.exec(text) ?? []
  if (leased || equipment) return leasedClause(leased ?? equipment ?? '', terms)
  const [, services = '', said = ''] = SERVICES.exec(text) ?? []
  if (services) return servicesClause(services, notePartsOf(said))
  for (const { year, subject, rest } of subjectsIn(text)) {
    const parts = notePartsOf(rest, /(?:HOA|POA|dues|fees?)$/i.test(subject))
    if (!parts) continue
    if (year) parts.year = year
    // What a charge is for belongs to its name: 'the assessment for the roof'.
    const purpose =
      /^for /.test(rest) && /^for /.test(parts.places[0] ?? '') ? parts.places.shift() : ''
    const clause = clauseOf(subject, parts, purpose)
    if (clause) return clause
  }
  return null
}

/** The beginnings of a note that could be its subject, the longest first. */
const subjectsIn = (text: string): { year: string; subject: string; rest: string }[] => {
  const [, year = '', note = ''] = /^(?:the )?((?:19|20)\d\d(?= ))? ?(.+)$/.exec(text) ?? []
  const words = note.split(' ')
  return [6, 5, 4, 3, 2, 1]
    .filter((length) => length < words.length)
    .map((length) => ({
      year,
      subject: words.slice(0, length).join(' ').replace(/[,:]$/, ''),
      rest: words.slice(length).join(' '),
    }))
    .filter(({ subject }) => SUBJECT.test(subject) && !NO_SUBJECT.test(subject))
}

const clauseOf = (typed: string, parts: NoteParts | null, purpose = ''): TermClause | null => {
  if (!parts) return null
  const name = nameOf(typed)
  const isMany =
    /(?:dues|taxes|fees|utilities|bills|expenses|charges|rents|restrictions|leases|assessments|payments|shares|panels|royalties|memberships)$/i.test(
      name,
    )
  const isPast =
    parts.year !== '' && /(?:taxes|income|expenses|rents|revenue|insurance|assessment)$/i.test(name)
  const be = isPast ? (isMany ? 'were' : 'was') : isMany ? 'are' : 'is'
  const verbs = verbsOf(parts, be, isMany, /possession|dues|rents?$|leases?$|fees?$/i.test(name))
  if (verbs.length === 0 || (parts.year && !isPast && !parts.amount)) return null
  if (parts.amount && OFFERED.test(name) && parts.places.some((place) => /offer$/.test(place)))
    return {
      statement: `${articleFor(name)} ${name} of ${parts.amount} is offered ${parts.places.join(' ')}`,
      kind: 'terms',
    }
  const subject = [withDefinite(name, isMany), purpose].filter(Boolean).join(' ')
  const statement = `${subject} ${joinedVerbs(verbs)}`
  return { statement, kind: kindOf(name) }
}

/** 'cable and internet are $85 a month and are separate' */
const servicesClause = (typed: string, parts: NoteParts | null): TermClause | null => {
  const verbs = parts?.amount ? verbsOf(parts, 'are', true, false) : []
  const names = series(listed(typed.toLowerCase().replace(/\belectric\b/, 'electricity')))
  return verbs.length > 0 ? { statement: `${names} ${joinedVerbs(verbs)}`, kind: 'fee' } : null
}

/** 'the solar panels are leased at $96 a month and transfer to the buyer' */
const leasedClause = (thing: string, rest: string): TermClause | null => {
  const parts = notePartsOf(rest)
  if (!parts || parts.year || parts.covers.length > 0) return null
  const name = thing.toLowerCase().replace(/^solar$/, 'solar panels')
  const isMany = /panels$/.test(name)
  const be = isMany ? 'are' : 'is'
  const places = parts.places.map((place) => ` ${place}`).join('')
  const at = parts.amount ? ` at ${parts.amount}` : ''
  const payer = parts.payer ? [`${be} ${parts.payer}`] : []
  const verbs = [
    `${be} leased${at}${places}`,
    ...parts.states.map((state) => `${be} ${state}`),
    ...parts.verbs.map((verb) => (isMany ? inPlural(verb) : verb)),
    ...payer,
  ]
  return { statement: `the ${name} ${joinedVerbs(verbs)}`, kind: 'terms' }
}

const nameOf = (typed: string): string => {
  const text = typed.replace(/^avg\b/i, 'average').replace(/^est\b/i, 'estimated')
  for (const [pattern, name] of NAMES)
    if (pattern.test(text)) return text.replace(pattern, name).replace(/\bhoa\b/i, 'HOA')
  return text.replace(/\b(?:hoa|poa|cdd)\b/gi, (code) => code.toUpperCase())
}

/** Names without an article: plural charges and what cannot be counted. */
const withDefinite = (name: string, isMany: boolean): string =>
  (isMany && !/(?:fees|leases|shares|panels|assessments|memberships)$/i.test(name)) ||
  /(?:insurance|income|revenue|maintenance|possession|parking|storage|heat|NOI)$/i.test(name)
    ? name
    : `the ${name}`

const verbsOf = (parts: NoteParts, be: string, isMany: boolean, canBePlaced: boolean): string[] => {
  const when = parts.year ? ` in ${parts.year}` : ''
  const places = parts.places.map((place) => ` ${place}`).join('')
  const payer = parts.payer
    ? `${parts.amount || parts.states.length ? ',' : ''} ${parts.payer}`
    : ''
  const verbs = parts.verbs.map((verb) => (isMany ? inPlural(verb) : verb))
  const states = parts.states.map((state, at) => `${at === 0 ? `${be} ` : ''}${state}`)
  const covers =
    parts.covers.length > 0
      ? [
          `${isMany ? 'cover' : 'covers'} ${series(parts.covers.map((item) => withArticles(withArticle(serviceInFull(item)))))}`,
        ]
      : []
  if (parts.amount)
    return [`${be} ${parts.amount}${when}${places}${payer}`, ...states, ...verbs, ...covers]
  const [first, ...others] = states
  if (first) return [`${first}${when}${places}${payer}`, ...others, ...verbs, ...covers]
  if (payer) return [`${be}${payer}${places}`, ...verbs, ...covers]
  const [verb, ...more] = verbs
  if (verb) return [`${verb}${places}`, ...more, ...covers]
  return places && canBePlaced && !/^ (?:on|in|from|with)\b/.test(places)
    ? [`${be}${places}`, ...covers]
    : covers
}

const inPlural = (verb: string): string =>
  verb
    .replace(/^(runs|ends|expires|conveys|transfers|stays|renews)\b/, (word) =>
      word.replace(/s$/, ''),
    )
    .replace(/^does not/, 'do not')
    .replace(/^has /, 'have ')

const kindOf = (name: string): FeatureKind => {
  if (/(?:rents?|income|revenue|NOI|expenses|royalt(?:y|ies)|cap rate)$/i.test(name))
    return 'income'
  if (/(?:leases?)$/i.test(name)) return 'tenancy'
  if (/(?:parking|garage)$/i.test(name)) return 'parking'
  if (/restrictions$/i.test(name)) return 'restriction'
  if (/laundry$/i.test(name)) return 'building'
  return /(?:bond|loan|mortgage|balance|warranty|contract|possession|earnest money|permit|license|solar system|tank|panels|system|allowance)$/i.test(
    name,
  )
    ? 'terms'
    : 'fee'
}

/** 'a community fee of $65 a month', for a charge that follows another with 'plus'. */
export const furtherCharge = (text: string): string | null => {
  const [, sum = '', named = '', more] = SUM_FIRST.exec(text) ?? []
  if (sum && !more && !NO_SUBJECT.test(named)) return chargeOf(named, sum)
  const [, part = '', thing = ''] =
    new RegExp(`^(${QUANTITY}) for (?:the )?((?:[a-z-]+ ){0,2}[a-z-]+)$`, 'i').exec(text) ?? []
  if (part) return withArticles(`${part} for ${thing}`)
  const [, level = '', dues = ''] =
    new RegExp(`^(master|sub)(?: HOA| association)? (${QUANTITY})$`, 'i').exec(text) ?? []
  if (level) return `${level.toLowerCase()} association dues of ${dues}`
  const [, toName = '', code = ''] =
    new RegExp(`^(${QUANTITY}) (?:for |to )?([A-Z]{2,6}|master|sub)(?: HOA| association)?$`).exec(
      text,
    ) ?? []
  if (toName) return `${toName} for ${/^[A-Z]/.test(code) ? code : `the ${code} association`}`
  const other = subjectsIn(text).find(({ rest }) => new RegExp(`^${QUANTITY}$`, 'i').test(rest))
  return other ? chargeOf(other.subject, other.rest) : null
}

const chargeOf = (typed: string, sum: string): string => {
  const name = nameOf(typed)
  const amount = notePartsOf(sum)?.amount ?? sum
  return /(?:dues|taxes|charges|insurance|maintenance|utilities)$/i.test(name)
    ? `${name} of ${amount}`
    : `${articleFor(name)} ${name} of ${amount}`
}
