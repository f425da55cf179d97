import type { Random } from '../seed/random.ts'
import { type SlotName, slotName } from './slot-names.ts'
import type { Verb, Wording } from './wording.ts'

/**
 * Words as data. `{slot}` is filled from the facts, `[one|other]` is a choice, `<is|are>` agrees with the
 * slot before it (or after it, when none precedes), and `a` before a slot becomes `an` by sound.
 */
export type Template = readonly (string | Part)[]

/** What is not simply words: a slot, a verb, or a choice of words or of templates. */
interface Part {
  slot: SlotName | null
  verb: Verb | null
  words: readonly string[] | null
  options: readonly Template[] | null
}

/** A line of a phrase book, parsed when it is first asked for. */
export class Line {
  private parsed: Template | undefined
  private needs: SlotName[] | undefined
  private shortest: number | undefined
  private tells: readonly DetailFact[] | undefined

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

  /** How many of these facts it has no slot for. */
  leaves(facts: readonly DetailFact[]): number {
    this.tells ??= detailsIn(this.template)
    let left = 0
    for (const fact of facts) if (!this.tells.includes(fact)) left++
    return left
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
  has(slot: SlotName): boolean
  fill(slot: SlotName): boolean
}

/** What a sentence about the record may tell, in whatever slot. */
export type DetailFact = 'year' | 'lot' | 'price'

const DETAILS: Partial<Record<SlotName, DetailFact>> = {
  year: 'year',
  due: 'year',
  lot: 'lot',
  lotAdj: 'lot',
  price: 'price',
}

/** '1 acre', '$9,000' and, nearly, '1987'. */
const DETAIL_LEAST = 6

const detailsIn = (template: Template): DetailFact[] =>
  template.flatMap((part) => {
    if (typeof part === 'string') return []
    const own = part.slot && DETAILS[part.slot]
    return own ? [own] : (part.options ?? []).flatMap(detailsIn)
  })

const leastOf = (template: Template): number =>
  template.reduce((least, part) => {
    if (typeof part === 'string') return least + part.length
    if (part.slot) return least + (part.slot in DETAILS ? DETAIL_LEAST : 0)
    const lengths = part.words?.map(({ length }) => length) ?? part.options?.map(leastOf) ?? [0]
    return least + Math.min(...lengths)
  }, 0)

const COUNTS_ROOMS = /\{(?:rooms|measure|figures|short|beds|baths)\}/
const HAS_A_VERB = /<|: \{fs|\{g/

// Rooms are told once: beside a list of them, 'four-bedroom condo' is simply a condo. Where the size is not told
// either, it may go before the noun; where no verb waits for a list, the list may go 'this as well as that'.
const told = (line: string): string => {
  const what = COUNTS_ROOMS.test(line) ? '{type}' : line.includes('{sqft') ? '{what}' : '{sized}'
  const named = line.replaceAll('{what}', what)
  return HAS_A_VERB.test(line) ? named : named.replaceAll('{fs}', '{list}')
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
    } else if (part.words) wording.say(random.pick(part.words) ?? '')
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
      add({ slot: slotName(line.slice(at + 1, end)) })
      at = end
    } else if (character === '<') {
      const end = line.indexOf('>', at)
      const [singular = '', plural = ''] = line.slice(at + 1, end).split('|')
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
  return [parts, at]
}

const choice = (options: readonly Template[]): Partial<Part> =>
  options.every(isWords) ? { words: options.map(([words = '']) => words) } : { options }

const isWords = (template: Template): template is readonly string[] =>
  template.length < 2 && template.every((part) => typeof part === 'string')
