import type { Feature } from './feature.ts'
import { featureWords } from './feature-words.ts'

/**
 * The features of one note in clean words. Things that belong to another are told with it.
 * @example toldWords([primarySuite, walkInCloset]) // ['primary suite with walk-in closet']
 */
export const toldWords = (features: readonly Feature[]): string[] => {
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
