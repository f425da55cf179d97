/** Reads PostgreSQL's array output, such as {1,NULL,"a \"b\"",{x}}, to nested arrays. */
export const parseArray = (literal: string, parseItem?: (text: string) => unknown): unknown[] => {
  let at = literal.indexOf('{') + 1

  const readItems = (): unknown[] => {
    const items: unknown[] = []
    while (at < literal.length) {
      const character = literal[at]
      if (character === '}') {
        at += 1
        return items
      }
      if (character === ',') at += 1
      else if (character === '{') {
        at += 1
        items.push(readItems())
      } else items.push(character === '"' ? item(readQuoted()) : readPlain())
    }
    return items
  }

  const readQuoted = () => {
    let text = ''
    for (at += 1; literal[at] !== '"' && at < literal.length; at += 1) {
      if (literal[at] === '\\') at += 1
      text += literal[at]
    }
    at += 1
    return text
  }

  const readPlain = () => {
    const start = at
    while (at < literal.length && literal[at] !== ',' && literal[at] !== '}') at += 1
    const text = literal.slice(start, at)
    return text === 'NULL' ? null : item(text)
  }

  const item = (text: string) => (parseItem ? parseItem(text) : text)

  return readItems()
}
