import type { DehydratedState } from '@tanstack/react-query'

/** What a user has read, as it is kept in this browser. */
export interface Readings {
  /** Another build may hold its data in another shape. */
  builtAt: string
  state: DehydratedState
}

/** Enough for the newest texts and their properties with a few lists; beyond it the oldest goes. */
const READINGS_MAX = 300

/**
 * Merges this page's query cache into what is stored; of two readings of the same query the newer one wins. Each page
 * and tab holds only what it has shown itself, so it must not overwrite what the others have stored.
 */
export const mergeReadings = (kept: unknown, now: Readings): Readings => {
  const before = isReadings(kept) && kept.builtAt === now.builtAt ? kept.state.queries : []
  const newest = new Map(before.map((query) => [query.queryHash, query]))
  for (const query of now.state.queries) {
    const known = newest.get(query.queryHash)
    if (!known || known.state.dataUpdatedAt <= query.state.dataUpdatedAt)
      newest.set(query.queryHash, query)
  }
  const queries = [...newest.values()]
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .slice(0, READINGS_MAX)
  return { builtAt: now.builtAt, state: { ...now.state, queries } }
}

export const isReadings = (value: unknown): value is Readings =>
  typeof value === 'object' && value !== null && 'builtAt' in value && 'state' in value
