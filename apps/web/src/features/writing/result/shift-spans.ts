/** Moves the marks along with an edit: those before it stay, those after it shift, those it touches go. */
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
    return []
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
