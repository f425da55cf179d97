import { useEffect, useSyncExternalStore } from 'react'
import { toldInPlace } from './told-in-place.ts'

/** Whether a part of the app is there: it may still be on its way, or may not have come. */
export type Loading = 'done' | 'loading' | 'failed'

interface Loaded<Part> {
  part: Part | undefined
  loading: Loading
}

/**
 * A part of the app that a page fetches once it needs it, and does without until then.
 * @example const { load, usePart } = loadedPart(() => import('@listwright/reviewer'))
 */
export const loadedPart = <Part>(fetchPart: () => Promise<Part>) => {
  let loaded: Loaded<Part> = { part: undefined, loading: 'loading' }
  const watchers = new Set<() => void>()

  const become = (next: Loaded<Part>) => {
    loaded = next
    for (const tell of watchers) tell()
  }
  const watch = (tell: () => void) => {
    watchers.add(tell)
    return () => watchers.delete(tell)
  }
  const read = () => loaded

  const load = async (): Promise<void> => {
    if (loaded.part) return
    if (loaded.loading === 'failed') become({ part: undefined, loading: 'loading' })
    try {
      become({ part: await fetchPart(), loading: 'done' })
    } catch (error) {
      if (error instanceof Error) toldInPlace.add(error)
      // Offline, or after a release, it may not be there: the page says so and works without it.
      become({ part: undefined, loading: 'failed' })
    }
  }

  /** The part, as soon as it is there and needed. A load that failed is repeated when the browser is online again. */
  const usePart = (isNeeded = true): Loaded<Part> => {
    const current = useSyncExternalStore(watch, read, read)
    const isMissing = isNeeded && !current.part
    useEffect(() => {
      if (!isMissing) return
      const fetchAgain = () => void load()
      fetchAgain()
      window.addEventListener('online', fetchAgain)
      return () => window.removeEventListener('online', fetchAgain)
    }, [isMissing])
    return current
  }

  return { load, usePart }
}
