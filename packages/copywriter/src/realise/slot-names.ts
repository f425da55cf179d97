/** Everything that a line may leave open, in `{}`. */
const SLOT_NAMES = [
  // Facts of the record, as they are or before a noun.
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
  // A word for the property.
  'home',
  // A group of features, and where it is.
  'f',
  'g',
  'fs',
  'list',
  'fx',
  'front',
  'in',
  // A second group.
  'gs',
  'gx',
  'then',
  'on',
] as const

export type SlotName = (typeof SLOT_NAMES)[number]

/** A name that stands in a line; a misspelt one is a mistake of the phrase book. */
export const slotName = (written: string): SlotName => {
  const name = SLOT_NAMES.find((each) => each === written)
  if (!name) throw new Error(`No slot is called {${written}}.`)
  return name
}
