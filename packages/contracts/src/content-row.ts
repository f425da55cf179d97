import type { SocialCaptions } from './content.ts'

/** A row of `search_content`: what was locked in, with the facts of its property and its author's name. */
export interface SavedContentRow {
  id: string
  user_id: string
  property_id: string
  tone: string
  headline: string | null
  description: string
  social_captions: SocialCaptions
  created_at: string
  updated_at: string
  address: string
  city: string
  state: string
  zip_code: string
  bedrooms: number
  bathrooms: number
  square_feet: number
  price: number
  property_type: string
  author_name: string | null
}
