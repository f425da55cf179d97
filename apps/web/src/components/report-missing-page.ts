/** Logs the address that was not found. */
export const reportMissingPage = (): void => {
  console.error('No page at this address:', window.location.pathname)
}
