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

export type FactSlot = (typeof FACT_SLOTS)[number]

/** A way to tell the first or the second group of features, or to say where it is. */
export interface FeatureSlot {
  isFact: false
  form:
    | 'list'
    | 'loose list'
    | 'definite'
    | 'subject'
    | 'placed'
    | 'placed subject'
    | 'front'
    | 'trail'
  isSecond: boolean
}

/** What a line may leave open, in `{}`, and who fills it. */
export type Slot = { isFact: true; name: FactSlot } | FeatureSlot

const FEATURE_FORMS = new Map<string, FeatureSlot['form']>([
  ['fs', 'list'],
  ['list', 'loose list'],
  ['the fs', 'definite'],
  ['subject fs', 'subject'],
  ['fx', 'placed'],
  ['subject fx', 'placed subject'],
  ['front', 'front'],
  ['in', 'trail'],
])

/** What the same is called for a second group. */
const SECOND_GROUP = new Map([
  ['gs', 'fs'],
  ['the gs', 'the fs'],
  ['subject gs', 'subject fs'],
  ['gx', 'fx'],
  ['subject gx', 'subject fx'],
  ['then', 'front'],
  ['on', 'in'],
])

/** A name that stands in a line; a misspelt one is a mistake of the phrase book. */
export const slotNamed = (written: string): Slot => {
  const fact = FACT_SLOTS.find((each) => each === written)
  if (fact) return { isFact: true, name: fact }
  const first = SECOND_GROUP.get(written)
  const form = FEATURE_FORMS.get(first ?? written)
  if (form) return { isFact: false, form, isSecond: first !== undefined }
  throw new Error(`No slot is called {${written}}.`)
}
