import { PhraseIndex } from '../phrase-index.ts'
import type { Term } from '../term.ts'
import { claims } from './claims.ts'
import { cliches } from './cliches.ts'
import { mlsTerms } from './contact.ts'
import { fairHousingTerms } from './fair-housing.ts'

/** Every term there is, so that one pass over a text answers for all of them. */
export const allTerms = new PhraseIndex<Term>([
  ...fairHousingTerms,
  ...mlsTerms,
  ...claims,
  ...cliches,
])
