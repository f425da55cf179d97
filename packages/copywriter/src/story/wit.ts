import type { Tier } from '@listwright/contracts'
import { isHome } from './property-noun.ts'
import type { Story } from './story.ts'

/** A residence with fewer features than this gets a plain text, whatever the tone. */
const MODEST = 250_000

/** Only texts about homes are witty. Where the facts do not suit the tone, the facts decide. */
const hasWit = ({ facts, tone, isRental, situation }: Story): boolean => {
  if (!isHome(facts) || facts.propertyType === 'Multi-Family') return false
  const isModest = isRental || situation === 'fixer' || (facts.price ?? 0) < MODEST
  return tone !== 'luxury' || !isModest
}

/** Sentences with a joke or a turn of phrase, by tier. */
const WIT: Record<Tier, number> = { basic: 2, extended: 4, premium: 5 }

/** The most witty sentences that a text may have. */
export const witIn = (story: Story, tier: Tier): number => (hasWit(story) ? WIT[tier] : 0)
