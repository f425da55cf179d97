import { TONES, type Tone } from '@listwright/contracts'
import { onceByKey, onceFor } from '@listwright/reviewer/memory'
import type { Feature } from '../facts/feature.ts'
import { HOUSES_OR_UNITS, OTHER_BUILDINGS, WHOLE_HOUSES } from '../facts/nouns/kinds-of-houses.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'
import { isByTheMonth } from './by-the-month.ts'
import { type Dated, datedFeature } from './dated.ts'
import { OF_FLOODS } from './floods.ts'
import { isHome, propertyNoun } from './property-noun.ts'
import { retold } from './retold.ts'
import { type Section, sectionOf } from './section.ts'
import { type Situation, situationOf } from './situation.ts'
import { strengthOf } from './strength.ts'

/** A property as a writer sees it: the facts, and what they amount to. */
export interface Story {
  facts: PropertyFacts
  tone: Tone
  noun: string
  /**
   * A style or kind that was typed, as it stands in the first mention: 'Greek Revival house', 'brick Tudor'. A sort of unit
   * ('end-unit townhouse') is named so in prose only: captions have places of their own for it.
   */
  styled: { feature: Feature; noun: string; isSort?: true } | null
  situation: Situation
  /** The price is a rent by the month. */
  isRental: boolean
  fee: Feature | null
  /** Typed as absent: 'no HOA'. */
  noFee: Feature | null
  /** The kind of street or lot, told with the size of the lot. */
  site: Feature | null
  /** Work on the whole home, which is told with the year it was built: 'built in 1961 and rebuilt in 2021'. */
  renewal: Feature | null
  /** Parking, or the only system, that has nothing else to tell: it is named among the figures. */
  garage: readonly Feature[]
  rents: Feature | null
  units: number | null
  /** Features of which the year is the news, oldest first. */
  dated: readonly Dated[]
  /** Work to be done, each item with its article. */
  needs: readonly string[]
  /** Old parts that were typed as such. */
  keeps: readonly Feature[]
  terms: Feature | null
  /** Features by strength, strongest first. */
  ranked: readonly Feature[]
}

export const readStory = (read: PropertyFacts, tone: Tone): Story => storiesOf(read)(tone)

/** The stories of one property have its features in common, so that what is worked out for one serves all. */
const storiesOf = onceFor((read: PropertyFacts) => {
  const facts = { ...read, features: retold(read) }
  return onceByKey(
    (tone: Tone) => tone,
    (tone) => storyOf(facts, tone),
    TONES.length,
  )
})

const storyOf = (facts: PropertyFacts, tone: Tone): Story => {
  const { features } = facts
  const isRental = isByTheMonth(facts)
  const ranked = [...features].sort(
    (one, other) => strengthOf(other, facts) - strengthOf(one, facts),
  )
  const noun = propertyNoun(facts, tone)
  return {
    facts,
    tone,
    noun,
    styled: styledNoun(features, noun),
    situation: situationOf(facts, isRental),
    isRental,
    fee: features.find(isRecurringFee) ?? null,
    noFee: features.find(({ statement }) => statement === 'there is no HOA') ?? null,
    site: siteIn(facts),
    renewal: renewalIn(facts),
    garage: garageIn(facts),
    rents: features.find((feature) => isRentRoll(feature, facts)) ?? null,
    units: unitsIn(features),
    dated: features
      .filter((feature) => feature.kind !== 'condition' && feature.kind !== 'terms')
      .filter((feature) => !features.some(({ partOf }) => partOf === feature))
      .filter((feature) => isDatedTogether(sectionOf(feature, { facts }), facts))
      .map(datedFeature)
      .filter((dated): dated is Dated => dated !== null)
      .sort((one, other) => one.year - other.year),
    needs: needsIn(features),
    keeps: features.filter(isKept),
    terms: features.find(({ kind, concept }) => kind === 'terms' && isPayment(concept)) ?? null,
    ranked,
  }
}

/** What is dated in one sentence; a kitchen or a pool is told with its date in its own place. */
const DATED_TOGETHER: ReadonlySet<Section> = new Set([
  'systems',
  'rest',
  'premises',
  'units',
  'land',
])

const isDatedTogether = (section: Section, { propertyType }: PropertyFacts): boolean =>
  DATED_TOGETHER.has(section) || (section === 'outdoors' && propertyType === 'Multi-Family')

const KINDS = String.raw`${WHOLE_HOUSES}|${HOUSES_OR_UNITS}|${OTHER_BUILDINGS}|triple-decker|three-flat|six-flat|quadplex|[\w-]+ split|greystone|post-and-beam|(?:legal )?(?:two|three|four|six)-family(?: house| flat)?|adobe|hacienda|restaurant|storefront building|office condo|bank branch|medical office|(?:dental|dentist|multi-tenant|veterinary) office|auto repair shop|salon|cafe|brick block|(?:industrial|downtown|metal|brick|steel|block|flex|mixed-use|office/retail|retail/office|office/warehouse) building|retail and office building|studio|(?:two|three|multi)-(?:level|story) (?:condo|townhouse|apartment|loft)|home|house|(?:prewar |postwar )?co-op`
const KIND_OF_HOUSE = new RegExp(
  String.raw`^(?:[\w'/-]+ ){0,3}(?:${KINDS})(?: (?:with|plus) an? (?:[\w-]+ ){1,2}(?:unit|apartment|studio|efficiency))?(?: (?:in|on) [A-Z][\w' ]+| near (?:the|an?) [\w' ]+| from (?:about )?\d{4})?$`,
  'i',
)

/** 'it is a bluegrass horse farm' */
const FARM = /^(?:[a-z-]+ ){1,3}farm$/

const MATERIAL =
  /^it is ((?:(?:full|all) )?brick|adobe|stone|log|limestone|(?:concrete |cinder )?block|stucco)$/

/** The kind of house, where the agent typed it: the first mention of the property names it so. */
const styledNoun = (features: readonly Feature[], noun: string): Story['styled'] => {
  for (const feature of features) {
    const style = /^the style is (.+)$/.exec(feature.statement ?? '')?.[1]
    if (style) return { feature, noun: `${style} ${noun}` }
    const stories = /^it has (two|three|four) stories$/.exec(feature.statement ?? '')?.[1]
    if (stories && noun === 'penthouse') return { feature, noun: `${stories}-story ${noun}` }
    const material = MATERIAL.exec(feature.statement ?? '')?.[1]
    if (material) return { feature, noun: `${material.replace(/^(full|all) /, '$1-')} ${noun}` }
    const kind = /^it is an? (.+)$/.exec(feature.statement ?? '')?.[1] ?? premisesNamed(feature)
    if (kind && /^(?:house|home|residence|estate)$/.test(noun) && FARM.test(kind))
      return { feature, noun: kind }
    if (kind && (KIND_OF_HOUSE.test(kind) || arePremises(kind, noun)))
      return { feature, noun: kind.replace(/^\d{4} /, '') }
    if (/^it is in an? (?:\d\d\+|age-restricted) community$/.test(feature.statement ?? ''))
      return { feature, noun: `${noun} ${(feature.statement ?? '').slice('it is '.length)}` }
    const sort = sortOf(feature)
    if (sort) return { feature, noun: `${ofAUnit(sort, noun)} ${noun}`, isSort: true }
  }
  return atTheDoor(features, noun)
}

/** Where no kind of house was typed, water or slopes stand before the noun: 'this oceanfront residence'. */
const atTheDoor = (features: readonly Feature[], noun: string): Story['styled'] => {
  for (const feature of features) {
    const [, place, on = ''] = AT_THE_DOOR.exec(feature.statement ?? '') ?? []
    if (place) return { feature, noun: `${place} ${noun}${on}`, isSort: true }
    const water = ON_NAMED_WATER.exec(feature.statement ?? '')?.[1]
    if (water) return { feature, noun: `${water} ${noun}`, isSort: true }
  }
  return null
}

/** 'it is oceanfront', 'it is lakefront on Lake Hamilton' */
const AT_THE_DOOR = /^it is ([a-z]+-?front|ski-in, ski-out)( on [^,;]+)?$/

/** 'it is on the Lake Norman waterfront'; that of a city is a part of the city. */
const ON_NAMED_WATER =
  /^it is on the (Lake (?:\p{Lu}[\p{L}'-]+ ){1,2}waterfront|(?:\p{Lu}[\p{L}'-]+ ){1,2}(?:Lake|River|Bay|Sound|Creek|Canal|Bayou|Inlet) waterfront|(?:Gulf|Intracoastal|ICW) waterfront)$/u

const SORT_STATED =
  /^it is (?:an? )?((?:end|corner)[- ]unit|[A-Z]?[a-z]+-style|top-floor|story and a half)(?: unit)?$/

/** The sort of home, where the agent typed it, as it stands before the noun: 'end-unit', 'one-story'. */
const sortOf = ({ statement, name, partOf }: Feature): string | null => {
  const stated = SORT_STATED.exec(statement ?? '')?.[1]
  if (stated) return stated.replaceAll(' ', '-')
  const levels =
    /^it is an? ((?:split|bi|tri|multi)[- ]level|split[- ](?:foyer|entry))(?: home| house)?$/.exec(
      statement ?? '',
    )?.[1]
  if (levels) return levels.replace(' ', '-')
  const floors = /^it has (two|three|four) stories$/.exec(statement ?? '')?.[1]
  if (floors) return `${floors}-story`
  const front = /^((?:(?:two|three|four)-(?:level|story) )?)brick front$/.exec(
    partOf ? '' : (name?.text ?? ''),
  )
  if (front) return `${front[1]}brick-front`
  const stories = /^(?:(one|single|two|three)-(?:story|level) (?:layout|living|home|plan))$/.exec(
    partOf ? '' : (name?.text ?? ''),
  )?.[1]
  return stories ? `${stories === 'single' ? 'one' : stories}-story` : null
}

/** A condo on one level may be on the tenth floor: it has no stories of its own. */
const ofAUnit = (sort: string, noun: string): string =>
  /condo|apartment|penthouse/.test(noun) ? sort.replace(/^one-story$/, 'single-level') : sort

/** 'This commercial building is a historic bank building' would say no more than its kind. */
const arePremises = (kind: string, noun: string): boolean =>
  PREMISES.test(noun) && PREMISES.test(kind)
const PREMISES = /^(?:[\w'/-]+ ){1,4}(?:building|warehouse|storefront)$/

/** 'Corner storefront' names the premises themselves. */
const premisesNamed = ({ name, partOf }: Feature): string | null =>
  name && !partOf && /^(?:corner|end-cap|retail) storefront$/.test(name.text) ? name.text : null

/** The rents of the whole property; those of the apartments over a shop are told of the apartments. */
const isRentRoll = (
  { concept, list, statement }: Feature,
  { propertyType }: PropertyFacts,
): boolean =>
  concept === 'rents' &&
  list.length > 0 &&
  !(propertyType === 'Commercial' && /^the apartments /.test(statement ?? ''))

const isRecurringFee = ({ kind, money, concept }: Feature): boolean =>
  kind === 'fee' &&
  money !== null &&
  (money.period !== '' ||
    /^(?:HOA|POA|condo fee|association fee|assessments|maintenance)/i.test(money.label)) &&
  !/tax|pet|application|deposit|insurance|transfer|special assessment/i.test(
    `${money.label} ${concept ?? ''}`,
  )

const RENEWED =
  /^it was (?:fully |completely )?(?:renovated|remodeled|rebuilt|restored|updated|gut-renovated) in \d{4}$/

const renewalIn = (facts: PropertyFacts): Feature | null => {
  const [only, ...others] = facts.features.filter(({ statement }) => RENEWED.test(statement ?? ''))
  return only && others.length === 0 && facts.year !== null && isHome(facts) ? only : null
}

const SITE =
  /^it is (?:on an? (?:[a-z]+ )?(?:cul-de-sac|dead-end street|corner lot|corner)|on an? (?:level|flat|gentle|wooded|double|sloping) lot|in flood zone [A-Z]{1,2}\d*)$/

const siteIn = (facts: PropertyFacts): Feature | null => {
  if (facts.lot === null || !isHome(facts)) return null
  const sites = facts.features.filter(({ statement }) => SITE.test(statement ?? ''))
  // What else is known about floods is told together with the zone.
  const isOfFloods = ({ statement }: Feature) => OF_FLOODS.test(statement ?? '')
  const isAlone = facts.features.filter(isOfFloods).length < 2
  return sites.find((site) => isAlone || !isOfFloods(site)) ?? null
}

const GARAGE_MAX = 2
const GARAGE =
  /\b(?:garages?|carports?|driveway|pad|parking|stalls?|(?<!crawl |flex |retail |office |storage )spaces?)\b/i
/** Where one arrives, which is told before the rooms and not with the garage. */
const WAY_IN =
  /\b(?:gates?|entry|entrance|drive|motor court|(?:circular|gated|tree-lined) driveway)$/i
/** With so few features the garage has a sentence of its own. */
const FEW_FEATURES = 4

/** A garage and a parking pad, unless one of them has a part or a remark that needs its own sentence. */
const garageIn = (facts: PropertyFacts): Feature[] => {
  const { features } = facts
  if (!isHome(facts) || facts.propertyType === 'Multi-Family') return []
  if (features.length < FEW_FEATURES) return []
  const parking = features.filter(
    ({ kind, name, partOf }) =>
      kind === 'parking' &&
      name !== null &&
      partOf === null &&
      !/\b(?:charger|hookups?)$/i.test(name.text) &&
      !WAY_IN.test(name.text),
  )
  const isPlain = ({ name, index, year }: Feature) =>
    name !== null &&
    year === null &&
    GARAGE.test(name.text) &&
    !/(?<!off-)\b(?:street|permit) (?:permit )?parking\b|\bwait|^only\b/i.test(name.text) &&
    features.filter((other) => other.index === index && other.name === null).length === 0
  return parking.length <= GARAGE_MAX && parking.every(isPlain) ? parking : []
}

const unitsIn = (features: readonly Feature[]): number | null => {
  for (const { text } of features) {
    const families = /\b(two|three|four)[- ]family\b/i.exec(text)?.[1]?.toLowerCase()
    if (families) return families === 'two' ? 2 : families === 'three' ? 3 : 4
    // The duplex of the owner is a home on two floors within the building.
    if (/\bowner'?s duplex\b/i.test(text)) continue
    const named = /\b(duplex|triplex|fourplex|quadplex|three[- ]decker|triple[- ]decker)\b/i.exec(
      text,
    )
    const word = named?.[1]?.toLowerCase().replace('-', ' ')
    if (word) return word === 'duplex' ? 2 : /^(?:fourplex|quadplex)$/.test(word) ? 4 : 3
  }
  const counted = features.find(({ concept, count }) => concept === 'units' && count !== null)
  return counted?.count ?? null
}

const needsIn = (features: readonly Feature[]): string[] =>
  features.flatMap((feature) => {
    if (feature.kind !== 'condition') return []
    if (feature.list.length > 0) return [...feature.list]
    if (feature.concept === 'full renovation') return ['a full renovation']
    if (feature.concept === 'cosmetic updating') return ['cosmetic updating']
    return feature.concept === 'fixer' ? ['work'] : []
  })

const isKept = ({ kind, text, name }: Feature): boolean =>
  name !== null &&
  (kind === 'character' || kind === 'finish') &&
  /\b(?:original|pocket doors?|built-ins?|built-in|woodwork|plaster|stained glass|leaded|clawfoot|tin ceiling|period)\b/i.test(
    text,
  )

const isPayment = (concept: string | null): boolean =>
  concept === null || /cash|loan|financing|carry|assumable|lease option/.test(concept)
