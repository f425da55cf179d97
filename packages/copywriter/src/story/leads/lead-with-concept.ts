import type { Feature } from '../../facts/feature.ts'
import type { Story } from '../story.ts'
import { strengthOf } from '../strength.ts'
import { fewPartsOf } from '../thing.ts'
import type { LeadRule } from './lead-rule.ts'

/** A feature that is weaker than the strongest one by no more than this may sometimes lead in its place. */
const NEARLY = 2.2
/** Added to the cost of each next hero, so that a weaker one leads more rarely. */
const NEXT_BIAS = 0.9

/** Lines of the copybook about the first hero, and about those that are nearly as strong. */
export const leadWithConcept: LeadRule = ({ story, teller, heroes }) => {
  const [first] = heroes
  if (!first) return null
  return heroes.flatMap((hero, at) =>
    canLeadAlone(hero, story) &&
    strengthOf(first, story.facts) - strengthOf(hero, story.facts) <= NEARLY
      ? teller.tellings(hero, 'lead').map((candidate) => ({ ...candidate, bias: at * NEXT_BIAS }))
      : [],
  )
}

/** A line about the hero alone must not lose its part or its place, nor speak of a house still to come. */
const canLeadAlone = (hero: Feature, story: Story): boolean => {
  const { year, currentYear } = story.facts
  const isToCome = year !== null && currentYear !== null && year > currentYear
  const hasPlace = hero.kind === 'view' && hero.name?.tail !== ''
  return !isToCome && !hasPlace && story.tone !== 'investor' && fewPartsOf(hero, story).length === 0
}
