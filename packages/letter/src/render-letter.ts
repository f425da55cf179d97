import { letterSchema } from './letter.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/**
 * A letter as the two bodies of a mail. Throws on what is no letter.
 *
 * @example renderLetter({ title: 'Hi', paragraphs: ['Hello.'], footnote: 'You asked.' }, 'Acme').text
 */
export const renderLetter = (given: unknown, from: string): { html: string; text: string } => {
  const letter = letterSchema.parse(given)
  return { html: renderHtml(letter, from), text: renderText(letter, from) }
}
