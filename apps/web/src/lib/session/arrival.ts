/**
 * What the address fragment said when the page was opened. The auth client cleans the fragment as soon as it has
 * read it, so this module must be loaded before the client is made.
 */
export interface Arrival {
  /** A link from a password-reset mail. */
  isRecovery: boolean
  /** A return from an identity provider or a confirmation mail, with a fresh session. */
  isSignIn: boolean
  /** The auth service's own words when a link or a provider failed. */
  error: string | null
}

export const readArrival = (fragment: string): Arrival => {
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  const isRecovery = params.get('type') === 'recovery'
  return {
    isRecovery,
    isSignIn: params.has('access_token') && !isRecovery,
    error: params.get('error_description'),
  }
}

export const arrival = readArrival(typeof window === 'undefined' ? '' : window.location.hash)
