import { indexPhrases, phrasesIn } from './phrase-index.ts'
import { claims } from './terms/claims.ts'
import { cliches } from './terms/cliches.ts'
import { mlsTerms } from './terms/contact.ts'
import { fairHousingTerms } from './terms/fair-housing.ts'

export type TermList = 'fair-housing' | 'mls' | 'claims' | 'cliches'

const of = (list: TermList, terms: readonly { pattern: string }[]) =>
  terms.map(({ pattern }) => ({ pattern, list }))

const everything = indexPhrases([
  ...of('fair-housing', fairHousingTerms),
  ...of('mls', mlsTerms),
  ...of('claims', claims),
  ...of('cliches', cliches),
])

/** The lists worth reading a lower-case text with: one pass answers for all of them. */
export const suspectedLists = (lower: string): ReadonlySet<TermList> => {
  const lists = new Set<TermList>()
  if (lower) for (const { phrase } of phrasesIn(everything, lower)) lists.add(phrase.list)
  return lists
}
