import { type PropertyInput, TIERS, type Tier, TONES, type Tone } from '@listwright/contracts'
import { type Unreviewed, writeUnreviewed } from '@listwright/copywriter'
import { PROPERTIES } from './properties.ts'

export const YEAR = 2026

/** A result with what it was asked for. What the reviewer says about it is one of its marks. */
export interface Sample {
  property: PropertyInput
  tone: Tone
  tier: Tier
  seed: number
  content: Unreviewed
}

export const writeSample = (
  property: PropertyInput,
  tone: Tone,
  tier: Tier,
  seed: number,
): Sample => ({
  property,
  tone,
  tier,
  seed,
  content: writeUnreviewed({ property, tone, tier, seed, year: YEAR }),
})

/** Every property in every tone; the tiers take turns from property to property. */
export const readingSamples = (properties = PROPERTIES, seed = 1): Sample[] =>
  properties.flatMap((property, at) =>
    TONES.map((tone) =>
      writeSample(property, tone, TIERS[at % TIERS.length] ?? 'extended', seed + at),
    ),
  )
