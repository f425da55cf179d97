import { readdirSync, readFileSync } from 'node:fs'
import type { PropertyToWrite } from '@listwright/copywriter'
import { noteReadings } from '@listwright/copywriter/readings'

/** What a copy editor said of a reading: good, minor, left out though it could be told, or bad. */
export type Mark = 'G' | 'M' | 'L' | 'B'

/** One property of a set, with how each note was read when it was judged. */
interface JudgedProperty {
  property: PropertyToWrite
  readings: readonly { told: string; mark: Mark }[]
}

export interface JudgedReading {
  /** Whose notes these are: what is learned from some authors is tried on the others. */
  set: string
  /** The property to which the note belongs, as a name. */
  property: string
  typed: string
  told: string
  mark: Mark
  signals: ReadonlySet<string>
  /** Whether the writer tells it, by the weights that it has now. */
  isTrusted: boolean
}

/** Where judged readings are kept, a file for each set of properties. */
export const FOLDER = new URL('../../corpus/readings/', import.meta.url)

/** The readings as they are stored, one line for each, so that a reading that has changed since is not counted. */
export const shownReading = (told: readonly string[]): string => told.join(' || ')

/** The year in which the notes were typed. */
export const YEAR = 2026

/**
 * The readings that were judged and are still the same, as far as something was told; of every property, or of every
 * so many.
 */
export const judgedReadings = (every = 1): JudgedReading[] =>
  readdirSync(FOLDER).flatMap((file) =>
    readFileSync(new URL(file, FOLDER), 'utf8')
      .trim()
      .split('\n')
      .filter((_, at) => at % every === 0)
      .flatMap((line, at) => readingsOf(file, `${file} ${at}`, JSON.parse(line))),
  )

const readingsOf = (
  set: string,
  name: string,
  { property, readings }: JudgedProperty,
): JudgedReading[] =>
  noteReadings(property, YEAR).flatMap(({ typed, told, signals, isTrusted }, at) => {
    const judged = readings[at]
    const shown = shownReading(told)
    return judged && shown !== '' && shown === judged.told
      ? [{ set, property: name, typed, told: shown, mark: judged.mark, signals, isTrusted }]
      : []
  })
