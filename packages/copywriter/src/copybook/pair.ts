import type { Entry, LinesByTone } from './chapter.ts'
import { linesByManner } from './manner.ts'

/** A part in a thought about two things, and the subjects that may play it. */
export interface Role {
  name: string
  subjects: readonly string[]
}

/** Two things that one thought joins. */
export interface Pair {
  name: string
  roles: readonly Role[]
  lines: LinesByTone
}

/** What the name of an entry about two things begins with. */
export const PAIR = 'pair: '

export const pairOf = (entry: Entry): Pair => ({
  name: entry.name.slice(PAIR.length),
  roles: (entry.fields.roles ?? '').split(';').map(roleOf),
  lines: linesByManner(entry),
})

const roleOf = (text: string): Role => {
  const [name = '', subjects = ''] = text.split('=')
  return {
    name: name.trim(),
    subjects: subjects.split('|').map((subject) => subject.trim()),
  }
}
