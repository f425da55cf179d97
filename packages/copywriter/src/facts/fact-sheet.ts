import type { UnusedInput } from '@listwright/contracts'
import { dollars, group } from '@listwright/reviewer/language'
import type { PropertyToWrite } from '../request.ts'
import type { Feature } from './feature.ts'
import { featureWords } from './feature-words.ts'
import { readProperty } from './read-property.ts'

/** One fact in clean words, and the field that it comes from; a clause ends in a full stop. */
export interface Fact {
  source: string
  text: string
}

export interface FactSheet {
  facts: Fact[]
  /** What was typed and is no fact, with the reason. */
  unused: UnusedInput[]
}

/**
 * A property as facts and nothing else: what reads as an instruction, as code or as contact data has been left out.
 * @example factSheet({ bedrooms: 4, features: ['gas FP'] }).facts // [{ source: 'bedrooms', text: '4 bedrooms' }, …]
 */
export const factSheet = (property: PropertyToWrite, year?: number): FactSheet => {
  const { facts, unused } = readProperty(property, year)
  const { address, city, state, propertyType, beds, baths, sqft, price, lot } = facts
  const sheet: (Fact | false)[] = [
    { source: 'propertyType', text: propertyType },
    { source: 'address', text: address },
    { source: 'city', text: city },
    { source: 'state', text: state },
    beds !== null && { source: 'bedrooms', text: counted(beds, 'bedroom') },
    baths !== null && { source: 'bathrooms', text: counted(baths, 'bathroom') },
    sqft !== null && { source: 'squareFeet', text: `${group(sqft)} square feet` },
    price !== null && { source: 'price', text: dollars(price) },
    facts.year !== null && { source: 'yearBuilt', text: `built in ${facts.year}` },
    lot !== null && { source: 'lotSize', text: counted(lot, 'acre') },
    ...facts.features.map((feature) => ({
      source: `features[${feature.index}]`,
      text: wordsOf(feature),
    })),
  ]
  return {
    facts: sheet.filter((fact) => fact !== false).filter(({ text }) => text !== ''),
    unused: unused.map(({ text, reason }) => ({ text, reason })),
  }
}

const counted = (count: number, noun: string): string =>
  `${group(count)} ${noun}${count === 1 ? '' : 's'}`

const wordsOf = (feature: Feature): string => {
  const words = featureWords(feature)
  if (feature.statement) return `${words}.`
  return feature.partOf?.name ? `${words} (of the ${feature.partOf.name.text})` : words
}
