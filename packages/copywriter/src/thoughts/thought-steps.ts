import type { Tier, Tone } from '@listwright/contracts'
import { copybook } from '../copybook/copybook.ts'
import type { Feature } from '../facts/feature.ts'
import { type Group, groupOf, INSIDE } from '../homes/groups.ts'
import type { OutlineOptions } from '../story/outline-options.ts'
import type { Step } from '../story/step.ts'
import type { Story } from '../story/story.ts'
import { strengthOf } from '../story/strength.ts'
import { PARAGRAPHS, type Topic } from '../story/topic.ts'
import { canBeTold, leavesEnough, toldBy, topicIn } from './can-be-told.ts'
import { isToldPlainly } from './is-told-plainly.ts'
import { type Thought, thoughtOfOne, thoughtsOfPairs } from './thought.ts'
import { thoughtSubjectOf } from './thought-subject.ts'

/** Thoughts in a text of each tier; an agent's own tone has one more or none. */
const ROOM: Record<Tier, number> = { basic: 1, extended: 2, premium: 3 }
/** A basic text that has more to tell than this is long enough without a thought. */
const BASIC_FULL = 12
/** Two things in one thought say more than one. */
const PAIR_BONUS = 2.5
/** A garage says less about a day at home than a porch. */
const PRACTICAL: ReadonlySet<Feature['kind']> = new Set(['parking', 'storage', 'system'])
const PRACTICAL_COST = 3
/** How far chance may change which things get a thought. */
const CHANGE = 3

/** The thoughts of a text: at most one in each paragraph, and never two in a row in calm tones. */
export const thoughtSteps = (chosen: readonly Feature[], options: OutlineOptions): Step[] => {
  const { story, random, hasLine, composition } = options
  const room = options.tier === 'basic' && chosen.length > BASIC_FULL ? 0 : roomFor(options)
  const most = Math.min(room, composition.thoughts)
  if (most === 0) return []
  const subjects = [...chosen, ...loneGarage(options)].flatMap(
    (feature) => thoughtSubjectOf(feature, story) ?? [],
  )
  const thoughts = [
    ...thoughtsOfPairs(copybook.pairs, subjects, story.tone),
    ...subjects.map((subject) => thoughtOfOne(subject, story.tone)),
  ]
    .filter((thought) => canBeTold(thought, chosen))
    .map((thought) => ({ thought, weight: weightOf(thought, story) + random.next() * CHANGE }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ thought }) => thought)
  const taken: Thought[] = []
  for (const thought of thoughts) {
    const told = new Set([...taken, thought].flatMap(toldBy))
    if (
      taken.length < most &&
      isFree(thought, taken) &&
      !areInARow(told, chosen, story) &&
      hasLine(thought) &&
      leavesEnough(told, chosen, options)
    )
      taken.push(thought)
  }
  return taken.map((thought) => ({
    kind: 'thought',
    topic: topicIn(thought),
    thought,
    beside: null,
  }))
}

/**
 * Whether two thoughts would be neighbors. A thought ends its part of the text, so the one about the outdoors follows the one
 * about the inside if nothing else is told of the outdoors. Readers minded that in calm tones only.
 */
const areInARow = (
  told: ReadonlySet<Feature>,
  chosen: readonly Feature[],
  story: Story,
): boolean => {
  const inGroup = (isOfPart: (group: Group | null) => boolean) => (feature: Feature) =>
    isOfPart(groupOf(feature, story))
  const isOutdoors = inGroup((group) => group === 'outdoors')
  return (
    CALM.has(story.tone) &&
    [...told].some(inGroup((group) => INSIDE.has(group))) &&
    [...told].some(isOutdoors) &&
    chosen.filter(isOutdoors).every((feature) => told.has(feature))
  )
}

const CALM: ReadonlySet<Tone> = new Set(['luxury', 'classic'])

/** How many thoughts fit the property: none where the text states figures and terms. */
const roomFor = ({ story, tier, warmth }: OutlineOptions): number =>
  isToldPlainly(story) || warmth < 0 ? 0 : ROOM[tier] + (warmth > 0 ? 1 : 0)

/** The garage is told among the figures, unless there is a thought about it. */
const loneGarage = ({ story, told }: OutlineOptions): readonly Feature[] =>
  story.garage.length === 1 ? story.garage.filter((feature) => !told.has(feature)) : []

/** How much a reader would miss without the thought. */
export const weightOf = (thought: Thought, story: Story): number => {
  const strengths = [...thought.subjects.values()].map(
    ({ features: [thing] }) =>
      strengthOf(thing, story.facts) - (PRACTICAL.has(thing.kind) ? PRACTICAL_COST : 0),
  )
  return Math.max(...strengths) + (thought.subjects.size - 1) * PAIR_BONUS
}

const isFree = (thought: Thought, taken: readonly Thought[]): boolean => {
  const told = new Set(taken.flatMap(toldBy))
  return (
    !toldBy(thought).some((feature) => told.has(feature)) &&
    !taken.some((other) => paragraphOf(topicIn(other)) === paragraphOf(topicIn(thought)))
  )
}

const paragraphOf = (topic: Topic): number =>
  PARAGRAPHS.findIndex((topics) => topics.includes(topic))
