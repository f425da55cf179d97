import { endsSentence } from './language/sentences.ts'

const REACH = 400

/** Where a sentence begins and its closing mark stands; `[from, end)` is removed with it. */
export interface SentenceSpan {
  start: number
  stop: number
  from: number
  end: number
}

/** The sentence that holds `[start, end)`. */
export const sentenceAround = (text: string, start: number, end: number): SentenceSpan => {
  let begin = start
  const first = Math.max(0, start - REACH)
  while (begin > first && !endsSentence(text, begin - 1)) begin -= 1
  while (begin < start && /\s/.test(text.charAt(begin))) begin += 1
  let stop = end
  const last = Math.min(text.length, end + REACH)
  while (stop < last && !endsSentence(text, stop)) stop += 1
  let close = stop
  while (close < text.length && '.!?;"\')]'.includes(text.charAt(close))) close += 1
  let next = close
  while (text.charAt(next) === ' ') next += 1
  if (next < text.length && text.charAt(next) !== '\n') {
    return { start: begin, stop, from: begin, end: next }
  }
  // The last sentence of a paragraph takes the space before it along.
  let from = begin
  while (text.charAt(from - 1) === ' ') from -= 1
  return { start: begin, stop, from, end: close }
}
