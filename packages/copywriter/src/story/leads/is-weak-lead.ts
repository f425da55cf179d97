import type { Feature } from '../../facts/feature.ts'
import { isDull } from '../heroes.ts'
import type { Story } from '../story.ts'
import { strengthOf } from '../strength.ts'

/** Features weaker than this are mentioned, but never lead the text. */
const STRONG = 3

/** Whether a feature is too weak or too dull to lead the text. */
export const isWeakLead = (hero: Feature, story: Story): boolean =>
  strengthOf(hero, story.facts) < STRONG || isDull(hero, story)
