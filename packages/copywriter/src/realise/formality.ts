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

const swaps = (from: 0 | 1, to: 0 | 1): readonly [RegExp, string][] =>
  PAIRS.map((pair) => [new RegExp(`\\b${pair[from]}\\b(?=[ ,:])`, 'gi'), pair[to]])

const CONTRACT = swaps(0, 1)
const EXPAND = swaps(1, 0)

/** Contracts in relaxed text, spells out in formal text, leaves the middle alone. Facts are never touched. */
export const withFormality = (formality: number): ((pieces: Piece[]) => Piece[]) => {
  const table = formality <= 2 ? CONTRACT : formality >= 4 ? EXPAND : []
  return (pieces) =>
    pieces.map((piece) =>
      piece.source || table.length === 0 ? piece : { ...piece, text: apply(piece.text, table) },
    )
}

const apply = (text: string, table: readonly [RegExp, string][]): string =>
  table.reduce(
    (changed, [from, to]) =>
      changed.replace(from, (found) =>
        /^[A-Z]/.test(found) ? to.charAt(0).toUpperCase() + to.slice(1) : to,
      ),
    text,
  )
