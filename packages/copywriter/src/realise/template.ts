import type { Random } from '../seed/random.ts'
import type { Piece } from './pieces.ts'

/**
 * Words as data. `{slot}` is filled from the facts, `[one|other]` is a choice, `<is|are>` agrees with the
 * slot before it (or after it, when none precedes), and `a` before a slot becomes `an` by sound.
 */
export type Template = readonly Node[]

type Node =
  | { is: 'text'; text: string }
  | { is: 'slot'; name: string }
  | { is: 'choice'; options: Template[] }
  | { is: 'verb'; singular: string; plural: string }

/** Answers a slot with pieces, or with `null` when the facts do not provide it. */
export interface Filler {
  fill(slot: string): Piece[] | null
  /** How much has been stated so far; `rewind` takes back what was stated since. */
  mark(): number
  rewind(mark: number): void
}

const COUNTS_ROOMS = /\{(?:rooms|measure|figures|short|beds|baths)\}/

const cache = new Map<string, Template>()

export const compile = (line: string): Template => {
  const cached = cache.get(line)
  if (cached) return cached
  // Rooms are told once: beside a list of them, 'four-bedroom condo' is simply a condo.
  const told = COUNTS_ROOMS.test(line) ? line.replaceAll('{what}', '{type}') : line
  const [template] = parse(told, 0)
  cache.set(line, template)
  return template
}

/** Fills a template, choosing only among options that the facts can fill. */
export const render = (template: Template, filler: Filler, random: Random): Piece[] | null => {
  const pieces: Piece[] = []
  return renderInto(pieces, template, filler, random) ? agree(pieces) : null
}

const VERB = '\u0000'

const renderInto = (
  pieces: Piece[],
  template: Template,
  filler: Filler,
  random: Random,
): boolean => {
  for (const node of template) {
    if (node.is === 'text') pieces.push({ text: node.text })
    else if (node.is === 'verb') pieces.push({ text: `${VERB}${node.singular}|${node.plural}` })
    else if (node.is === 'slot') {
      const filled = filler.fill(node.name)
      if (!filled) return false
      pieces.push(...filled)
    } else if (!renderChoice(pieces, node.options, filler, random)) return false
  }
  return true
}

const renderChoice = (
  pieces: Piece[],
  options: Template[],
  filler: Filler,
  random: Random,
): boolean => {
  const first = random.below(options.length)
  for (let turn = 0; turn < options.length; turn++) {
    const option = options[(first + turn) % options.length]
    const length = pieces.length
    const mark = filler.mark()
    if (option && renderInto(pieces, option, filler, random)) return true
    pieces.length = length
    filler.rewind(mark)
  }
  return false
}

const agree = (pieces: Piece[]): Piece[] =>
  pieces.map((piece, position) => {
    if (piece.text.charCodeAt(0) !== 0) return piece
    const [singular = '', plural = ''] = piece.text.slice(1).split('|')
    const before = pieces.slice(0, position).findLast(hasNumber)
    // 'There is a deck and a pool', yet 'of note are a deck and a pool'.
    const after = pieces.slice(position + 1)
    const isExistential = /\bthere $|\bthere$/i.test(pieces[position - 1]?.text ?? '')
    const decisive = before ?? (isExistential ? after.find(hasNumber) : after.findLast(hasNumber))
    return { text: decisive?.plural ? plural : singular }
  })

const hasNumber = (piece: Piece): boolean => piece.plural !== undefined

const parse = (line: string, start: number): [Template, number] => {
  const nodes: Node[] = []
  let text = ''
  let at = start
  const flush = () => {
    if (text) nodes.push({ is: 'text', text })
    text = ''
  }
  while (at < line.length) {
    const character = line.charAt(at)
    if (character === '|' || character === ']') break
    if (character === '{') {
      flush()
      const end = line.indexOf('}', at)
      nodes.push({ is: 'slot', name: line.slice(at + 1, end) })
      at = end + 1
    } else if (character === '<') {
      flush()
      const end = line.indexOf('>', at)
      const [singular = '', plural = ''] = line.slice(at + 1, end).split('|')
      nodes.push({ is: 'verb', singular, plural })
      at = end + 1
    } else if (character === '[') {
      flush()
      const options: Template[] = []
      do {
        const [option, end] = parse(line, at + 1)
        options.push(option)
        at = end
      } while (line.charAt(at) === '|')
      nodes.push({ is: 'choice', options })
      at++
    } else {
      text += character
      at++
    }
  }
  flush()
  return [nodes, at]
}
