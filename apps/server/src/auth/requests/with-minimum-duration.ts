import { setTimeout as sleep } from 'node:timers/promises'

export const EVEN_MS = 40

/** Takes the same time whether or not there was anything to do, so that the wait does not tell. */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), sleep(EVEN_MS)])
  return result
}
