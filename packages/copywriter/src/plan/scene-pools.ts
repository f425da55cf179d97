import type { Feature, PropertyFacts, Scene } from '../facts/types.ts'
import type { Lines, Voice } from '../realise/voice.ts'

const INDOORS: readonly Scene[] = [
  'kitchen',
  'suite',
  'interior',
  'character',
  'access',
  'household',
]

/** The lines that suit a cluster of features; lines about rooms stay away from open land. */
export const poolFor = (
  features: readonly Feature[],
  voice: Voice,
  facts: PropertyFacts,
): Lines => {
  const scene = features[0]?.scene ?? 'general'
  const isMixed = features.some((feature) => feature.scene !== scene)
  const isOutOfPlace = facts.kind === 'land' && INDOORS.includes(scene)
  if (isMixed || isOutOfPlace) return voice.scenes.general
  return voice.scenes[scene] ?? voice.scenes.general
}
