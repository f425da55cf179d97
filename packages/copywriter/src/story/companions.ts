import type { Contents } from './contents.ts'
import type { OutlineOptions } from './outline-options.ts'
import { isHome } from './property-noun.ts'
import type { Thing } from './thing.ts'
import type { Topic } from './topic.ts'

/** Single things that stand among the figures, because a sentence of their own would be a stub. */
export interface Companions {
  /** What the lot has: 'on 0.2 acres with a fenced yard'. */
  ofLot: Thing | null
  /** What the home has besides its parking: 'plus a two-car garage and central air'. */
  ofHome: Thing | null
}

const NO_COMPANIONS: Companions = { ofLot: null, ofHome: null }

/** What people have on their land; a pool or a guest house deserves a sentence. */
const ON_A_LOT =
  /\b(?:yard|backyard|garden|gardens|patio|deck|porch|shed|fence|fencing|trees|pergola|fire pit|driveway)$/i
/** The only system that readers accept behind the rooms. */
const COOLING = /\b(?:central air|air conditioning)$/i

const WORDS_MAX = 4

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
  // What has its year stands with the years of other things.
  const isDated = story.dated.length > 0
  return {
    ofLot: facts.lot && !story.site ? take(['outdoors', 'horses', 'land'], ON_A_LOT) : null,
    ofHome: isDated ? null : take(['systems', 'exterior'], COOLING),
  }
}

const partsIn = ({ things, wholes, statements, bright, duties }: Contents): number =>
  things.length + wholes.length + statements.length + bright.length + duties.length

/** A name of a few words, without a place, a part or a year. */
const isPlain = ({ name, features }: Thing): boolean =>
  features.length === 1 &&
  features.every(({ year }) => year === null) &&
  name.tail === '' &&
  name.text.split(' ').length <= WORDS_MAX
