import type { Turn } from './turns.ts'

const LONGEST_TURN_MS = 20

/** Does work that pauses in between, as many of its steps in one turn as others can wait for. */
export const inTurns = async <Result>(
  turn: Turn,
  work: Iterator<unknown, Result>,
): Promise<Result> => {
  for (;;) {
    const { done, value } = await turn(() => {
      const end = performance.now() + LONGEST_TURN_MS
      let step = work.next()
      while (!step.done && performance.now() < end) step = work.next()
      return step
    })
    if (done) return value
  }
}
