import type { PropertyInput } from '@listwright/contracts'
import fc from 'fast-check'
import { realisticProperty } from '../packages/writing-lab/src/arbitraries.ts'

/** Properties that nobody picked: the same ones in every run. */
export const propertiesFor = (
  count: number,
  seed: number,
  arbitrary = realisticProperty(),
): PropertyInput[] => fc.sample(arbitrary, { numRuns: count, seed })
