import type { Tier } from '@listwright/contracts'

export const TIER_LIMITS: Record<Tier, { features: number }> = {
  basic: { features: 5 },
  extended: { features: 9 },
  premium: { features: 14 },
}

/** What a premium text lists beyond its features, in its last feature sentence. */
export const REST_MAX = 6

export const HEADLINE_MAX = 70
