import { arrival } from './arrival.ts'
import { wordsForCode } from './auth-error-words.ts'

/** What went wrong on the way here, in our words; null when nothing did. */
export const arrivalError: string | null =
  arrival.errorCode === null ? null : wordsForCode(arrival.errorCode, 'Failed to sign in')
