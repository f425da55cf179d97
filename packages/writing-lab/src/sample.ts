import {
  type PropertyInput,
  TIERS,
  type Tier,
  TONES,
  type Tone,
  type WrittenContent,
} from '@listwright/contracts'
import { write } from '@listwright/copywriter'
import { PROPERTIES } from './properties.ts'

export const YEAR = 2026

/** A result with what it was asked for. */
export interface Sample {
  property: PropertyInput
  tone: Tone
  tier: Tier
  seed: number
  content: WrittenContent
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
  content: write({ property, tone, tier, seed, year: YEAR }),
})

/** Every property in every tone; the tiers take turns from property to property. */
export const readingSamples = (properties = PROPERTIES, seed = 1): Sample[] =>
  properties.flatMap((property, at) =>
    TONES.map((tone) =>
      writeSample(property, tone, TIERS[at % TIERS.length] ?? 'extended', seed + at),
    ),
  )
