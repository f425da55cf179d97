/** Lower-case words of a text; figures and hyphenated words count as one. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}](?:[\p{L}\p{N}'’.,-]*[\p{L}\p{N}])?/gu) ?? []

/** @example ngramsOf(['a', 'b', 'c'], 2) // ['a b', 'b c'] */
export const ngramsOf = (words: readonly string[], size: number): string[] =>
  words
    .slice(0, Math.max(0, words.length - size + 1))
    .map((_, at) => words.slice(at, at + size).join(' '))

const ABBREVIATION =
  /(?:^|[\s(])(?:St|No|Dr|Mr|Mrs|Ms|Jr|Sr|Ave|Blvd|Rd|Ln|Ct|Apt|Ste|Mt|Ft|[A-Z])\.$/

/** Sentences of a text; blank lines end one, 'St.' and 'No.' do not. */
export const sentencesOf = (text: string): string[] => {
  const sentences: string[] = []
  for (const paragraph of text.split(/\n+/)) {
    let sentence = ''
    for (const piece of paragraph.split(/(?<=[.!?]["')]?)\s+/)) {
      sentence = sentence ? `${sentence} ${piece}` : piece
      if (ABBREVIATION.test(sentence)) continue
      if (sentence.trim()) sentences.push(sentence.trim())
      sentence = ''
    }
    if (sentence.trim()) sentences.push(sentence.trim())
  }
  return sentences
}
