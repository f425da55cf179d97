import type { PropertyToWrite } from '../../request.ts'
import { readEverything } from '../read-property.ts'
import { toldWords } from '../told-words.ts'
import { signalsOf } from '../trust/signals.ts'
import { trusted } from '../trust/trusted.ts'

/** How one note is read, whether that is trusted or not. */
export interface NoteReading {
  typed: string
  /** In clean words; empty where nothing was understood. */
  told: readonly string[]
  /** What is left out, with the reason. */
  leftOut: readonly string[]
  signals: ReadonlySet<string>
  isTrusted: boolean
}

/** How every note of a property is read, for whoever has readings judged and learns from the marks. */
export const noteReadings = (property: PropertyToWrite, year?: number): NoteReading[] => {
  const { facts, unused } = readEverything(property, year)
  const doubted = new Set(
    trusted(facts.features, property.features ?? []).doubted.map(({ index }) => index),
  )
  return (property.features ?? []).map((typed, index) => {
    const features = facts.features.filter((feature) => feature.index === index)
    return {
      typed,
      told: toldWords(features),
      leftOut: unused
        .filter((note) => note.index === index)
        .map(({ text, reason }) => `${text}: ${reason}`),
      signals: signalsOf(typed, features),
      isTrusted: !doubted.has(index),
    }
  })
}
