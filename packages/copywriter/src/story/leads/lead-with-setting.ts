import type { Feature } from '../../facts/feature.ts'
import { isOutside } from '../heroes.ts'
import { settingOf } from '../setting.ts'
import { ifSayable } from './if-sayable.ts'
import type { LeadRule } from './lead-rule.ts'
import { withHeroes } from './with-heroes.ts'

/** Settings that go with anything outdoors: 'backs to woods, with a covered deck'. */
const AROUND = /^(?:backs|faces|borders|fronts)\b(?!.*\bwith\b)/

/** Begins with what the home lies on or shares, where that is more appealing than the first hero: 'fronts the lake'. */
export const leadWithSetting: LeadRule = (context) => {
  const { story, teller, heroes } = context
  const setting = settingOf(story, heroes[0])
  if (!setting) return null
  const { features, words } = setting
  const lines = teller.frame('opening: setting', 'lead', { features, more: { predicate: words } })
  // 'Is attributed to Neel Reid, with crown moldings' would join what has nothing in common.
  const isAround = AROUND.test(words.bare.text)
  const isWelcome = (hero: Feature) => isOfTheSetting(hero) || (isAround && isOutside(hero, story))
  return ifSayable(withHeroes(lines, context, isWelcome), context)
}

/** Water, land and views go with waterfront; a barn does not. */
const isOfTheSetting = ({ kind, text }: Feature): boolean =>
  kind === 'view' || /\b(?:dock|pier|beach|shoreline|boat|slip|frontage|lift|ski)\b/i.test(text)
