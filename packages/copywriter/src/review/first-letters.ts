export const KEY_LENGTH = 5
const END = ' '

/**
 * The first letters of every word that a pattern can begin with, up to five, shorter words whole;
 * `null` where the pattern may begin with anything.
 */
export const firstLetters = (pattern: string): Set<string> | null => {
  const heads = new Reader(pattern).alternatives()
  const keys = new Set<string>()
  for (const head of heads) {
    const key = head.endsWith(END) ? head.slice(0, -1) : head
    if (!/^[a-z0-9]+$/.test(key)) return null
    keys.add(key)
  }
  return keys
}

const isClosed = (head: string) => head.length === KEY_LENGTH || head.endsWith(END)

/** Reads as much of the regular expression syntax as the term lists use. */
class Reader {
  private at = 0

  constructor(private readonly source: string) {}

  alternatives(): Set<string> {
    const heads = this.sequence()
    while (this.source.charAt(this.at) === '|') {
      this.at++
      for (const head of this.sequence()) heads.add(head)
    }
    return heads
  }

  private sequence(): Set<string> {
    let heads = new Set([''])
    while (this.at < this.source.length && !'|)'.includes(this.source.charAt(this.at))) {
      const atom = this.atom()
      if (this.isOptional()) atom.add('')
      const longer = new Set<string>()
      for (const head of heads)
        if (isClosed(head)) longer.add(head)
        else for (const next of atom) longer.add((head + next).slice(0, KEY_LENGTH))
      heads = longer
    }
    return heads
  }

  private atom(): Set<string> {
    const character = this.source.charAt(this.at++)
    if (character === '(') return this.group()
    if (character === '[') return this.characters()
    if (character === '\\') return this.escaped()
    return new Set([lettersOf(character)])
  }

  private group(): Set<string> {
    const kind = /^\?(?::|<?[=!])/.exec(this.source.slice(this.at, this.at + 3))?.[0] ?? ''
    this.at += kind.length
    const heads = this.alternatives()
    this.at++
    return kind && kind !== '?:' ? new Set(['']) : heads
  }

  private characters(): Set<string> {
    const end = this.source.indexOf(']', this.at)
    const inside = this.source.slice(this.at, end)
    this.at = end + 1
    if (/^\^|\\|[a-z0-9]-[a-z0-9]/.test(inside)) return new Set(['?'])
    return new Set(Array.from(inside, lettersOf))
  }

  private escaped(): Set<string> {
    const character = this.source.charAt(this.at++)
    if (character === 'b') return new Set([''])
    return new Set([/[a-z]/i.test(character) ? '?' : END])
  }

  private isOptional(): boolean {
    const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(
      this.source.slice(this.at, this.at + 9),
    )?.[0]
    if (!quantifier) return false
    this.at += quantifier.length
    return /^(?:[?*]|\{0)/.test(quantifier)
  }
}

const lettersOf = (character: string): string => (/[a-z0-9]/.test(character) ? character : END)
