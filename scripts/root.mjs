/** The repository's root folder, as a URL. */
export const root = new URL('../', import.meta.url)
