import type { Tier } from '@listwright/contracts'
import type { Random } from '../compose/random.ts'
import type { Feature } from '../facts/feature.ts'
import type { Thought } from '../thoughts/thought.ts'
import type { Composition } from './composition.ts'
import type { Story } from './story.ts'

/** What an outline is made from. */
export interface OutlineOptions {
  story: Story
  tier: Tier
  random: Random
  /** What the first sentences told. */
  told: ReadonlySet<Feature>
  /** The strongest features, told or not. */
  heroes: readonly Feature[]
  /** Whether a line of the thought can be said of this property. */
  hasLine: (thought: Thought) => boolean
  composition: Composition
  /** How much warmer than usual the tone is; below 0 where it is cooler. */
  warmth: number
}
