import type { Span } from '@listwright/contracts'
import { articleFor } from '../facts/articles.ts'

/** A stretch of a sentence; with a source it states that field of the property. */
export interface Piece {
  text: string
  source?: string
  /** Decides the verb that agrees with it. */
  plural?: boolean
}

export interface Passage {
  text: string
  spans: Span[]
}

const SENTENCE_END = /[.?!]["')]?\s$/
const ARTICLE = /(^|[\s(“-])([Aa])n? $/

/** Joins pieces into a passage: articles follow the sound of the next word, sentences begin with a capital. */
export const join = (pieces: readonly Piece[]): Passage => {
  let text = ''
  const spans: Span[] = []
  let isStart = true
  for (const [position, piece] of pieces.entries()) {
    let next = piece.text
    if (!next) continue
    // An address that ends in 'St.' keeps its full stop only where no lower-case word follows.
    if (
      piece.source === 'address' &&
      next.endsWith('.') &&
      /^ |^[.]/.test(pieces[position + 1]?.text ?? '')
    )
      next = next.slice(0, -1)
    if (ARTICLE.test(text))
      text = text.replace(
        ARTICLE,
        (_, before: string, a: string) => `${before}${a}${articleFor(next) === 'an' ? 'n' : ''} `,
      )
    if (isStart || SENTENCE_END.test(text)) next = capitalised(next)
    isStart = false
    if (piece.source)
      spans.push({ start: text.length, end: text.length + next.length, source: piece.source })
    text += next
  }
  return { text, spans }
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Puts passages one after the other, keeping their spans exact. */
export const concatenate = (passages: readonly Passage[], separator: string): Passage => {
  let text = ''
  const spans: Span[] = []
  for (const passage of passages) {
    if (text) text += separator
    for (const { start, end, source } of passage.spans)
      spans.push({ start: start + text.length, end: end + text.length, source })
    text += passage.text
  }
  return { text, spans }
}

/** Commas and a final 'and', each item whole. */
export const listed = (items: readonly Piece[][], conjunction = 'and'): Piece[] =>
  items.flatMap((item, position) => {
    if (position === 0) return item
    const isLast = position === items.length - 1
    const comma = items.length > 2 ? ', ' : ' '
    return [{ text: isLast ? `${comma}${conjunction} ` : ', ' }, ...item]
  })
