import type { Feature } from '../../facts/feature.ts'
import { appealOf } from '../appeal/appeal.ts'
import { isDull, isShared } from '../heroes.ts'
import { isKindOfHome } from '../kind-of-home.ts'
import type { Story } from '../story.ts'
import { ifSayable } from './if-sayable.ts'
import type { LeadRule } from './lead-rule.ts'
import { withHeroes } from './with-heroes.ts'

/** How much more appealing a feature is than what the home is, where the first sentence has to name it. */
const MORE = 1

/** Begins with what the property is, and with heroes that suit it: 'This corner unit … has skyline views'. */
export const leadWithIdentity: LeadRule = (context) => {
  const { story, teller, heroes, identity } = context
  const [first] = heroes
  if (!first || identity.length === 0) return null
  const most = Math.max(...identity.map((feature) => appealOf(feature, story.facts)))
  const isMore = (feature: Feature) => appealOf(feature, story.facts) > most + MORE
  // 'This brick townhouse in Reston has …' goes on with anything.
  const isKind = identity.some(isKindOfHome)
  // What was typed together with the identity is told with it already.
  const isTyped = (hero: Feature) => identity.some(({ index }) => index === hero.index)
  const isWelcome = (hero: Feature) =>
    !isTyped(hero) && (isKind || isMore(hero) || suits(hero, identity, story))
  const lines = withHeroes(teller.identityOf(identity), context, isWelcome)
  return ifSayable(
    isMore(first) ? lines.filter(({ features }) => features.includes(first)) : lines,
    context,
  )
}

/** Whether a feature suits a first sentence about this identity: a floor suits what is in the unit, a setting suits the land. */
const suits = (hero: Feature, identity: readonly Feature[], story: Story): boolean => {
  const text = identity.map(({ statement }) => statement ?? '').join(' ; ')
  if (/\b(?:floor|corner unit|end unit)\b/.test(text))
    return !isDull(hero, story) && !isShared(hero, story)
  if (/\bhistoric\b/.test(text))
    return (
      hero.kind === 'view' || hero.kind === 'outdoor place' || /\bfireplaces?\b/i.test(hero.text)
    )
  return (
    /\b(?:waterfront|directly on|gated|golf course|corner|backs)\b/.test(text) &&
    (hero.kind === 'view' || hero.kind === 'land' || hero.kind === 'outdoor place')
  )
}
