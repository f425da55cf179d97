import type { Tier } from '@listwright/contracts'
import type { Sentence } from './sentence.ts'
import { singleSentences } from './single-sentences.ts'

const SHORT_PARAGRAPH = 14
/** A paragraph of one sentence needs more words to stand alone, unless it is the first. */
const SHORT_SENTENCE = 20
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
    if (before && (isShort(before, merged.length === 1) || isShort(paragraph)))
      before.push(...paragraph)
    else merged.push([...paragraph])
  }
  const before = merged.at(-1)
  // 'The cash rent is $185 an acre.' does not stand alone where the price was told before.
  if (before && merged.length > 1 && isStub(last))
    return [...merged.slice(0, -1), [...before, ...last]]
  return merged.length > 0 ? [...merged, last] : split(last)
}

const isShort = (paragraph: readonly Sentence[], isFirst = false): boolean =>
  wordsIn(paragraph) < (paragraph.length > 1 || isFirst ? SHORT_PARAGRAPH : SHORT_SENTENCE)

const isStub = (sentences: readonly Sentence[]): boolean =>
  sentences.every(({ role }) => role === 'statement') && wordsIn(sentences) < STUB

const wordsIn = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { text }) => sum + text.split(' ').length, 0)

/** A text of one paragraph still has two: its last sentence stands alone. */
const split = (sentences: readonly Sentence[]): Sentence[][] => {
  if (sentences.length > 1) return [sentences.slice(0, -1), sentences.slice(-1)]
  const parts = sentences.flatMap(singleSentences)
  return parts.length > 1 ? [parts.slice(0, -1), parts.slice(-1)] : [parts]
}
