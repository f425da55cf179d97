/**
 * Whether brackets nest deeper than this, by which whoever reads the text by recursion would exhaust a stack. In JSON
 * those within texts nest nothing; in anything else every bracket counts.
 */
export const nestsDeeper = (text: string, most: number, { isJson = false } = {}): boolean => {
  if (!hasMore(text, most)) return false
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isJson && character === '"') isText = !isText
    else if (isText) at += character === '\\' ? 1 : 0
    else if (character === '[' || character === '{' || character === '(') depth += 1
    else if (character === ']' || character === '}' || character === ')') depth -= 1
    if (depth > most) return true
  }
  return false
}

/** Whether there are enough of them to nest too deeply. Looking for one is far faster than looking at all characters. */
const hasMore = (text: string, most: number): boolean => {
  let count = 0
  for (const opening of ['[', '{', '('])
    for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at + 1)) {
      count += 1
      if (count > most) return true
    }
  return false
}
