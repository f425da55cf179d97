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

/** Ways to tell a group of features, and to say where it is. */
const FEATURE_FORMS = {
  fs: 'list',
  'the fs': 'definite',
  'subject fs': 'subject',
  fx: 'placed',
  'subject fx': 'placed subject',
  list: 'loose list',
  front: 'front',
  in: 'trail',
} as const

/** The same for a second group. */
const SECOND_GROUP = {
  gs: 'fs',
  'the gs': 'the fs',
  'subject gs': 'subject fs',
  gx: 'fx',
  'subject gx': 'subject fx',
  then: 'front',
  on: 'in',
} as const

export type FactSlot = (typeof FACT_SLOTS)[number]
export interface FeatureSlot {
  isFact: false
  form: (typeof FEATURE_FORMS)[keyof typeof FEATURE_FORMS]
  isSecond: boolean
}
/** What a line may leave open, in `{}`, and who fills it. */
export type Slot = { isFact: true; name: FactSlot } | FeatureSlot

const isKeyOf = <Table extends object>(key: PropertyKey, table: Table): key is keyof Table =>
  key in table

/** A name that stands in a line; a misspelt one is a mistake of the phrase book. */
export const slotNamed = (written: string): Slot => {
  const fact = FACT_SLOTS.find((each) => each === written)
  if (fact) return { isFact: true, name: fact }
  const isSecond = isKeyOf(written, SECOND_GROUP)
  const feature = isSecond ? SECOND_GROUP[written] : written
  if (isKeyOf(feature, FEATURE_FORMS))
    return { isFact: false, form: FEATURE_FORMS[feature], isSecond }
  throw new Error(`No slot is called {${written}}.`)
}
