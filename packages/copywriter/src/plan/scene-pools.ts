import type { Feature, PropertyFacts, Scene } from '../facts/types.ts'
import { isShared } from '../realise/slots.ts'
import type { Lines, Voice } from '../realise/voice.ts'

const INDOORS: readonly Scene[] = [
  'kitchen',
  'suite',
  'interior',
  'character',
  'access',
  'household',
]
const NEEDS_A_HOUSE = /grounds|house|drive\b|garden/

/** The lines that suit a cluster of features: no rooms on open land, no grounds around an apartment. */
export const poolFor = (
  features: readonly Feature[],
  voice: Voice,
  facts: PropertyFacts,
): Lines => {
  const scene = features[0]?.scene ?? 'general'
  const isMixed = features.some((feature) => feature.scene !== scene)
  const isOutOfPlace = facts.kind === 'land' && INDOORS.includes(scene)
  const lines =
    isMixed || isOutOfPlace ? voice.scenes.general : (voice.scenes[scene] ?? voice.scenes.general)
  return facts.kind === 'home' && !isShared(facts) ? lines : withoutHouse(lines)
}

const filtered = new Map<Lines, Lines>()

const withoutHouse = (lines: Lines): Lines => {
  const known = filtered.get(lines)
  if (known) return known
  const kept = lines.filter((line) => !NEEDS_A_HOUSE.test(line.text))
  filtered.set(lines, kept)
  return kept
}
