import { fitChoices } from '../fit-choices.ts'
import type { JudgedLiking } from './judged-likings.ts'

/** How much more a clear choice teaches than a slight one. */
const CLEAR = 3

export const fitLikings = (judged: readonly JudgedLiking[]): ReadonlyMap<string, number> =>
  fitChoices(judged.flatMap((one) => Array.from({ length: one.isClear ? CLEAR : 1 }, () => one)))

/** The share of pairs of which the version that the reader chose has the larger sum of weights. */
export const shareChosen = (
  judged: readonly JudgedLiking[],
  weights: ReadonlyMap<string, number>,
): number => judged.filter((one) => isChosen(one, weights)).length / judged.length

const isChosen = ({ choices }: JudgedLiking, weights: ReadonlyMap<string, number>): boolean => {
  const sums = choices.map(({ signals }) =>
    Array.from(signals).reduce((sum, [name, value]) => sum + (weights.get(name) ?? 0) * value, 0),
  )
  const chosen = choices.findIndex((choice) => choice.isChosen)
  return sums.every((sum, at) => at === chosen || sum < (sums[chosen] ?? 0))
}
