import { endsSentence } from '../language/sentences.ts'
import { matchesIn } from '../patterns/index.ts'

export interface ProseWord {
  /** In lower case. */
  text: string
  start: number
  end: number
  line: number
  sentence: number
  /** Clauses end at commas, semicolons, dashes and conjunctions. */
  clause: number
  isCapital: boolean
  opensSentence: boolean
  /** Nothing but a space or a hyphen stands between this word and the one before it. */
  isJoined: boolean
  /** Of a sentence that ends in a question mark. */
  isQuestion: boolean
}

const WORD = /[A-Za-z\u00c0-\u024f]+(?:'[A-Za-z]+)*|\n/g
const CONJUNCTION = /^(?:and|but|or|while|with|plus)$/

/** The words of a text, with typographic quotes replaced by plain ones; numbers are left out. */
export const proseWords = (plain: string): ProseWord[] => {
  const words: ProseWord[] = []
  let sentence = 0
  let clause = 0
  let line = 0
  let done = 0
  let opens = true
  for (const { 0: found, index } of matchesIn(plain, WORD)) {
    const gap = plain.slice(done, index)
    // Most gaps are a single space.
    for (let at = done; gap !== ' ' && at < index; at += 1)
      if (
        endsSentence(plain, at) ||
        endsAddress(plain, at) ||
        plain.charAt(at) === ':' ||
        plain.charAt(at) === '"'
      )
        opens = true
    if (opens && words.length > 0 && words.at(-1)?.sentence === sentence) sentence += 1
    if (found === '\n') {
      opens = true
      line += 1
      done = index + 1
      continue
    }
    const lower = found.toLowerCase()
    if (opens || /[,;:()\u2014]| - |\//.test(gap) || CONJUNCTION.test(lower)) clause += 1
    words.push({
      text: lower,
      start: index,
      end: index + found.length,
      line,
      sentence,
      clause,
      isCapital: /^\p{Lu}/u.test(found),
      opensSentence: opens,
      isJoined: gap === ' ' || gap === '-',
      isQuestion: false,
    })
    opens = false
    done = index + found.length
  }
  markQuestions(words, plain)
  return words
}

const markQuestions = (words: ProseWord[], plain: string): void => {
  let isQuestion = false
  for (const [at, word] of [...words.entries()].reverse()) {
    const isLast = words[at + 1]?.sentence !== word.sentence
    if (isLast) isQuestion = plain.slice(word.end, word.end + 3).includes('?')
    word.isQuestion = isQuestion
  }
}

/** The point of 'at 70 Old Stage Rd. Asking' ends a sentence, that of 'St. Augustine' does not. */
const endsAddress = (plain: string, at: number): boolean =>
  plain.charAt(at) === '.' &&
  (/(?:Ave|Blvd|Rd|Ln|Ct|Pl|Ter|Cir)$/.test(plain.slice(at - 4, at)) ||
    OPENING.test(plain.slice(at + 1, at + 12)))
const OPENING =
  /^ (?:The|This|That|These|There|An?|It|Its|It's|With|In|On|At|Inside|Indoors|Outside|Asking|Offered|Priced|Listed|Built|Dues|Taxes|You|Your|One|Two|Three|Four|Five|Six)\b/
