import { isAuthRetryableFetchError } from '@supabase/supabase-js'

/** A request that got no answer: whether it was carried out is not known. */
export const isUnanswered = (error: Error): boolean =>
  isAuthRetryableFetchError(error) || ('code' in error && error.code === '')
