import { type Entry, parseChapter } from './chapter.ts'
import { captions } from './chapters/captions.ts'
import { frame } from './chapters/frame.ts'
import { groups } from './chapters/groups.ts'
import { interior } from './chapters/interior.ts'
import { kitchen } from './chapters/kitchen.ts'
import { landAndCommercial } from './chapters/land-commercial.ts'
import { outdoors } from './chapters/outdoors.ts'
import { rooms } from './chapters/rooms.ts'
import { systems } from './chapters/systems.ts'
import { terms } from './chapters/terms.ts'
import { type Concept, conceptOf, pooled } from './concept.ts'
import { type Scene, sceneOf } from './scene.ts'

export interface Copybook {
  concepts: ReadonlyMap<string, Concept>
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
const FRAME_CHAPTERS = [frame, groups, captions]

const readCopybook = (): Copybook => {
  const concepts = new Map<string, Concept>()
  const scenes: Scene[] = []
  for (const [chapter, text] of Object.entries(FEATURE_CHAPTERS))
    for (const entry of parseChapter(text)) {
      if (entry.name.startsWith('scene: ')) scenes.push(sceneOf(entry))
      else {
        const known = concepts.get(entry.name)
        const concept = conceptOf(entry, chapter)
        concepts.set(entry.name, known ? pooled(known, concept) : concept)
      }
    }
  const frameEntries = FRAME_CHAPTERS.flatMap(parseChapter)
  return {
    concepts,
    scenes: scenes.map((scene) => resolved(scene, concepts)),
    frame: new Map(frameEntries.map((entry) => [entry.name, entry])),
  }
}

/** Roles may name a concept by any phrase that agents type for it. */
const resolved = (scene: Scene, concepts: ReadonlyMap<string, Concept>): Scene => {
  const nameOf = (phrase: string) =>
    concepts.has(phrase)
      ? phrase
      : [...concepts.values()].find(({ matches }) => matches.includes(phrase.toLowerCase()))?.name
  return {
    ...scene,
    roles: scene.roles.map((role) => ({
      ...role,
      concepts: role.concepts.map((concept) => nameOf(concept) ?? concept),
    })),
  }
}

/** Everything the writer can say, read once. */
export const copybook: Copybook = readCopybook()
