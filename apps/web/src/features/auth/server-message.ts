import { isAuthError } from '@supabase/supabase-js'

/** The auth service's own words where it gave any, else ours; a lost connection or an empty answer has none. */
export const serverMessage = (error: unknown, fallback: string): string => {
  console.error(error)
  const spoke =
    isAuthError(error) &&
    error.name !== 'AuthRetryableFetchError' &&
    error.name !== 'AuthUnknownError'
  return spoke && isProse(error.message) ? error.message : fallback
}

// The client hands on an empty JSON body as its own text.
const isProse = (message: string) => /^[^{[]/.test(message.trim())
