import type { Passage } from '../compose/passage.ts'
import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'
import { clauseOf, clipped } from './clause.ts'
import { plainFactsOf } from './plain-fact.ts'
import { unitRentsOf } from './rent-roll.ts'

const BRINGS_IN =
  /\bcap rate\b|\bgrossed\b|\brental income\b|\brents for \$|\bleased to\b|\bfully leased\b|\btenant is in place\b|\bGRM\b/i

/** What a property brings in, where that was typed: 'cap rate 6.9 percent', 'grossed $61,400 in 2025'. */
export const yieldOf = (story: Story): { feature: Feature; words: Passage } | null => {
  // The rents of several units are told together, behind the hook.
  const rents = unitRentsOf(story.facts.features)
  const feature = plainFactsOf(story).find(
    (each) => BRINGS_IN.test(each.statement ?? '') && rents.every((rent) => rent.feature !== each),
  )
  return feature ? { feature, words: clipped(clauseOf(feature)) } : null
}
