import type { Contents } from './contents.ts'
import type { OutlineOptions } from './outline-options.ts'
import { isHome } from './property-noun.ts'
import type { Thing } from './thing.ts'
import type { Topic } from './topic.ts'

/** Single things that stand among the figures, because a sentence of their own would be a stub. */
export interface Companions {
  /** What the lot has: 'on 0.2 acres with a fenced yard'. */
  ofLot: Thing | null
  /** What the home has besides its parking: 'plus a two-car garage, in-unit laundry, and central air'. */
  ofHome: readonly Thing[]
}

export const NO_COMPANIONS: Companions = { ofLot: null, ofHome: [] }

/** What people have on their land; a pool or a guest house deserves a sentence. */
const ON_A_LOT =
  /\b(?:yard|backyard|garden|gardens|garden beds|patio|deck|porch|shed|fence|fencing|trees|landscaping|pergola|fire pit|driveway)$/i
/** What buyers take as equipment. */
const EQUIPMENT =
  /\b(?:air|air conditioning|heat|heating|furnace|boiler|heat pumps?|mini[- ]splits?|sprinklers?|sprinkler system|irrigation(?: system)?|thermostat|water heater|water softener|window units|generator|shutters|(?:dual|double|triple)-pane windows|(?:replacement|impact) windows)$/i
const LAUNDRY = /\b(?:laundry|laundry room|washer and dryer(?: hookups)?)$/i

const WORDS_MAX = 4
const WITH_PARKING_MAX = 3

/** Takes them out of the contents of the outline. */
export const takeCompanions = (
  contents: readonly Contents[],
  { story }: OutlineOptions,
): Companions => {
  const { facts } = story
  if (!isHome(facts) || facts.propertyType === 'Multi-Family') return NO_COMPANIONS
  const take = (topics: readonly Topic[], suits: RegExp): Thing | null => {
    const [only, ...others] = contents.filter(
      (content) => topics.includes(content.topic) && partsIn(content) > 0,
    )
    const [thing] = only?.things ?? []
    if (!only || !thing || others.length > 0 || partsIn(only) > 1) return null
    if (!suits.test(thing.name.text) || !isPlain(thing)) return null
    only.things = []
    return thing
  }
  const laundry = take(['rooms', 'bedrooms'], LAUNDRY)
  // More than three things behind the rooms would hide them; what has its year stands with other years.
  const isFull = story.garage.length + (laundry ? 1 : 0) >= WITH_PARKING_MAX
  const system =
    isFull || story.dated.length > 0 ? null : take(['systems', 'exterior'], EQUIPMENT)
  return {
    ofLot: facts.lot && !story.site ? take(['outdoors', 'horses', 'land'], ON_A_LOT) : null,
    ofHome: [laundry, system].filter((thing) => thing !== null),
  }
}

const partsIn = ({ things, wholes, statements, bright, duties }: Contents): number =>
  things.length + wholes.length + statements.length + bright.length + duties.length

/** A name of a few words, without a place, a part or a year. */
const isPlain = ({ name, features }: Thing): boolean =>
  features.length === 1 &&
  features.every(({ year }) => year === null) &&
  /^(?:in the unit)?$/.test(name.tail) &&
  name.text.split(' ').length <= WORDS_MAX
