import { numbersIn, type WrittenNumber } from '../numbers.ts'
import type { TracedClaim } from './claim.ts'
import type { TypedFacts } from './typed-facts.ts'

/** Of these a thing is one: `values` in turn, said of what `thing` names. */
interface Contrast {
  values: readonly RegExp[]
  /** What must stand in the same part of the sentence, and in the feature. */
  thing: RegExp
}

const contrast = (thing: string, ...values: string[]): Contrast => ({
  thing: new RegExp(`\\b(?:${thing})`),
  values: values.map((value) => new RegExp(`\\b(?:${value})\\b`)),
})

const FLOOR = [
  'hard ?woods?|oak|maple|pine|fir|walnut',
  'tiled?|terrazzo',
  'carpet(?:ed)?',
  'concrete',
  'vinyl',
  'laminate',
  'bamboo',
  'cork',
  'slate',
  'marble',
  'parquet',
]
const FUEL = ['gas', 'electric|elec', 'oil', 'propane', 'wood', 'pellet', 'geothermal']

/** The same for each of several things by itself: an indoor pool says nothing of the tub. */
const contrasts = (things: string, ...values: string[]): Contrast[] =>
  things.split(' ').map((thing) => contrast(thing, ...values))

/** Where one of them was entered, another is wrong: 'elec heat' is no gas heat. */
const CONTRASTS: readonly Contrast[] = [
  contrast('heat(?!ed)|furnace|boiler', ...FUEL, 'steam'),
  contrast('range|stove|cooktop|oven', ...FUEL),
  contrast('fireplace|fp\\b', ...FUEL),
  contrast('floors?\\b', ...FLOOR),
  contrast(
    'counter',
    'granite',
    'quartz',
    'marble',
    'laminate',
    'butcher block',
    'soapstone',
    'formica',
    'corian',
    'tiled?',
  ),
  contrast(
    'roof(?!top| deck| terrace)',
    'metal|standing seam',
    'slate',
    'tiled?',
    'shingles?|asphalt|composition',
    'flat',
    'cedar|shake',
  ),
  contrast(
    'siding|exterior',
    'brick',
    'vinyl',
    'stucco',
    'cedar|wood',
    'stone',
    'hardie|fiber cement',
    'aluminum',
  ),
  ...contrasts('garage carport studio shop workshop', 'attached|att', 'detached|det'),
  ...contrasts('road drive(?:way)?\\b', 'paved|asphalt', 'gravel', 'dirt'),
  contrast('phase', '(?:3|three)[- ]phase', '(?:1|single)[- ]phase'),
  contrast('laundry|washer', 'in[- ](?:the )?unit', 'bsmt|basement|coin|shared|common'),
  contrast('pool', 'in-?ground', 'above-?ground'),
  ...contrasts(
    '(?:solar|panels) (?:parking|pkg|spaces?\\b) slip (?:lot|land)\\b tank',
    'owned',
    'leased|rented',
    'deeded',
    'assigned',
  ),
  contrast(
    'parking|pkg|spaces\\b',
    'off[- ](?:the )?(?:street|st)',
    '(?<!off[- ](?:the )?)(?:on[- ](?:the )?)?(?:street|st)(?! (?:level|number))',
  ),
  contrast(
    'water(?!front)|well\\b|irrigat',
    'city|municipal|public|town|county',
    'well|cistern|spring',
  ),
  contrast('rentals?\\b|rent|str\\b|leas', 'short[- ]term|str|nightly', 'long[- ]term'),
  contrast(
    'lease|tenan|rent',
    'month[- ]to[- ]month|m2m|mtm',
    '(?:12|twelve)[- ]mo(?:nth)?|annual|(?:one|1)[- ]y(?:ea)?r|yearly',
  ),
  ...contrasts('creek stream road access pond river', 'seasonal|in season', 'year-round|all year'),
  contrast('min(?:ute)?s?\\b|blocks?\\b|mi(?:les?)?\\b', 'walk', 'drive'),
  contrast('pay|paid', 'owners?|landlord|sellers?', 'tenants?|renters?|buyers?'),
  ...contrasts('porch yard patio deck door entrance stairs?', 'front', 'back|rear', 'side'),
  contrast('fac(?:es|ing)|exposure', 'north', 'south', 'east', 'west'),
  ...contrasts(
    '(?:primary|master) laundry',
    'main|first|1st|ground',
    'upper|upstairs|second|2nd|top',
    'lower|basement|bsmt',
  ),
  ...contrasts('arena pool tub shower kitchen court fireplace', 'indoors?', 'outdoors?|outside'),
  ...contrasts('elevator beach dock entrance road pool', 'private', 'shared|public|common'),
]

/** These are said by themselves. */
const TERMS: readonly Contrast[] = [
  contrast('', 'cash', 'conv(?:entional)?', 'fha', 'va', 'usda'),
  contrast('', 'septic', 'sewer'),
  contrast('', 'nnn|triple net', '(?:modified )?gross lease'),
  contrast('', 'furnished|furn', 'unfurnished'),
]

const NOT_SAID = /\b(?:no|not|never|without|nor|whether|ask|confirm|if|like|than|or)\b|n't\b|\?/
const PART = /(?:[^.,;:!?\n\u2014()]|,(?= (?:attached|detached|owned|leased|deeded|assigned)\b))+/g

/** What is said of a thing of which another was entered, and what is said of a thing that was denied or the reverse. */
export const traceContrasts = (lower: string, text: string, facts: TypedFacts): TracedClaim[] => {
  const claims: TracedClaim[] = []
  const object = (start: number, end: number, index: number): void => {
    const said = text.slice(start, end)
    const why = `You entered \u201c${facts.property.features[index] ?? ''}\u201d.`
    claims.push({
      start,
      end,
      text: said,
      kind: 'feature',
      status: 'contradicting',
      source: `features[${index}]`,
      why,
    })
  }
  const entered = enteredIn(facts)
  for (const { 0: part, index: at } of lower.matchAll(PART)) {
    const wrong = [
      ...entered.flatMap((each) => wrongValues(part, each)),
      ...notIncluded(part, facts),
      ...wrongCounts(part, facts),
      ...wrongZones(part, facts),
      ...wrongDenials(part, facts),
    ]
    for (const { start, end, feature } of wrong) object(at + start, at + end, feature)
  }
  return claims
}

/** A contrast of which something was entered. */
interface Entered extends Contrast {
  about: readonly { feature: string; index: number }[]
  /** The feature that names one of the values. */
  named: number
}

const remembered = new WeakMap<TypedFacts, Entered[]>()

const enteredIn = (facts: TypedFacts): Entered[] => {
  const known = remembered.get(facts)
  if (known) return known
  const entered = [...CONTRASTS, ...TERMS].flatMap(({ thing, values }) => {
    const about = facts.featureTexts.flatMap((feature, index) =>
      thing.test(feature) ? [{ feature, index }] : [],
    )
    const named = about.find(({ feature }) => values.some((value) => value.test(feature)))
    return named ? [{ thing, values, about, named: named.index }] : []
  })
  remembered.set(facts, entered)
  return entered
}

interface Wrong {
  start: number
  end: number
  feature: number
}

const wrongValues = (part: string, { values, thing, about, named }: Entered): Wrong[] => {
  if (!thing.test(part)) return []
  const isTerm = thing.source === ANY
  return values.flatMap((value) => {
    const found = value.exec(part)
    if (!found || about.some(({ feature }) => value.test(feature))) return []
    const start = found.index
    const end = start + found[0].length
    if (isTerm) return [{ start, end, feature: named }]
    // Two values in one part of a sentence are said of two things.
    if (values.some((other) => other !== value && other.test(part))) return []
    if (NOT_SAID.test(part.slice(0, start)) || !isNear(part, thing, start, end)) return []
    return [{ start, end, feature: named }]
  })
}

/** The pattern of a contrast that is said by itself. */
const ANY = '\\b(?:)'
const NEAR = 24

const isNear = (part: string, thing: RegExp, start: number, end: number): boolean =>
  thing.test(part.slice(Math.max(0, start - NEAR), end + NEAR))

const COUNTED = /^(\d{1,3}) (?:[a-z]+ )?([a-z]{3,}s)\b/
/** Units of measure, and rooms that the form has a field for: their numbers are checked elsewhere. */
const NOT_COUNTED =
  /^(?:beds|baths|bedrooms|bathrooms|acres|miles|minutes|mins|blocks|feet|years|floors|stories|levels|amps|gallons|hours|units)$/

/** 'Four lifts' where three were entered. */
const wrongCounts = (part: string, facts: TypedFacts): Wrong[] =>
  facts.featureTexts.flatMap((text, feature) => {
    const [, count = '', noun = ''] = COUNTED.exec(text) ?? []
    if (!noun || NOT_COUNTED.test(noun) || !part.includes(noun)) return []
    // Those of another feature may be meant.
    const isOnly =
      facts.featureTexts.filter((each) => each.includes(noun.slice(0, -1))).length === 1
    const isWrong = ({ value, start, end }: WrittenNumber): boolean =>
      value > 1 &&
      value !== Number(count) &&
      new RegExp(`^[- ](?:[a-z]+ )?${noun}\\b`).test(part.slice(end)) &&
      !NOT_SAID.test(part.slice(0, start))
    return isOnly
      ? numbersIn(part)
          .filter(isWrong)
          .map(({ start, end }) => ({ start, end, feature }))
      : []
  })

const ZONED = /\bzoned ([a-z]{1,3}-?\d[a-z]?)\b/

/** Another zone than the one that was entered. */
const wrongZones = (part: string, facts: TypedFacts): Wrong[] => {
  const found = ZONED.exec(part)
  const feature = facts.featureTexts.findIndex((each) => /\bzon(?:ed|ing)\b/.test(each))
  if (!found || feature < 0) return []
  const [said, zone = ''] = found
  const bare = (text: string): string => text.replaceAll('-', '')
  if (facts.featureTexts.some((each) => bare(each).includes(bare(zone)))) return []
  return [{ start: found.index, end: found.index + said.length, feature }]
}

const UTILITIES =
  /\b(?:heat|water|electric(?:ity)?|gas|internet|cable|trash|sewer|parking|laundry)\b/g
const INCLUDED = /\bincl(?:ude[sd]?|uding)?\b/

/** 'Heat and electric are included' where only the heat is. */
const notIncluded = (part: string, facts: TypedFacts): Wrong[] => {
  const feature = facts.featureTexts.findIndex((each) => INCLUDED.test(each))
  if (feature < 0 || !/\bincluded\b/.test(part) || IS_DENIED.test(part)) return []
  const included = facts.featureTexts.filter((each) => INCLUDED.test(each)).join(' ')
  if (/\butil/.test(included)) return []
  return Array.from(part.matchAll(UTILITIES)).flatMap(({ 0: found, index }) =>
    included.includes(found.slice(0, 4))
      ? []
      : [{ start: index, end: index + found.length, feature }],
  )
}

const DENIED = /\bno (?:[a-z]+ )?([a-z]{3,})/
const ALLOWED =
  /\b(pets?|dogs?|cats?|mobile homes?|boats?|rvs?|camping|rentals?|str|smoking|subletting|horses|chickens)\b.*\b(?:ok|okay|allowed|permitted|welcome|friendly)\b/
const IS_DENIED = /\b(?:no|not|never|without|free of|zero|nor|neither)\b|n't\b|-free\b|\?/

/** 'Light covenants' where there are none, 'no pets' where they are allowed. */
const wrongDenials = (part: string, facts: TypedFacts): Wrong[] =>
  facts.featureTexts.flatMap((feature, index) => {
    const denied = DENIED.exec(feature)?.[1]
    if (denied) {
      const found = new RegExp(`\\b${denied}\\b`).exec(part)
      const isElsewhere = facts.featureTexts.some(
        (other, at) => at !== index && other.includes(denied),
      )
      if (found && !isElsewhere && !IS_DENIED.test(part))
        return [{ start: found.index, end: found.index + denied.length, feature: index }]
    }
    const allowed = ALLOWED.exec(feature)?.[1]
    if (!allowed || /\bno\b/.test(feature)) return []
    const stem = allowed.replace(/s$/, '')
    const found = new RegExp(
      `\\bno ${stem}s?\\b|\\b${stem}s? (?:is|are) (?:not|never|prohibited|forbidden)[a-z ]*`,
    ).exec(part)
    return found ? [{ start: found.index, end: found.index + found[0].length, feature: index }] : []
  })

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december'
const DATE = new RegExp(
  `\\b(?:(?:through|thru|until|till|by|available|since|starting|starts?|ends?|ending|expires?|from|begins|beginning|opens?|closes?|closing|done|finished|completed)(?: in| on| early| late| mid)?) (${MONTHS})\\b|\\b(${MONTHS}) (?:\\d{1,2}\\b(?!,\\d{3}| (?:feet|acres))|(?:19|20)\\d\\d\\b)`,
  'g',
)

/** Dates that something starts, ends or was done at, in a month that nobody entered. */
export const traceDates = (lower: string, text: string, facts: TypedFacts): TracedClaim[] =>
  Array.from(lower.matchAll(DATE)).flatMap(({ 0: found, 1: until, 2: named, index }) => {
    const month = until ?? named ?? ''
    const start = index + found.indexOf(month)
    const end = start + month.length
    if (!/[A-Z]/.test(text.charAt(start))) return []
    const short = month === 'september' ? 'sept?' : month.slice(0, 3)
    const ordinal = MONTHS.split('|').indexOf(month) + 1
    const typed = new RegExp(`\\b(?:${month}|${short})\\b|\\b0?${ordinal}/\\d`)
    if (facts.featureTexts.some((feature) => typed.test(feature))) return []
    return [
      {
        start,
        end,
        text: text.slice(start, end),
        kind: 'name',
        status: 'unsupported',
        why: 'This date is not among what you entered.',
      } as const,
    ]
  })
