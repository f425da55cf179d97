import { z } from 'zod'
import { claim, contentSpans, socialCaptions, unusedInput } from './content.ts'
import { PROPERTY_TYPES } from './property-type.ts'

/** A row of `search_content`: what was locked in, with the facts of its property and its author's name. */
export const savedContentRow = z.object({
  id: z.string(),
  user_id: z.string(),
  property_id: z.string(),
  tone: z.string(),
  headline: z.string().nullable(),
  description: z.string(),
  social_captions: socialCaptions,
  created_at: z.string(),
  updated_at: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  bedrooms: z.number(),
  bathrooms: z.number(),
  square_feet: z.number(),
  price: z.number(),
  property_type: z.string(),
  author_name: z.string().nullable(),
})
export type SavedContentRow = z.infer<typeof savedContentRow>

/** A property as it was when a text was written. */
export const keptFacts = z.object({
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  bedrooms: z.number(),
  bathrooms: z.number(),
  squareFeet: z.number(),
  price: z.number(),
  propertyType: z.enum(PROPERTY_TYPES),
  yearBuilt: z.number().nullable(),
  lotSize: z.number().nullable(),
  features: z.array(z.string()),
})
export type KeptFacts = z.infer<typeof keptFacts>

/** A row of `content` with its proof. What was saved before proofs were kept has none. */
export const contentRow = z.object({
  id: z.string(),
  user_id: z.string(),
  property_id: z.string(),
  tone: z.string(),
  headline: z.string().nullable(),
  description: z.string(),
  social_captions: socialCaptions,
  created_at: z.string(),
  updated_at: z.string(),
  generation_id: z.string().nullable(),
  engine: z.string().nullable(),
  model: z.string().nullable(),
  seed: z.number().nullable(),
  facts: keptFacts.nullable(),
  spans: contentSpans.nullable(),
  /** Each claim with what the facts said when it was written. */
  claims: z.array(claim.extend({ fact: z.unknown() })).nullable(),
  unused: z.array(unusedInput).nullable(),
})
export type ContentRow = z.infer<typeof contentRow>
