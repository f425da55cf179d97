import { readClaims } from './read-claims.ts'

/**
 * What the address fragment said when the page was opened. The auth client cleans the fragment as soon as it has
 * read it, so this module must be loaded before the client is made.
 */
interface Arrival {
  /** A link from a password-reset mail. */
  isRecovery: boolean
  /** A return from an identity provider or a confirmation mail, with a fresh session. */
  isSignIn: boolean
  /** A link from one of the two mails about another sign-in address: the first one followed, or the second. */
  addressChange: 'half' | 'done' | null
  /** Whose session it is. */
  account: { id: string; email: string } | null
  /** Why a link or a provider failed. Anybody can write a link with a description of their own: only its code is read. */
  errorCode: string | null
}

/** Exported for its test: the app reads `arrival`. */
export const readArrival = (fragment: string): Arrival => {
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  const isRecovery = params.get('type') === 'recovery'
  return {
    isRecovery,
    isSignIn: params.has('access_token') && !isRecovery,
    addressChange: addressChangeIn(params),
    account: accountOf(params.get('access_token') ?? ''),
    errorCode: hasError(params) ? (params.get('error_code') ?? '') : null,
  }
}

const addressChangeIn = (params: URLSearchParams): Arrival['addressChange'] => {
  if (params.get('type') === 'email_change') return 'done'
  // Only the first of the two links comes back with a message, and without a session.
  return params.has('message') ? 'half' : null
}

const hasError = (params: URLSearchParams) => params.has('error') || params.has('error_description')

const accountOf = (token: string): Arrival['account'] => {
  try {
    const { sub, email } = readClaims(token)
    return sub ? { id: sub, email: email || 'another account' } : null
  } catch {
    return null
  }
}

export const arrival = readArrival(typeof window === 'undefined' ? '' : window.location.hash)
