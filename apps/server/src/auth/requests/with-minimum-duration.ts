import { setTimeout as sleep } from 'node:timers/promises'

/** Exported for its test. */
export const MINIMUM_MS = 40

/** Runs the work and waits at least `MINIMUM_MS`, so that the duration does not reveal whether there was anything to do. */
export const withMinimumDuration = async <T>(work: () => Promise<T>): Promise<T> => {
  const [result] = await Promise.all([work(), sleep(MINIMUM_MS)])
  return result
}
