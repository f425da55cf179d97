import { type Property, TONES } from '@listwright/contracts'
import { applySuggestions, reviewCopy, revise } from '@listwright/copywriter'
import { type DraftContent, shiftSpans } from './draft-content.ts'

/**
 * Makes a text fit a limit. What the writer wrote is written again with the least important facts left out; a text
 * that the agent has changed is theirs, so it only loses its last whole sentences.
 */
export const fitTo = (property: Property, content: DraftContent, limit: number): DraftContent => {
  const tone = TONES.find((name) => name === content.tone)
  const isUntouched = content.engine === 'built-in' && content.description === content.original
  if (!tone || !isUntouched) return cutTo(property, content, limit)
  const { tier, seed } = content
  const { description, spans, unused } = revise(
    { property, tone, tier, seed, year: new Date().getFullYear() },
    { fitTo: limit },
  )
  return {
    ...content,
    description,
    original: description,
    spans: spans.description,
    unused,
    isChanged: true,
  }
}

const cutTo = (property: Property, content: DraftContent, limit: number): DraftContent => {
  const before = content.description
  const overrun = reviewCopy({ property, text: before, kind: 'mls', limit }).filter(
    ({ rule }) => rule === 'limit/length',
  )
  const description = applySuggestions(before, overrun)
  return {
    ...content,
    description,
    spans: shiftSpans(content.spans, before, description),
    isChanged: true,
  }
}
