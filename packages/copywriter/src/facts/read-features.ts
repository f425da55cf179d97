import type { FeatureReading } from '@listwright/contracts'
import type { PropertyToWrite } from '../request.ts'
import { readProperty } from './read-property.ts'
import { toldWords } from './told-words.ts'

/**
 * How each typed feature is understood, for an agent who wants to see it before anything is written.
 * @example readFeatures({ features: ['gas FP in LR'] })[0].told // ['gas fireplace in the living room']
 */
export const readFeatures = (property: PropertyToWrite, year?: number): FeatureReading[] => {
  const { facts, unused } = readProperty(property, year)
  return (property.features ?? []).map((typed, index) => ({
    typed,
    told: toldWords(facts.features.filter((feature) => feature.index === index)),
    leftOut: unused
      .filter((note) => note.index === index)
      .map(({ text, reason }) => ({ text, reason })),
  }))
}
