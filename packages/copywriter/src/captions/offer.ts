import type { Story } from '../story/story.ts'
import { type Fact, factsOf } from './fact.ts'
import { identityOf } from './identity.ts'
import type { Topic } from './topic.ts'

const WEAKEST_OFFER = 8.2
const WEAKEST_FOR_TENANTS = 7.9
/** A place that people move for, with how far it is. */
const WEAKEST_PLACE = 5.7
const LONGEST_OFFER = 64

const OFFERED: ReadonlySet<Topic> = new Set(['terms', 'income', 'rules', 'condition', 'inside'])
const ONE_RENT = / rents for \$/
const NEAR =
  /\bwalking distance\b|\b(?:blocks?|minutes?|miles?|walk) away\b|\bacross\b|\bbacks\b|\bneighbors\b/

/** The strongest fact that is no thing and may stand in the first line: terms, income, or a place within reach. */
export const offerOf = (story: Story): Fact | null =>
  factsOf(story).find(
    (fact) => fact.thing === null && canOffer(fact, story) && fact.brief.length <= LONGEST_OFFER,
  ) ?? null

const canOffer = (fact: Fact, story: Story): boolean => {
  const { topic, worth, isMaterial, clause, feature } = fact
  const { facts, isRental } = story
  if (identityOf(story).furnished?.feature === feature) return false
  if (topic === 'place') return worth >= WEAKEST_PLACE && NEAR.test(clause)
  const rents = factsOf(story).filter((other) => ONE_RENT.test(other.clause))
  // The rents of several units are told together, behind the hook.
  if (rents.length > 1 && ONE_RENT.test(clause)) return false
  // A building of several units is bought for its rents and vacancies.
  if (facts.propertyType === 'Multi-Family' && topic === 'income') return worth >= WEAKEST_OFFER
  return (
    OFFERED.has(topic) && !isMaterial && worth >= (isRental ? WEAKEST_FOR_TENANTS : WEAKEST_OFFER)
  )
}
