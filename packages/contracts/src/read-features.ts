import { z } from 'zod'
import { unusedInput } from './content.ts'
import { propertyInput } from './property.ts'

const facts = propertyInput.pick({
  city: true,
  bedrooms: true,
  bathrooms: true,
  squareFeet: true,
  price: true,
  yearBuilt: true,
  lotSize: true,
})

/** What the browser asks read-features for: the features, and those facts that decide how they are read. */
export const readFeaturesRequest = propertyInput
  .pick({ propertyType: true, features: true })
  .extend(facts.partial().shape)
export type ReadFeaturesRequest = z.infer<typeof readFeaturesRequest>

/** How one typed feature is understood. */
export const featureReading = z.object({
  typed: z.string(),
  /** What a text would say of it, in clean words; nothing where it was joined to the feature before it. */
  told: z.array(z.string()),
  leftOut: z.array(unusedInput),
})
export type FeatureReading = z.infer<typeof featureReading>

/** The readings in the order in which the features were typed. */
export const readFeaturesResponse = z.object({ readings: z.array(featureReading) })
