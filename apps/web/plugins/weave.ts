import type { Span } from '@listwright/contracts'

/** A stretch of copy; one with a source states that field of the property. */
export interface Strand {
  text: string
  source?: string
}

/** Cuts a text into paragraphs, and each of them into plain stretches and claims in reading order. */
export const weave = (text: string, spans: readonly Span[]): Strand[][] => {
  const strands: Strand[] = []
  let end = 0
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    strands.push({ text: text.slice(end, span.start) })
    strands.push({ text: text.slice(span.start, span.end), source: span.source })
    end = span.end
  }
  strands.push({ text: text.slice(end) })
  return paragraphsOf(strands.filter((strand) => strand.text))
}

const paragraphsOf = (strands: readonly Strand[]): Strand[][] => {
  const paragraphs: Strand[][] = [[]]
  for (const strand of strands) {
    const [first = '', ...others] = strand.source ? [strand.text] : strand.text.split('\n\n')
    if (first) paragraphs.at(-1)?.push({ ...strand, text: first })
    for (const text of others) paragraphs.push(text ? [{ text }] : [])
  }
  return paragraphs
}
