/** How many characters decide whether a place in a text is worth a closer look. */
export const HEAD_LENGTH = 8
const ANYTHING = '?'

/**
 * How everything that a pattern matches begins: letters as they are, digits as 0, all else as one space; what is
 * shorter than a head ends in a space. `null` where a pattern may begin with anything.
 * @example headsOf('pools?|spa') // ['pool ', 'pools ', 'spa ']
 */
export const headsOf = (pattern: string): string[] | null => {
  const heads = Array.from(grow(alternatives(pattern.match(TOKEN) ?? []), [' ']), (head) =>
    head.replace(ANYTHING, ''),
  )
  if (heads.some((head) => !/^[a-z0]/.test(head))) return null
  return heads.filter((head) => !heads.some((other) => other !== head && head.startsWith(other)))
}

// As much of the regular expression syntax as the term lists use.
const TOKEN = /\((?:\?(?::|<?[=!]))?|\[.*?\]|\\.|\{.*?\}|./g

type Heads = Iterable<string>

/** Reads tokens off the list up to the end of their group. */
const alternatives = (tokens: string[]): Heads => {
  const finished = new Set<string>()
  let heads: Heads = ['']
  for (let token = tokens.shift(); token && token !== ')'; token = tokens.shift())
    if (token === '|') {
      for (const head of heads) finished.add(head)
      heads = ['']
    } else {
      const next = token.startsWith('(') ? group(token, tokens) : single(token)
      const quantifier = /^[?*+{]/.test(tokens[0] ?? '') ? tokens.shift() : ''
      const before = heads
      heads = grow(heads, next)
      if (quantifier && quantifier !== '?')
        for (let times = 1; times < HEAD_LENGTH; times++)
          heads = new Set([...heads, ...grow(heads, next)])
      if (/^(?:[?*]|\{0)/.test(quantifier ?? '')) heads = new Set([...before, ...heads])
    }
  return new Set([...finished, ...heads])
}

const group = (opening: string, tokens: string[]): Heads => {
  const inside = alternatives(tokens)
  return /[=!]$/.test(opening) ? [''] : inside
}

const single = (token: string): Heads => {
  if (token === '\\d') return ['0']
  if (/^(?:\.|\\[a-z]|\[.*(?:[\^\\]|\w-\w))/i.test(token)) return [ANYTHING]
  return Array.from(token.replace(/^[[\\]|\]$/g, ''), folded)
}

/** The character that stands for another in a head. */
const folded = (character: string): string => {
  if (/[a-z]/.test(character)) return character
  return /\d/.test(character) ? '0' : ' '
}

const grow = (heads: Heads, next: Heads): Heads => {
  const longer = new Set<string>()
  for (const head of heads)
    if (head.endsWith(ANYTHING)) longer.add(head)
    else
      for (const more of next)
        longer.add((head + (head.endsWith(' ') ? more.trimStart() : more)).slice(0, HEAD_LENGTH))
  return longer
}
