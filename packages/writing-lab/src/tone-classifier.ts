import { wordsOf } from './words.ts'

export interface LabelledText<Label extends string> {
  label: Label
  text: string
}

type Vector = Map<string, number>

/** A nearest-centroid classifier over words, weighted by how few labels use them. */
const trainToneClassifier = <Label extends string>(samples: readonly LabelledText<Label>[]) => {
  const labels = [...new Set(samples.map(({ label }) => label))]
  const rarity = rarityOf(samples)
  const vectorOf = (text: string) => unit(weighted(wordsOf(text), rarity))
  const centroids = labels.map((label) => ({
    label,
    centre: unit(
      sum(samples.filter((sample) => sample.label === label).map(({ text }) => vectorOf(text))),
    ),
  }))
  return (text: string): Label | undefined => {
    const vector = vectorOf(text)
    const scored = centroids.map(({ label, centre }) => ({ label, score: dot(vector, centre) }))
    return scored.toSorted((a, b) => b.score - a.score)[0]?.label
  }
}

/** The share of texts whose tone is recognised. */
export const toneAccuracy = <Label extends string>(
  training: readonly LabelledText<Label>[],
  held: readonly LabelledText<Label>[],
): number => {
  const classify = trainToneClassifier(training)
  return (
    held.filter(({ label, text }) => classify(text) === label).length / Math.max(1, held.length)
  )
}

const rarityOf = (samples: readonly { text: string }[]): Map<string, number> => {
  const documents = new Map<string, number>()
  for (const { text } of samples)
    for (const word of new Set(wordsOf(text))) documents.set(word, (documents.get(word) ?? 0) + 1)
  return new Map(
    [...documents].map(([word, count]) => [word, Math.log((samples.length + 1) / count)]),
  )
}

const weighted = (words: readonly string[], rarity: Map<string, number>): Vector => {
  const vector: Vector = new Map()
  for (const word of words) vector.set(word, (vector.get(word) ?? 0) + (rarity.get(word) ?? 0))
  return vector
}

const sum = (vectors: readonly Vector[]): Vector => {
  const total: Vector = new Map()
  for (const vector of vectors)
    for (const [word, value] of vector) total.set(word, (total.get(word) ?? 0) + value)
  return total
}

const unit = (vector: Vector): Vector => {
  const length = Math.sqrt(dot(vector, vector)) || 1
  return new Map([...vector].map(([word, value]) => [word, value / length]))
}

const dot = (one: Vector, other: Vector): number => {
  let product = 0
  for (const [word, value] of one) product += value * (other.get(word) ?? 0)
  return product
}
