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
  /** Whose session it is. */
  account: { id: string; email: string } | null
  /** Why a link or a provider failed. */
  error: string | null
}

/** Exported for its test: the app reads `arrival`. */
export const readArrival = (fragment: string): Arrival => {
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  const isRecovery = params.get('type') === 'recovery'
  return {
    isRecovery,
    isSignIn: params.has('access_token') && !isRecovery,
    account: accountOf(params.get('access_token') ?? ''),
    error: params.has('error') || params.has('error_description') ? reasonOf(params) : null,
  }
}

const accountOf = (token: string): Arrival['account'] => {
  try {
    const { sub, email } = readClaims(token)
    return sub ? { id: sub, email: email || 'another account' } : null
  } catch {
    return null
  }
}

// Anybody can write a link with a description of their own: only the code is read, and the words are ours.
const REASONS: Record<string, string> = {
  otp_expired: 'Email link is invalid or has expired',
  access_denied: 'The sign-in was cancelled',
  user_banned: 'This account is blocked',
  signup_disabled: 'New accounts cannot be made at the moment',
  email_exists: 'Another account has this email address',
  provider_email_needs_verification:
    'Your provider has not verified your email address. Follow the link in our mail, or sign in another way.',
  over_request_rate_limit: 'Too many attempts. Please try again in a few minutes.',
}

const reasonOf = (params: URLSearchParams) =>
  REASONS[params.get('error_code') ?? ''] ?? 'Failed to sign in'

export const arrival = readArrival(typeof window === 'undefined' ? '' : window.location.hash)
