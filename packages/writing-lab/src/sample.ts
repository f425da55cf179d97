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

/** The texts of each property in the given tones (all by default); the tier changes from one property to the next. */
export const readingSamples = (
  properties = PROPERTIES,
  seed = 1,
  tones: readonly Tone[] = TONES,
): Sample[] =>
  properties.flatMap((property, at) =>
    tones.map((tone) =>
      writeSample(property, tone, TIERS[at % TIERS.length] ?? 'extended', seed + at),
    ),
  )

let reading: readonly Sample[] | undefined

/** The reading of the usual properties, which a process writes once for all that read it. */
export const theReading = (): readonly Sample[] => {
  reading ??= readingSamples()
  return reading
}
