/** Loading errors that a page reports itself, next to the part that failed; no toast is shown for them. */
export const toldInPlace = new WeakSet<Error>()
