import type { Tone } from '@listwright/contracts'
import type { Line } from '../copybook/line.ts'
import type { Pair, PairSlot } from '../copybook/pair.ts'
import type { ThoughtSubject } from './thought-subject.ts'

/** Lines about one thing or several, and the things that fill their slots. */
export interface Thought {
  /** The subject or the pair that the lines stand under. */
  name: string
  lines: readonly Line[]
  /** By slot, in the order of the pair. */
  subjects: ReadonlyMap<string, ThoughtSubject>
}

/** The slot of a line about one thing. */
const ITSELF = 'it'

/** What can be said of one thing. */
export const thoughtOfOne = (subject: ThoughtSubject, tone: Tone): Thought => ({
  name: subject.entry.name,
  lines: subject.entry.lines[tone],
  subjects: new Map([[ITSELF, subject]]),
})

/** What can be said of these things together: every pair whose slots they fill. */
export const thoughtsOfPairs = (
  pairs: readonly Pair[],
  subjects: readonly ThoughtSubject[],
  tone: Tone,
): Thought[] => pairs.flatMap((pair) => thoughtOfPair(pair, subjects, tone) ?? [])

const thoughtOfPair = (
  pair: Pair,
  subjects: readonly ThoughtSubject[],
  tone: Tone,
): Thought | null => {
  const filled = new Map<string, ThoughtSubject>()
  for (const slot of pair.slots) {
    const subject = subjects.find(
      (one) => fitsSlot(one, slot) && isApart(one, [...filled.values()]),
    )
    if (!subject) return null
    filled.set(slot.name, subject)
  }
  return { name: pair.name, lines: pair.lines[tone], subjects: filled }
}

/** One thing fills one slot, and two decks in a sentence would be told apart by nothing. */
const isApart = (subject: ThoughtSubject, others: readonly ThoughtSubject[]): boolean =>
  others.every(
    (other) =>
      other.named.name?.head !== subject.named.name?.head &&
      !other.features.some((feature) => subject.features.includes(feature)),
  )

const fitsSlot = ({ entry }: ThoughtSubject, { subjects }: PairSlot): boolean =>
  subjects.includes(entry.name)
