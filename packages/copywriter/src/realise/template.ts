import type { Random } from '../seed/random.ts'
import { type Piece, piece } from './pieces.ts'
import { type SlotName, slotName } from './slot-names.ts'

/**
 * Words as data. `{slot}` is filled from the facts, `[one|other]` is a choice, `<is|are>` agrees with the
 * slot before it (or after it, when none precedes), and `a` before a slot becomes `an` by sound.
 */
export type Template = readonly Node[]

/** Words or a verb, a slot, or a choice. */
interface Node {
  piece: Piece | null
  slot: SlotName | null
  options: readonly Template[] | null
}

/** A line of a phrase book, parsed when it is first asked for. */
export class Line {
  private parsed: Template | undefined
  private needs: SlotName[] | undefined

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

  /** Whether the facts can fill every slot that the line cannot do without. */
  suits(filler: Filler): boolean {
    if (this.isLively && !filler.isLively()) return false
    this.needs ??= this.template.map(({ slot }) => slot).filter((slot) => slot !== null)
    for (const slot of this.needs) if (!filler.has(slot)) return false
    return true
  }
}

/** Answers a slot with pieces, or with `null` when the facts do not provide it. */
export interface Filler {
  isLively(): boolean
  has(slot: SlotName): boolean
  fill(slot: SlotName): Piece[] | null
  /** How much has been stated so far; `rewind` takes back what was stated since. */
  mark(): number
  rewind(mark: number): void
}

const COUNTS_ROOMS = /\{(?:rooms|measure|figures|short|beds|baths)\}/
const HAS_A_VERB = /<|: \{fs|\{g/

// Rooms are told once: beside a list of them, 'four-bedroom condo' is simply a condo. Where the size is not told
// either, it may go before the noun; where no verb waits for a list, the list may go 'this as well as that'.
const told = (line: string): string => {
  const what = COUNTS_ROOMS.test(line) ? '{type}' : line.includes('{sqft') ? '{what}' : '{sized}'
  const named = line.replaceAll('{what}', what)
  return HAS_A_VERB.test(line) ? named : named.replaceAll('{fs}', '{list}')
}

/** Fills a template, choosing only among options that the facts can fill. */
export const render = (template: Template, filler: Filler, random: Random): Piece[] | null => {
  const pieces: Piece[] = []
  return renderInto(pieces, template, filler, random) ? agree(pieces) : null
}

const renderInto = (
  pieces: Piece[],
  template: Template,
  filler: Filler,
  random: Random,
): boolean => {
  for (const { piece: words, slot, options } of template) {
    if (words) pieces.push(words)
    else if (slot) {
      const filled = filler.fill(slot)
      if (!filled) return false
      for (const each of filled) pieces.push(each)
    } else if (options && !renderChoice(pieces, options, filler, random)) return false
  }
  return true
}

const renderChoice = (
  pieces: Piece[],
  options: readonly Template[],
  filler: Filler,
  random: Random,
): boolean => {
  const first = random.below(options.length)
  for (let turn = 0; turn < options.length; turn++) {
    const option = options[(first + turn) % options.length]
    const { length } = pieces
    const mark = filler.mark()
    if (option && renderInto(pieces, option, filler, random)) return true
    pieces.length = length
    filler.rewind(mark)
  }
  return false
}

/** Gives every verb its number: that of the last subject before it, or of the first one after an inversion. */
const agree = (pieces: Piece[]): Piece[] => {
  let before: Piece | undefined
  for (let at = 0; at < pieces.length; at++) {
    const current = pieces[at] as Piece
    const { verb } = current
    if (current.plural !== undefined) before = current
    if (!verb) continue
    const isExistential = /\bthere ?$/i.test(pieces[at - 1]?.text ?? '')
    const isInverted = isExistential || !before
    const subject = isInverted ? pieces.slice(at + 1).find(hasNumber) : before
    // 'There is a deck and a pool', yet 'of note are a deck and a pool'.
    const isPlural = (!isExistential && isInverted && subject?.heads) || subject?.plural
    pieces[at] = piece(isPlural ? verb.plural : verb.singular)
  }
  return pieces
}

const hasNumber = ({ plural }: Piece): boolean => plural !== undefined

const parse = (line: string, start: number): [Template, number] => {
  const nodes: Node[] = []
  let text = ''
  let at = start
  const flush = () => {
    if (text) nodes.push({ piece: piece(text), slot: null, options: null })
    text = ''
  }
  while (at < line.length) {
    const character = line.charAt(at)
    if (character === '|' || character === ']') break
    if (character === '{') {
      flush()
      const end = line.indexOf('}', at)
      nodes.push({ piece: null, slot: slotName(line.slice(at + 1, end)), options: null })
      at = end + 1
    } else if (character === '<') {
      flush()
      const end = line.indexOf('>', at)
      const [singular = '', plural = ''] = line.slice(at + 1, end).split('|')
      const verb = piece('', undefined, undefined, undefined, { singular, plural })
      nodes.push({ piece: verb, slot: null, options: null })
      at = end + 1
    } else if (character === '[') {
      flush()
      const options: Template[] = []
      do {
        const [option, end] = parse(line, at + 1)
        options.push(option)
        at = end
      } while (line.charAt(at) === '|')
      nodes.push({ piece: null, slot: null, options })
      at++
    } else {
      text += character
      at++
    }
  }
  flush()
  return [nodes, at]
}
