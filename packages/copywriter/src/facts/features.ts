import type { UnusedInput } from '@listwright/contracts'
import { conflictWith, type StatedNumbers } from './feature-conflicts.ts'
import { readFeature } from './read-feature.ts'
import type { Feature } from './types.ts'

const ITEMS_MAX = 60
const SEPARATORS = /[\n\r;•·▪●|]+|,(?!\d{3}\b)(?![^(]*\))/

/** Reads free-text features one by one; whatever is left out or changed is reported. */
export const normaliseFeatures = (
  typed: readonly unknown[],
  stated: StatedNumbers,
): { features: Feature[]; unused: UnusedInput[] } => {
  const unused: UnusedInput[] = []
  const kept: Kept[] = []
  const items: string[] = []
  for (const item of typed) if (typeof item === 'string') items.push(...split(item))
  items.slice(0, ITEMS_MAX).forEach((item, index) => {
    const { outcome, restated, praise, words } = readFeature(item)
    if (praise) unused.push(praise)
    const conflict = restated ? conflictWith(restated, stated) : null
    if (conflict || typeof outcome === 'string')
      unused.push({ text: item.slice(0, 120), reason: conflict ?? String(outcome) })
    else add({ feature: placed(outcome, index), words }, kept, unused)
  })
  for (const item of items.slice(ITEMS_MAX))
    unused.push({
      text: item.slice(0, 120),
      reason: `Only the first ${ITEMS_MAX} features are read.`,
    })
  return { features: kept.map(({ feature }) => feature), unused }
}

// Every feature has its fields in the same order: engines read alike objects faster.
const placed = (
  { phrase, bare, definite, plural, scene, isNote }: Omit<Feature, 'index'>,
  index: number,
): Feature => ({ phrase, bare, definite, plural, scene, isNote, index })

const split = (text: string): string[] => {
  const items = SEPARATORS.test(text) ? text.slice(0, 600).split(SEPARATORS) : [text.slice(0, 600)]
  return items.map((item) => item.trim()).filter(Boolean)
}

interface Kept {
  feature: Feature
  words: ReadonlySet<string>
}

const add = (next: Kept, features: Kept[], unused: UnusedInput[]): void => {
  const same = features.findIndex((other) => repeats(next, other))
  const other = features[same]
  if (!other) {
    features.push(next)
    return
  }
  const [kept, dropped] = next.words.size > other.words.size ? [next, other] : [other, next]
  features[same] = { ...kept, feature: { ...kept.feature, index: other.feature.index } }
  unused.push({ text: dropped.feature.bare, reason: `It repeats '${kept.feature.bare}'.` })
}

/** 'Road frontage' repeats '300 feet of road frontage'; a single shared word must also share the scene. */
const repeats = (one: Kept, other: Kept): boolean =>
  (one.feature.scene === other.feature.scene || Math.min(one.words.size, other.words.size) > 1) &&
  overlaps(one.words, other.words)

const overlaps = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  for (const word of small) if (!large.has(word)) return false
  return true
}
