import type { PropertyType } from '@listwright/contracts'
import type { Feature } from './feature.ts'
import type { StatedNumbers } from './refusals/restatements.ts'

/** What was typed about a property, read. */
export interface PropertyFacts extends StatedNumbers {
  propertyType: PropertyType
  address: string
  city: string
  /** The state's name in full. */
  state: string
  /** The year in which the text is written, if known. */
  currentYear: number | null
  features: readonly Feature[]
}
