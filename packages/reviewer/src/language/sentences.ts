const ABBREVIATION =
  /(?:^|[\s(])(?:St|No|Dr|Mr|Mrs|Ms|Jr|Sr|Ave|Blvd|Rd|Ln|Ct|Apt|Ste|Mt|Ft|approx|sq|[A-Z])$/

/** Whether the character at `at` ends a sentence: a line break does, the point of 'St.' does not. */
export const endsSentence = (text: string, at: number): boolean => {
  const mark = text.charAt(at)
  if (mark !== '.') return mark === '\n' || mark === '!' || mark === '?'
  return (
    /[\s"')\u2019\u201d]|^$/.test(text.charAt(at + 1)) &&
    !ABBREVIATION.test(text.slice(Math.max(0, at - 8), at))
  )
}

/** Where the sentences of a text stand, closing marks included and white space around them left out. */
export const sentencesIn = (text: string): { start: number; end: number }[] => {
  const sentences: { start: number; end: number }[] = []
  for (let at = 0; at < text.length; ) {
    const start = at + (/\S/.exec(text.slice(at))?.index ?? text.length)
    let end = start
    while (end < text.length && !endsSentence(text, end)) end += 1
    while (end < text.length && /[.!?"')\]\u2019\u201d]/.test(text.charAt(end))) end += 1
    if (end > start) sentences.push({ start, end: start + text.slice(start, end).trimEnd().length })
    at = Math.max(end, start + 1)
  }
  return sentences
}
