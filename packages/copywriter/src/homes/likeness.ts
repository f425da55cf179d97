import type { NounPhrase } from '../facts/feature.ts'
import type { Topic } from '../story/topic.ts'
import { type Area, setOf } from './sets.ts'

const AREAS: Partial<Record<Topic, Area>> = {
  outdoors: 'outside',
  horses: 'outside',
  land: 'outside',
  building: 'shared',
  community: 'shared',
  exterior: 'systems',
  systems: 'systems',
}

/** Sets that are so near to each other that clauses about their things can share a sentence. */
const AS: Readonly<Record<string, string>> = { plan: 'surfaces', pool: 'sitting', water: 'sitting' }

/** To what a thing of a topic belongs. */
export const likeness = (name: NounPhrase, topic: Topic): string => {
  const { name: set } = setOf(name, AREAS[topic] ?? 'inside')
  return AS[set] ?? set
}
