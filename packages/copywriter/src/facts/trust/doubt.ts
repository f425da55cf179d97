import { AMONG, BIAS, WEIGHTS } from './weights.ts'

/** How much each signal speaks for a wrong reading, and how much is doubted without any. */
export interface Weights {
  bias: number
  of: ReadonlyMap<string, number>
}

/** The probability that a reading is wrong, by the sum of the weights of its signals. */
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

/** How the doubts of a property weigh together: what is added, the note's own doubt, and that of the other notes. */
export interface Among {
  bias: number
  own: number
  others: number
}

/** Whoever typed the other notes clearly has probably typed this one clearly. */
export const doubtAmong = (
  own: number,
  others: readonly number[],
  { bias, own: ofOwn, others: ofOthers }: Among = AMONG,
): number => {
  const sum = bias + ofOwn * logOdds(own) + ofOthers * meanLogOdds(others)
  return 1 / (1 + Math.exp(-sum))
}

/** The mean of the judged notes, for a note that stands alone. */
const TYPICAL = -2.4

export const meanLogOdds = (doubts: readonly number[]): number =>
  doubts.length > 0
    ? doubts.reduce((sum, doubt) => sum + logOdds(doubt), 0) / doubts.length
    : TYPICAL

const SMALLEST = 0.001

/** The odds of a doubt on an even scale; a doubt near 0 or 1 is no more than very small or very large. */
export const logOdds = (doubt: number): number =>
  Math.log(Math.max(SMALLEST, doubt) / Math.max(SMALLEST, 1 - doubt))
