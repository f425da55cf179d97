import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'

const MANY = 3

/** Conditions that only caption lines have; `null` where the condition is not one of them. */
export const ownConditionHolds = (
  condition: string,
  story: Story,
  [hero]: readonly Feature[],
): boolean | null => {
  switch (condition) {
    case 'rental':
      return story.isRental
    case 'sale':
      return !story.isRental
    case 'one':
      return hero?.name?.number === 'singular' && !hero.name.isCounted
    case 'many':
      return hero?.name?.number === 'plural'
    case 'dates':
      return story.dated.length > 1
    case 'features':
      return story.facts.features.length >= MANY
    default:
      return null
  }
}
