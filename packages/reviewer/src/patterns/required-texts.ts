/** Stand for the two ends of a text, so that '^new' requires more than 'new'. */
const START = '\u0002'
const END = '\u0003'
/** Beyond this many alternatives a part of a pattern is left undecided. */
const ALTERNATIVES_MAX = 24
/** Texts of this length are taken to be equally rare. */
const LENGTH_MAX = 4

/** Texts of which at least one must be there. */
export type AnyOf = readonly string[]

/** What a part of a pattern matches. */
interface Part {
  /** Every text that it can match, where these are few. */
  exact: AnyOf | null
  /** What else stands in whatever it matches, or beside it, as far as that is known. */
  required: readonly AnyOf[]
}

const NONE: readonly AnyOf[] = []
const NOTHING: Part = { exact: [''], required: NONE }
const ANYTHING: Part = { exact: null, required: NONE }
const AT_START: Part = { exact: [START], required: NONE }
const AT_END: Part = { exact: [END], required: NONE }
const DIGIT: Part = { exact: ['0'], required: NONE }

/** A text as `requiredTexts` writes them: small letters, every digit a 0, marks at both ends. */
export const foldedText = (text: string): string => START + folded(text) + END

/** The long s is the only other letter that a pattern may take for one of a to z and that stays as it is. */
const folded = (text: string): string =>
  text.toLowerCase().replace(/\d/g, '0').replaceAll('\u017f', 's')

/**
 * What must stand in every folded text that the pattern matches, the rarest first. No match is left out: what is not
 * understood here requires nothing.
 * @example requiredTexts(/\bnew(?:er)? (?:\w+ )?roof\b/i) // [['roof'], ['newer ', 'new ']]
 */
export const requiredTexts = (pattern: RegExp): AnyOf[] =>
  requiredOf(new PatternReader(pattern).alternatives()).toSorted(
    (one, other) => strengthOf(other) - strengthOf(one) || one.length - other.length,
  )

const requiredOf = ({ exact, required }: Part): readonly AnyOf[] =>
  strengthOf(exact) > 0 ? [...required, exact as AnyOf] : required

/** The length of the shortest text; the ends alone tell nothing. */
const strengthOf = (texts: AnyOf | null): number => {
  if (!texts) return 0
  let least = LENGTH_MAX
  for (const text of texts) {
    if (text === '' || text === START || text === END || text === START + END) return 0
    if (text.length < least) least = text.length
  }
  return least
}

/** Letters that stand side by side are read at once, but not the last of them if a quantifier follows. */
const TOKEN =
  /[a-z ]+(?![?*+{])|\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?|\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|[pk][{<][^}>]*[}>]|[1-9]\d*|c.|.)|./iy
const QUANTIFIER = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y

/** As much of the syntax as decides what a pattern requires. */
class PatternReader {
  readonly #source: string
  readonly #isOfLines: boolean
  #at = 0

  constructor({ source, multiline }: RegExp) {
    this.#source = source
    this.#isOfLines = multiline
  }

  /** Up to the end of the group or the pattern. */
  alternatives(): Part {
    const first = this.#sequence()
    if (this.#source[this.#at] !== '|') return first
    const all = [first]
    while (this.#source[this.#at] === '|') {
      this.#at += 1
      all.push(this.#sequence())
    }
    return eitherOf(all)
  }

  #sequence(): Part {
    const required: AnyOf[] = []
    let run: AnyOf = ['']
    let isExact = true
    const keepRun = () => {
      if (strengthOf(run) > 0) required.push(run)
    }
    for (
      let token = this.#token();
      token && token !== '|' && token !== ')';
      token = this.#token()
    ) {
      this.#at += token.length
      const part = this.#repeated(this.#item(token))
      if (part.exact && run.length * part.exact.length <= ALTERNATIVES_MAX)
        run = joined(run, part.exact)
      else {
        keepRun()
        isExact = false
        run = part.exact ?? ['']
      }
      required.push(...part.required)
    }
    if (isExact) return { exact: run, required }
    keepRun()
    return { exact: null, required }
  }

  #item(token: string): Part {
    const character = token.charAt(0)
    if (character === '(') return this.#group(token)
    if (character === '[') return this.#class()
    if (character === '\\') return escaped(token)
    if (character === '^') return this.#isOfLines ? NOTHING : AT_START
    if (character === '$') return this.#isOfLines ? NOTHING : AT_END
    return character === '.' ? ANYTHING : literal(token)
  }

  #group(opening: string): Part {
    const inside = this.alternatives()
    this.#at += 1
    if (opening.endsWith('!')) return NOTHING
    return opening.endsWith('=') ? { exact: [''], required: requiredOf(inside) } : inside
  }

  #class(): Part {
    const characters = new Set<string>()
    // A range of letters matches too much to be of use.
    let isKnown = this.#source[this.#at] !== '^'
    for (let token = this.#member(); token && token !== ']'; token = this.#member()) {
      const { exact } = token.startsWith('\\') ? escaped(token) : literal(token)
      const isRange = this.#source[this.#at] === '-' && this.#source[this.#at + 1] !== ']'
      if (isRange) this.#at += 1
      isKnown &&= exact !== null && exact !== NOTHING.exact && (!isRange || exact === DIGIT.exact)
      for (const character of exact ?? []) characters.add(character)
    }
    return isKnown ? { exact: [...characters], required: NONE } : ANYTHING
  }

  #member(): string {
    const token = this.#source[this.#at] === '\\' ? this.#token() : (this.#source[this.#at] ?? '')
    this.#at += token.length
    return token
  }

  #token(): string {
    TOKEN.lastIndex = this.#at
    return TOKEN.exec(this.#source)?.[0] ?? ''
  }

  #repeated(part: Part): Part {
    const next = this.#source[this.#at]
    if (next !== '?' && next !== '*' && next !== '+' && next !== '{') return part
    QUANTIFIER.lastIndex = this.#at
    const quantifier = QUANTIFIER.exec(this.#source)?.[0]
    if (!quantifier) return part
    this.#at += quantifier.length
    if (next === '?') return { exact: part.exact && [...part.exact, ''], required: NONE }
    if (next === '*' || quantifier.startsWith('{0')) return ANYTHING
    return { exact: null, required: requiredOf(part) }
  }
}

const escaped = (token: string): Part => {
  const character = token.charAt(1)
  if (character === 'd') return DIGIT
  if (character === 'b' || character === 'B') return NOTHING
  return /\w/.test(character) ? ANYTHING : literal(character)
}

const literal = (text: string): Part => {
  if (text >= '0' && text <= '9') return DIGIT
  return text > '\u007f' ? ANYTHING : { exact: [text.toLowerCase()], required: NONE }
}

const joined = (heads: AnyOf, tails: AnyOf): AnyOf => {
  if (tails.length === 1 && tails[0] === '') return heads
  if (heads.length === 1 && heads[0] === '') return tails
  return heads.flatMap((head) => tails.map((tail) => withoutTwoEnds(head, tail)))
}

/** '^(?:^new|old)' has two starts in one place. */
const withoutTwoEnds = (head: string, tail: string): string => {
  const last = head.at(-1)
  const isTwice = (last === START || last === END) && tail.startsWith(last)
  return isTwice ? head + tail.slice(1) : head + tail
}

const eitherOf = (parts: readonly Part[]): Part => {
  const exact = exactOf(parts)
  if (exact) return { exact, required: NONE }
  const required: string[] = []
  for (const part of parts) {
    const rarest = rarestOf(requiredOf(part))
    if (!rarest) return ANYTHING
    required.push(...rarest)
  }
  return { exact: null, required: [required] }
}

const exactOf = (parts: readonly Part[]): AnyOf | null => {
  const exact: string[] = []
  for (const part of parts) {
    if (!part.exact || exact.length + part.exact.length > ALTERNATIVES_MAX) return null
    exact.push(...part.exact)
  }
  return exact
}

const rarestOf = (required: readonly AnyOf[]): AnyOf | undefined => {
  let rarest = required[0]
  for (const texts of required) if (rarest && strengthOf(texts) > strengthOf(rarest)) rarest = texts
  return rarest
}
