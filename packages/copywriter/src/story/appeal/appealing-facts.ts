import { readProperty } from '../../facts/read-property.ts'
import type { PropertyToWrite } from '../../request.ts'
import { readStory } from '../story.ts'
import { appealSignals } from './signals.ts'

/** A fact that could lead, for whoever learns from what copy chiefs lead with. */
export interface AppealingFact {
  /** Position of its note among those that were typed. */
  index: number
  signals: ReadonlyMap<string, number>
}

/** The facts of a property that are no part of others, as the writer weighs them. */
export const appealingFacts = (property: PropertyToWrite, year?: number): AppealingFact[] => {
  const { facts } = readStory(readProperty(property, year).facts, 'classic')
  return facts.features
    .filter(({ partOf }) => partOf === null)
    .map((feature) => ({ index: feature.index, signals: appealSignals(feature, facts) }))
}
