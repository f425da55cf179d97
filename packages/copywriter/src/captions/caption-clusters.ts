import type { Feature } from '../facts/types.ts'
import type { Cluster } from '../plan/sections.ts'
import { rotated } from '../rotated.ts'
import type { Random } from '../seed/random.ts'
import type { NetworkPlan } from './network-plan.ts'

/** Of the features by weight, groups of two, two groups at a time; each network begins with others and pairs them anew. */
export const captionClusters = (
  ranked: readonly Feature[],
  plan: NetworkPlan,
  random: Random,
  isTold: (features: readonly Feature[]) => boolean,
): Cluster[][] => {
  const chosen = ranked.slice(0, plan.features + 3)
  const start = chosen.length > plan.features ? plan.turn % chosen.length : 0
  const turned = rotated(chosen, start).slice(0, plan.features)
  const clusters: Cluster[] = []
  for (const pair of inTwos(byScene(random.shuffle(turned)))) clusters.push(...untold(pair, isTold))
  return inTwos(clusters)
}

/** Like with like, scenes in the order in which they come up. */
const byScene = (features: readonly Feature[]): Feature[] => {
  const grouped: Feature[] = []
  for (const { scene } of features)
    if (grouped.every((other) => other.scene !== scene))
      for (const feature of features) if (feature.scene === scene) grouped.push(feature)
  return grouped
}

/** A group as no other caption has told it: in this order, the other way round, or one by one. */
const untold = (pair: Cluster, isTold: (features: readonly Feature[]) => boolean): Cluster[] => {
  if (!isTold(pair)) return [pair]
  const turned = pair.toReversed()
  return isTold(turned) ? pair.map((each) => [each]).filter((each) => !isTold(each)) : [turned]
}

const inTwos = <Item>(items: readonly Item[]): Item[][] => {
  const twos: Item[][] = []
  for (let at = 0; at < items.length; at += 2) twos.push(items.slice(at, at + 2))
  return twos
}
