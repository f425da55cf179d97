import { sentencesIn } from '@listwright/reviewer/language'
import { sliced } from '../compose/passage.ts'
import type { Sentence } from './sentence.ts'

/** A line of the copybook may hold several sentences: 'It has two baths. The price is $310,000.' */
export const singleSentences = (sentence: Sentence): Sentence[] => {
  const starts = sentencesIn(sentence.text).map(({ start }) => start)
  if (starts.length < 2) return [sentence]
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? sentence.text.length
    const words = sentence.text.slice(start, end).trimEnd()
    return { ...sentence, ...sliced(sentence, start, start + words.length) }
  })
}
