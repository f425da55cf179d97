import { CLAIM_FORMS, CONDITIONS, PLACES, QUALITIES } from '../language/claim-words.ts'
import { PLAIN_WORDS } from '../language/plain-words.ts'
import { PROPERTY_WORDS } from '../language/property-words.ts'
import { FOLLOWING_WORDS } from './follows.ts'
import { wordForms } from './word-forms.ts'

/** Words that only hold others together: 'coin laundry in building' says nothing of what is in a magazine. */
export const FUNCTION_WORD =
  /^(?:an?|the|of|in|on|at|by|to|for|from|with|and|or|but|as|is|are|was|were|be|been|has|have|had|it|its|this|that|these|those|your|you|our|we|all|any|not|no|up|out|off|over|into|one|only|just|if|so|than|then|there|here|will|can|may|do|does|who|which|what|when|where)$/

/** Whether a word says nothing about a property by itself. */
export const isPlain = (word: string): boolean => {
  const known = answers.get(word)
  if (known !== undefined) return known
  const isPlainWord =
    word.length === 1 ||
    FUNCTION_WORD.test(word) ||
    (!CLAIM_FORMS.has(word) &&
      !isPropertyWord(word) &&
      wordForms(word).some(
        (form) => PLAIN_WORDS.has(form) || rootsOf(form).some((root) => PLAIN_WORDS.has(root)),
      ))
  answers.set(word, isPlainWord)
  return isPlainWord
}

const answers = new Map<string, boolean>()

// Not by its other derivations: a 'basement' is no form of 'base', a 'cover' no 'cove'.
export const isPropertyWord = (word: string): boolean =>
  !CARRIED.test(word) && formsOf(word).some((form) => PROPERTY_WORDS.has(form))

/** Things that visitors bring along, so that a text may name them freely. Related words are claims: 'a grocery', 'ski slopes'. */
const CARRIED =
  /^(?:groceries|grill|grilling|furniture|skis|speakers|lanterns|tables?|sofas?|beds?|chairs?)$/

const formsOf = (word: string): string[] => (/(?:er|est|ly)$/.test(word) ? [word] : wordForms(word))

/** Whether a word is a claim wherever it stands. For unknown words the sentence decides; see `isAsserted`. */
export const isClaim = (word: string): boolean =>
  !CARRIED.test(word) &&
  (CLAIM_FORMS.has(word) ||
    isPropertyWord(word) ||
    formsOf(word).some(
      (form) => !OFTEN_DAILY.test(form) && CLAIM_WORDS.some((words) => words.has(form)),
    ))

/** Words that a feature supports, but that are also common in talk about daily life. */
const OFTEN_DAILY =
  /^(?:street|neighborhood|charm|traffic|dinner|pay|bank|cap|bench|range|tide|surf)$/
const CLAIM_WORDS: readonly ReadonlySet<string>[] = [CONDITIONS, QUALITIES, PLACES, FOLLOWING_WORDS]

/** What a word may be derived from: 'agreement' from 'agree', 'unpack' from 'pack', 'nobody' from 'no'. */
const rootsOf = (word: string): string[] => {
  const stem = word.replace(SUFFIX, '')
  return [stem, `${stem}e`, word.replace(PREFIX, '')].filter(
    (root) => root.length > 1 && root !== word,
  )
}
const SUFFIX =
  /(?:ment|ation|ion|al|ance|ness|y|or|ful|th|time|body|thing|one|where|self|selves|ive|ty)$/
const PREFIX = /^(?:un|re|over|out|under|up)/
