import { endsSentence } from '../language/sentences.ts'

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
}

const WORD = /[A-Za-z\u00c0-\u024f]+(?:'[A-Za-z]+)*|\n/g
const CONJUNCTION = /^(?:and|but|or|while|with|plus)$/

/** The words of a text with folded quotes; figures are no words. */
export const proseWords = (plain: string): ProseWord[] => {
  const words: ProseWord[] = []
  let sentence = 0
  let clause = 0
  let line = 0
  let done = 0
  let opens = true
  for (const { 0: found, index } of plain.matchAll(WORD)) {
    const gap = plain.slice(done, index)
    for (let at = done; at < index; at += 1)
      if (endsSentence(plain, at) || plain.charAt(at) === ':' || plain.charAt(at) === '"')
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
    })
    opens = false
    done = index + found.length
  }
  return words
}
