import type { Feature } from '../facts/feature.ts'
import { isDull } from '../story/heroes.ts'
import { isOfTheGround } from '../story/lot-companion.ts'
import { ON_THE_WATER } from '../story/on-the-water.ts'
import { isStatement } from '../story/section.ts'
import type { Story } from '../story/story.ts'
import { type Group, groupOf, INSIDE } from './groups.ts'

/**
 * What would be the only thing left to tell inside or outside, and so a sentence of a few words, if these features led the
 * text: it leads with them.
 */
export const leftAlone = (heroes: readonly Feature[], story: Story): Feature[] => {
  // What is indoors does not lead beside the water.
  const [first] = heroes
  const isOnWater = first !== undefined && ON_THE_WATER.test(first.text)
  const left = story.facts.features.filter(
    (feature) =>
      !heroes.includes(feature) &&
      feature.partOf === null &&
      feature !== story.styled?.feature &&
      feature !== story.site &&
      feature !== story.renewal,
  )
  const within = (isOfPart: (group: Group | null) => boolean): Feature[] => {
    const members = left.filter(
      (feature) => !story.garage.includes(feature) && isOfPart(groupOf(feature, story)),
    )
    const [only, ...others] = members
    if (!only?.name || others.length > 0 || isStatement(only)) return []
    // What a buyer expects anyway leads only where nothing better was typed; a yard is told with the lot.
    const isFit =
      !isDull(only, story) ||
      heroes.every((hero) => isDull(hero, story)) ||
      // Beside floors, appliances are no worse than in a sentence of their own.
      (only.kind === 'appliance' && heroes.some((hero) => isOfPart(groupOf(hero, story))))
    return isFit && !(story.facts.lot && isOfTheGround(only.name)) ? [only] : []
  }
  const inside = isOnWater ? [] : within((group) => INSIDE.has(group))
  return [...within((group) => group === 'outdoors'), ...inside]
}
