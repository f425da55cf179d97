import { type Entry, type LinesByTone, linesByTone } from './chapter.ts'

/** A part in a scene, and the purposes of the things that may play it. */
export interface Role {
  name: string
  purposes: readonly string[]
  isOptional: boolean
}

/** Two or three things that meet because they serve one moment. */
export interface Scene {
  name: string
  roles: readonly Role[]
  lines: LinesByTone
}

export const sceneOf = (entry: Entry): Scene => ({
  name: entry.name.replace(/^scene: /, ''),
  roles: (entry.fields.roles ?? '').split(';').map(roleOf),
  lines: linesByTone(entry),
})

const roleOf = (text: string): Role => {
  const [name = '', purposes = ''] = text.replace(/[[\]]/g, '').split('=')
  return {
    name: name.trim(),
    purposes: purposes.split('|').map((purpose) => purpose.trim()),
    isOptional: text.trim().startsWith('['),
  }
}
