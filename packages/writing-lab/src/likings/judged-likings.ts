import { readdirSync, readFileSync } from 'node:fs'
import type { JudgedChoice } from '../fit-choices.ts'

/** Two versions of a description by what they have that a reader may like or mind. */
interface JudgedPair {
  better: Readonly<Record<string, number>>
  other: Readonly<Record<string, number>>
  /** Whether the difference was clear, and not slight. */
  clear?: boolean
}

/** Of two versions, the one that a chief would rather publish. */
export interface JudgedLiking extends JudgedChoice {
  /** The file of the reader who chose; weights learned from some readers are tried on the others. */
  reader: string
  isClear: boolean
}

/** A file for each reader. */
const FOLDER = new URL('../../corpus/likings/', import.meta.url)

const signalsOf = (signals: JudgedPair['better']): ReadonlyMap<string, number> =>
  new Map(Object.entries(signals))

export const judgedLikings = (): JudgedLiking[] =>
  readdirSync(FOLDER).flatMap((reader) =>
    readFileSync(new URL(reader, FOLDER), 'utf8')
      .trim()
      .split('\n')
      .map((line): JudgedLiking => {
        const { better, other, clear = false }: JudgedPair = JSON.parse(line)
        return {
          reader,
          isClear: clear,
          choices: [
            { signals: signalsOf(better), isChosen: true },
            { signals: signalsOf(other), isChosen: false },
          ],
        }
      }),
  )
