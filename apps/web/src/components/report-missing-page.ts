/** Tells whoever looks at the console which address led nowhere. */
export const reportMissingPage = (): void => {
  console.error('No page at this address:', window.location.pathname)
}
