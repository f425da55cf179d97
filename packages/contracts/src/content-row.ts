import { z } from 'zod'
import { socialCaptions } from './content.ts'

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
