export type Cleanup = () => Promise<unknown>

/** Undoes every step, the last one first, also if undoing another one failed. */
export const takeDown = async (cleanups: Cleanup[]): Promise<void> => {
  const causes: unknown[] = []
  for (const cleanup of cleanups.splice(0).reverse())
    await cleanup().catch((cause: unknown) => causes.push(cause))
  if (causes.length > 0) throw new AggregateError(causes, 'It did not stop cleanly')
}
