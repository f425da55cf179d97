/** Facts of the record, as they are or before a noun, and a word for the property. */
const FACT_SLOTS = [
  'address',
  'city',
  'place',
  'where',
  'type',
  'type in city',
  'what',
  'what in city',
  'sized',
  'sized in city',
  'sqft',
  'rooms',
  'measure',
  'figures',
  'short',
  'sqftAdj',
  'lot',
  'lotAdj',
  'price',
  'year',
  'due',
  'ppsf',
  'ppa',
  'home',
] as const

/** A group of features, new or spoken of as known, and where it is; then the same for a second group. */
const FEATURE_SLOTS = [
  'fs',
  'the fs',
  'subject fs',
  'subject fx',
  'list',
  'fx',
  'front',
  'in',
  'gs',
  'the gs',
  'subject gs',
  'subject gx',
  'gx',
  'then',
  'on',
] as const

export type FactSlot = (typeof FACT_SLOTS)[number]
export type FeatureSlot = (typeof FEATURE_SLOTS)[number]
/** What a line may leave open, in `{}`, and who fills it. */
export type Slot = { isFact: true; name: FactSlot } | { isFact: false; name: FeatureSlot }

/** A name that stands in a line; a misspelt one is a mistake of the phrase book. */
export const slotNamed = (written: string): Slot => {
  const fact = FACT_SLOTS.find((each) => each === written)
  if (fact) return { isFact: true, name: fact }
  const feature = FEATURE_SLOTS.find((each) => each === written)
  if (feature) return { isFact: false, name: feature }
  throw new Error(`No slot is called {${written}}.`)
}
