export const PLANS = ['free', 'starter', 'pro'] as const
export type Plan = (typeof PLANS)[number]
export type PaidPlan = Exclude<Plan, 'free'>

export const TIERS = ['basic', 'extended', 'premium'] as const
export type Tier = (typeof TIERS)[number]

export interface PlanCard {
  name: string
  /** Per month. */
  price: number
  /** The payment provider's lookup key for the price. */
  priceId: string
  tier: Tier
  /** `null` stands for unlimited. */
  listingsPerMonth: number | null
  revisionsPerListing: number | null
  tonesPerListing: number | null
  users: number
  /** The lines of the price list, in the specification's words. */
  includes: readonly string[]
}

export const PLAN_CARDS: Record<Plan, PlanCard> = {
  free: {
    name: 'Free Plan',
    price: 0,
    priceId: 'listwright_free_monthly',
    tier: 'basic',
    listingsPerMonth: 3,
    revisionsPerListing: 5,
    tonesPerListing: 2,
    users: 1,
    includes: ['Content for up to 3 listings', 'Basic property description', '2 tone options'],
  },
  starter: {
    name: 'Starter Plan',
    price: 29,
    priceId: 'listwright_starter_monthly',
    tier: 'extended',
    listingsPerMonth: 15,
    revisionsPerListing: null,
    tonesPerListing: null,
    users: 1,
    includes: [
      'Up to 15 listings',
      'Extended descriptions',
      'Unlimited revisions',
      'All 5 tone options',
    ],
  },
  pro: {
    name: 'Pro Plan',
    price: 79,
    priceId: 'listwright_pro_monthly',
    tier: 'premium',
    listingsPerMonth: null,
    revisionsPerListing: null,
    tonesPerListing: null,
    users: 5,
    includes: [
      'Unlimited listings',
      'Premium descriptions',
      'Social caption generator',
      'Custom tone creation',
      'Team access up to 5 users',
    ],
  },
}

/** The plan a stored value stands for: an account without one is on Free. */
export const planOf = (stored: string | null | undefined): Plan =>
  PLANS.find((plan) => plan === stored) ?? 'free'

/** The plans that a plan can be upgraded to; nobody is offered a step down. */
export const upgradesOf = (plan: Plan): PaidPlan[] =>
  PLANS.slice(PLANS.indexOf(plan) + 1).filter((candidate) => candidate !== 'free')
