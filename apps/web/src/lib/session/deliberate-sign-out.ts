const KEY = 'listwright.signed-out-at'
const FRESH_MS = 10_000

/** What becomes of unsaved work: whoever logs out leaves nothing behind, whoever is only put out comes back to it. */
export type UnsavedWork = 'kept' | 'forgotten'

/** The auth client reports 'signed out' alike for a click and for a refused refresh; this mark, seen by all tabs, tells them apart. */
export const markSignOut = (work: UnsavedWork) => localStorage.setItem(KEY, `${Date.now()} ${work}`)

/** Whoever is in again did not click for what happens next. */
export const forgetSignOut = () => localStorage.removeItem(KEY)

const readMark = () => (localStorage.getItem(KEY) ?? '').split(' ')

export const wasDeliberate = () => Date.now() - Number(readMark()[0]) < FRESH_MS

export const wasWorkForgotten = () => wasDeliberate() && readMark()[1] === 'forgotten'
