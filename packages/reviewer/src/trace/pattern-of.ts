/** A pattern made of typed words, compiled once: the same features are asked about at every keystroke. */
export const patternOf = (source: string): RegExp => {
  const known = remembered.get(source)
  if (known) return known
  const pattern = new RegExp(source)
  if (remembered.size > MOST) remembered.clear()
  remembered.set(source, pattern)
  return pattern
}

const MOST = 2000
const remembered = new Map<string, RegExp>()
