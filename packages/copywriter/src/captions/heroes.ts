import { copybook } from '../copybook/copybook.ts'
import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'
import { isItem, nameLength, tellableOf } from './items.ts'

const LONGEST_HERO = 42
const WEAKEST_HERO = 3

/** The two strongest things that a hook can name, of different kinds. */
export const heroesOf = (story: Story): Feature[] => {
  const [first, ...others] = tellableOf(story).filter(
    (feature) => isItem(feature, story) && isStrong(feature) && nameLength(feature) <= LONGEST_HERO,
  )
  if (!first) return []
  const second = others.find(
    ({ name, concept, partOf }) =>
      name?.head !== first.name?.head &&
      (concept === null || concept !== first.concept) &&
      partOf !== first &&
      first.partOf?.name?.head !== name?.head,
  )
  return second ? [first, second] : [first]
}

/** A carport is worth a word, but not the first one. */
const isStrong = ({ concept }: Feature): boolean =>
  concept === null || (copybook.concepts.get(concept)?.hook ?? 0) >= WEAKEST_HERO

/** The strongest of all, also where it is a statement rather than a thing. */
export const leaderOf = (story: Story): Feature | null =>
  tellableOf(story).find((feature) => feature.concept !== null && isStrong(feature)) ?? null
