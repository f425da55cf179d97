/**
 * Moves the marks along with an edit: those before it stay, those after it shift. Where several places were changed at
 * once, as when a word is replaced throughout, the marks between them follow their words. A mark whose words have changed
 * goes.
 */
export const shiftSpans = <Mark extends { start: number; end: number }>(
  spans: Mark[],
  before: string,
  after: string,
): Mark[] => {
  const start = commonStart(before, after)
  const end = before.length - commonEnd(before, after, start)
  const shift = after.length - before.length
  return spans.flatMap((span) => {
    if (span.end <= start) return [span]
    if (span.start >= end) return [{ ...span, start: span.start + shift, end: span.end + shift }]
    const words = before.slice(span.start, span.end)
    const place = sameWords(words, span.start, before, after)
    return place === undefined ? [] : [{ ...span, start: place, end: place + words.length }]
  })
}

export const commonStart = (a: string, b: string): number => {
  const most = Math.min(a.length, b.length)
  let length = 0
  while (length < most && a[length] === b[length]) length += 1
  return length
}

export const commonEnd = (a: string, b: string, start: number): number => {
  const most = Math.min(a.length, b.length) - start
  let length = 0
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1
  return length
}

/** Where words stand after an edit. Unknown unless both texts say them equally often: it might be another mention. */
const sameWords = (words: string, place: number, before: string, after: string) => {
  const [earlier, now] = [placesOf(words, before), placesOf(words, after)]
  return earlier.length === now.length ? now[earlier.indexOf(place)] : undefined
}

const placesOf = (words: string, text: string): number[] => {
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu')
  return [...text.matchAll(whole)].map(({ index }) => index)
}
