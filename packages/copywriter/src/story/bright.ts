import type { Tier } from '@listwright/contracts'
import type { Feature } from '../facts/feature.ts'
import type { OutlineOptions } from './outline-options.ts'
import { type Player, playerOf } from './player.ts'
import { isHome } from './property-noun.ts'
import { type Cast, castAlone, castScenes } from './scenes.ts'
import type { Step } from './step.ts'
import { strengthOf } from './strength.ts'
import { PARAGRAPHS, type Topic, topicOf } from './topic.ts'

/**
 * Sentences that tell what things are for, in a text of each tier where the agent's own tone asks for warmth. Readers
 * preferred texts without them (decision 050).
 */
const ROOM: Record<Tier, number> = { basic: 1, extended: 1, premium: 2 }
/** A scene tells more than a sentence about one thing. */
const SCENE_BONUS = 2.5
/** How far chance may change which things get such a sentence. */
const CHANGE = 4

/** What a bright step tells. */
export const featuresIn = (step: Step): readonly Feature[] =>
  step.kind === 'bright' ? toldBy(step.cast) : []

const toldBy = ({ roles }: Cast): Feature[] =>
  [...roles.values()].flatMap(({ features }) => features)

/** The sentences of a text that tell a use: at most one of them in each paragraph, and no thing left alone beside them. */
export const brightSteps = (chosen: readonly Feature[], options: OutlineOptions): Step[] => {
  const { story, random, canPlay } = options
  const most = roomFor(options)
  if (most === 0) return []
  const players = chosen.flatMap((feature) => playerOf(feature, story) ?? [])
  const casts = [
    ...castScenes(players, story.tone),
    ...players.map((player) => castAlone(player, story.tone)),
  ]
    .filter(({ lines, roles }) => lines.length > 0 && isWithinHome(roles))
    .map((cast) => ({ cast, weight: weightOf(cast, options) + random.next() * CHANGE }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ cast }) => cast)
  let taken: Cast[] = []
  for (const cast of casts) {
    if (taken.length >= most) break
    if (!isFree(cast, taken) || !canPlay(cast)) continue
    const lone = loneBeside([...taken, cast], chosen, options)
    const others = lone.flatMap(
      (feature) =>
        casts.find(
          (other) =>
            other.roles.size === 1 &&
            toldBy(other).includes(feature) &&
            isFree(other, [...taken, cast]) &&
            canPlay(other),
        ) ?? [],
    )
    const next = [...taken, cast, ...others]
    if (others.length < lone.length || next.length > most) continue
    if (loneBeside(next, chosen, options).length === 0) taken = next
  }
  return taken.map((cast) => ({ kind: 'bright', topic: topicIn(cast), cast }))
}

/** How many such sentences fit the property: none where the text states figures and terms. */
const roomFor = ({ story, tier, warmth }: OutlineOptions): number => {
  const { facts, tone, situation } = story
  if (warmth <= 0 || tone === 'investor' || !isHome(facts)) return 0
  const isSober = facts.propertyType === 'Multi-Family' || situation === 'fixer'
  return isSober ? 1 : ROOM[tier]
}

const weightOf = (cast: Cast, { story }: OutlineOptions): number => {
  const strengths = [...cast.roles.values()].map(({ features: [thing] }) =>
    strengthOf(thing, story.facts),
  )
  return Math.max(...strengths) + (cast.roles.size > 1 ? SCENE_BONUS + cast.roles.size / 2 : 0)
}

/** Shared amenities of a building have scenes of their own and are not mixed with the unit's things. */
const isWithinHome = (roles: ReadonlyMap<string, Player>): boolean =>
  new Set([...roles.values()].map(({ purpose }) => purpose.isShared)).size === 1

/** A scene is told where its first role is. */
const topicIn = ({ roles }: Cast): Topic => [...roles.values()][0]?.topic ?? 'interior'

const isFree = (cast: Cast, taken: readonly Cast[]): boolean => {
  const told = new Set(taken.flatMap(toldBy))
  return (
    !toldBy(cast).some((feature) => told.has(feature)) &&
    !taken.some(
      (other) =>
        paragraphOf(topicIn(other)) === paragraphOf(topicIn(cast)) || other.name === cast.name,
    )
  )
}

const paragraphOf = (topic: Topic): number =>
  PARAGRAPHS.findIndex((topics) => topics.includes(topic))

/** A single thing of the kitchen may join a list of the other rooms. */
const INSIDE: readonly Topic[] = ['interior', 'bedrooms', 'rooms']
const APART: readonly (readonly Topic[])[] = [
  ['outdoors', 'land'],
  ['building', 'community'],
  ['exterior', 'systems'],
]

/** Things that these sentences would leave alone in their part of the text. */
const loneBeside = (
  casts: readonly Cast[],
  chosen: readonly Feature[],
  options: OutlineOptions,
): Feature[] => {
  const told = new Set(casts.flatMap(toldBy))
  const before = loneAmong(chosen, options)
  // A single thing inside and a single one outside stand in one list: neither is taken from the other.
  const pair = before.filter((feature) =>
    isOfPair(topicOf(feature.partOf ?? feature, options.story)),
  )
  const isParted = pair.length > 1 && pair.some((feature) => told.has(feature))
  const left = chosen.filter((feature) => !told.has(feature))
  return loneAmong(left, options).filter(
    (feature) => !before.includes(feature) || (isParted && pair.includes(feature)),
  )
}

const isOfPair = (topic: Topic | null): boolean =>
  topic === 'outdoors' || (topic !== null && INSIDE.includes(topic))

const loneAmong = (left: readonly Feature[], { story }: OutlineOptions): Feature[] => {
  const unitsOf = (group: readonly Topic[]): Feature[][] => {
    const own = left.filter((feature) => {
      const topic = topicOf(feature.partOf ?? feature, story)
      return topic !== null && group.includes(topic)
    })
    // A room and what it has are one thing to tell.
    const wholes = new Set(own.map((feature) => feature.partOf ?? feature))
    return [...wholes].map((whole) => own.filter((one) => (one.partOf ?? one) === whole))
  }
  const isLittle = (unit: readonly Feature[]) => unit.length < 3
  const alone = (groups: readonly (readonly Topic[])[]) =>
    groups.map(unitsOf).flatMap((units) => (units.length === 1 ? units.filter(isLittle) : []))
  const inKitchen = alone([['kitchen']]).filter((unit) => unit.length === 1)
  const joining = [...unitsOf(INSIDE), ...inKitchen]
  return [...(joining.length === 1 ? joining.filter(isLittle) : []), ...alone(APART)].flatMap(
    ([first]) => first ?? [],
  )
}
