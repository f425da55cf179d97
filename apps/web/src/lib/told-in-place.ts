/** Failures to load a part of the app that the page tells where it happened: a toast about them would only cover that. */
export const toldInPlace = new WeakSet<Error>()
