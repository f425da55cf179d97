import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepReadings, keptReadings } from '@/lib/kept-readings.ts'
import { isReadings, mergeReadings } from './readings.ts'

const PAUSE_MS = 1000

/** Restored data is not garbage-collected: without a network it cannot be fetched again. */
const NO_COLLECTION = { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } }

/**
 * Stores the query cache for offline use and restores it only while offline. Online, everything is fetched again: the
 * stored data may be outdated, and the database decides each time who may see what.
 */
export const useKeptReadings = (queryClient: QueryClient, userId: string): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasLeft = false
    const builtAt = import.meta.env.VITE_BUILT_AT ?? ''

    const restore = async () => {
      const kept = await keptReadings(userId)
      if (isReadings(kept) && kept.builtAt === builtAt && !hasLeft)
        hydrate(queryClient, kept.state, NO_COLLECTION)
    }
    const keep = () => {
      timer = undefined
      // Without mutations: a pending save is stored separately and must not run twice.
      const state = dehydrate(queryClient, { shouldDehydrateMutation: () => false })
      void keepReadings(userId, (kept) => mergeReadings(kept, { builtAt, state })).catch(report)
    }
    const goOffline = () => void restore().catch(report)
    if (!navigator.onLine) goOffline()
    window.addEventListener('offline', goOffline)
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      timer ??= setTimeout(keep, PAUSE_MS)
    })
    return () => {
      hasLeft = true
      clearTimeout(timer)
      window.removeEventListener('offline', goOffline)
      stop()
    }
  }, [queryClient, userId])
}

const report = (error: unknown) => console.error('What was read could not be kept:', error)
