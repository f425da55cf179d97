import { useEffect } from 'react'

const PREFIX = 'listwright.draft'

/** What the agent typed or received and has not saved yet; kept in this browser, for this user only. */
export interface DraftPlace {
  userId: string
  /** 'new' for the form of a property that does not exist yet. */
  subject: string
}

const keyOf = ({ userId, subject }: DraftPlace) => `${PREFIX}.${userId}.${subject}`

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

/** Keeps a draft in step with what is on the screen. */
export const useDraft = (place: DraftPlace, draft: object | null): void => {
  const { userId, subject } = place
  useEffect(() => writeDraft({ userId, subject }, draft), [userId, subject, draft])
}
