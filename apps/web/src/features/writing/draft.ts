import { useCallback, useEffect, useRef } from 'react'
import { draftKey } from '@/lib/draft-storage.ts'

/** What the agent typed or received and has not saved yet; kept in this browser, for this user only. */
export interface DraftPlace {
  userId: string
  /** 'new' for the form of a property that does not exist yet. */
  subject: string
}

const keyOf = ({ userId, subject }: DraftPlace) => draftKey(userId, subject)

export const readDraft = <T>(place: DraftPlace): Partial<T> | null => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null')
  } catch (error) {
    console.error('A draft could not be read:', error)
    return null
  }
}

export const writeDraft = (place: DraftPlace, draft: object | null): void => {
  try {
    if (draft) localStorage.setItem(keyOf(place), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(place))
  } catch (error) {
    // A full or forbidden storage costs the draft, never the work on the screen.
    console.error('A draft could not be kept:', error)
  }
}

const PAUSE_MS = 300

/**
 * Keeps a draft in step with the screen: after each pause in the typing, and at once when the page goes. Storage is
 * slow, and a key must never wait for it.
 */
export const useDraftKeeper = <Draft extends object>(place: DraftPlace, opened: Draft) => {
  const { userId, subject } = place
  const draft = useRef<Draft | null>(opened)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const write = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    writeDraft({ userId, subject }, draft.current)
  }, [userId, subject])

  useEffect(() => {
    const writeWhatWaits = () => timer.current !== undefined && write()
    window.addEventListener('pagehide', writeWhatWaits)
    document.addEventListener('visibilitychange', writeWhatWaits)
    return () => {
      window.removeEventListener('pagehide', writeWhatWaits)
      document.removeEventListener('visibilitychange', writeWhatWaits)
      writeWhatWaits()
    }
  }, [write])

  const keep = useCallback(
    (part: Partial<Draft>) => {
      if (!draft.current) return
      draft.current = { ...draft.current, ...part }
      clearTimeout(timer.current)
      timer.current = setTimeout(write, PAUSE_MS)
    },
    [write],
  )
  const discard = useCallback(() => {
    draft.current = null
    write()
  }, [write])
  return { keep, discard }
}
