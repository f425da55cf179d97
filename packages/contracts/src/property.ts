import { z } from 'zod'

export const PROPERTY_TYPES = [
  'Single Family Home',
  'Condo',
  'Townhouse',
  'Multi-Family',
  'Apartment',
  'Estate',
  'Penthouse',
  'Land',
  'Commercial',
] as const
export type PropertyType = (typeof PROPERTY_TYPES)[number]

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

const requiredText = z.string().trim().min(1).max(PROPERTY_TEXT_MAX)
const count = z.number().int().min(0).max(1000)

/** What an agent types about a property. */
export const propertyInput = z.object({
  address: requiredText,
  city: requiredText,
  state: requiredText,
  zipCode: requiredText,
  bedrooms: count,
  bathrooms: z.number().min(0).max(1000).multipleOf(0.5),
  squareFeet: z.number().int().min(0).max(100_000_000),
  price: z.number().min(0).max(100_000_000_000),
  propertyType: z.enum(PROPERTY_TYPES),
  yearBuilt: z
    .number()
    .int()
    .min(YEAR_BUILT_MIN)
    .refine((year) => year <= new Date().getFullYear(), 'Year built cannot lie in the future')
    .nullish(),
  lotSize: z.number().min(0).max(10_000_000).nullish(),
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
}

export const PROPERTY_DEFAULTS = {
  bedrooms: 3,
  bathrooms: 2,
  squareFeet: 2000,
  price: 500_000,
  propertyType: 'Single Family Home',
  features: [],
} as const satisfies Partial<PropertyInput>

/** Splits the comma text of the Key Features field. @example parseFeatures('pool, , deck') // ['pool', 'deck'] */
export const parseFeatures = (text: string): string[] =>
  text
    .split(',')
    .map((feature) => feature.trim())
    .filter(Boolean)
