import { PhraseIndex } from '../phrase-index.ts'
import type { Term } from '../term.ts'
import { cliches } from './cliches.ts'
import { mlsTerms } from './contact.ts'
import { fairHousingTerms } from './fair-housing.ts'

/** Every term that needs no facts to be judged, so that one pass over a text answers for all of them. */
export const textTerms = new PhraseIndex<Term>([...fairHousingTerms, ...mlsTerms, ...cliches])
