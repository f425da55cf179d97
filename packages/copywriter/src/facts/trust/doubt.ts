import { BIAS, WEIGHTS } from './weights.ts'

/** The weight of each signal that was found to matter. */
const weights: ReadonlyMap<string, number> = new Map(
  WEIGHTS.trim()
    .split('\n')
    .map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
)

/**
 * How likely a reading is wrong, from 0 to 1: learned from readings that copy editors judged
 * (`packages/writing-lab/corpus/readings`).
 */
export const doubtOf = (signals: ReadonlySet<string>): number => {
  let sum = BIAS
  for (const signal of signals) sum += weights.get(signal) ?? 0
  return 1 / (1 + Math.exp(-sum))
}
