import { BIAS, WEIGHTS } from './weights.ts'

/** How much each signal speaks for a wrong reading, and how much is doubted without any. */
export interface Weights {
  bias: number
  of: ReadonlyMap<string, number>
}

/** How likely a reading with these signals is wrong, from 0 to 1. */
export const doubtBy = ({ bias, of }: Weights, signals: ReadonlySet<string>): number => {
  let sum = bias
  for (const signal of signals) sum += of.get(signal) ?? 0
  return 1 / (1 + Math.exp(-sum))
}

/** Learned from readings that copy editors judged (`packages/writing-lab/corpus/readings`). */
const LEARNED: Weights = {
  bias: BIAS,
  of: new Map(
    WEIGHTS.trim()
      .split('\n')
      .map((line) => {
        const at = line.lastIndexOf(' ')
        return [line.slice(0, at), Number(line.slice(at + 1))]
      }),
  ),
}

/** The doubt by the weights that the writer uses. */
export const doubtOf = (signals: ReadonlySet<string>): number => doubtBy(LEARNED, signals)
