import type { NounPhrase } from '../facts/feature.ts'
import { type Contents, partsIn } from './contents.ts'
import type { OutlineOptions } from './outline-options.ts'
import { isHome } from './property-noun.ts'
import type { Thing } from './thing.ts'
import type { Topic } from './topic.ts'

/** What is part of the ground; a deck or a pool is not, and deserves a place among other things. */
const OF_THE_GROUND =
  /\b(?:yard|backyard|garden|gardens|garden beds|fence|fencing|(?:[a-z]+ )?trees|oaks|pines|maples|pecans|palms|cottonwoods|aspens|landscaping|drive|driveway|gate|shed|sprinklers|(?:sprinkler|irrigation) system)$/i

export const isOfTheGround = ({ text }: NounPhrase): boolean => OF_THE_GROUND.test(text)

const OUTSIDE: ReadonlySet<Topic> = new Set(['outdoors', 'horses', 'land'])
const WORDS_MAX = 5

/**
 * Takes the only thing outdoors out of the outline, where a sentence of its own would be a stub: it is told with the lot,
 * as in 'on 0.2 acres with a fenced yard'.
 */
export const takeLotCompanion = (
  contents: readonly Contents[],
  { story: { facts } }: OutlineOptions,
): Thing | null => {
  if (!isHome(facts) || facts.propertyType === 'Multi-Family' || !facts.lot) return null
  const [only, ...others] = contents.filter(
    (content) => OUTSIDE.has(content.topic) && partsIn(content) > 0,
  )
  const [thing] = only?.things ?? []
  // Beside a thought about the porch, 'There are mature trees' would be a stub as well.
  if (!only || !thing || others.length > 0 || partsIn(only) - only.thoughts.length > 1) return null
  if (!isOfTheGround(thing.name) || !isPlain(thing)) return null
  only.things = []
  return thing
}

/** A name of a few words, without a place, a part or a year. */
const isPlain = ({ name, features }: Thing): boolean =>
  features.length === 1 &&
  features.every(({ year }) => year === null) &&
  name.tail === '' &&
  name.text.split(' ').length <= WORDS_MAX
