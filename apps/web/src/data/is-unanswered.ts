import { isRetryable } from '@/lib/session/is-retryable.ts'
import { codeOf } from './code-of.ts'

/** A request that got no answer: whether it was carried out is not known. */
export const isUnanswered = (error: unknown): boolean => isRetryable(error) || codeOf(error) === ''
