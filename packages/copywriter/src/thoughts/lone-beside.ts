import type { Feature } from '../facts/feature.ts'
import { type Group, groupOf } from '../homes/groups.ts'
import { likeness } from '../homes/likeness.ts'
import type { OutlineOptions } from '../story/outline-options.ts'
import type { Story } from '../story/story.ts'
import { type Topic, topicOf } from '../story/topic.ts'
import { canJoin } from './can-join.ts'

/** A single thing of the kitchen may join a list of the other rooms. */
const INSIDE: readonly Topic[] = ['interior', 'finishes', 'bedrooms', 'rooms']
const APART: readonly (readonly Topic[])[] = [
  ['outdoors', 'land'],
  ['building', 'community'],
  ['exterior', 'systems'],
]

/** Things that thoughts about these features would leave alone in their part of the text. */
export const loneBeside = (
  told: ReadonlySet<Feature>,
  chosen: readonly Feature[],
  options: OutlineOptions,
): Feature[] => {
  const { story } = options
  const before = loneAmong(chosen, options)
  // A single thing inside and a single one outside stand in one list: neither is taken from the other.
  const pair = before.filter((feature) => isOfPair(topicOf(feature.partOf ?? feature, story)))
  const isParted = pair.length > 1 && pair.filter((feature) => told.has(feature)).length === 1
  const left = chosen.filter((feature) => !told.has(feature))
  return loneAmong(left, options).filter((feature) => {
    if (isWordy(feature)) return false
    // What is outdoors or shared shares the sentence of a thought about something like it.
    const neighbors = inItsGroup(feature, [...told], story)
    if (neighbors.some((other) => areAlike(feature, other, story)))
      return !canJoin(feature) || isWhole(feature, chosen)
    if (neighbors.length > 0 && inItsGroup(feature, left, story).length === 1) return true
    return !before.includes(feature) || (isParted && pair.includes(feature))
  })
}

/** Whether one thing would be all that is left to tell of the rooms, where it had others beside it. */
export const isLoneInside = (
  told: ReadonlySet<Feature>,
  chosen: readonly Feature[],
  story: Story,
): boolean => {
  const inside = chosen.filter((feature) => {
    const topic = topicOf(feature.partOf ?? feature, story)
    return topic === 'kitchen' || (topic !== null && INSIDE.includes(topic))
  })
  const [only, ...others] = inside.filter((feature) => !told.has(feature))
  return only !== undefined && others.length === 0 && inside.length > 1 && !isWordy(only)
}

/** Of these features, those that are told with this one, where a thought may share its sentence. */
const inItsGroup = (feature: Feature, features: readonly Feature[], story: Story): Feature[] => {
  const group = groupOf(feature, story)
  return group !== null && JOINING.has(group)
    ? features.filter((other) => groupOf(other, story) === group)
    : []
}
const JOINING: ReadonlySet<Group> = new Set<Group>(['outdoors', 'building', 'community'])

/** A carriage house has nothing to do with a walk through the garden. */
const areAlike = (one: Feature, other: Feature, story: Story): boolean => {
  const topic = topicOf(one, story)
  return (
    topic !== null &&
    one.name !== null &&
    other.name !== null &&
    likeness(one.name, topic) === likeness(other.name, topic)
  )
}

/** 'There is a wine cellar for 1,500 bottles' is no stub. */
const isWordy = ({ name }: Feature): boolean =>
  name !== null && `${name.text} ${name.tail}`.trim().split(' ').length >= WORDY
const WORDY = 5

const isWhole = (feature: Feature, chosen: readonly Feature[]): boolean =>
  chosen.some(({ partOf }) => partOf === feature)

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
