/** How many characters decide whether a place in a text is worth a closer look. */
export const HEAD_LENGTH = 8
const ANYTHING = '?'

/**
 * How everything that a pattern matches begins: letters as they are, digits as 0, all else as one space; what is
 * shorter than a head ends in a space. `null` where a pattern may begin with anything.
 * @example headsOf('pools?|spa') // ['pool ', 'pools ', 'spa ']
 */
export const headsOf = (pattern: string): string[] | null => {
  const heads = Array.from(grow(new Reader(pattern).alternatives(), END), (head) =>
    head.endsWith(ANYTHING) ? head.slice(0, -1) : head,
  )
  if (heads.some((head) => !/^[a-z0]/.test(head))) return null
  return heads.filter((head) => !heads.some((other) => other !== head && head.startsWith(other)))
}

/** The character that stands for another in a head. */
const folded = (character: string): string => {
  if (/[a-z]/.test(character)) return character
  return /\d/.test(character) ? '0' : ' '
}

const isClosed = (head: string) => head.length >= HEAD_LENGTH || head.endsWith(ANYTHING)

const grow = (heads: Set<string>, next: Set<string>): Set<string> => {
  const longer = new Set<string>()
  for (const head of heads)
    if (isClosed(head)) longer.add(head)
    else
      for (const more of next)
        longer.add((head + (head.endsWith(' ') ? more.trimStart() : more)).slice(0, HEAD_LENGTH))
  return longer
}

const EMPTY = new Set([''])
const END = new Set([' '])

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
    let heads = new Set(EMPTY)
    while (this.at < this.source.length && !'|)'.includes(this.source.charAt(this.at))) {
      const atom = this.atom()
      const [least, most] = this.quantity()
      for (let times = 0; times < least; times++) heads = grow(heads, atom)
      let repeated = heads
      for (let times = least; times < most && atom !== EMPTY; times++) {
        repeated = grow(repeated, atom)
        for (const head of repeated) heads.add(head)
      }
    }
    return heads
  }

  private atom(): Set<string> {
    const character = this.source.charAt(this.at++)
    if (character === '(') return this.group()
    if (character === '[') return this.characters()
    if (character === '\\') return this.escaped()
    return new Set([character === '.' ? ANYTHING : folded(character)])
  }

  private group(): Set<string> {
    const kind = /^\?(?::|<?[=!])/.exec(this.source.slice(this.at, this.at + 3))?.[0] ?? ''
    this.at += kind.length
    const heads = this.alternatives()
    this.at++
    return kind && kind !== '?:' ? EMPTY : heads
  }

  private characters(): Set<string> {
    const end = this.source.indexOf(']', this.at)
    const inside = this.source.slice(this.at, end)
    this.at = end + 1
    if (/^\^|\\|[a-z]-[a-z]/.test(inside)) return new Set([ANYTHING])
    return new Set(Array.from(inside, folded))
  }

  private escaped(): Set<string> {
    const character = this.source.charAt(this.at++)
    if (character === 'b') return EMPTY
    if (character === 'd') return new Set(['0'])
    return new Set([/[a-z]/i.test(character) ? ANYTHING : ' '])
  }

  private quantity(): [least: number, most: number] {
    const rest = this.source.slice(this.at, this.at + 9)
    const [found, sign, least = '1', comma, most] =
      /^(?:([?*+])|\{(\d+)(,?)(\d*)\})\??/.exec(rest) ?? []
    if (!found) return [1, 1]
    this.at += found.length
    if (sign) return [sign === '+' ? 1 : 0, sign === '?' ? 1 : HEAD_LENGTH]
    return [
      Number(least),
      comma ? Math.min(Number(most) || HEAD_LENGTH, HEAD_LENGTH) : Number(least),
    ]
  }
}
