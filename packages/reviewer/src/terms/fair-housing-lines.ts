import { termsOf } from '../term.ts'

/** Ways to write the terms of all Fair Housing lists. */
export const { prohibited, caution, advice } = termsOf('fair-housing')
