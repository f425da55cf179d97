import { dollars, group, spellHalves } from '@listwright/reviewer/language'
import { inWords } from '../compose/numbers.ts'
import { concatenate, passage } from '../compose/passage.ts'
import { countable, sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { Story } from './story.ts'

/** Prose spells small numbers; posts use figures, and some networks the short units as well. */
export type NumberStyle = 'prose' | 'post' | 'short'

type Make = (story: Story, style: NumberStyle) => Value | null

const FARM_ACRES = 10
const SQUARE_FEET_PER_ACRE = 43_560

const bedsInWords = (beds: number, style: NumberStyle): string =>
  style === 'prose' ? inWords(beds) : group(beds)

const bathsInWords = (baths: number, style: NumberStyle): string =>
  style === 'prose' ? spellHalves(baths) : group(baths)

const bathNoun = ({ facts: { propertyType, baths, features } }: Story): string => {
  const isPremises = propertyType === 'Commercial'
  const typed = features.some(({ text }) => /\brestrooms?\b/i.test(text))
  const noun = isPremises ? (typed ? 'restroom' : 'bathroom') : 'bath'
  return baths === 1 ? noun : `${noun}s`
}

/** A quotient in dollars: the exact figure, or 'about' and the rounded one. */
const about = (total: number, parts: number, source: string): Value => {
  const exact = total / parts
  const rounded = Math.round(exact)
  return wording(`${Math.abs(exact - rounded) < 0.005 ? '' : 'about '}${dollars(rounded)}`, source)
}

const acres = (lot: number): string =>
  lot === 1 ? 'one acre' : `${Number.isInteger(lot) ? inWords(lot) : group(lot)} acres`

const HOUSE =
  /\b(?:(?:manor|main|ranch|plantation) )?(?:house|farmhouse|home)$|\b(?:manor|villa|chateau|mansion|lodge|castle)$/

/** 'circa 1768' is nearer the truth than the year of the form, and two years would contradict each other. */
const ABOUT = 40
const tellsAge = ({ kind, statement }: Feature, year: number): boolean => {
  const [, circa] = /^it is an? .+ from about (\d{4})$/.exec(statement ?? '') ?? []
  return kind === 'character' && circa !== undefined && Math.abs(Number(circa) - year) <= ABOUT
}

/** The figures of the form, in every shape that a line may ask for. */
export const FIGURES: Readonly<Record<string, Make>> = {
  beds: ({ facts: { beds } }, style) => {
    if (!beds) return null
    const noun = beds === 1 ? 'bedroom' : 'bedrooms'
    return wording(`${bedsInWords(beds, style)} ${noun}`, 'bedrooms', beds > 1)
  },
  'beds-': ({ facts: { beds } }, style) =>
    beds ? countable(`${bedsInWords(beds, style)}-bedroom`, 'bedrooms') : null,
  'beds#': ({ facts: { beds } }, style) =>
    beds ? wording(bedsInWords(beds, style), 'bedrooms', beds > 1) : null,
  bd: ({ facts: { beds } }) => (beds ? wording(`${group(beds)} bed`, 'bedrooms') : null),
  baths: (story, style) => {
    const { baths, propertyType, features } = story.facts
    // Restrooms that were typed are told as they were typed.
    const areTyped =
      propertyType === 'Commercial' && features.some(({ name }) => name?.head === 'restroom')
    if (!baths || areTyped) return null
    return wording(`${bathsInWords(baths, style)} ${bathNoun(story)}`, 'bathrooms', baths > 1)
  },
  'baths-': ({ facts: { baths } }, style) =>
    baths
      ? countable(`${bathsInWords(baths, style).replaceAll(' ', '-')}-bath`, 'bathrooms')
      : null,
  'baths#': ({ facts: { baths } }, style) =>
    baths ? wording(bathsInWords(baths, style), 'bathrooms', baths > 1) : null,
  ba: ({ facts: { baths } }) => (baths ? wording(`${group(baths)} bath`, 'bathrooms') : null),
  sqft: ({ facts: { sqft } }) =>
    sqft ? wording(`${group(sqft)} square feet`, 'squareFeet', true) : null,
  'sqft-': ({ facts: { sqft } }) =>
    sqft ? countable(`${group(sqft)}-square-foot`, 'squareFeet') : null,
  'sqft#': ({ facts: { sqft } }) => (sqft ? wording(group(sqft), 'squareFeet') : null),
  sf: ({ facts: { sqft } }) => (sqft ? wording(`${group(sqft)} sq ft`, 'squareFeet') : null),
  lot: ({ facts: { lot }, site }, style) => {
    if (!lot) return null
    const size = wording(acres(lot), 'lotSize', lot !== 1)
    if (!site?.statement || style !== 'prose') return size
    const kind =
      /^it is on an? ((?:[a-z]+ )?(?:corner|cul-de-sac)|level|flat|gentle|wooded|double|sloping)(?: lot)?$/.exec(
        site.statement,
      )?.[1]
    const words = kind
      ? concatenate(
          [
            countable(`${group(lot)}-acre`, 'lotSize').a,
            passage(kind, sourceOf(site)),
            passage('lot'),
          ],
          ' ',
        )
      : concatenate(
          [size.bare, passage(site.statement.replace(/^it is /, ''), sourceOf(site))],
          ' ',
        )
    return { ...size, bare: words, the: words, a: words }
  },
  'lot-': ({ facts: { lot } }) => (lot ? countable(`${group(lot)}-acre`, 'lotSize') : null),
  'lot#': ({ facts: { lot } }) => (lot ? wording(group(lot), 'lotSize', true) : null),
  year: ({ facts: { year, features } }) =>
    year && !features.some((feature) => tellsAge(feature, year))
      ? wording(String(year), 'yearBuilt')
      : null,
  price: ({ facts: { price }, isRental }) =>
    price ? wording(isRental ? `${dollars(price)} a month` : dollars(price), 'price') : null,
  rent: ({ facts: { price }, isRental }) =>
    price && isRental ? wording(`${dollars(price)} a month`, 'price') : null,
  // The price of a farm is mostly that of its land.
  ppsf: ({ facts: { price, sqft, lot }, isRental }) =>
    price && sqft && !isRental && (lot ?? 0) < FARM_ACRES
      ? about(price, sqft, 'price/squareFeet')
      : null,
  ppa: ({ facts: { price, lot }, isRental }) =>
    price && lot && !isRental ? about(price, lot, 'price/lotSize') : null,
  'unit price': ({ facts: { price }, units, isRental }) =>
    price && units && !isRental ? about(price, units, 'price/features') : null,
  times: ({ facts: { sqft, lot } }) => {
    const times = sqft && lot ? Math.round((lot * SQUARE_FEET_PER_ACRE) / sqft) : 0
    return times >= 3 && times <= 40 ? wording(inWords(times), 'lotSize/squareFeet', true) : null
  },
  city: ({ facts: { city } }) => (city ? wording(city, 'city') : null),
  state: ({ facts: { state } }) => (state ? wording(state, 'state') : null),
  type: ({ noun }) => countable(noun, 'propertyType'),
  // The square feet of an estate are those of its house.
  dwelling: ({ noun, facts, styled }) => {
    const house = facts.propertyType === 'Estate' ? HOUSE.exec(styled?.noun ?? '')?.[0] : undefined
    return house && styled
      ? countable(house, sourceOf(styled.feature))
      : countable(noun, 'propertyType')
  },
}
