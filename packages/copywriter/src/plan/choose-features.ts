import type { Feature, Scene } from '../facts/types.ts'

const RANK: Record<Scene, number> = {
  setting: 0,
  kitchen: 1,
  suite: 2,
  outdoor: 2,
  income: 3,
  interior: 3,
  character: 4,
  systems: 5,
  technology: 6,
  parking: 5,
  site: 3,
  community: 6,
  storage: 7,
  household: 6,
  access: 7,
  general: 5,
}

/** The features to write about: the agent's first choice always, then by weight and typed order. */
export const chooseFeatures = (
  features: readonly Feature[],
  most: number,
): { chosen: Feature[]; rest: Feature[] } => {
  const first = Math.min(...features.map(({ index }) => index))
  const weight = ({ scene, index }: Feature) => (index === first ? -1 : RANK[scene] + index * 0.6)
  const ranked = [...features].sort((one, other) => weight(one) - weight(other))
  return { chosen: ranked.slice(0, most), rest: ranked.slice(most) }
}
