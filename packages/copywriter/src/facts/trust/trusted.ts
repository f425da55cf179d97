import type { Feature } from '../feature.ts'
import { QUOTED_MAX, type UnusedNote } from '../unused-note.ts'
import { doubtAmong, doubtOf } from './doubt.ts'
import { signalsOf } from './signals.ts'

/** Above this, a text with the reading is worse than one without it: readers were asked (decision 073). */
const DOUBT_MAX = 0.3

export interface Trusted {
  features: readonly Feature[]
  /** The notes that are not told, because their reading is probably wrong. */
  doubted: readonly UnusedNote[]
}

/** The features that can be told; a note that was probably misread is left out as a whole, and reported to its agent. */
export const trusted = (features: readonly Feature[], typed: readonly unknown[]): Trusted => {
  const notes = [...byNote(features)].flatMap(([index, ofNote]) => {
    const note = typed[index]
    return typeof note === 'string'
      ? [{ index, note, doubt: doubtOf(signalsOf(note, ofNote)) }]
      : []
  })
  const doubted = notes.flatMap((one): UnusedNote[] => {
    const others = notes.filter((other) => other !== one).map(({ doubt }) => doubt)
    return doubtAmong(one.doubt, others) > DOUBT_MAX
      ? [{ index: one.index, text: one.note.trim().slice(0, QUOTED_MAX), reason: DOUBTFUL }]
      : []
  })
  const left = new Set(doubted.map(({ index }) => index))
  return { features: features.filter(({ index }) => !left.has(index)), doubted }
}

const DOUBTFUL = 'We are not sure that we understand it: put it in other words.'

const byNote = (features: readonly Feature[]): ReadonlyMap<number, readonly Feature[]> => {
  const notes = new Map<number, Feature[]>()
  for (const feature of features)
    notes.set(feature.index, [...(notes.get(feature.index) ?? []), feature])
  return notes
}
