import { onceWithin } from '@listwright/reviewer/memory'
import type { Feature } from '../facts/feature.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'
import { ownOfAUnit } from '../story/own-of-a-unit.ts'
import { isHome, isUnit } from '../story/property-noun.ts'
import { sectionOf } from '../story/section.ts'

/** What a fact is about: only facts of one topic share a sentence. */
export type Topic =
  | 'kind'
  | 'view'
  | 'inside'
  | 'outside'
  | 'land'
  | 'premises'
  | 'units'
  | 'shared'
  | 'systems'
  | 'parking'
  | 'place'
  | 'income'
  | 'rules'
  | 'terms'
  | 'condition'
  | 'money'

const BY_KIND: Partial<Record<Feature['kind'], Topic>> = {
  view: 'view',
  location: 'place',
  zoning: 'place',
  tenancy: 'income',
  pets: 'rules',
  restriction: 'rules',
  terms: 'terms',
  availability: 'terms',
  condition: 'condition',
  fee: 'money',
}
const OUTDOORS =
  /\boutdoor\b|\bsummer kitchen\b|\bhot tubs?\b|\bbarns?\b|\bhelipad\b|\b(?:guest|coach|carriage|pool|spring|tenant) houses?\b|\bcasita\b|\bshed\b|\bgates?\b|\bRV\b|\bporch(?:es)?\b|\bpool\b(?! table)|\b(?:metal|pole|large|detached) shop\b|\bsiding$|\bbrick front$|\bstucco$|\bexterior\b|\bgarden spot\b|\btack room\b|\bcorrals?\b/i
const INDOORS =
  /\bindoor\b|\bbarn doors?\b|\bwood stove\b|\bworkshop\b|\bwoodwork\b|\bbookcases\b|\bfoyer\b|\bthree-season\b/i
const SHARED =
  /\b(?:community|neighborhood|subdivision|shared|common)\b|\bclubhouse\b|\bclub room\b/i
const SHARED_BY_A_BUILDING =
  /\bpools?\b|\bhot tubs?\b|\bgym\b|\bfitness\b|\bspa$|\bcourtyard\b|\bdog run\b|\blaundry in (?!the unit|unit)|\belevator\b|\bdoor(?:man| staff)\b|\bconcierge\b|\b(?:rooftop|roof) (?:deck|terrace|pool)\b/i
/** A shore belongs to the home, even where it is shared. */
const SHORE =
  /\bfrontage on\b.*\b(?:[Ll]ake|[Rr]iver|[Bb]ay|[Cc]reek|[Oo]cean)\b|\b(?:[Ll]ake|[Rr]iver|[Bb]ay|[Cc]reek|[Oo]cean|[Gg]ulf|[Cc]anal) frontage\b/
const PARKED =
  /\b(?:garages?|carports?|parking|(?:parking|garage|covered|assigned|deeded) (?:spaces?|stalls?|spots?)|driveway|(?:gravel|paved|circular) drive|alley access|two stalls)\b/i
const LAUNDRY = /\blaundry\b|\bwasher\b/i
/** Rooms and surfaces that were redone. */
const ROOMS =
  /^the [\w -]*\b(?:baths?|bathrooms?|kitchen|cabinets|floors?|hardwoods?|interior) (?:has|have|was|were) /
/** What the property is, or where in its building. */
const KIND =
  /^it is (?:an? (?!few\b)|half |full |adobe|garden-style|(?:on|in) (?:the|an?) (?:[\w-]+ )*(?:floor|level|building|fourplex)\b)(?!.*\b(?:walk|ride|mile|minute)\b)/
/** Trouble that is no rule: 'in flood zone AE'. */
const OF_THE_LAND = /\bflood zone\b|\bagricultural exemption\b/
const ROOF = /\broof$/i
/** What the building is made of and protected by. */
const FABRIC =
  /\bexterior paint|\bconstruction$|\brights$|\b(?:hurricane|storm|accordion) shutters\b|\bimpact\b/i

export const topicOf = (feature: Feature, { facts }: { facts: PropertyFacts }): Topic =>
  topicWithin(feature, facts)

const topicWithin = onceWithin((feature: Feature, facts: PropertyFacts): Topic => {
  const { kind, name, statement, text } = feature
  const words = name ? `${name.text} ${name.tail}`.trim() : text
  const said = statement ?? ''
  if (/^there are no special assessments/.test(said)) return 'money'
  if (/^there (?:is|are) no rental|^there is no seller disclosure/.test(said)) return 'rules'
  if (/\brental history\b/.test(said)) return 'income'
  if (/\b(?:is|are) included$/.test(said) && kind !== 'fee') return 'terms'
  if (OF_THE_LAND.test(said)) return facts.propertyType === 'Land' ? 'land' : 'condition'
  if (kind === 'condition' && name && !statement) return 'condition'
  if (KIND.test(said) && kind !== 'condition' && kind !== 'terms' && kind !== 'tenancy')
    return 'kind'
  if (kind === 'update' && !name && ROOMS.test(said) && isHome(facts)) return 'inside'
  if (SHORE.test(said || words) && facts.propertyType !== 'Land') return 'outside'
  const known = BY_KIND[kind]
  if (known) return known
  if (
    PARKED.test(words) &&
    !/\b(?:over|off|above|to|from) the garage\b|\broom\b|\bdoors?\b|\bapartment\b|\broof\b/i.test(
      words,
    )
  )
    return 'parking'
  return placeOf(feature, facts, words)
})

const AMENITY =
  /\b(?:pools?|spa|hot tub|tennis|pickleball|courts?|trails?|paths?|parks?|playground|gym|fitness|dock|ramp|picnic)\b/i

/** 'Neighborhood pool, tennis and trails': what follows a shared thing in one list is shared, too. */
const isListedAsShared = (feature: Feature, { features }: PropertyFacts): boolean =>
  AMENITY.test(feature.name?.text ?? '') &&
  features
    .slice(0, features.indexOf(feature))
    .some(({ index, name }) => index === feature.index && SHARED.test(name?.text ?? ''))

/** Where a thing is. */
const placeOf = (feature: Feature, facts: PropertyFacts, words: string): Topic => {
  const section = sectionOf(feature, { facts })
  const isPrivate = /\b(?:private|own)\b/i.test(words)
  if (facts.propertyType === 'Land') return 'land'
  const home = ownOfAUnit(feature, facts)
  if (home) return home === 'interior' ? 'inside' : 'outside'
  if (SHARED.test(words) && !isPrivate && !/\bwater\b/i.test(words)) return 'shared'
  if (isListedAsShared(feature, facts)) return 'shared'
  // 'balcony overlooking the pool' names the pool, but the thing is the balcony.
  const own = words.replace(/ (?:overlooking|facing) .*$/, '')
  if (isUnit(facts) && SHARED_BY_A_BUILDING.test(own) && !isPrivate) return 'shared'
  if (section === 'community') return 'shared'
  if (section === 'premises') return 'premises'
  if (section === 'units') return 'units'
  if (section === 'building') return isPrivate ? 'inside' : 'shared'
  if (section === 'income') return feature.name ? 'units' : 'income'
  if (LAUNDRY.test(words)) return 'inside'
  if (FABRIC.test(words)) return 'systems'
  if (INDOORS.test(words)) return 'inside'
  if (OUTDOORS.test(words)) return 'outside'
  if (ROOF.test(words) || section === 'systems') return 'systems'
  if (section === 'outdoors' || section === 'land') return 'outside'
  if (section === 'rest' && feature.kind !== 'building') return 'systems'
  return isHome(facts) ? 'inside' : 'premises'
}
