import type { Candidate } from '../candidate.ts'
import { frontedOf } from '../fronted.ts'
import { isHome, isHouse, isStudio, isUnit } from '../property-noun.ts'
import type { Story } from '../story.ts'
import type { Teller } from '../teller.ts'
import { isDateNews } from './is-date-news.ts'

/** Acres from which the lot of a house is worth the first sentence. */
const LARGE_LOT = 1
/** Square feet below which a home is known for being small, and from which it is known for being large. */
const SMALL = 1000
const LARGE = 4000
/** Added to the cost of each next figure, so that a more ordinary one leads more rarely. */
const NEXT_BIAS = 0.8

/** Openings without a feature: a place near the home, or else the rarest figure first. */
export const figureOpenings = (story: Story, teller: Teller): readonly Candidate[] => {
  const placed = placeOpenings(story, teller)
  if (teller.can(placed)) return placed
  const openings = figureEntries(story).flatMap((name, at) =>
    teller.frame(name, 'lead', {
      bias: at * NEXT_BIAS,
      ...(name.startsWith('skeleton') ? { part: 'lead' as const } : {}),
    }),
  )
  const asStudio = openings.filter(({ line }) => SAYS_STUDIO.test(line.text))
  return isStudioOfABuilding(story) && teller.can(asStudio) ? asStudio : openings
}

/** 'An apartment with one bath' would leave out that it has no bedroom. */
const isStudioOfABuilding = ({ facts }: Story): boolean => isStudio(facts) && isUnit(facts)
/** The slot of the bedrooms before a noun prints 'studio' where there are none. */
const SAYS_STUDIO = /\bstudio\b|\{[^}]*beds-\}/i

const placeOpenings = (story: Story, teller: Teller): readonly Candidate[] => {
  const fronted = isHome(story.facts) ? frontedOf(story, null) : null
  return fronted
    ? teller.frame('opening: fronted', 'lead', {
        features: fronted.features,
        more: { fronted: fronted.words },
      })
    : []
}

/** The entries of the copybook, the rarest figure first. */
const figureEntries = (story: Story): readonly string[] => {
  const { lot, sqft, propertyType } = story.facts
  const entries: readonly [entry: string, isRare: boolean][] = [
    ['opening: age', isDateNews(story)],
    ['opening: lot', isHouse(story.facts) && (lot ?? 0) >= LARGE_LOT],
    ['opening: size', sqft !== null && (sqft < SMALL || sqft >= LARGE)],
    ['opening: type', propertyType !== 'Single Family Home'],
    ['opening: rooms', propertyType !== 'Commercial'],
    ['opening: size', true],
    ['opening: price', true],
    ['opening: city', true],
    ['skeleton: sparse', true],
  ]
  return [...new Set(entries.flatMap(([entry, isRare]) => (isRare ? [entry] : [])))]
}
