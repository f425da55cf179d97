/** The sentence in which a stretch of a text stands, with its end. */
export const sentenceAround = (lower: string, index: number, length: number): string => {
  const start = Math.max(lower.lastIndexOf('. ', index), lower.lastIndexOf('\n', index), 0)
  const end = /[.!?\n]/.exec(lower.slice(index + length))?.index ?? 0
  return lower.slice(start, index + length + end + 1)
}
