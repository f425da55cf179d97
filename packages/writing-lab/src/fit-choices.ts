/** Several things of which a reader chose one, or a few. */
export interface JudgedChoice {
  choices: readonly { signals: ReadonlyMap<string, number>; isChosen: boolean }[]
}

/** A signal that was seen less often teaches nothing. */
const SEEN_MIN = 6
const ROUNDS = 300
const STEP = 0.2
/** How strongly weights are drawn to nothing: the second makes most of them vanish. */
const SQUARE = 1
const PLAIN = 0.6

/**
 * Multinomial logit with the steps of Adagrad: of the things among which a chief chose, the chosen one should have the
 * largest sum of weights. The same choices give the same weights.
 */
export const fitChoices = (judged: readonly JudgedChoice[]): ReadonlyMap<string, number> => {
  const names = seenOften(judged)
  const position = new Map(names.map((name, at) => [name, at]))
  const examples = judged.map(({ choices }) => {
    const chosen = choices.filter(({ isChosen }) => isChosen).length
    return choices.map(({ signals, isChosen }) => ({
      share: isChosen ? 1 / chosen : 0,
      row: [...signals].flatMap(([signal, value]): [number, number][] => {
        const at = position.get(signal)
        return at === undefined ? [] : [[at, value]]
      }),
    }))
  })
  const weights = names.map(() => 0)
  const squares = names.map(() => 1e-6)
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = weights.map((weight) => SQUARE * weight)
    for (const choices of examples) {
      const sums = choices.map(({ row }) =>
        row.reduce((sum, [at, value]) => sum + (weights[at] ?? 0) * value, 0),
      )
      const most = Math.max(...sums)
      const odds = sums.map((sum) => Math.exp(sum - most))
      const total = odds.reduce((sum, one) => sum + one, 0)
      for (const [choice, { share, row }] of choices.entries()) {
        const error = (odds[choice] ?? 0) / total - share
        for (const [at, value] of row) slopes[at] = (slopes[at] ?? 0) + error * value
      }
    }
    for (const [at, slope] of slopes.entries()) {
      squares[at] = (squares[at] ?? 0) + slope ** 2
      const step = STEP / Math.sqrt(squares[at] ?? 1)
      weights[at] = nearerToZero((weights[at] ?? 0) - step * slope, step * PLAIN)
    }
  }
  return new Map(names.flatMap((name, at) => entryOf(name, weights[at] ?? 0)))
}

const seenOften = (judged: readonly JudgedChoice[]): string[] => {
  const counts = new Map<string, number>()
  for (const { choices } of judged)
    for (const { signals } of choices)
      for (const signal of signals.keys()) counts.set(signal, (counts.get(signal) ?? 0) + 1)
  return [...counts].flatMap(([signal, count]) => (count >= SEEN_MIN ? [signal] : [])).sort()
}

const nearerToZero = (value: number, by: number): number =>
  Math.sign(value) * Math.max(0, Math.abs(value) - by)

/** Rounded as it is stored; what rounds to nothing is not kept. */
const entryOf = (name: string, weight: number): [string, number][] => {
  const rounded = Math.round(weight * 100) / 100
  return rounded === 0 ? [] : [[name, rounded]]
}
