import { type Entry, parseChapter } from './chapter.ts'
import { captions } from './chapters/captions.ts'
import { firstLines } from './chapters/first-lines.ts'
import { frame } from './chapters/frame.ts'
import { groups } from './chapters/groups.ts'
import { interior } from './chapters/interior.ts'
import { joints } from './chapters/joints.ts'
import { kitchen } from './chapters/kitchen.ts'
import { landAndCommercial } from './chapters/land-commercial.ts'
import { outdoors } from './chapters/outdoors.ts'
import { rooms } from './chapters/rooms.ts'
import { systems } from './chapters/systems.ts'
import { terms } from './chapters/terms.ts'
import { thoughts } from './chapters/thoughts.ts'
import { type Concept, conceptOf, pooled } from './concept.ts'
import { isPair, type Pair, pairOf, withKitchen } from './pair.ts'
import { type Subject, subjectOf } from './subject.ts'

export interface Copybook {
  concepts: ReadonlyMap<string, Concept>
  /** Things of which a thought can be told, by name. */
  subjects: ReadonlyMap<string, Subject>
  /** Thoughts about two things. */
  pairs: readonly Pair[]
  /** Things that joint sentences tell and thoughts do not, by name. */
  jointSubjects: ReadonlyMap<string, Subject>
  /** Plain sentences that tell several things together. */
  joints: readonly Pair[]
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
  const ofThoughts = parseChapter(thoughts)
  const ofJoints = parseChapter(joints)
  const frameEntries = FRAME_CHAPTERS.flatMap(parseChapter)
  return {
    concepts,
    subjects: subjectsIn(ofThoughts),
    pairs: ofThoughts.filter(isPair).map(pairOf),
    jointSubjects: subjectsIn(ofJoints),
    joints: ofJoints
      .filter(isPair)
      .map(pairOf)
      .flatMap((joint) => [joint, ...withKitchen(joint)]),
    frame: new Map(frameEntries.map((entry) => [entry.name, entry])),
  }
}

const subjectsIn = (entries: readonly Entry[]): Map<string, Subject> =>
  new Map(entries.filter((entry) => !isPair(entry)).map((entry) => [entry.name, subjectOf(entry)]))

/** Everything the writer can say, read once. */
export const copybook: Copybook = readCopybook()
