import type { Row, Usage } from '@listwright/contracts'
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
