const KEY = 'listwright.signed-out-at'
const FRESH_MS = 10_000

/** The auth client reports 'signed out' alike for a click and for a refused refresh; this mark, seen by all tabs, tells them apart. */
export const markSignOut = () => localStorage.setItem(KEY, String(Date.now()))

/** Whoever is in again did not click for what happens next. */
export const forgetSignOut = () => localStorage.removeItem(KEY)

export const wasDeliberate = () => Date.now() - Number(localStorage.getItem(KEY)) < FRESH_MS
