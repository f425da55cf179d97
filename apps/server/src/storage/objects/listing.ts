import { z } from 'zod'

/** The most entries that one answer lists. */
export const MOST_LISTED = 1000

/** A prefix or a name to look for. */
export const listedText = z
  .string()
  .max(1024)
  .regex(/^[^\0]*$/)
  .default('')
