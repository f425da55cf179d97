import type { Feature } from '../facts/feature.ts'
import { isHome, isHouse, isStudio, isUnit } from './property-noun.ts'
import type { Story } from './story.ts'
import { TRAITS, traitsOf } from './traits.ts'

type Test = (story: Story, feature: Feature | null) => boolean

const ofType =
  (type: string): Test =>
  ({ facts }) =>
    facts.propertyType === type

const TESTS: Readonly<Record<string, Test>> = {
  home: ({ facts }) => isHome(facts),
  house: ({ facts }) => isHouse(facts),
  unit: ({ facts }) => isUnit(facts),
  single: ofType('Single Family Home'),
  condo: ofType('Condo'),
  townhouse: ofType('Townhouse'),
  penthouse: ofType('Penthouse'),
  estate: ofType('Estate'),
  multi: ofType('Multi-Family'),
  land: ofType('Land'),
  commercial: ofType('Commercial'),
  studio: ({ facts }) => isStudio(facts),
  bare: ({ facts }) =>
    facts.propertyType === 'Land' &&
    !facts.features.some(({ text }) => /\b(?:barn|cabin|shop|house|building|shed)\b/i.test(text)),
  acre: ({ facts: { lot } }) => (lot ?? 0) >= 1,
  'lot under an acre': ({ facts: { lot } }) => lot !== null && lot < 1,
  '20 acres and more': ({ facts: { lot } }) => (lot ?? 0) >= 20,
  small: ({ facts: { sqft } }) => sqft !== null && sqft < 1000,
  modest: ({ facts: { sqft, beds } }) => (sqft ?? 9999) <= 1800 && (beds ?? 9) <= 3,
  large: ({ facts: { sqft } }) => (sqft ?? 0) >= 4000,
  old: ({ facts: { year } }) => year !== null && year < 1940,
  new: ({ facts: { year, currentYear } }) =>
    year !== null && currentYear !== null && (year === currentYear || year === currentYear - 1),
  future: ({ facts: { year, currentYear } }) =>
    year !== null && currentYear !== null && year > currentYear,
  'never lived in': ({ facts: { features } }) =>
    features.some(({ text }) => /\bnever (?:been )?lived in\b|\bnew construction\b/i.test(text)),
  even: ({ facts: { price, sqft } }) => Boolean(price && sqft && price % sqft === 0),
  matched: ({ facts: { beds, baths } }) => beds !== null && beds > 1 && beds === baths,
  'two bedrooms': ({ facts: { beds } }) => beds === 2,
  'beds 2+': ({ facts: { beds } }) => (beds ?? 0) >= 2,
  'beds 3+': ({ facts: { beds } }) => (beds ?? 0) >= 3,
  baths: ({ facts: { baths } }) => baths !== null,
  'no beds': ({ facts: { beds } }) => !beds,
  'no size': ({ facts: { sqft } }) => !sqft,
  lot: ({ facts: { lot } }) => lot !== null,
  units: ({ units }) => units !== null,
  sale: ({ isRental }) => !isRental,
  'no units': ({ units }) => units === null,
  rents: ({ rents }) => rents !== null,
  includes: ({ fee }) => (fee?.money?.includes.length ?? 0) > 0,
  mls: () => true,
  any: () => true,
  figures: (_, hero) => hero === null,
  date: ({ dated }, feature) => (feature?.date ? true : dated.length > 0),
  warehouse: ({ situation }) => situation === 'warehouse',
  income: ({ rents }) => rents !== null,
  condition: ({ needs }) => needs.length > 0,
}

/** Conditions that ask about the feature itself before they ask about the property. */
const OF_FEATURE: Readonly<Record<string, (feature: Feature) => boolean>> = {
  year: ({ year }) => year !== null,
  n: ({ count, list }) => (count ?? list.length) >= 2,
  distance: ({ distance }) => distance !== '',
  place: ({ place }) => place !== '',
  fee: ({ money }) => money !== null,
  list: ({ list, money }) => list.length > 0 || (money?.includes.length ?? 0) > 0,
  date: ({ date }) => date !== '',
  plural: ({ name }) => name?.number === 'plural',
  blocks: ({ distance }) => /\bblocks?\b/.test(distance),
  it: ({ name }) => name !== null,
}

const OF_PROPERTY: Readonly<Record<string, Test>> = {
  year: ({ facts }) => facts.year !== null,
  fee: ({ fee }) => fee !== null,
  n: () => false,
}

/** Whether a line may be used: `feature` is what it tells, or the hero that a frame line touches. */
export const holds = (
  condition: string,
  story: Story,
  feature: Feature | null,
  isTelling: boolean,
): boolean => {
  if (condition.startsWith('no ') && !TESTS[condition])
    return !holds(condition.slice(3), story, feature, isTelling)
  const own = isTelling && feature ? OF_FEATURE[condition] : undefined
  if (own && feature) return own(feature)
  const ofProperty = OF_PROPERTY[condition]
  if (ofProperty) return ofProperty(story, feature)
  const test = TESTS[condition]
  if (test) return test(story, feature)
  if (!feature) return condition === 'hero' ? false : condition === 'price'
  if (condition === 'hero') return true
  if (TRAITS.has(condition)) return traitsOf(feature).has(condition)
  return ` ${feature.text.toLowerCase()} `.includes(` ${condition} `)
}
