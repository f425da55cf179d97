import type { Contents } from './contents.ts'
import type { OutlineOptions } from './outline-options.ts'
import { isHome } from './property-noun.ts'
import type { Thing } from './thing.ts'

/** Single things that stand among the figures, because a sentence of their own would be a stub. */
export interface Companions {
  /** What the lot has: 'on 0.2 acres with a fenced yard'. */
  ofLot: Thing | null
  /** What the home has besides its parking: 'plus a two-car garage and central air'. */
  ofHome: Thing | null
}

export const NO_COMPANIONS: Companions = { ofLot: null, ofHome: null }

/** What people have on their land; a pool or a guest house deserves a sentence. */
const ON_A_LOT =
  /\b(?:yard|backyard|garden|gardens|garden beds|patio|deck|porch|shed|fence|fencing|trees|landscaping|pergola|fire pit|driveway)$/i
/** Systems that buyers take as equipment. */
const EQUIPMENT =
  /\b(?:air|air conditioning|heat|heating|furnace|boiler|heat pumps?|mini[- ]splits?|sprinklers?|sprinkler system|irrigation(?: system)?|thermostat|water heater|water softener|window units)$/i

const WORDS_MAX = 4

/** Takes them out of the contents of the outline. */
export const takeCompanions = (
  contents: readonly Contents[],
  { story }: OutlineOptions,
): Companions => {
  const { facts } = story
  if (!isHome(facts) || facts.propertyType === 'Multi-Family') return NO_COMPANIONS
  const take = (topics: readonly string[], suits: RegExp): Thing | null => {
    const filled = contents.filter(
      ({ topic, things, wholes, statements, bright, duties }) =>
        topics.includes(topic) &&
        things.length + wholes.length + statements.length + bright.length + duties.length > 0,
    )
    const [only, ...others] = filled
    const [thing, ...more] = only?.things ?? []
    if (!only || !thing || others.length + more.length > 0) return null
    if (only.wholes.length + only.statements.length + only.bright.length > 0) return null
    if (!suits.test(thing.name.text) || !isPlain(thing)) return null
    only.things = []
    return thing
  }
  const hasDates = story.dated.length > 0
  return {
    ofLot: facts.lot && !story.site ? take(['outdoors', 'horses', 'land'], ON_A_LOT) : null,
    ofHome: hasDates ? null : take(['systems', 'exterior'], EQUIPMENT),
  }
}

/** A name of a few words, without a place, a part or a year. */
const isPlain = ({ name, features }: Thing): boolean =>
  features.length === 1 &&
  features.every(({ year }) => year === null) &&
  name.tail === '' &&
  name.text.split(' ').length <= WORDS_MAX
