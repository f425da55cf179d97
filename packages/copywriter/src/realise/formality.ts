import type { Piece } from './pieces.ts'

const PAIRS: readonly [string, string][] = [
  ['it is', "it's"],
  ['there is', "there's"],
  ['you will', "you'll"],
  ['you have', "you've"],
  ['you are', "you're"],
  ['that is', "that's"],
  ['here is', "here's"],
  ['we are', "we're"],
  ['do not', "don't"],
  ['does not', "doesn't"],
  ['will not', "won't"],
  ['need not', "needn't"],
  ['cannot', "can't"],
  ['they are', "they're"],
  ['let us', "let's"],
  ['nobody is', "nobody's"],
  ['it will', "it'll"],
]

// 'It's got' is 'it has', and only at the start of a longer stretch may 'it is' shrink.
const CONTRACT = PAIRS.map(([long, short]): [RegExp, string] => [
  new RegExp(`\\b${long}\\b(?=[ ,:])`, 'gi'),
  short,
])
const EXPAND: readonly [RegExp, string][] = [
  [/\bit's got\b/gi, 'it has'],
  [/\b(\w+)'s got\b/gi, '$1 has'],
  [/\byou've got\b/gi, 'you have'],
  ...PAIRS.map(([long, short]): [RegExp, string] => [new RegExp(`\\b${short}\\b`, 'gi'), long]),
]

/** Contracts in relaxed text, spells out in formal text, leaves the middle alone. Facts are never touched. */
export const withFormality = (formality: number): ((pieces: Piece[]) => Piece[]) => {
  const table = formality <= 2 ? CONTRACT : formality >= 4 ? EXPAND : []
  if (table.length === 0) return (pieces) => pieces
  return (pieces) =>
    merged(pieces).map((piece) =>
      piece.source ? piece : { ...piece, text: apply(piece.text, table) },
    )
}

/** Words between two facts as a single piece, so that a contraction is never cut in half. */
const merged = (pieces: readonly Piece[]): Piece[] => {
  const whole: Piece[] = []
  for (const piece of pieces) {
    const previous = whole.at(-1)
    if (previous && !previous.source && !piece.source)
      whole[whole.length - 1] = { text: previous.text + piece.text }
    else whole.push(piece)
  }
  return whole
}

const apply = (text: string, table: readonly [RegExp, string][]): string =>
  table.reduce(
    (changed, [from, to]) =>
      changed.replace(from, (found, word: unknown) => {
        const words = typeof word === 'string' ? to.replace('$1', word) : to
        return /^[A-Z]/.test(found) ? words.charAt(0).toUpperCase() + words.slice(1) : words
      }),
    text,
  )
