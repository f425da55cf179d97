import type { Tier } from '@listwright/contracts'
import type { Feature, Scene } from '../facts/types.ts'
import type { Random } from '../seed/random.ts'

const ROOMS: readonly Scene[] = ['kitchen', 'interior', 'character']
const PRIVATE: readonly Scene[] = ['suite', 'household', 'technology', 'access', 'storage']
const OUTSIDE: readonly Scene[] = ['outdoor', 'setting', 'community']
const PRACTICAL: readonly Scene[] = ['parking', 'systems', 'income', 'site', 'general']

/** How often, where there is room, a feature has a sentence to itself. */
const SINGLE = 0.85

const SECTIONS: Record<Tier, readonly (readonly Scene[])[]> = {
  basic: [[...ROOMS, ...PRIVATE, ...OUTSIDE, ...PRACTICAL]],
  extended: [
    [...ROOMS, ...PRIVATE],
    [...OUTSIDE, ...PRACTICAL],
  ],
  premium: [ROOMS, PRIVATE, [...OUTSIDE, ...PRACTICAL]],
}

/** Features that will share a sentence. */
export type Cluster = Feature[]

/** Groups features into paragraphs' worth of sentences, like with like. */
export const arrange = (features: readonly Feature[], tier: Tier, random: Random): Cluster[][] =>
  SECTIONS[tier]
    .map((scenes) =>
      clusters(
        features.filter(({ scene, isNote }) => !isNote && scenes.includes(scene)),
        scenes,
        tier,
        random,
      ),
    )
    .filter((section) => section.length > 0)

const clusters = (
  features: readonly Feature[],
  scenes: readonly Scene[],
  tier: Tier,
  random: Random,
): Cluster[] => {
  const present = scenes.filter((scene) => features.some((feature) => feature.scene === scene))
  const order = random.chance(0.5) ? present : random.shuffle(present)
  const grouped: Cluster[] = []
  for (const scene of order) {
    const own = random.shuffle(features.filter((feature) => feature.scene === scene))
    grouped.push(...portions(own, tier, random))
  }
  return mergeLoners(grouped, tier, random)
}

const portions = (features: Feature[], tier: Tier, random: Random): Cluster[] => {
  const portioned: Cluster[] = []
  let at = 0
  while (at < features.length) {
    const left = features.length - at
    const wanted = tier === 'basic' ? 2 + random.below(2) : random.chance(SINGLE) ? 1 : 2
    const size = left - wanted === 1 && wanted === 2 ? wanted + 1 : Math.min(wanted, left)
    portioned.push(features.slice(at, at + size))
    at += size
  }
  return portioned
}

// Single features of different scenes are told together now and then, always in a short text.
const mergeLoners = (grouped: Cluster[], tier: Tier, random: Random): Cluster[] => {
  const merged: Cluster[] = []
  for (const cluster of grouped) {
    const previous = merged.at(-1)
    const areLoners = previous?.length === 1 && cluster.length === 1
    if (areLoners && (tier === 'basic' || random.chance(0.2))) previous.push(...cluster)
    else merged.push([...cluster])
  }
  return merged
}
