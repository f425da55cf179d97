import type { PropertyInput, TracedClaim } from '@listwright/contracts'
import { blotted, hashtagsIn } from '../hashtags.ts'
import { lowerCase, normalise } from '../normalise.ts'
import { withoutContacts } from '../without-contacts.ts'
import { foldAccents } from './fold-accents.ts'
import { type ProseWord, proseWords } from './prose.ts'
import { traceLevels } from './trace-levels.ts'
import { traceNumbers } from './trace-numbers.ts'
import { type TypedFacts, typedFactsOf } from './typed-facts.ts'

interface Read {
  property: PropertyInput
  text: string
  /** The current year, for the age of a building. */
  year?: number | undefined
}

/** The prose of a text beside what was entered, with its figures traced. */
interface Reading {
  facts: TypedFacts
  words: ProseWord[]
  lower: string
  numbers: readonly TracedClaim[]
  /** Rooms on a level, some of them counted. */
  levels: readonly TracedClaim[]
}

/** Reads a text once for the review of its figures and for its claims: a page asks for both at every keystroke. */
export const readingOf = ({ property, text, year }: Read): Reading => {
  const last = remembered.get(property)
  if (last?.text === text && last.year === year) return last.reading
  const facts = typedFactsOf(property)
  const plain = foldAccents(normalise(text))
  const prose = withoutContacts(blotted(plain, hashtagsIn(plain)))
  const words = proseWords(prose)
  const lower = lowerCase(prose)
  const numbers = traceNumbers({ lower, text, words, facts, year })
  const levels = traceLevels(lower, text, facts)
  const reading = { facts, words, lower, numbers, levels }
  remembered.set(property, { text, year, reading })
  return reading
}

/** The last text of each property. */
const remembered = new WeakMap<
  PropertyInput,
  { text: string; year: number | undefined; reading: Reading }
>()
