import type { ContentRow, Row, Usage } from '@listwright/contracts'
import { AGENT } from './wire.ts'

/** A property as the database answers it. */
export const aPropertyRow = (overrides: Partial<Row<'properties'>> = {}): Row<'properties'> => ({
  id: 'b0000000-0000-4000-8000-00000000000b',
  user_id: AGENT.id,
  library_id: AGENT.id,
  team_id: null,
  address: '7 Quiet Row',
  city: 'Salem',
  state: 'OR',
  zip_code: '97301',
  bedrooms: 3,
  bathrooms: 2,
  square_feet: 1810,
  price: 500_000,
  property_type: 'Townhouse',
  year_built: null,
  lot_size: null,
  features: ['pool', 'home theater'],
  created_at: '2026-11-15T12:00:00Z',
  updated_at: '2026-11-15T12:00:00Z',
  ...overrides,
})

/** A saved text with its proof, as the database answers it. */
export const aContentRow = (overrides: Partial<ContentRow> = {}): ContentRow => ({
  id: 'd0000000-0000-4000-8000-00000000000d',
  user_id: AGENT.id,
  property_id: aPropertyRow().id,
  generation_id: 'c0000000-0000-4000-8000-00000000000c',
  tone: 'luxury',
  headline: null,
  description: 'Three bedrooms in Salem. Offered at $500,000.',
  social_captions: {
    facebook: 'On Facebook #salem',
    instagram: 'On Instagram #salem',
    linkedin: 'On LinkedIn #salem',
    twitter: 'On Twitter #salem',
  },
  engine: 'built-in',
  model: null,
  seed: 1,
  facts: {
    address: '7 Quiet Row',
    city: 'Salem',
    state: 'OR',
    zipCode: '97301',
    bedrooms: 3,
    bathrooms: 2,
    squareFeet: 1810,
    price: 500_000,
    propertyType: 'Townhouse',
    yearBuilt: null,
    lotSize: null,
    features: ['pool', 'home theater'],
  },
  spans: {
    headline: [],
    description: [{ start: 0, end: 14, source: 'bedrooms' }],
    socialCaptions: { facebook: [], instagram: [], linkedin: [], twitter: [] },
  },
  claims: [{ text: 'Three bedrooms', source: 'bedrooms', fact: 3 }],
  unused: [],
  created_at: '2026-11-15T12:00:00Z',
  updated_at: '2026-11-15T12:00:00Z',
  ...overrides,
})

export const aProfileRow = (overrides: Partial<Row<'profiles'>> = {}): Row<'profiles'> => ({
  id: AGENT.id,
  full_name: 'Ada Lovelace',
  email: AGENT.email,
  company: null,
  email_notifications: true,
  ip_lock_enabled: false,
  two_factor_enabled: false,
  subscription_plan: null,
  created_at: '2026-11-15T12:00:00Z',
  updated_at: '2026-11-15T12:00:00Z',
  ...overrides,
})

/** What this month has used of the Free plan. */
export const aUsage = (overrides: Partial<Usage> = {}): Usage => ({
  plan: 'free',
  own_plan: 'free',
  tier: 'basic',
  listings: { used: 0, allowed: 3 },
  generations: 0,
  revisions_per_listing: 5,
  tones_per_listing: 2,
  users: 1,
  custom_tones: false,
  caption_variants: false,
  resets_at: '2026-12-01T00:00:00Z',
  ...overrides,
})
