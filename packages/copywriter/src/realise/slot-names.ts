/** Facts of the record, as they are or before a noun, and a word for the property. */
const FACT_SLOTS = [
  'address',
  'city',
  'place',
  'where',
  'type',
  'what',
  'sized',
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

/** A group of features and where it is, then the same for a second group. */
const FEATURE_SLOTS = [
  'f',
  'g',
  'fs',
  'list',
  'fx',
  'front',
  'in',
  'gs',
  'gx',
  'then',
  'on',
] as const

export type FactSlot = (typeof FACT_SLOTS)[number]
export type FeatureSlot = (typeof FEATURE_SLOTS)[number]
/** Everything that a line may leave open, in `{}`. */
export type SlotName = FactSlot | FeatureSlot

const ofFacts: ReadonlySet<string> = new Set(FACT_SLOTS)

export const isFactSlot = (slot: SlotName): slot is FactSlot => ofFacts.has(slot)

/** A name that stands in a line; a misspelt one is a mistake of the phrase book. */
export const slotName = (written: string): SlotName => {
  const name = [...FACT_SLOTS, ...FEATURE_SLOTS].find((each) => each === written)
  if (!name) throw new Error(`No slot is called {${written}}.`)
  return name
}
