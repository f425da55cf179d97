/** A part of a note, and what it puts into the parts; `false` where it has no place there. */
export type PartReader<Parts> = [
  pattern: RegExp,
  put: (parts: Parts, match: RegExpExecArray) => unknown,
]

/**
 * Reads a note from its beginning to its end, part by part, in whatever order they stand; `false` where a word of it is
 * none of them.
 */
export const readParts = <Parts>(
  text: string,
  readers: readonly PartReader<Parts>[],
  parts: Parts,
): boolean => {
  let rest = text.trim()
  while (rest !== '') {
    const length = readNext(rest, readers, parts)
    if (length === 0) return false
    rest = rest.slice(length).replace(/^(?:[\s,()/;-]|(?:and|but|\+)(?= |$))+/i, '')
  }
  return true
}

const readNext = <Parts>(
  text: string,
  readers: readonly PartReader<Parts>[],
  parts: Parts,
): number => {
  for (const [pattern, put] of readers) {
    const match = pattern.exec(text)
    if (match?.[0] && put(parts, match) !== false) return match[0].length
  }
  return 0
}
