import type { Feature } from '../facts/feature.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'

/** 'Game room and media room upstairs' were typed as a pair, with one place for both. */
export const isOfAPair = ({ name, index, partOf }: Feature, { features }: PropertyFacts): boolean =>
  name !== null &&
  name.tail !== '' &&
  features.some(
    (other) =>
      other.index === index &&
      other.name !== null &&
      other.name !== name &&
      other.partOf === partOf &&
      other.name.tail === name.tail,
  )
