import type { Span } from '@listwright/contracts'

/** Text, and where in it which field of the property is stated. */
export interface Passage {
  text: string
  spans: Span[]
}

/** Puts passages one after the other, keeping their spans exact. */
export const concatenate = (
  passages: readonly Passage[],
  separatorBefore: (at: number) => string,
): Passage => {
  let text = ''
  const spans: Span[] = []
  passages.forEach((passage, at) => {
    if (at > 0) text += separatorBefore(at)
    for (const span of passage.spans) spans.push(shifted(span, text.length))
    text += passage.text
  })
  return { text, spans }
}

export const shifted = ({ start, end, source }: Span, by: number): Span => ({
  start: start + by,
  end: end + by,
  source,
})
