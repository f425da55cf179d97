import type { Tier } from '@listwright/contracts'
import type { Feature } from '../facts/feature.ts'
import { type Group, groupOf } from '../homes/groups.ts'
import type { OutlineOptions } from '../story/outline-options.ts'
import type { Step } from '../story/step.ts'
import type { Story } from '../story/story.ts'
import { strengthOf } from '../story/strength.ts'
import { PARAGRAPHS, type Topic, topicOf } from '../story/topic.ts'
import { canJoin } from './can-join.ts'
import { type Cast, castAlone, castPairs } from './cast.ts'
import { isToldPlainly } from './is-told-plainly.ts'
import { type Player, playerOf } from './player.ts'

/** Thoughts in a text of each tier; an agent's own tone has one more or none. */
const ROOM: Record<Tier, number> = { basic: 1, extended: 2, premium: 2 }
/** Two things in one thought say more than one. */
const PAIR_BONUS = 2.5
/** A garage says less about a day at home than a porch. */
const PRACTICAL: ReadonlySet<Feature['kind']> = new Set(['parking', 'storage', 'system'])
const PRACTICAL_COST = 3
/** How far chance may change which things get a thought. */
const CHANGE = 3

/** What a thought tells. */
export const featuresIn = (step: Step): readonly Feature[] =>
  step.kind === 'thought' ? toldBy(step.cast) : []

const toldBy = ({ roles }: Cast): Feature[] =>
  [...roles.values()].flatMap(({ features }) => features)

/** The thoughts of a text: at most one in each paragraph, and none that would leave another thing alone. */
export const thoughtSteps = (chosen: readonly Feature[], options: OutlineOptions): Step[] => {
  const { story, random, canPlay } = options
  const most = roomFor(options)
  if (most === 0) return []
  const players = [...chosen, ...loneGarage(options)].flatMap(
    (feature) => playerOf(feature, story) ?? [],
  )
  const casts = [
    ...castPairs(players, story.tone),
    ...players.map((player) => castAlone(player, story.tone)),
  ]
    .filter(({ lines, roles }) => lines.length > 0 && isOfOneOwner(roles))
    .map((cast) => ({ cast, weight: weightOf(cast, story) + random.next() * CHANGE }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ cast }) => cast)
  const taken: Cast[] = []
  for (const cast of casts)
    if (
      taken.length < most &&
      isFree(cast, taken) &&
      canPlay(cast) &&
      !emptiesARoom([...taken, cast], story) &&
      loneBeside([...taken, cast], chosen, options).length === 0
    )
      taken.push(cast)
  return taken.map((cast) => ({
    kind: 'thought',
    topic: topicIn(cast),
    cast,
    beside: null,
  }))
}

/** Whether nothing would be left to tell of a room but that it is there: 'there is also a kitchen'. */
const emptiesARoom = (casts: readonly Cast[], { facts }: Story): boolean => {
  const told = casts.flatMap(toldBy)
  return told.some(
    ({ partOf }) =>
      partOf !== null &&
      !told.includes(partOf) &&
      facts.features.every((other) => other.partOf !== partOf || told.includes(other)),
  )
}

/** How many thoughts fit the property: none where the text states figures and terms. */
const roomFor = ({ story, tier, warmth }: OutlineOptions): number =>
  isToldPlainly(story) || warmth < 0 ? 0 : ROOM[tier] + (warmth > 0 ? 1 : 0)

/** The garage is told among the figures, unless there is a thought about it. */
const loneGarage = ({ story, told }: OutlineOptions): readonly Feature[] =>
  story.garage.length === 1 ? story.garage.filter((feature) => !told.has(feature)) : []

/** How much a reader would miss without the thought. */
export const weightOf = (cast: Cast, story: Story): number => {
  const strengths = [...cast.roles.values()].map(
    ({ features: [thing] }) =>
      strengthOf(thing, story.facts) - (PRACTICAL.has(thing.kind) ? PRACTICAL_COST : 0),
  )
  return Math.max(...strengths) + (cast.roles.size - 1) * PAIR_BONUS
}

/** What a building shares is not joined to what is the home's own. */
export const isOfOneOwner = (roles: ReadonlyMap<string, Player>): boolean =>
  new Set([...roles.values()].map(({ topic }) => SHARED.has(topic))).size === 1
const SHARED: ReadonlySet<Topic> = new Set(['building', 'community'])

/** A thought about two things is told where the first is. */
const topicIn = ({ roles }: Cast): Topic => [...roles.values()][0]?.topic ?? 'interior'

const isFree = (cast: Cast, taken: readonly Cast[]): boolean => {
  const told = new Set(taken.flatMap(toldBy))
  return (
    !toldBy(cast).some((feature) => told.has(feature)) &&
    !taken.some((other) => paragraphOf(topicIn(other)) === paragraphOf(topicIn(cast)))
  )
}

const paragraphOf = (topic: Topic): number =>
  PARAGRAPHS.findIndex((topics) => topics.includes(topic))

/** A single thing of the kitchen may join a list of the other rooms. */
const INSIDE: readonly Topic[] = ['interior', 'finishes', 'bedrooms', 'rooms']
const APART: readonly (readonly Topic[])[] = [
  ['outdoors', 'land'],
  ['building', 'community'],
  ['exterior', 'systems'],
]

/** Things that these thoughts would leave alone in their part of the text. */
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
  const isParted = pair.length > 1 && pair.filter((feature) => told.has(feature)).length === 1
  const left = chosen.filter((feature) => !told.has(feature))
  // What is outdoors or shared shares the sentence of a thought about the same part of the home.
  const groups = new Set(casts.flatMap(toldBy).map((feature) => groupOf(feature, options.story)))
  const isBesideThought = (feature: Feature): boolean => {
    const group = groupOf(feature, options.story)
    return group !== null && JOINING.has(group) && groups.has(group)
  }
  return loneAmong(left, options).filter((feature) => {
    if (isWordy(feature)) return false
    if (isBesideThought(feature)) return !canJoin(feature) || isWhole(feature, chosen)
    return !before.includes(feature) || (isParted && pair.includes(feature))
  })
}

/** 'There is a wine cellar for 1,500 bottles' is no stub. */
const isWordy = ({ name }: Feature): boolean =>
  name !== null && `${name.text} ${name.tail}`.trim().split(' ').length >= WORDY
const WORDY = 5

const isWhole = (feature: Feature, chosen: readonly Feature[]): boolean =>
  chosen.some(({ partOf }) => partOf === feature)

const JOINING: ReadonlySet<Group> = new Set<Group>(['outdoors', 'building', 'community'])

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
