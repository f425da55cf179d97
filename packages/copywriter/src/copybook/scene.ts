import { type Entry, type LinesByTone, linesByTone } from './chapter.ts'

/** A part in a scene, and the concepts that may play it. */
export interface Role {
  name: string
  concepts: readonly string[]
  isOptional: boolean
  /** Only a feature with a typed year can play it. */
  needsYear: boolean
}

/** Two to five features that meet because they serve one purpose. */
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
  const [name = '', concepts = ''] = text.split('=').map((part) => part.trim())
  return {
    name: name.replace(/[[\]]/g, ''),
    concepts: concepts.split('|').map((concept) => concept.replace(/\(.*?\)|\]/g, '').trim()),
    isOptional: name.startsWith('['),
    needsYear: concepts.includes('(year)'),
  }
}
