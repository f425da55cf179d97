import type { FeatureReading } from '@listwright/contracts'
import type { PropertyToWrite } from '../request.ts'
import type { Feature } from './feature.ts'
import { featureWords } from './feature-words.ts'
import { readProperty } from './read-property.ts'

/**
 * How each typed feature is understood, for an agent who wants to see it before anything is written.
 * @example readFeatures({ features: ['gas FP in LR'] })[0].told // ['gas fireplace in the living room']
 */
export const readFeatures = (property: PropertyToWrite, year?: number): FeatureReading[] => {
  const { facts, unused } = readProperty(property, year)
  return (property.features ?? []).map((typed, index) => ({
    typed,
    told: toldOf(facts.features.filter((feature) => feature.index === index)),
    leftOut: unused
      .filter((note) => note.index === index)
      .map(({ text, reason }) => ({ text, reason })),
  }))
}

/** Things that belong to another are told with it: 'primary suite with walk-in closet'. */
const toldOf = (features: readonly Feature[]): string[] => {
  const isPart = ({ partOf, statement }: Feature) =>
    statement === null && partOf !== null && features.includes(partOf)
  return features
    .filter((feature) => !isPart(feature))
    .map((whole) => {
      const parts = features.filter((part) => isPart(part) && part.partOf === whole)
      return parts.length > 0
        ? `${featureWords(whole)}${whole.statement ? ',' : ''} with ${AND.format(parts.map(featureWords))}`
        : featureWords(whole)
    })
}

const AND = new Intl.ListFormat('en')
