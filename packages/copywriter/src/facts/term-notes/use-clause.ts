import { articleFor } from '@listwright/reviewer/language'
import { numberOf, numeral } from '../figures/numerals.ts'
import { withArticles } from '../nouns/with-articles.ts'
import { AUTHORITY, authorityOf } from './authority.ts'
import { type PartReader, readParts } from './parts-in-any-order.ts'
import type { TermClause } from './term-clause.ts'

/** What a note says of a use of the property: whether, when, how long, how often and by whose rule. */
interface Use {
  activity: string
  isBanned: boolean
  isAllowed: boolean
  /** 'in the first two years', 'inside', 'Saturday to Saturday only' */
  places: string[]
  least: string
  most: string
  authority: string
}

const ACTIVITIES: readonly [typed: string, told: string][] = [
  ['short[- ]term rentals?|STRs?|airbnbs?|vrbos?', 'short-term rentals'],
  [
    '(nightly|daily|weekly|weekend|monthly|seasonal|long[- ]term|mid[- ]term|room|event|vacation) (?:rentals?|leases?)',
    '$1 rentals',
  ],
  ['rentals?|renting|renters', 'rentals'],
  ['investor (?:purchases?|sales)', 'investor purchases'],
  ['leas(?:ing|es?)', 'leasing'],
  ['sub-?lets?|sub-?letting|sub-?leas(?:e|es|ing)', 'subletting'],
  ['(smoking|vaping|grilling|street parking|overnight parking|fishing|hunting|camping)', '$1'],
  [
    '(boats|trailers|RVs|campers|events|parties|roommates|waterbeds|fires|fire pits|fireworks|drones|bikes|grills)',
    '$1',
  ],
]

const NUMBER = '(\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)'
const UNIT = '(day|night|week|month|year)'
const END = '(?=$|[\\s,();/-])'
const part = (source: string): RegExp => new RegExp(`^(?:${source})${END}`, 'i')

const READERS: readonly PartReader<Use>[] = [
  [
    part('(?:are |is )?(?:ok|okay|allowed|permitted|fine|yes)'),
    (use) => {
      use.isAllowed = true
    },
  ],
  [
    part('(?:are |is )?not (?:ok|allowed|permitted)|no|prohibited'),
    (use) => {
      use.isBanned = true
    },
  ],
  [
    part(`(?:for |in |during )?(?:the )?(?:first|1st) (?:${NUMBER} )?${UNIT}s?`),
    (use, [, count, unit = '']) => use.places.push(`in the first ${spanOf(count, unit)}`),
  ],
  [
    part(
      `${NUMBER}[- ]?${UNIT}s? (?:min(?:imum)?|or more|or longer)|min(?:imum)?(?: of)? ${NUMBER}[- ]?${UNIT}s?`,
    ),
    (use, [, count, unit, other, otherUnit]) => {
      use.least = lengthOf(count ?? other, unit ?? otherUnit ?? '')
    },
  ],
  [
    part(`after (?:the )?(?:first )?(?:${NUMBER} )?${UNIT}s?(?: (?:of )?ownership| owned)?`),
    (use, [typed, count, unit = '']) =>
      use.places.push(
        `after ${count ? '' : 'the first '}${count ? spanOf(count, unit) : unit.toLowerCase()}${/own/i.test(typed) ? ' of ownership' : ''}`,
      ),
  ],
  [
    part(
      `(?:for )?(?:max(?:imum)?|up to)(?: of)? ${NUMBER}(?: ${UNIT}s?)?|${NUMBER} ${UNIT}s? max(?:imum)?`,
    ),
    (use, [, count, unit, other, otherUnit]) => {
      use.most = `for up to ${spanOf(count ?? other, unit ?? otherUnit ?? 'year')}`
    },
  ],
  [
    part(`${NUMBER}(?: years?)? (?:out )?of (?:every )?${NUMBER} years?`),
    (use, [, some, all]) => use.places.push(`${inWords(some)} of every ${inWords(all)} years`),
  ],
  [
    part(`(?:up to )?(?:(once|twice)|${NUMBER} ?(?:x|times)) (?:a|per|each|\\/) ?(year|month)`),
    (use, [, word, count, unit = '']) =>
      use.places.push(`${word?.toLowerCase() ?? timesOf(count)} a ${unit.toLowerCase()}`),
  ],
  [
    part(
      '(sat(?:urday)?|sun(?:day)?|fri(?:day)?) to (sat(?:urday)?|sun(?:day)?|fri(?:day)?)( only)?',
    ),
    (use, [, from = '', to = '', only = '']) =>
      use.places.push(`${dayOf(from)} to ${dayOf(to)}${only}`),
  ],
  [
    part(
      '(?:in (?:the )?)?(inside|indoors|outside|unit|building|common areas?|porch|balcon(?:y|ies)|patios?|decks?|garage|street|driveway)(?:,? (?:or|and) (?:in |on )?(?:the )?(inside|indoors|outside|unit|building|common areas?|porch|balcon(?:y|ies)|patios?|decks?|garage|street|driveway))?',
    ),
    (use, [, first = '', second]) =>
      use.places.push(`${placeOf(first)}${second ? ` or ${placeOf(second)}` : ''}`),
  ],
  [
    part(
      '(?:on|in|from|with|during|within|near) (?:the |an? )?(?:(?!after|until|for|per|by)[a-z-]+ ){0,3}(?!after\\b|until\\b|for\\b|per\\b|by\\b)[a-z-]+',
    ),
    (use, [typed]) =>
      /\b(?:or|and|but|no|not|is|are)\b/i.test(typed)
        ? false
        : use.places.push(withArticles(typed.toLowerCase())),
  ],
  [
    part(`(?:per|by|under) ${AUTHORITY}`),
    (use, [, name = '']) => {
      use.authority = ` ${authorityOf(name)}`
    },
  ],
]

/** A use and its rule, in whatever order: 'rentals are not allowed in the first 24 months'. */
export const useClause = (text: string): TermClause | null => leastLease(text) ?? ruleOfUse(text)

const ruleOfUse = (text: string): TermClause | null => {
  const [, no, typed = ''] = /^(no )?(.+)$/i.exec(text) ?? []
  const found = activityIn(typed)
  if (!found) return null
  const use: Use = {
    activity: found.activity,
    isBanned: no !== undefined,
    isAllowed: false,
    places: [],
    least: '',
    most: '',
    authority: '',
  }
  if (!readParts(found.rest, READERS, use)) return null
  const isLimited = use.places.length > 0 || use.least || use.most || use.authority
  if (!isLimited || (!use.isBanned && !use.isAllowed && !saysWhether(use))) return null
  const be = /s$/.test(use.activity) ? 'are' : 'is'
  const places = [...use.places, use.most].filter(Boolean)
  const told = places
    .map((place, at) => (at === 0 && !/^[A-Z]/.test(place) ? ` ${place}` : `, ${place}`))
    .join('')
  const minimum = use.isBanned
    ? `, and leases have ${articleFor(use.least)} ${use.least} minimum`
    : `, with ${articleFor(use.least)} ${use.least} minimum`
  const least = use.least ? minimum : ''
  return {
    statement:
      use.least && !use.isBanned && !use.isAllowed && places.length === 0
        ? `${use.activity} ${be === 'are' ? 'have' : 'has'} ${articleFor(use.least)} ${use.least} minimum${use.authority}`
        : `${use.activity} ${be} ${use.isBanned ? 'not ' : ''}allowed${told}${least}${use.authority}`,
    kind: 'restriction',
  }
}

/** A least term or a time says that the use is allowed; a place alone does not. */
const saysWhether = (use: Use): boolean =>
  use.least !== '' ||
  use.most !== '' ||
  use.places.some((place) => /^after |every|(?:once|twice|times) a | only$/.test(place))

const activityIn = (text: string): { activity: string; rest: string } | null => {
  for (const [typed, told] of ACTIVITIES) {
    const match = part(typed).exec(text)
    if (match)
      return {
        activity: told.replace('$1', activityName(match[1] ?? '')),
        rest: text.slice(match[0].length),
      }
  }
  return null
}

const activityName = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/^rvs$/, 'RVs')
    .replace(/(long|mid) term/, '$1-term')

/** 'the minimum lease is six months, and leasing is allowed twice a year' */
const leastLease = (text: string): TermClause | null => {
  const [, named, count, unit, otherCount, otherUnit, behind, more = ''] =
    new RegExp(
      `^min(?:imum)? (?:(lease|rental|stay)(?: (?:term|of|is))* ${NUMBER}[- ]?${UNIT}s?|${NUMBER}[- ]?${UNIT} (lease|rental|stay))(?:,? (.+))?$`,
      'i',
    ).exec(text) ?? []
  const thing = named ?? behind ?? ''
  const use: Use = {
    activity: '',
    isBanned: false,
    isAllowed: false,
    places: [],
    least: '',
    most: '',
    authority: '',
  }
  if (!thing || !more || !readParts(more, READERS, use)) return null
  const [often] = use.places
  if (use.isBanned || use.least || use.places.length > 1) return null
  return {
    statement: `the minimum ${thing.toLowerCase()} is ${spanOf(count ?? otherCount, unit ?? otherUnit ?? '')}${use.authority}${often ? `, and leasing is allowed ${often}` : ''}`,
    kind: 'tenancy',
  }
}

const inWords = (typed: string | undefined): string => {
  const value = numberOf(typed ?? '')
  return value === null ? (typed ?? '') : numeral(value)
}

const timesOf = (typed: string | undefined): string => {
  const value = numberOf(typed ?? '')
  return value === 1 ? 'once' : value === 2 ? 'twice' : `${inWords(typed)} times`
}

/** 'year', 'two years' */
const spanOf = (count: string | undefined, unit: string): string => {
  const name = unit.toLowerCase()
  if (count === undefined) return name
  return `${inWords(count)} ${name}${numberOf(count) === 1 ? '' : 's'}`
}

/** 'six-month' */
const lengthOf = (count: string | undefined, unit: string): string =>
  `${inWords(count)}-${unit.toLowerCase()}`

const DAYS: Readonly<Record<string, string>> = { sat: 'Saturday', sun: 'Sunday', fri: 'Friday' }
const dayOf = (typed: string): string => DAYS[typed.slice(0, 3).toLowerCase()] ?? typed

const placeOf = (typed: string): string => {
  const place = typed.toLowerCase()
  if (/^(?:inside|indoors|outside)$/.test(place)) return place
  return `${/^(?:porch|balcon|patio|deck|street|driveway)/.test(place) ? 'on' : 'in'} ${/ies$|[^s]s$/.test(place) ? place.replace(/^(?=common)/, 'the ') : `the ${place}`}`
}
