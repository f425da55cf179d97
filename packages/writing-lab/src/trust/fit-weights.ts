import type { Weights } from '@listwright/copywriter/readings'

/** A reading to learn from, with the weight of its word. */
export interface Example {
  signals: ReadonlySet<string>
  isBad: boolean
  weight: number
}

/** A signal that was seen less often teaches nothing. */
const SEEN_MIN = 10
const ROUNDS = 250
const STEP = 0.3
/** How strongly weights are drawn to nothing: the second makes most of them vanish. */
const SQUARE = 4
const PLAIN = 1

/**
 * Logistic regression on the presence of signals, with the steps of Adagrad: how much each signal speaks for a bad reading.
 * The same examples give the same weights.
 */
export const fitWeights = (examples: readonly Example[]): Weights => {
  const names = seenOften(examples)
  const position = new Map(names.map((name, at) => [name, at]))
  const rows = examples.map(({ signals }) =>
    [...signals].flatMap((signal) => position.get(signal) ?? []),
  )
  const weights = names.map(() => 0)
  const squares = names.map(() => 1e-6)
  let bias = 0
  let biasSquares = 1e-6
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = weights.map((weight) => SQUARE * weight)
    let biasSlope = 0
    for (const [at, { isBad, weight }] of examples.entries()) {
      const row = rows[at] ?? []
      let sum = bias
      for (const name of row) sum += weights[name] ?? 0
      const error = weight * (1 / (1 + Math.exp(-sum)) - Number(isBad))
      biasSlope += error
      for (const name of row) slopes[name] = (slopes[name] ?? 0) + error
    }
    biasSquares += biasSlope ** 2
    bias -= (STEP / Math.sqrt(biasSquares)) * biasSlope
    for (const [at, slope] of slopes.entries()) {
      squares[at] = (squares[at] ?? 0) + slope ** 2
      const step = STEP / Math.sqrt(squares[at] ?? 1)
      weights[at] = nearerToZero((weights[at] ?? 0) - step * slope, step * PLAIN)
    }
  }
  return { bias, of: new Map(names.flatMap((name, at) => entryOf(name, weights[at] ?? 0))) }
}

const seenOften = (examples: readonly Example[]): string[] => {
  const counts = new Map<string, number>()
  for (const { signals } of examples)
    for (const signal of signals) counts.set(signal, (counts.get(signal) ?? 0) + 1)
  return [...counts].flatMap(([signal, count]) => (count >= SEEN_MIN ? [signal] : [])).sort()
}

const nearerToZero = (value: number, by: number): number =>
  Math.sign(value) * Math.max(0, Math.abs(value) - by)

/** Rounded as it is stored; what rounds to nothing is not kept. */
const entryOf = (name: string, weight: number): [string, number][] => {
  const rounded = Math.round(weight * 100) / 100
  return rounded === 0 ? [] : [[name, rounded]]
}
