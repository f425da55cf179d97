import type { Tier } from '@listwright/contracts'
import { copybook } from '../copybook/copybook.ts'
import type { Feature } from '../facts/feature.ts'
import type { OutlineOptions } from '../story/outline-options.ts'
import type { Step } from '../story/step.ts'
import { canBeTold, leavesNoRoomAlone, toldBy, topicIn } from './can-be-told.ts'
import { isToldPlainly } from './is-told-plainly.ts'
import { thoughtsOfPairs } from './thought.ts'
import { jointSubjectsOf } from './thought-subject.ts'

/** Joint sentences in a text of each tier. */
const ROOM: Record<Tier, number> = { basic: 2, extended: 4, premium: 6 }
/** What each thing more in one sentence counts for: three told together leave less for lists than two. */
const THING = 3
/** How far chance may change which things are told together. */
const CHANGE = 3

/** Sentences that tell several things together; `inThoughts` is what a thought tells. */
export const jointSteps = (
  chosen: readonly Feature[],
  inThoughts: ReadonlySet<Feature>,
  options: OutlineOptions,
): Step[] => {
  const { story, random, tier, hasLine, composition } = options
  if (isToldPlainly(story) || !composition.joints) return []
  const open = chosen.filter((feature) => !inThoughts.has(feature))
  const subjects = open.flatMap((feature) => jointSubjectsOf(feature, story))
  const joints = thoughtsOfPairs(copybook.joints, subjects, story.tone)
    .filter((joint) => canBeTold(joint, chosen))
    .map((joint) => ({ joint, weight: joint.subjects.size * THING + random.next() * CHANGE }))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ joint }) => joint)
  const taken: typeof joints = []
  const told = new Set(inThoughts)
  for (const joint of joints) {
    if (taken.length === ROOM[tier]) break
    const features = toldBy(joint)
    if (features.some((feature) => told.has(feature))) continue
    const isFit = leavesNoRoomAlone(new Set([...told, ...features]), chosen, options)
    if (!isFit || !hasLine(joint)) continue
    taken.push(joint)
    for (const feature of features) told.add(feature)
  }
  return taken.map((joint) => ({ kind: 'joint', topic: topicIn(joint), joint }))
}
