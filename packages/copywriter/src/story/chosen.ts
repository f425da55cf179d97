import type { Tier } from '@listwright/contracts'
import type { Feature } from '../facts/feature.ts'
import type { OutlineOptions } from './outline-options.ts'
import type { Story } from './story.ts'
import { topicOf } from './topic.ts'

/** Typed features that a text of a tier has room for, compound ones counted once. */
const ROOM: Record<Tier, number> = { basic: 10, extended: 22, premium: 40 }

/** What the body of a text tells, and what there is no room for in this tier. */
export const chosenFor = ({
  story,
  tier,
  told,
}: OutlineOptions): { chosen: readonly Feature[]; leftOut: readonly Feature[] } => {
  const open = story.ranked.filter(
    (feature) =>
      topicOf(feature.partOf ?? feature, story) !== null &&
      !told.has(feature) &&
      feature !== story.site &&
      feature !== story.renewal &&
      !story.garage.includes(feature.partOf ?? feature) &&
      !isStatedElsewhere(feature, story),
  )
  const items = new Set([...new Set(open.map(({ index }) => index))].slice(0, ROOM[tier]))
  const chosen = open.filter(({ index }) => items.has(index))
  return { chosen, leftOut: open.filter((feature) => !chosen.includes(feature)) }
}

/** 'The garden unit rents for $1,375' says that there is one. */
export const isStatedElsewhere = ({ name, index }: Feature, { facts }: Story): boolean =>
  name !== null &&
  facts.features.some(
    (other) =>
      other.index !== index &&
      other.statement?.startsWith(`the ${name.text} `) &&
      STATES.test(other.statement.slice(`the ${name.text} `.length)),
  )

/** In 'the tile roof was installed in 2023', nothing is stated of the tile. */
const STATES =
  /^(?:rents?|is|are|was|were|has|have|can|will|comes?|includes?|sits?|faces?|backs?)\b/
