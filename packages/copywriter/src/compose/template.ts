/** A slot of a line: what it asks for, and in which form. */
export interface Slot {
  kind: 'slot'
  /** One name, or several that are joined: `{beds & baths}`. */
  names: readonly string[]
  joint: 'and' | 'comma'
  article: 'the' | 'a' | null
  isCapital: boolean
}

interface Text {
  kind: 'text'
  text: string
}

/** `[A|B]`: A if all its slots can be filled, otherwise B. */
export interface Optional {
  kind: 'optional'
  first: Template
  second: Template
}

export type Template = readonly (Slot | Text | Optional)[]

const known = new Map<string, Template>()

/** Reads the notation of a line; the same line is read once. */
export const parseTemplate = (line: string): Template => {
  const found = known.get(line)
  if (found) return found
  const template = new Reader(line).sequence('')
  known.set(line, template)
  return template
}

class Reader {
  #at = 0
  readonly #line: string

  constructor(line: string) {
    this.#line = line
  }

  /** Reads up to one of the closing characters, which is left to the caller. */
  sequence(closing: string): Template {
    const nodes: (Slot | Text | Optional)[] = []
    let text = ''
    const flush = () => {
      if (text) nodes.push({ kind: 'text', text })
      text = ''
    }
    while (this.#at < this.#line.length) {
      const char = this.#line.charAt(this.#at)
      if (closing.includes(char)) break
      if (char === '{' || char === '[') {
        flush()
        nodes.push(char === '{' ? this.#slot() : this.#optional())
      } else {
        text += char
        this.#at += 1
      }
    }
    flush()
    return nodes
  }

  #slot(): Slot {
    const end = this.#line.indexOf('}', this.#at)
    if (end < 0) throw new Error(`A slot is not closed: ${this.#line}`)
    const inside = this.#line.slice(this.#at + 1, end)
    this.#at = end + 1
    return slotOf(inside)
  }

  #optional(): Optional {
    this.#at += 1
    const first = this.sequence('|]')
    let second: Template = []
    if (this.#line.charAt(this.#at) === '|') {
      this.#at += 1
      second = this.sequence(']')
    }
    if (this.#at >= this.#line.length) throw new Error(`A bracket is not closed: ${this.#line}`)
    this.#at += 1
    return { kind: 'optional', first, second }
  }
}

const slotOf = (inside: string): Slot => {
  const match = /^(the|an?) (?=\S)/i.exec(inside)
  const rest = match ? inside.slice(match[0].length) : inside
  const joint = rest.includes(' & ') ? 'and' : 'comma'
  const names = rest.split(joint === 'and' ? ' & ' : ', ')
  const article = match ? (/^the/i.test(match[0]) ? 'the' : 'a') : null
  return {
    kind: 'slot',
    names: names.map((name) =>
      name.toLowerCase().replace(/ (year|distance|material|where)$/, ':$1'),
    ),
    joint,
    article,
    isCapital: /^[A-Z]/.test(inside),
  }
}
