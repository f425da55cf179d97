import type { Feature } from '../facts/feature.ts'
import { type Section, sectionOf } from './section.ts'
import type { Story } from './story.ts'

const ASIDE: ReadonlySet<Section> = new Set([
  'notes',
  'location',
  'rules',
  'income',
  'condition',
  'terms',
  'fee',
])

/** Features that are told as things of the property; figures, rules and terms have places of their own. */
const isTold = (feature: Feature, story: Story): boolean =>
  !ASIDE.has(sectionOf(feature, story))
