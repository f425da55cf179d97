import type { Tier } from '@listwright/contracts'
import { sentencesIn } from '@listwright/reviewer/language'
import type { Sentence } from './sentence.ts'

const SHORT_PARAGRAPH = 14
/** A last paragraph of fewer words, without a figure of the property, is a stub. */
const STUB = 12

/** Short paragraphs join their neighbors; a basic text has two. */
export const laidOut = (paragraphs: readonly Sentence[][], tier: Tier): Sentence[][] => {
  const filled = paragraphs.filter((paragraph) => paragraph.length > 0)
  const last = filled.pop() ?? []
  if (tier === 'basic') {
    const body = filled.flat()
    // Where the price was told first, one rule does not stand alone at the end: 'Mineral rights do not convey.'
    if (body.length > 1 && isStub(last)) return [body.slice(0, 1), [...body.slice(1), ...last]]
    return body.length > 0 ? [body, last] : split(last)
  }
  const merged: Sentence[][] = []
  for (const paragraph of filled) {
    const before = merged.at(-1)
    if (before && (wordsIn(paragraph) < SHORT_PARAGRAPH || wordsIn(before) < SHORT_PARAGRAPH))
      before.push(...paragraph)
    else merged.push([...paragraph])
  }
  const before = merged.at(-1)
  // 'The cash rent is $185 an acre.' does not stand alone where the price was told before.
  if (before && merged.length > 1 && isStub(last))
    return [...merged.slice(0, -1), [...before, ...last]]
  return merged.length > 0 ? [...merged, last] : split(last)
}

const isStub = (sentences: readonly Sentence[]): boolean =>
  sentences.every(({ role }) => role === 'statement') && wordsIn(sentences) < STUB

const wordsIn = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { text }) => sum + text.split(' ').length, 0)

/** A text of one paragraph still has two: its last sentence stands alone. */
const split = (sentences: readonly Sentence[]): Sentence[][] => {
  if (sentences.length > 1) return [sentences.slice(0, -1), sentences.slice(-1)]
  const [only] = sentences
  const parts = only ? sentencesIn(only.text) : []
  const last = parts.at(-1)
  if (!only || !last || parts.length < 2) return [[...sentences]]
  return [[cut(only, 0, last.start)], [cut(only, last.start, only.text.length)]]
}

const cut = (sentence: Sentence, from: number, to: number): Sentence => ({
  ...sentence,
  text: sentence.text.slice(from, to).trimEnd(),
  spans: sentence.spans
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end, source }) => ({ start: start - from, end: end - from, source })),
})
