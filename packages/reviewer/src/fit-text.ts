import type { Span } from '@listwright/contracts'
import { sentencesIn } from './language/sentences.ts'
import { lastFit, lengthOf } from './limits.ts'

export interface FittedText {
  text: string
  spans: Span[]
}

interface Sentence {
  text: string
  start: number
  spans: readonly Span[]
  /** The first sentence of its paragraph. */
  opens: boolean
  need: number
}

const FIGURES = ['price', 'bedrooms', 'bathrooms', 'squareFeet']
/** Above any position in a list of features. */
const OTHER_FACT = 1000
const FIGURE = 2000

/**
 * Makes a text fit a limit by leaving out whole sentences, the least important first: those that state no fact, then
 * those with only later-typed features, then those with other facts. Sentences with price, bedrooms, bathrooms or size
 * go only when nothing else is left; a single sentence that is still too long is cut at a word.
 * @example fitText(description, spans, 1000).text
 */
export const fitText = (text: string, spans: readonly Span[], limit: number): FittedText => {
  const whole: FittedText = { text, spans: [...spans] }
  if (lengthOf(text, 'mls') <= limit) return whole
  const sentences = sentencesOf(text, spans)
  const fitted = sentences.length > 1 ? withFewestLeftOut(sentences, limit) : whole
  if (lengthOf(fitted.text, 'mls') <= limit) return fitted
  const end = lastFit(fitted.text, 'mls', limit)
  return { text: fitted.text.slice(0, end), spans: fitted.spans.filter((span) => span.end <= end) }
}

/** Every sentence that goes makes the text shorter, so the fewest that have to go are found by halving. */
const withFewestLeftOut = (sentences: readonly Sentence[], limit: number): FittedText => {
  const leastNeededFirst = sentences
    .map((_, at) => at)
    .sort((one, other) => needAt(sentences, one) - needAt(sentences, other) || other - one)
  const without = (count: number) =>
    joined(leftOf(sentences, new Set(leastNeededFirst.slice(0, count))))
  let tooFew = 0
  let enough = sentences.length - 1
  while (enough - tooFew > 1) {
    const count = Math.floor((tooFew + enough) / 2)
    if (lengthOf(without(count).text, 'mls') <= limit) enough = count
    else tooFew = count
  }
  return without(enough)
}

const needAt = (sentences: readonly Sentence[], at: number): number => sentences[at]?.need ?? 0

const sentencesOf = (text: string, spans: readonly Span[]): Sentence[] => {
  let last = 0
  return sentencesIn(text).map(({ start, end }) => {
    const inside = spans.filter((span) => span.start >= start && span.end <= end)
    const sentence = text.slice(start, end)
    const opens = text.slice(last, start).includes('\n')
    last = end
    return { text: sentence, start, spans: inside, opens, need: needOf(sentence, inside) }
  })
}

const needOf = (sentence: string, spans: readonly Span[]): number => {
  const sources = spans.flatMap(({ source }) => source.split('/'))
  if (sources.some((source) => FIGURES.includes(source))) return FIGURE
  const features = sources.flatMap((source) => featureIndex(source) ?? [])
  if (sources.length > features.length) return OTHER_FACT
  if (features.length > 0) return OTHER_FACT - 1 - Math.min(...features)
  // A figure that the agent wrote into the text has no span, and may still be a fact.
  return /\d/.test(sentence) ? 1 : 0
}

/** The position of a typed feature in the source of a span. @example featureIndex('features[2]') // 2 */
export const featureIndex = (source: string): number | undefined => {
  const index = /^features\D+(\d+)/.exec(source)?.[1]
  return index === undefined ? undefined : Number(index)
}

const leftOf = (sentences: readonly Sentence[], leftOut: ReadonlySet<number>): Sentence[] => {
  const left: Sentence[] = []
  let opens = false
  for (const [at, sentence] of sentences.entries()) {
    // The sentence after the first of a paragraph becomes the first.
    opens ||= sentence.opens
    if (leftOut.has(at)) continue
    left.push({ ...sentence, opens })
    opens = false
  }
  return left
}

const joined = (sentences: readonly Sentence[]): FittedText => {
  let text = ''
  const spans: Span[] = []
  for (const sentence of sentences) {
    if (text) text += sentence.opens ? '\n\n' : ' '
    const shift = text.length - sentence.start
    for (const span of sentence.spans)
      spans.push({ ...span, start: span.start + shift, end: span.end + shift })
    text += sentence.text
  }
  return { text, spans }
}
