import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'

type Test = (story: Story, hero: Feature | undefined) => boolean

/** Conditions that only caption lines have. */
const TESTS: Readonly<Record<string, Test>> = {
  rental: ({ isRental }) => isRental,
  sale: ({ isRental }) => !isRental,
  one: (_, hero) => hero?.name?.number === 'singular' && !hero.name.isCounted,
  many: (_, hero) => hero?.name?.number === 'plural',
  dates: ({ dated }) => dated.length > 1,
}

export const isOwnCondition = (condition: string): boolean => condition in TESTS

export const ownConditionHolds = (
  condition: string,
  story: Story,
  [hero]: readonly Feature[],
): boolean => TESTS[condition]?.(story, hero) ?? true
