import type { Span } from '@listwright/contracts'

/** Text, and where in it which field of the property is stated. */
export interface Passage {
  text: string
  spans: readonly Span[]
}

export const passage = (text: string, source?: string): Passage => ({
  text,
  spans: source && text ? [{ start: 0, end: text.length, source }] : [],
})

/** Puts passages one after the other, keeping their spans exact. */
export const concatenate = (passages: readonly Passage[], separator: string): Passage => {
  let text = ''
  const spans: Span[] = []
  passages.forEach((next, at) => {
    if (at > 0) text += separator
    for (const { start, end, source } of next.spans)
      spans.push({ start: start + text.length, end: end + text.length, source })
    text += next.text
  })
  return { text, spans }
}

/** A part of a passage, with the spans that lie in it. */
export const sliced = (
  { text, spans }: Passage,
  start: number,
  end: number = text.length,
): Passage => ({
  text: text.slice(start, end),
  spans: spans
    .filter((span) => span.end > start && span.start < end)
    .map((span) => ({
      start: Math.max(span.start, start) - start,
      end: Math.min(span.end, end) - start,
      source: span.source,
    })),
})

/** The same passage with its first letter in upper case. */
export const capitalised = ({ text, spans }: Passage): Passage => ({
  text: upperFirst(text),
  spans,
})

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
