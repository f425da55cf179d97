import { z } from 'zod'
import { PROPERTY_TYPES } from './property-type.ts'

export const YEAR_BUILT_MIN = 1800
export const PROPERTY_TEXT_MAX = 200
export const PROPERTY_FEATURES_MAX = 60
export const PROPERTY_FEATURE_LENGTH_MAX = 300

/** What the arrows of a number field do; typed values need not lie on a step, except half baths. */
export const PROPERTY_STEPS = {
  bedrooms: 1,
  bathrooms: 0.5,
  squareFeet: 1,
  price: 1000,
  lotSize: 0.01,
} as const

/** The form's words for its fields; messages and claims use them too. */
export const PROPERTY_LABELS = {
  address: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'Zip Code',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  squareFeet: 'Square Feet',
  price: 'Price',
  propertyType: 'Property Type',
  yearBuilt: 'Year Built',
  lotSize: 'Lot Size',
  features: 'Key Features',
} as const

const text = (label: string, most = PROPERTY_TEXT_MAX) =>
  z
    .string()
    .trim()
    .min(1, `${label} is required`)
    .max(most, `${label} can have at most ${most} characters`)

const figure = (label: string, most: number) =>
  z
    .number(`${label} is required`)
    .min(0, `${label} cannot be negative`)
    .max(most, `${label} can be at most ${most.toLocaleString('en-US')}`)

/** What an agent types about a property. */
export const propertyInput = z.object({
  address: text(PROPERTY_LABELS.address),
  city: text(PROPERTY_LABELS.city),
  state: text(PROPERTY_LABELS.state),
  zipCode: text(PROPERTY_LABELS.zipCode),
  bedrooms: figure(PROPERTY_LABELS.bedrooms, 1000).int('Bedrooms are counted in whole numbers'),
  bathrooms: figure(PROPERTY_LABELS.bathrooms, 1000).multipleOf(
    0.5,
    'Bathrooms are counted in halves',
  ),
  squareFeet: figure(PROPERTY_LABELS.squareFeet, 100_000_000).int('Square Feet is a whole number'),
  price: figure(PROPERTY_LABELS.price, 100_000_000_000),
  propertyType: z.enum(PROPERTY_TYPES),
  yearBuilt: z
    .number()
    .int('Year Built is a whole number')
    .min(YEAR_BUILT_MIN, `Year Built can be ${YEAR_BUILT_MIN} at the earliest`)
    .refine((year) => year <= new Date().getFullYear(), 'Year Built cannot lie in the future')
    .nullish(),
  lotSize: figure(PROPERTY_LABELS.lotSize, 10_000_000).nullish(),
  features: z
    .array(z.string().trim().min(1).max(PROPERTY_FEATURE_LENGTH_MAX))
    .max(PROPERTY_FEATURES_MAX),
})
export type PropertyInput = z.infer<typeof propertyInput>

/** A saved property: what was typed, whose it is and since when. */
export interface Property extends PropertyInput {
  id: string
  userId: string
  createdAt: string
  /** Changes with every save: an edit made elsewhere is noticed, not overwritten. */
  updatedAt: string
}

export const PROPERTY_DEFAULTS = {
  bedrooms: 3,
  bathrooms: 2,
  squareFeet: 2000,
  price: 500_000,
  propertyType: 'Single Family Home',
  yearBuilt: null,
  lotSize: null,
  features: [],
} as const satisfies Partial<PropertyInput>

// '1,450' is one figure: a comma between a digit and exactly three more does not part two features.
const SEPARATOR = /[;\n]|,(?!(?<=\d,)\d{3}(?!\d))/

// What marks an item of a list that was copied from elsewhere.
const BULLET = /^(?:[•·▪●]\s*|[-–*]\s+)/

/** One item of the Key Features field, and where it stands in it. */
export interface TypedFeature {
  text: string
  start: number
  end: number
}

/** Splits the text of the Key Features field, at commas, semicolons and new lines. */
export const typedFeatures = (text: string): TypedFeature[] => {
  let pieceStart = 0
  return text.split(SEPARATOR).flatMap((piece) => {
    const feature = piece.trim().replace(BULLET, '')
    const start = pieceStart + piece.lastIndexOf(feature)
    // What separates two features is always one character.
    pieceStart += piece.length + 1
    return feature ? [{ text: feature, start, end: start + feature.length }] : []
  })
}

/** The features alone. @example parseFeatures('pool, , deck') // ['pool', 'deck'] */
export const parseFeatures = (text: string): string[] => typedFeatures(text).map(({ text }) => text)
