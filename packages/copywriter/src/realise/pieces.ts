import type { Span } from '@listwright/contracts'
import { articleFor } from '../facts/articles.ts'

/** A stretch of a sentence; with a source it states that field of the property. */
export interface Piece {
  text: string
  source?: string | undefined
  /** Decides the verb that agrees with it. */
  plural?: boolean | undefined
  /** The first of several: a verb before the whole list is plural. */
  heads?: boolean | undefined
  /** A verb that waits for its number. */
  verb?: { singular: string; plural: string } | undefined
}

/** A piece in the one shape that all have: that is what makes them quick to read. */
export const piece = (
  text: string,
  source?: string,
  plural?: boolean,
  heads?: boolean,
  verb?: Piece['verb'],
): Piece => ({ text, source, plural, heads, verb })

export interface Passage {
  text: string
  spans: Span[]
}

/** Joins pieces into a passage: articles follow the sound of the next word, sentences begin with a capital. */
export const join = (pieces: readonly Piece[]): Passage => {
  let text = ''
  // What the text ends with, long enough to hold an article.
  let tail = ''
  const spans: Span[] = []
  for (let position = 0; position < pieces.length; position++) {
    const { text: words, source } = pieces[position] as Piece
    if (!words) continue
    let next = words
    // An option left empty must not leave its space behind.
    if (tail.endsWith(' ') && ' ,.;:?'.includes(next.charAt(0))) {
      text = text.slice(0, -1)
      tail = text
    }
    if (source === 'address' && next.endsWith('.') && losesItsStop(pieces[position + 1]))
      next = next.slice(0, -1)
    if (tail.endsWith(' ')) {
      if (endsInArticle(tail)) text = withArticle(text, next)
      else if (endsSentence(tail)) next = capitalised(next)
    } else if (text === '') next = capitalised(next)
    if (source) spans.push({ start: text.length, end: text.length + next.length, source })
    text += next
    tail = next.length > 4 ? next : text
  }
  return { text, spans }
}

// An address that ends in 'St.' keeps its full stop only where no lower-case word follows.
const losesItsStop = (next: Piece | undefined): boolean =>
  !!next?.text && ' .'.includes(next.text.charAt(0))

const ARTICLE = /(?:^|[\s(“-])([Aa]n? )$/

const endsInArticle = (text: string): boolean => {
  const letter = text.charAt(text.length - 2)
  return letter === 'a' || letter === 'n' || letter === 'A'
}

const withArticle = (text: string, next: string): string => {
  const found = ARTICLE.exec(text.slice(-4))?.[1]
  if (!found) return text
  const letter = found.charAt(0)
  return `${text.slice(0, -found.length)}${letter}${articleFor(next) === 'an' ? 'n' : ''} `
}

const endsSentence = (text: string): boolean => {
  const mark = text.charAt(text.length - 2)
  return mark === '.' || mark === '?' || mark === '!'
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

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

const COMMA = piece(', ')

/** Commas and a final 'and', each item whole. */
export const listed = (items: readonly Piece[][], conjunction = 'and'): Piece[] => {
  const pieces: Piece[] = []
  for (let position = 0; position < items.length; position++) {
    if (position > 0)
      pieces.push(
        position < items.length - 1
          ? COMMA
          : piece(`${items.length > 2 ? ', ' : ' '}${conjunction} `),
      )
    for (const each of items[position] as Piece[]) pieces.push(each)
  }
  return pieces
}
