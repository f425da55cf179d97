import { PROPERTY_TYPES, type PropertyInput, type PropertyType } from '@listwright/contracts'
import fc from 'fast-check'
import { places, streets } from './arbitrary-places.ts'
import { PROPERTIES } from './properties.ts'
import { typedFeatures } from './typed-features.ts'
import { wildFeatures } from './wild-features.ts'

/** Any property that the form accepts, half of them plausible, half of them as odd as people can type. */
export const anyProperty = (): fc.Arbitrary<PropertyInput> =>
  fc.oneof(realisticProperty(), wildProperty())

/** A property as an office would list it: figures that belong together, features from daily practice. */
export const realisticProperty = (): fc.Arbitrary<PropertyInput> =>
  fc.constantFrom(...PROPERTY_TYPES).chain(realisticPropertyOf)

/** A plausible property with features as agents really type them, taken from the fixed properties of its type. */
export const messyProperty = (): fc.Arbitrary<PropertyInput> =>
  fc.constantFrom(...PROPERTY_TYPES).chain((propertyType) => {
    const typed = PROPERTIES.filter((property) => property.propertyType === propertyType)
    const pool = typed.flatMap(({ features }) => features)
    return fc
      .tuple(
        realisticPropertyOf(propertyType),
        fc.uniqueArray(fc.constantFrom(...pool), { maxLength: 14 }),
      )
      .map(([property, features]) => ({ ...property, features }))
  })

interface Range {
  bedrooms: [number, number]
  squareFeet: [number, number]
  pricePerUnit: [number, number]
  lot: [number, number] | null
}

const range = (
  bedrooms: [number, number],
  squareFeet: [number, number],
  pricePerUnit: [number, number],
  lot: [number, number] | null,
): Range => ({ bedrooms, squareFeet, pricePerUnit, lot })

const RANGES: Record<PropertyType, Range> = {
  'Single Family Home': range([2, 6], [900, 4200], [140, 620], [5, 180]),
  Condo: range([0, 3], [480, 2100], [220, 900], null),
  Townhouse: range([2, 4], [1000, 2800], [160, 600], [2, 12]),
  'Multi-Family': range([4, 12], [1900, 6800], [110, 480], [8, 60]),
  Apartment: range([0, 3], [420, 1700], [200, 900], null),
  Estate: range([4, 9], [4200, 14_000], [260, 1400], [80, 4200]),
  Penthouse: range([1, 5], [1500, 6200], [500, 2600], null),
  Land: range([0, 0], [0, 0], [4000, 90_000], [20, 32_000]),
  Commercial: range([0, 0], [1200, 60_000], [80, 420], [10, 900]),
}

const between = ([min, max]: [number, number]) => fc.integer({ min, max })

const realisticPropertyOf = (propertyType: PropertyType): fc.Arbitrary<PropertyInput> => {
  const { bedrooms, squareFeet, pricePerUnit, lot } = RANGES[propertyType]
  const dwelling = propertyType !== 'Land' && propertyType !== 'Commercial'
  const lotSize = between(lot ?? [1, 1]).map((hundredths) => hundredths / 100)
  return fc
    .record({
      number: fc.integer({ min: 1, max: 9899 }),
      street: fc.constantFrom(...streets),
      place: fc.constantFrom(...places),
      bedrooms: between(bedrooms),
      halfBaths: fc.integer({ min: -1, max: 2 }),
      squareFeet: between(squareFeet),
      perUnit: between(pricePerUnit),
      rounding: fc.constantFrom(100, 500, 1000, 5000),
      yearBuilt: fc.option(fc.integer({ min: 1870, max: 2025 })),
      lotSize: lot ? lotSize : fc.constant(null),
      features: fc.uniqueArray(fc.constantFrom(...typedFeatures[featurePool(propertyType)]), {
        maxLength: 14,
      }),
    })
    .map(({ number, street, place, halfBaths, perUnit, rounding, ...rest }) => {
      const units = propertyType === 'Land' ? (rest.lotSize ?? 1) : rest.squareFeet
      return {
        ...rest,
        address: `${number} ${street}`,
        city: place[0],
        state: place[1],
        zipCode: place[2],
        bathrooms: dwelling ? Math.max(1, rest.bedrooms * 0.5 + halfBaths * 0.5 + 1) : 0,
        price: Math.max(rounding, Math.round((units * perUnit) / rounding) * rounding),
        propertyType,
        yearBuilt: propertyType === 'Land' ? null : rest.yearBuilt,
      }
    })
}

const featurePool = (propertyType: PropertyType): keyof typeof typedFeatures =>
  propertyType === 'Land' ? 'land' : propertyType === 'Commercial' ? 'commercial' : 'dwelling'

const addresses = streets.map((street) => `1 ${street}`)
const cities = places.map(([city]) => city)
const states = places.map(([, state]) => state)
const zipCodes = places.map(([, , zipCode]) => zipCode)

/** One of these, or whatever can be typed in its place. */
const knownOr = (known: readonly string[], maxLength: number): fc.Arbitrary<string> =>
  fc.oneof(fc.constantFrom(...known), visibleText(maxLength))

/** A property at the edges of the schema: any Unicode, any figure, any features. */
const wildProperty = (): fc.Arbitrary<PropertyInput> =>
  fc.record({
    address: knownOr(addresses, 200),
    city: knownOr(cities, 40),
    state: knownOr(states, 20),
    zipCode: knownOr(zipCodes, 12),
    bedrooms: fc.oneof(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 1000 })),
    bathrooms: fc.oneof(
      fc.integer({ min: 0, max: 24 }).map((halves) => halves / 2),
      fc.integer({ min: 0, max: 2000 }).map((halves) => halves / 2),
    ),
    squareFeet: fc.oneof(
      fc.constantFrom(0, 1, 80, 800, 1100, 8000, 11_000, 18_000),
      fc.integer({ min: 0, max: 100_000_000 }),
    ),
    price: fc.oneof(
      fc.constantFrom(0, 1, 999, 24_750_000, 100_000_000_000, 499_900, 1234.5),
      fc.integer({ min: 0, max: 100_000_000 }),
    ),
    propertyType: fc.constantFrom(...PROPERTY_TYPES),
    yearBuilt: fc.option(fc.integer({ min: 1800, max: 2026 })),
    lotSize: fc.option(
      fc.oneof(
        fc.constantFrom(0, 0.01, 0.5, 1, 1.5, 640, 12_345.678, 10_000_000),
        fc.double({ min: 0, max: 10_000, noNaN: true }),
      ),
    ),
    features: fc.array(
      fc.oneof(
        fc.constantFrom(...wildFeatures),
        fc.constantFrom(
          ...typedFeatures.dwelling,
          ...typedFeatures.land,
          ...typedFeatures.commercial,
        ),
        visibleText(80),
      ),
      { maxLength: 45 },
    ),
  })

// The form trims, so a typed value is never blank and never has outer spaces.
const visibleText = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .oneof(fc.string({ maxLength }), fc.string({ unit: 'grapheme', maxLength: maxLength >> 1 }))
    .map((text) => text.slice(0, maxLength).trim() || 'x')
