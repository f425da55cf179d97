import type { Feature } from '../facts/feature.ts'
import { sectionOf } from './section.ts'
import type { Story } from './story.ts'

const RENTALS_ALLOWED = /^(?!there )(?:[\w-]+ )*rentals? (?:is|are) (?:allowed|permitted)\b/

/** A rule that is the reason to buy, for whoever buys for income. */
export const isRentalAllowed = ({ statement }: Feature): boolean =>
  RENTALS_ALLOWED.test(statement ?? '')

/** Whether an investor is told what a property earns, or may earn, which comes right behind its price. */
export const hasIncome = (story: Story): boolean =>
  story.tone === 'investor' &&
  story.facts.features.some(
    (feature) => isRentalAllowed(feature) || sectionOf(feature, story) === 'income',
  )
