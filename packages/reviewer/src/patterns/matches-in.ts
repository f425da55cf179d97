const NONE: readonly RegExpExecArray[] = []

/**
 * All matches of a global pattern, like `Array.from(text.matchAll(pattern))`. That compiles a copy of the pattern for
 * every text, which takes longer than to search a short text; this uses the pattern itself.
 * @example matchesIn('two baths, one bed', /\b(?:bath|bed)s?\b/g).map(({ 0: found }) => found) // ['baths', 'bed']
 */
export const matchesIn = (text: string, pattern: RegExp): readonly RegExpExecArray[] => {
  if (!pattern.global) throw new TypeError(`Not a global pattern: ${pattern}`)
  pattern.lastIndex = 0
  let match = pattern.exec(text)
  if (!match) return NONE
  const matches: RegExpExecArray[] = []
  for (; match; match = pattern.exec(text)) {
    matches.push(match)
    if (match[0] === '') pattern.lastIndex = afterCharacter(text, pattern)
  }
  return matches
}

/** Behind an empty match the search goes on one character further, or it would never end. */
const afterCharacter = (text: string, { lastIndex, unicode }: RegExp): number =>
  lastIndex + (unicode && (text.codePointAt(lastIndex) ?? 0) > 0xffff ? 2 : 1)
