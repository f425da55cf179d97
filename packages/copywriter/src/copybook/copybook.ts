import { type Entry, parseChapter } from './chapter.ts'
import { captions } from './chapters/captions.ts'
import { duties } from './chapters/duties.ts'
import { firstLines } from './chapters/first-lines.ts'
import { frame } from './chapters/frame.ts'
import { groups } from './chapters/groups.ts'
import { interior } from './chapters/interior.ts'
import { kitchen } from './chapters/kitchen.ts'
import { landAndCommercial } from './chapters/land-commercial.ts'
import { outdoors } from './chapters/outdoors.ts'
import { purposes } from './chapters/purposes.ts'
import { rooms } from './chapters/rooms.ts'
import { systems } from './chapters/systems.ts'
import { terms } from './chapters/terms.ts'
import { type Concept, conceptOf, pooled } from './concept.ts'
import { dutyOfEntry, type Purpose, purposeOfEntry } from './purpose.ts'
import { type Scene, sceneOf } from './scene.ts'

export interface Copybook {
  concepts: ReadonlyMap<string, Concept>
  /** What things are for, by name. */
  purposes: ReadonlyMap<string, Purpose>
  /** What things do, in one clause each, by name. */
  duties: ReadonlyMap<string, Purpose>
  /** Sentences about things of several purposes. */
  scenes: readonly Scene[]
  /** Figures, openings, bridges, closings, skeletons, headlines and captions, by name. */
  frame: ReadonlyMap<string, Entry>
}

const FEATURE_CHAPTERS = {
  kitchen,
  interior,
  rooms,
  outdoors,
  systems,
  terms,
  'land-commercial': landAndCommercial,
}
const FRAME_CHAPTERS = [frame, groups, firstLines, captions]

const readCopybook = (): Copybook => {
  const concepts = new Map<string, Concept>()
  for (const [chapter, text] of Object.entries(FEATURE_CHAPTERS))
    for (const entry of parseChapter(text)) {
      const known = concepts.get(entry.name)
      const concept = conceptOf(entry, chapter)
      concepts.set(entry.name, known ? pooled(known, concept) : concept)
    }
  const uses = parseChapter(purposes)
  const frameEntries = FRAME_CHAPTERS.flatMap(parseChapter)
  return {
    concepts,
    purposes: new Map(
      uses.filter((entry) => !isScene(entry)).map((entry) => [entry.name, purposeOfEntry(entry)]),
    ),
    duties: new Map(parseChapter(duties).map((entry) => [entry.name, dutyOfEntry(entry)])),
    scenes: uses.filter(isScene).map(sceneOf),
    frame: new Map(frameEntries.map((entry) => [entry.name, entry])),
  }
}

const isScene = ({ name }: Entry): boolean => name.startsWith('scene: ')

/** Everything the writer can say, read once. */
export const copybook: Copybook = readCopybook()
