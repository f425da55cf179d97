import type { FactName, Feature } from '../facts/types.ts'
import type { Passage } from './passage.ts'
import { type Words, wordsOf } from './word-runs.ts'

export type Role = 'opening' | 'core' | 'feature' | 'detail' | 'aside' | 'rest' | 'closing'

export interface Sentence {
  role: Role
  passage: Passage
  /** The first letter as it would be in the middle of a sentence. */
  lead: string
  words: Words
  /** The first word, lower case. */
  first: string
  facts: readonly FactName[]
  features: readonly Feature[]
}

/** Reads the words of a passage once and for all. */
export const sentenceOf = (
  role: Role,
  { text, spans }: Passage,
  { lead, facts, features }: Pick<Sentence, 'lead' | 'facts' | 'features'>,
): Sentence => ({
  role,
  passage: { text, spans },
  lead,
  words: wordsOf(text),
  first: firstWord(text),
  facts,
  features,
})

const firstWord = (text: string): string => text.slice(0, text.search(/[ ,.:;?]/)).toLowerCase()
