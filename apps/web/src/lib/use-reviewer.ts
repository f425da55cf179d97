import { useEffect, useState } from 'react'

type Reviewer = typeof import('@listwright/reviewer')

let loaded: Reviewer | undefined

/** Fetches what holds a text against its facts; what can be said of a text by itself is in the page already. */
export const loadReviewer = async (): Promise<Reviewer | undefined> => {
  // Offline, or after a release, it may not be there: the text is still reviewed, and the page says that its facts are not.
  loaded ??= await import('@listwright/reviewer').catch(() => undefined)
  return loaded
}

/** The whole reviewer, as soon as it is there and needed. */
export const useReviewer = (isNeeded = true): Reviewer | undefined => {
  const [reviewer, setReviewer] = useState(loaded)
  useEffect(() => {
    if (isNeeded && !reviewer) void loadReviewer().then(setReviewer)
  }, [isNeeded, reviewer])
  return reviewer
}
