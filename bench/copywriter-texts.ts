import {
  type PropertyInput,
  TIERS,
  type Tier,
  TONES,
  type Tone,
  type WrittenContent,
} from '@listwright/contracts'
import { write } from '@listwright/copywriter'
import fc from 'fast-check'
import { realisticProperty } from '../packages/writing-lab/src/arbitraries.ts'

export const YEAR = 2026

export interface Sample {
  property: PropertyInput
  tone: Tone
  tier: Tier
  seed: number
  content: WrittenContent
}

/** Properties that nobody picked: the same ones in every run. */
export const propertiesFor = (
  count: number,
  seed: number,
  arbitrary = realisticProperty(),
): PropertyInput[] => fc.sample(arbitrary, { numRuns: count, seed })

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

/** One text per property, tones and tiers in turn. */
export const writeMixed = (properties: readonly PropertyInput[]): Sample[] =>
  properties.flatMap((property, at) =>
    TONES.map((tone, turn) =>
      writeSample(property, tone, TIERS[(at + turn) % TIERS.length] ?? 'basic', at),
    ),
  )
