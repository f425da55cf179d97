import type { Random } from '../seed/random.ts'
import { type FactSlot, type Slot, slotNamed } from './slot-names.ts'
import type { Verb, Wording } from './wording.ts'

/**
 * Words as data. `{slot}` is filled from the facts, `[one|other]` is a choice, `<sets>` agrees with the slot before it
 * (or after it, when none precedes), and `a` before a slot becomes `an` by sound. A plural that cannot be derived is
 * spelled out: `<'s| are>`.
 */
export type Template = readonly (string | Part)[]

/** What is not simply words: a slot, a verb, or a choice of words or of templates. */
interface Part {
  slot: Slot | null
  verb: Verb | null
  words: readonly string[] | null
  options: readonly Template[] | null
}

/** A line of a phrase book, parsed when it is first asked for. */
export class Line {
  private parsed: Template | undefined
  private needs: Slot[] | undefined
  private shortest: number | undefined
  private tells: number | undefined

  /** A line marked `~` speaks of an hour well spent: it needs features that one can spend it with. */
  readonly isLively: boolean
  readonly text: string

  constructor(source: string) {
    this.isLively = source.startsWith('~')
    this.text = this.isLively ? source.slice(1) : source
  }

  get template(): Template {
    this.parsed ??= parse(told(this.text), 0)[0]
    return this.parsed
  }

  /** About the fewest characters that it takes, features and names left out. */
  get least(): number {
    this.shortest ??= leastOf(this.template)
    return this.shortest
  }

  /** How many of these facts, a bit each, it has no slot for. */
  leaves(facts: number): number {
    this.tells ??= detailsIn(this.template)
    return BITS[facts & ~this.tells] as number
  }

  /** Whether the facts can fill every slot that the line cannot do without. */
  suits(filler: Filler): boolean {
    if (this.isLively && !filler.isLively()) return false
    this.needs ??= this.template
      .map((part) => (typeof part === 'string' ? null : part.slot))
      .filter((slot) => slot !== null)
    for (const slot of this.needs) if (!filler.has(slot)) return false
    return true
  }
}

/** Knows which slots the facts can fill, and fills them in the wording at hand. */
interface Filler {
  isLively(): boolean
  has(slot: Slot): boolean
  fill(slot: Slot): boolean
}

/** What a sentence about the record may tell, in whatever slot: a bit each. */
export const DETAIL_BITS = { year: 1, lot: 2, price: 4 }
/** How many bits a number below eight has. */
const BITS = [0, 1, 1, 2, 1, 2, 2, 3]
const DETAILS: Partial<Record<FactSlot, number>> = {
  year: DETAIL_BITS.year,
  due: DETAIL_BITS.year,
  lot: DETAIL_BITS.lot,
  lotAdj: DETAIL_BITS.lot,
  price: DETAIL_BITS.price,
}

const detailOf = (slot: Slot | null): number => (slot?.isFact ? (DETAILS[slot.name] ?? 0) : 0)

/** '1 acre', '$9,000' and, nearly, '1987'. */
const DETAIL_LEAST = 6

const detailsIn = (template: Template): number =>
  template.reduce((bits, part) => {
    if (typeof part === 'string') return bits
    const own = detailOf(part.slot)
    return (part.options ?? []).reduce((all, option) => all | detailsIn(option), bits | own)
  }, 0)

const leastOf = (template: Template): number =>
  template.reduce((least, part) => {
    if (typeof part === 'string') return least + part.length
    if (part.slot) return least + (detailOf(part.slot) ? DETAIL_LEAST : 0)
    const lengths = part.words?.map(({ length }) => length) ?? part.options?.map(leastOf) ?? [0]
    return least + Math.min(...lengths)
  }, 0)

const COUNTS_ROOMS = /\{(?:rooms|measure|figures|short|beds|baths)\}/
const HAS_A_VERB = /<|: \{fs|\{g/

/** Features that do something. */
const SUBJECT = /\{([fg][sx])\}(?= \[?<)/g

/** 'A condo in Tampa' is a Tampa condo as well. */
const LOCAL = /\{(what|sized|type)\} in \{city\}/

// Rooms are told once: beside a list of them, 'four-bedroom condo' is simply a condo. Where the size is not told
// either, it may go before the noun; where no verb waits for a list, the list may go 'this as well as that'.
const told = (line: string): string => {
  const what = COUNTS_ROOMS.test(line) ? '{type}' : line.includes('{sqft') ? '{what}' : '{sized}'
  const named = line.replaceAll('{what}', what).replace(LOCAL, '{$1 in city}')
  return HAS_A_VERB.test(line)
    ? named.replace(SUBJECT, '{subject $1}')
    : named.replaceAll('{fs}', '{list}')
}

/** Writes a template out, choosing only among options that the facts can fill. */
export const render = (
  template: Template,
  wording: Wording,
  filler: Filler,
  random: Random,
): boolean => {
  for (const part of template) {
    if (typeof part === 'string') wording.say(part)
    else if (part.slot) {
      if (!filler.fill(part.slot)) return false
    } else if (part.words) wording.say(random.pick(part.words))
    else if (part.verb) wording.agree(part.verb)
    else if (part.options && !renderChoice(part.options, wording, filler, random)) return false
  }
  return true
}

const renderChoice = (
  options: readonly Template[],
  wording: Wording,
  filler: Filler,
  random: Random,
): boolean => {
  const first = random.below(options.length)
  const mark = wording.mark()
  for (let turn = 0; turn < options.length; turn++) {
    const option = options[(first + turn) % options.length] as Template
    if (render(option, wording, filler, random)) return true
    wording.rewind(mark)
  }
  return false
}

const NO_PART: Part = { slot: null, verb: null, words: null, options: null }

const parse = (line: string, start: number): [Template, number] => {
  const parts: (string | Part)[] = []
  let words = ''
  let at = start
  const add = (part: Partial<Part>) => {
    if (words) parts.push(words)
    words = ''
    parts.push({ ...NO_PART, ...part })
  }
  while (at < line.length) {
    const character = line.charAt(at)
    if (character === '|' || character === ']') break
    if (character === '{') {
      const end = line.indexOf('}', at)
      add({ slot: slotNamed(line.slice(at + 1, end)) })
      at = end
    } else if (character === '<') {
      const end = line.indexOf('>', at)
      const [singular = '', plural = pluralOf(singular)] = line.slice(at + 1, end).split('|')
      add({ verb: { singular, plural } })
      at = end
    } else if (character === '[') {
      const options: Template[] = []
      do {
        const [option, end] = parse(line, at + 1)
        options.push(option)
        at = end
      } while (line.charAt(at) === '|')
      add(choice(options))
    } else words += character
    at++
  }
  if (words) parts.push(words)
  return [merged(parts), at]
}

/** Words around a choice of words become part of it: a few long pieces are written faster than many short ones. */
const merged = (parts: Template): Template => {
  const pieces: (string | Part)[] = []
  for (const part of parts) {
    const before = pieces.length > 0 ? wordsIn(pieces.at(-1) as string | Part) : null
    const words = wordsIn(part)
    // Two choices stay two.
    const both = words && before && (words.length === 1 || before.length === 1)
    if (!both || before.some(decidesNext)) pieces.push(part)
    else pieces[pieces.length - 1] = { ...NO_PART, words: combined(before, words) }
  }
  return pieces
}

const wordsIn = (part: string | Part): readonly string[] | null =>
  typeof part === 'string' ? [part] : part.words

/** After an article or a full stop, the next word is not written as it stands. */
const decidesNext = (words: string): boolean => /(?:^|\W)[Aa]n? $|[.?!] $/.test(words)

const combined = (before: readonly string[], after: readonly string[]): string[] =>
  before.flatMap((one) =>
    after.map((other) =>
      // An option left empty must not leave its space behind.
      / $/.test(one) && /^[ ,.;:?]/.test(other) ? one.slice(0, -1) + other : one + other,
    ),
  )

const IRREGULAR: Record<string, string> = { is: 'are', has: 'have', does: 'do', goes: 'go' }

/** @example pluralOf('carries') // 'carry' */
const pluralOf = (verb: string): string =>
  IRREGULAR[verb] ??
  verb
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/(?<!s)s$/, '')

const choice = (options: readonly Template[]): Partial<Part> => {
  const words = options.map(everyWording)
  return words.some((each) => each === null)
    ? { options }
    : { words: words.flatMap((each) => each ?? []) }
}

/** All that an option without slots and verbs can come to. */
const everyWording = (option: Template): readonly string[] | null => {
  let wordings: readonly string[] = ['']
  for (const part of option) {
    const words = wordsIn(part)
    if (!words || wordings.some(decidesNext)) return null
    wordings = combined(wordings, words)
  }
  return wordings
}
