import { isLong, type Thing } from '../story/thing.ts'
import { isRough } from '../story/thing-traits.ts'

/** How the rooms are laid out, which is told before them. */
export const isPlan = ({ name }: Thing): boolean => PLAN.test(name.text)
const PLAN = /\b(?:plan|layout|living|open (?:main )?(?:floor|level))$/i

/** Puts short items first, then an unfinished basement, then items with a place or a part of their own. */
export const inOrder = (things: readonly Thing[]): Thing[] => {
  const ordered = things.toSorted((one, other) => rankOf(one) - rankOf(other))
  return ordered.length === 2 ? placedLast(ordered) : ordered
}

/**
 * Of two things, the one with a place stands last: in 'mountain views from the upper level and dual suites', the views
 * would be those from the suites. In 'fresh paint and hardwoods on the main level', both would seem to be there.
 */
const placedLast = (pair: readonly Thing[]): Thing[] => {
  const [first, second] = pair
  if (!first || !second || isPlaced(first) === isPlaced(second)) return [...pair]
  const [placed, other] = isPlaced(first) ? [first, second] : [second, first]
  if (isLong(other)) return [...pair]
  const wouldShare = other.name.number !== 'singular' && placed.name.number !== 'singular'
  return wouldShare ? [placed, other] : [other, placed]
}

const rankOf = (thing: Thing): number => {
  // In 'room for horses, a garden, and a shop', there would be room for all of them.
  if (/^room for\b/.test(`${thing.name.text} ${thing.name.tail}`)) return 5
  if (!isLong(thing)) return isRough(thing) ? 1 : 0
  if (isPlaced(thing)) return 2
  return thing.name.tail === '' ? 3 : 4
}

const isPlaced = ({ name }: Thing): boolean =>
  /^(?:(?:in|on|off|at|over|under|above|throughout|upstairs|downstairs)\b|(?:from|new in|[a-z]+ed in) \d{4}$)/.test(
    name.tail,
  ) && !/\bwith\b/.test(name.tail)
