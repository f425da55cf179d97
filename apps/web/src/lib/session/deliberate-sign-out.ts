const KEY = 'listwright.signed-out-at'
const FRESH_MS = 10_000

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
