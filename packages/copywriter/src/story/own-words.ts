import { matchesIn } from '@listwright/reviewer/patterns'
import type { Filled } from '../compose/fill.ts'

/** The words of the line itself: what the agent typed is replaced by blanks. */
export const ownWords = ({ text, spans }: Filled): string =>
  spans.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  )

/** Other kinds of house than the property itself. */
const HOUSE_COMPOUND =
  /\b(?:guest|pool|tree|play|coach|carriage|green|ware|row|power|club|bath|open|out|ice|smoke|farm)[- ]?houses?\b|\bhouse rules\b|\bhousekeep\w+/gi

/** Whether a line speaks of a house: a pool house is none. */
export const saysHouse = (filled: Filled): boolean =>
  /\bhouses?\b/i.test(ownWords(filled).replace(HOUSE_COMPOUND, ''))

/** Replaces words that no span covers, keeping spans exact; nothing is left of 'house', or the line is not used. */
export const replaced = (
  filled: Filled,
  pattern: RegExp,
  put: (found: string, ...groups: string[]) => string,
): Filled | null => {
  let text = ''
  let at = 0
  const shifts: [number, number][] = []
  for (const match of matchesIn(filled.text, pattern)) {
    const [found, ...groups] = match
    const words = put(found, ...groups)
    text += filled.text.slice(at, match.index) + words
    at = match.index + found.length
    shifts.push([match.index, words.length - found.length])
  }
  text += filled.text.slice(at)
  const moved = (offset: number) =>
    offset + shifts.reduce((sum, [from, by]) => (from < offset ? sum + by : sum), 0)
  const changed = {
    ...filled,
    text,
    spans: filled.spans.map(({ start, end, source }) => ({
      start: moved(start),
      end: moved(end),
      source,
    })),
  }
  return saysHouse(changed) ? null : changed
}
