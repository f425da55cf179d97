/** A failure that was shown later than this belongs to something else. */
const RECENT_MS = 5_000

let latest: { id: string; at: number } | undefined

/**
 * A fetch that remembers under which name the server has logged its latest failure. The client hands out errors without
 * the headers of their answer.
 */
export const notingFailures =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    const id = answer.status >= 500 && answer.headers.get('x-request-id')
    if (id) latest = { id, at: Date.now() }
    return answer
  }

/** What to tell support about a failure of the server that has just been met; nothing for any other failure. */
export const failureReference = (): string | undefined =>
  latest && Date.now() - latest.at < RECENT_MS ? `Reference: ${latest.id}` : undefined
