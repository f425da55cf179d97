const QUANTIFIER = /\{(\d+)(?:,(\d*))?\}/y

/**
 * How many states a regular expression has at most: what is repeated counts as often as it may
 * occur. The database builds them all before it looks at a single row.
 *
 * @example patternCost('(a{1,255}){1,255}') // 65025
 */
export const patternCost = (pattern: string): number => {
  const sums = [0]
  let atom = 0
  const finishAtom = () => {
    sums.push((sums.pop() ?? 0) + atom)
    atom = 0
  }
  for (let at = 0; at < pattern.length; at += 1) {
    QUANTIFIER.lastIndex = at
    const quantifier = QUANTIFIER.exec(pattern)
    if (quantifier) {
      const [text, least = '', most] = quantifier
      atom *= Math.max(1, Number(least), Number(most ?? 0))
      at += text.length - 1
      continue
    }
    const character = pattern[at]
    if (character === '(') {
      finishAtom()
      sums.push(0)
    } else if (character === ')') {
      finishAtom()
      atom = sums.pop() ?? 0
      if (sums.length === 0) sums.push(0)
    } else {
      finishAtom()
      atom = 1
      if (character === '\\') at += 1
      else if (character === '[') at = endOfSet(pattern, at)
    }
  }
  finishAtom()
  return sums.reduce((sum, part) => sum + part, 0)
}

/** The end of a bracket expression such as `[^]a-z]`, in which a leading `]` is literal. */
const endOfSet = (pattern: string, start: number) => {
  const first = start + (pattern[start + 1] === '^' ? 2 : 1)
  const end = pattern.indexOf(']', first + 1)
  return end < 0 ? pattern.length : end
}
