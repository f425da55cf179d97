const KEY = 'listwright.signed-out-at'
// The mark is made at the click, and the answer of the service can take long on a poor network.
const FRESH_MS = 60_000

/** Whether unsaved work stays in the browser: not after a log-out, but after any other end of the session. */
export type UnsavedWork = 'kept' | 'forgotten'

/**
 * Marks a sign-out as asked for, for all tabs: the auth client reports the same event for a click and for a refused
 * refresh.
 */
export const markSignOut = (work: UnsavedWork) => localStorage.setItem(KEY, `${Date.now()} ${work}`)

/** Removes the mark after a sign-in, so that a later sign-out does not count as asked for. */
export const forgetSignOut = () => localStorage.removeItem(KEY)

const readMark = () => (localStorage.getItem(KEY) ?? '').split(' ')

export const wasDeliberate = () => Date.now() - Number(readMark()[0]) < FRESH_MS

export const wasWorkForgotten = () => wasDeliberate() && readMark()[1] === 'forgotten'

/**
 * Calls back when another tab marks a sign-out. Storage reaches other tabs in its own time, so the mark can come after
 * the auth client's report of the sign-out that it explains.
 */
export const onSignOutMarked = (listener: () => void): (() => void) => {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
