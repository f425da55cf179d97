interface Failure {
  code?: string
  message: string
  detail?: string
  hint?: string
}

/** What a refused call was refused with; throws when it was not refused. */
export const failureOf = async (work: Promise<unknown>): Promise<Failure> => {
  const outcome = await work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if ('error' in outcome && outcome.error instanceof Error) return outcome.error
  throw new Error(`expected a refusal, got ${JSON.stringify(outcome)}`)
}

/** How often each outcome occurred: `ok`, or the message of the refusal. */
export const tally = async (work: Promise<unknown>[]): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const outcome of await Promise.allSettled(work)) {
    const key = outcome.status === 'fulfilled' ? 'ok' : String((outcome.reason as Failure).message)
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}
