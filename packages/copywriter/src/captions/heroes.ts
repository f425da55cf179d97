import type { Feature } from '../facts/feature.ts'
import { isTold as isThing } from '../story/plan.ts'
import type { Story } from '../story/story.ts'
import { isMaterial } from './material.ts'

const LONGEST_HERO = 46

/** The two strongest things that a hook can name, of different kinds. */
export const heroesOf = (story: Story): Feature[] => {
  const [first, ...others] = story.ranked.filter((feature) => canLead(feature, story))
  if (!first) return []
  const second = others.find(
    ({ name, concept }) => name?.head !== first.name?.head && concept !== first.concept,
  )
  return second ? [first, second] : [first]
}

const canLead = (feature: Feature, story: Story): boolean => {
  const { name } = feature
  if (!name || isMaterial(feature) || !isThing(feature, story)) return false
  return `${name.text} ${name.tail}`.trim().length <= LONGEST_HERO
}
