import { concatenate, type Passage } from './passage.ts'

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
export const withFormality = (formality: number): ((passage: Passage) => Passage) => {
  const table = formality <= 2 ? CONTRACT : formality >= 4 ? EXPAND : []
  if (table.length === 0) return (passage) => passage
  return ({ text, spans }) => {
    const parts: Passage[] = []
    let at = 0
    for (const { start, end, source } of spans) {
      const fact = { text: text.slice(start, end), spans: [{ start: 0, end: end - start, source }] }
      parts.push({ text: apply(text.slice(at, start), table), spans: [] }, fact)
      at = end
    }
    return concatenate([...parts, { text: apply(text.slice(at), table), spans: [] }], '')
  }
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
