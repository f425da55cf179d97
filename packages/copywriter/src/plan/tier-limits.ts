import type { Tier } from '@listwright/contracts'

export interface TierLimits {
  features: number
  /** Fewest and most words of a property with a full list of features. */
  rich: readonly [number, number]
  /** The same for a property with none. */
  sparse: readonly [number, number]
  paragraphs: number
}

export const TIER_LIMITS: Record<Tier, TierLimits> = {
  basic: { features: 5, rich: [94, 120], sparse: [62, 80], paragraphs: 2 },
  extended: { features: 9, rich: [184, 220], sparse: [94, 120], paragraphs: 3 },
  premium: { features: 14, rich: [284, 340], sparse: [134, 170], paragraphs: 5 },
}

/** What a premium text lists beyond its features, in its last feature sentence. */
export const REST_MAX = 6

export const HEADLINE_MAX = 70

/** Length follows the facts: between the sparse and the rich band, by the number of features. */
export const wordBand = (tier: Tier, features: number): readonly [number, number] => {
  const { rich, sparse, features: cap } = TIER_LIMITS[tier]
  const share = Math.min(1, Math.max(0, features - 1) / (cap - 1))
  const between = (low: number, high: number) => Math.round(low + (high - low) * share)
  return [between(sparse[0], rich[0]), between(sparse[1], rich[1])]
}
