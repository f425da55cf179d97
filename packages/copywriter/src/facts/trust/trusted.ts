import type { Feature } from '../feature.ts'
import { QUOTED_MAX, type UnusedNote } from '../unused-note.ts'
import { hasRawBracket } from './brackets.ts'
import { doubtAmong, doubtOf } from './doubt.ts'
import { isPlainForm } from './plain-forms.ts'
import { signalsOf } from './signals.ts'

/** Above this, a text with the reading is worse than one without it: readers were asked (decision 073). */
const DOUBT_MAX = 0.3

export const DOUBTFUL = 'We are not sure that we understand it: put it in other words.'

export interface Trusted {
  features: readonly Feature[]
  /** The notes that are not told, because their reading is probably wrong. */
  doubted: readonly UnusedNote[]
}

/** The features that can be told; a note that was probably misread is left out as a whole, and reported to its agent. */
export const trusted = (features: readonly Feature[], typed: readonly unknown[]): Trusted => {
  const doubts = doubtsOf(features, typed)
  const doubted = [...byNote(features)].flatMap(([index, ofNote]): UnusedNote[] => {
    const note = typed[index]
    return typeof note === 'string' && !isTrusted(index, note, ofNote, doubts)
      ? [{ index, text: note.trim().slice(0, QUOTED_MAX), reason: DOUBTFUL }]
      : []
  })
  const left = new Set(doubted.map(({ index }) => index))
  return { features: features.filter(({ index }) => !left.has(index)), doubted }
}

/** How much each note is doubted by itself. */
export const doubtsOf = (
  features: readonly Feature[],
  typed: readonly unknown[],
): ReadonlyMap<number, number> =>
  new Map(
    [...byNote(features)].flatMap(([index, ofNote]): [number, number][] => {
      const note = typed[index]
      return typeof note === 'string' ? [[index, doubtOf(signalsOf(note, ofNote))]] : []
    }),
  )

/** Whether the reading of a note, or of the beginning of one, can be told among the other notes of its property. */
export const isTrusted = (
  index: number,
  note: string,
  features: readonly Feature[],
  doubts: ReadonlyMap<number, number>,
): boolean => {
  const others = [...doubts].flatMap(([other, doubt]) => (other === index ? [] : [doubt]))
  return (
    !features.some((feature) => hasRawBracket(feature) || isFragment(feature)) &&
    (isPlainForm(note, features) ||
      doubtAmong(doubtOf(signalsOf(note, features)), others) <= DOUBT_MAX)
  )
}

/** Neither the name of a thing nor a clause: it would be printed as a sentence without a verb. */
const isFragment = ({ name, statement, concept, money, distance, list }: Feature): boolean =>
  !name && !statement && !concept && !money && !distance && list.length === 0

const byNote = (features: readonly Feature[]): ReadonlyMap<number, readonly Feature[]> => {
  const notes = new Map<number, Feature[]>()
  for (const feature of features)
    notes.set(feature.index, [...(notes.get(feature.index) ?? []), feature])
  return notes
}
