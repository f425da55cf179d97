import type { PropertyType } from '@listwright/contracts'

/** What kind of prose a property needs. */
export type Kind = 'home' | 'land' | 'commercial'

export const FACTS = [
  'address',
  'city',
  'type',
  'beds',
  'baths',
  'sqft',
  'price',
  'year',
  'lot',
] as const
export type FactName = (typeof FACTS)[number]

/** The part of a text in which a feature is at home. */
export type Scene =
  | 'kitchen'
  | 'suite'
  | 'interior'
  | 'outdoor'
  | 'parking'
  | 'storage'
  | 'household'
  | 'systems'
  | 'technology'
  | 'access'
  | 'setting'
  | 'community'
  | 'income'
  | 'site'
  | 'character'
  | 'general'

export interface Feature {
  /** The phrase as it is written in the middle of a sentence, article included. */
  phrase: string
  /** The phrase without its article. */
  bare: string
  /** The phrase once it is spoken of as known. */
  definite: string
  plural: boolean
  scene: Scene
  /** Notes are no noun phrases ('recently painted') and stand in a list of their own. */
  isNote: boolean
  /** Position among the typed features, which is also the agent's order of importance. */
  index: number
}

export interface PropertyFacts {
  kind: Kind
  propertyType: PropertyType
  isStudio: boolean
  address: string
  city: string
  state: string
  /** `null` where nothing is stated. */
  beds: number | null
  baths: number | null
  sqft: number | null
  price: number | null
  year: number | null
  lot: number | null
  /** Not yet built when the text is written. */
  isPlanned: boolean
  features: Feature[]
}
