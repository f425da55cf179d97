import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepReadings, keptReadings } from '@/lib/kept-readings.ts'

const PAUSE_MS = 1000

interface Readings {
  /** Another build may hold its data in another shape. */
  builtAt: string
  state: DehydratedState
}

/**
 * Keeps what the user has read for the next time this browser has no network. With one, everything is read anew: what
 * is kept here may be outdated, and the database decides each time who may see what.
 */
export const useKeptReadings = (queryClient: QueryClient, userId: string): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasLeft = false
    const builtAt = import.meta.env.VITE_BUILT_AT ?? ''

    const restore = async () => {
      const kept = await keptReadings(userId)
      if (isReadings(kept) && kept.builtAt === builtAt && !hasLeft) hydrate(queryClient, kept.state)
    }
    const keep = () => {
      timer = undefined
      // Not what is under way: a save that waits has its own place, and must not run twice.
      const state = dehydrate(queryClient, { shouldDehydrateMutation: () => false })
      const readings: Readings = { builtAt, state }
      void keepReadings(userId, readings).catch(report)
    }
    if (!navigator.onLine) void restore().catch(report)
    const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.state.status !== 'success') return
      timer ??= setTimeout(keep, PAUSE_MS)
    })
    return () => {
      hasLeft = true
      clearTimeout(timer)
      stop()
    }
  }, [queryClient, userId])
}

const isReadings = (value: unknown): value is Readings =>
  typeof value === 'object' && value !== null && 'builtAt' in value && 'state' in value

const report = (error: unknown) => console.error('What was read could not be kept:', error)
