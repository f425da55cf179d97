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
  snow: ({ facts }) => SNOW.has(facts.state),
  heat: ({ facts }) => HEAT.has(facts.state),
  warm: ({ facts }) => WARM.has(facts.state),
  dry: ({ facts }) => DRY.has(facts.state),
  coast: ({ facts }) => COAST.has(facts.state) && !tells(facts, /\b(?:lake|pond|river)/i),
  dogs: ({ facts }) => !tells(facts, /\bno (?:pets|dogs|animals)\b|\bpets? not\b|\bcats? only\b/i),
  stairs: ({ facts }) => !tells(facts, ON_ONE_LEVEL),
  warehouse: ({ situation }) => situation === 'warehouse',
  income: ({ rents }) => rents !== null,
  condition: ({ needs }) => needs.length > 0,
}

const tells = ({ features }: Story['facts'], words: RegExp): boolean =>
  features.some(({ text, statement }) => words.test(`${text} ${statement ?? ''}`))

/** Where nobody has stairs to take to bed. */
const ON_ONE_LEVEL =
  /\b(?:one|single|1)[- ](?:level|story|floor)\b|\branch\b|\bno stairs\b|\b(?:primary|bedrooms?|suites?|beds?)\b.*\b(?:main|first|ground|1st|lower)\b|\b(?:main|first|ground|1st|lower)\b.*\b(?:primary|bedrooms?|suites?|beds?)\b/i

const states = (names: string): ReadonlySet<string> => new Set(names.split(', '))

/** Where a winter without snow would be news. */
const SNOW = states(
  'Alaska, Colorado, Connecticut, Idaho, Illinois, Indiana, Iowa, Maine, Massachusetts, Michigan, Minnesota, Montana, Nebraska, New Hampshire, New York, North Dakota, Ohio, Pennsylvania, Rhode Island, South Dakota, Utah, Vermont, Wisconsin, Wyoming',
)
/** Where July and August are hot. */
const HEAT = states(
  'Alabama, Arizona, Arkansas, Delaware, District of Columbia, Florida, Georgia, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maryland, Mississippi, Missouri, Nebraska, Nevada, New Jersey, North Carolina, Ohio, Oklahoma, Pennsylvania, South Carolina, Tennessee, Texas, Virginia, West Virginia',
)
/** Where rain seldom spoils a plan. */
const DRY = states('Arizona, Nevada, New Mexico, Utah')
/** Where nobody waits for spring. */
const WARM = states('Florida, Hawaii')
/** States with tides. */
const COAST = states(
  'Alabama, Alaska, California, Connecticut, Delaware, Florida, Georgia, Hawaii, Louisiana, Maine, Maryland, Massachusetts, Mississippi, New Hampshire, New Jersey, New York, North Carolina, Oregon, Rhode Island, South Carolina, Texas, Virginia, Washington',
)

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
  // No line with a year is about one that is still to come.
  year: ({ facts: { year, currentYear } }) =>
    year !== null && (currentYear === null || year <= currentYear),
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
