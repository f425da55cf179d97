import { isHome } from '../story/property-noun.ts'
import type { Story } from '../story/story.ts'

/** A rent below which a text states what there is. */
const MODEST_RENT = 1500

/** Whether figures, terms and what there is are all that a text tells. */
export const isToldPlainly = ({ facts, tone, situation, isRental }: Story): boolean =>
  tone === 'investor' ||
  facts.propertyType === 'Multi-Family' ||
  situation === 'fixer' ||
  !isHome(facts) ||
  (isRental && (facts.price ?? 0) < MODEST_RENT)
