import { TONES, type Tone } from '@listwright/contracts'
import { byTone } from './by-tone.ts'
import { type Line, parseLine } from './line.ts'

export type LinesByTone = Record<Tone, Line[]>

/** One entry of a chapter as it is written: a concept, a thought, or a part of the frame. */
export interface Entry {
  name: string
  fields: Record<string, string>
  /** Lines by the heading they stand under: 'luxury', 'luxury lead', 'caption'. */
  sections: Map<string, Line[]>
  /** Statements that follow from the entry by definition. */
  derived: string[]
}

const SECTION = new RegExp(
  `^(?:${TONES.join('|')})(?: lead| headline| caption)?$|^(?:caption|any|calm|lively|clipped)$`,
)

/** Reads a chapter: entries under '## ', fields as 'name: value', lines under headings. */
export const parseChapter = (text: string): Entry[] => {
  const entries: Entry[] = []
  let section: Line[] | undefined
  let tone: Tone | undefined
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    const entry = entries.at(-1)
    if (line.startsWith('## ')) {
      entries.push({ name: line.slice(3).trim(), fields: {}, sections: new Map(), derived: [] })
      section = undefined
    } else if (!entry || !line) continue
    else if (SECTION.test(line)) {
      section = entry.sections.get(line) ?? []
      tone = TONES.find((name) => line.startsWith(name))
      entry.sections.set(line, section)
    } else if (line.startsWith('= ')) entry.derived.push(line.slice(2))
    else if (line.startsWith('- ')) section?.push(parseLine(line, tone))
    else {
      const field = /^(kind|hook|match|not|of|roles|common): ?(.*)$/.exec(line)
      if (field?.[1]) entry.fields[field[1]] = field[2] ?? ''
    }
  }
  return entries
}

/** The lines of an entry under each tone, or under '<tone> lead' and the like. */
export const linesByTone = (entry: Entry, part?: 'lead' | 'headline'): LinesByTone =>
  byTone((tone) => entry.sections.get(part ? `${tone} ${part}` : tone) ?? [])
