import { contentWords } from '../concepts/phrase-key.ts'
import type { Feature } from '../feature.ts'
import type { UnusedNote } from '../unused-note.ts'

/** Merges features that say the same; the richer one stays, in the place of the first. */
export const withoutDuplicates = (
  features: readonly Feature[],
): { features: Feature[]; unused: UnusedNote[] } => {
  const kept: Feature[] = []
  const words = new Map<Feature, ReadonlySet<string>>()
  const unused: UnusedNote[] = []
  for (const feature of features) {
    words.set(feature, new Set(contentWords(feature.text)))
    const same = kept.find((other) => repeats(feature, other, words))
    if (!same) {
      kept.push(feature)
      continue
    }
    const isRicher = weight(feature, words) > weight(same, words) && !hasParts(same, features)
    const [stays, goes] = isRicher ? [feature, same] : [same, feature]
    if (isRicher) kept[kept.indexOf(same)] = feature
    unused.push({ index: goes.index, text: goes.typed, reason: `It repeats '${stays.text}'.` })
  }
  return { features: kept, unused }
}

const hasParts = (feature: Feature, all: readonly Feature[]): boolean =>
  all.some((other) => other.partOf === feature)

const weight = (feature: Feature, words: ReadonlyMap<Feature, ReadonlySet<string>>): number =>
  (words.get(feature)?.size ?? 0) + (feature.year ? 1 : 0) + (feature.money ? 1 : 0)

const repeats = (
  one: Feature,
  other: Feature,
  words: ReadonlyMap<Feature, ReadonlySet<string>>,
): boolean => {
  if (one.partOf || other.partOf || one.index === other.index) return false
  if (one.year && other.year && one.year !== other.year) return false
  const mine = words.get(one) ?? new Set()
  const theirs = words.get(other) ?? new Set()
  if (mine.size === 0 || theirs.size === 0) return false
  const [small, large] = mine.size < theirs.size ? [mine, theirs] : [theirs, mine]
  for (const word of small) if (!large.has(word)) return false
  if (small.size === large.size) return true
  // 'pool' is told by 'heated pool'; 'kitchen' is not told by 'kitchen island'.
  return (
    one.name !== null &&
    other.name !== null &&
    one.name.head === other.name.head &&
    one.kind === other.kind
  )
}
