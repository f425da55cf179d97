import type { GoTrueClient } from '@supabase/auth-js'

/**
 * Stands in for an auth client that could not be loaded: without a network, or after a release has replaced its file.
 * Every method answers as the auth client does when the service is not reached, so callers need one way to handle both.
 */
export const missingAuthClient = (cause: unknown): GoTrueClient => {
  console.error('The auth client could not be loaded:', cause)
  const error = new Error('The auth client could not be loaded', { cause })
  error.name = 'AuthRetryableFetchError'
  const answer = async () => ({ data: { user: null, session: null }, error })
  const client: unknown = new Proxy(answer, {
    // Groups of methods such as `mfa` answer alike. With a `then` it would be taken for a promise.
    get: (_, name) => (name === 'then' ? undefined : client),
  })
  return client as GoTrueClient
}
