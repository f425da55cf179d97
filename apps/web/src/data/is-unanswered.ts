import { isRetryable } from '@/lib/session/is-retryable.ts'

/** A request that got no answer: whether it was carried out is not known. */
export const isUnanswered = (error: Error): boolean =>
  isRetryable(error) || ('code' in error && error.code === '')
