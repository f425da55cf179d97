import type { Entry, LinesByTone } from './chapter.ts'
import { linesByManner } from './manner.ts'

/** A slot in the lines about two or three things, and the subjects that may fill it; chapters call it a role. */
export interface PairSlot {
  name: string
  subjects: readonly string[]
}

/** Two or three things that one thought joins. */
export interface Pair {
  name: string
  slots: readonly PairSlot[]
  lines: LinesByTone
}

/** What the name of an entry about two things begins with. */
export const PAIR = 'pair: '

export const pairOf = (entry: Entry): Pair => ({
  name: entry.name.slice(PAIR.length),
  slots: (entry.fields.roles ?? '').split(';').map(slotOf),
  lines: linesByManner(entry),
})

const slotOf = (text: string): PairSlot => {
  const [name = '', subjects = ''] = text.split('=')
  return {
    name: name.trim(),
    subjects: subjects.split('|').map((subject) => subject.trim()),
  }
}
