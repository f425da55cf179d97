import type { Allowance } from './database.ts'

/** Does the work and tells the allowance, if there is one, how long it took. */
export const withinAllowance = async <T>(
  allowance: Allowance | undefined,
  work: () => Promise<T>,
): Promise<T> => {
  if (!allowance) return work()
  const started = performance.now()
  try {
    return await work()
  } finally {
    allowance.spend(performance.now() - started)
  }
}
