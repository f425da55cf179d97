import type { Value } from '../compose/value.ts'
import type { Story } from '../story/story.ts'
import type { Hero, Lead } from './heroes.ts'
import { yieldOf } from './yield.ts'

interface Circumstances {
  story: Story
  heroes: readonly Hero[]
  lead: Lead | null
  /** The things that the line would list. */
  list: readonly Value[]
  isTypeTold: boolean
}
type Test = (circumstances: Circumstances) => boolean

const PLACE =
  /\b(?:porch|porches|deck|patio|terrace|balcony|lanai|courtyard|garden|yard|pool|pool and spa|kitchen|rooftop|portal)\b/i

/** A hero that can stand in the middle of a sentence. */
const SHORT = 26

/** Conditions that only caption lines have. */
const TESTS: Readonly<Record<string, Test>> = {
  rental: ({ story }) => story.isRental,
  sale: ({ story }) => !story.isRental,
  one: ({ heroes: [hero] }) => hero !== undefined && !hero.value.isPlural,
  lead: ({ lead }) => lead !== null,
  seen: ({ heroes: [hero] }) => hero !== undefined && isPlainView(hero),
  untyped: ({ isTypeTold }) => !isTypeTold,
  yield: ({ story }) => yieldOf(story) !== null,
  place: ({ list }) => list.length > 0 && list.every(({ bare }) => PLACE.test(bare.text)),
  short: ({ heroes: [hero] }) => (hero?.value.bare.text.length ?? 0) <= SHORT,
}

/** A view typed without its place: 'from the deck' would be lost. */
const isPlainView = ({ item: { feature } }: Hero): boolean =>
  feature.kind === 'view' && feature.seen !== '' && !feature.name?.tail

export const isOwnCondition = (condition: string): boolean => condition in TESTS

export const ownConditionHolds = (condition: string, circumstances: Circumstances): boolean =>
  TESTS[condition]?.(circumstances) ?? true
