/** Longer sentences are read from here on only, so that reading takes linear time. */
const REACH = 300
const MARKS = ['. ', '! ', '? ', '; ', ': ', '\n']

/** What a sentence says before a stretch of it and in it; with the question mark, if the sentence ends in one. */
export const leadOf = (lower: string, index: number, length: number): string => {
  const before = lower.slice(Math.max(0, index - REACH), index)
  const start = Math.max(...MARKS.map((mark) => before.lastIndexOf(mark) + 1))
  const end = index + length
  const rest = /[.!?\n]/.exec(lower.slice(end, end + REACH))?.[0]
  return before.slice(start).trimStart() + lower.slice(index, end) + (rest === '?' ? '?' : '')
}
