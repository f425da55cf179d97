import { setTimeout as sleep } from 'node:timers/promises'

export const MINIMUM_MS = 40

/** Takes the same time whether or not there was anything to do, so that the wait does not tell. */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), sleep(MINIMUM_MS)])
  return result
}
