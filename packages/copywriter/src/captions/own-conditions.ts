import type { Value } from '../compose/value.ts'
import type { Story } from '../story/story.ts'
import { datedOf } from './dates.ts'
import type { Hero, Lead } from './heroes.ts'
import { isQualified } from './item.ts'
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
  'plain view': ({ story }) => !isLimited(story),
  'limited view': ({ story }) => isLimited(story),
  dated: ({ story }) => datedOf(story).length > 0,
  untyped: ({ isTypeTold }) => !isTypeTold,
  yield: ({ story }) => yieldOf(story) !== null,
  place: ({ list }) => list.length > 0 && list.every(({ bare }) => PLACE.test(bare.text)),
  short: ({ heroes: [hero] }) => (hero?.value.bare.text.length ?? 0) <= SHORT,
}

/** A view without a place ('from the deck') and without a limit ('filtered'), so that a line can name just what is seen. */
const isPlainView = ({ item: { feature } }: Hero): boolean =>
  feature.kind === 'view' && feature.seen !== '' && !feature.name?.tail && !isQualified(feature)

/** Whether the view that is told was typed with a limit. */
const isLimited = ({ ranked }: Story): boolean => {
  const view = ranked.find(({ kind, seen }) => kind === 'view' && seen)
  return view !== undefined && isQualified(view)
}

export const isOwnCondition = (condition: string): boolean => condition in TESTS

export const ownConditionHolds = (condition: string, circumstances: Circumstances): boolean =>
  TESTS[condition]?.(circumstances) ?? true
