import { useEffect, useSyncExternalStore } from 'react'
import { toldInPlace } from './told-in-place.ts'

type Reviewer = typeof import('@listwright/reviewer')

/** Whether a text was held against its facts: what does so may still be on its way, or may not have come. */
export type FactCheck = 'done' | 'loading' | 'failed'

interface Loaded {
  reviewer: Reviewer | undefined
  factCheck: FactCheck
}

let loaded: Loaded = { reviewer: undefined, factCheck: 'loading' }
const watchers = new Set<() => void>()

const become = (next: Loaded) => {
  loaded = next
  for (const tell of watchers) tell()
}

const watch = (tell: () => void) => {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

const read = () => loaded

/** Fetches what holds a text against its facts; what can be said of a text by itself is in the page already. */
export const loadReviewer = async (): Promise<void> => {
  if (loaded.reviewer) return
  if (loaded.factCheck === 'failed') become({ reviewer: undefined, factCheck: 'loading' })
  try {
    become({ reviewer: await import('@listwright/reviewer'), factCheck: 'done' })
  } catch (error) {
    if (error instanceof Error) toldInPlace.add(error)
    // Offline, or after a release, it may not be there: the text is still reviewed, and the page says that its facts are not.
    become({ reviewer: undefined, factCheck: 'failed' })
  }
}

/** The whole reviewer, as soon as it is there and needed. A load that failed is repeated when the browser is online again. */
export const useReviewer = (isNeeded = true): Loaded => {
  const current = useSyncExternalStore(watch, read, read)
  const isMissing = isNeeded && !current.reviewer
  useEffect(() => {
    if (!isMissing) return
    const load = () => void loadReviewer()
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [isMissing])
  return current
}
