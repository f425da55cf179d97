import type { PropertyType } from '@listwright/contracts'
import type { Feature } from './feature.ts'

/** What was typed about a property, read. Numbers are `null` where nothing is stated. */
export interface PropertyFacts {
  propertyType: PropertyType
  address: string
  city: string
  /** The state's name in full. */
  state: string
  beds: number | null
  baths: number | null
  sqft: number | null
  price: number | null
  year: number | null
  lot: number | null
  /** The year in which the text is written, if known. */
  currentYear: number | null
  features: readonly Feature[]
}
