import type { Feature } from '../facts/feature.ts'
import type { OutlineOptions } from '../story/outline-options.ts'
import type { Story } from '../story/story.ts'
import type { Topic } from '../story/topic.ts'
import { isLoneInside, loneBeside } from './lone-beside.ts'
import type { Thought } from './thought.ts'

/** What a thought or a joint sentence tells. */
export const toldBy = ({ subjects }: Thought): Feature[] =>
  [...subjects.values()].flatMap(({ features }) => features)

/** Where a thought or a joint sentence is told: with the first of its things. */
export const topicIn = ({ subjects }: Thought): Topic =>
  [...subjects.values()][0]?.topic ?? 'interior'

/** Whether there are lines for these things, and they belong together. */
export const canBeTold = (thought: Thought, chosen: readonly Feature[]): boolean =>
  thought.lines.length > 0 && isOfOneOwner(thought) && isWhole(thought, chosen)

/** Whether what is left to tell of each part of the home still makes a sentence; `told` is all that is told in lines of the copybook. */
const leavesNoStub = (
  told: ReadonlySet<Feature>,
  chosen: readonly Feature[],
  options: OutlineOptions,
): boolean => !emptiesARoom(told, options.story) && loneBeside(told, chosen, options).length === 0

/** The same for a thought: where the version allows it, one other thing may be left for a short sentence of its own. */
export const leavesEnough = (
  told: ReadonlySet<Feature>,
  chosen: readonly Feature[],
  options: OutlineOptions,
): boolean =>
  options.composition.leavesLone
    ? !emptiesARoom(told, options.story)
    : leavesNoStub(told, chosen, options)

/** The same for plain sentences, which may not leave a room alone either: 'There is a den.' */
export const leavesNoRoomAlone = (
  told: ReadonlySet<Feature>,
  chosen: readonly Feature[],
  options: OutlineOptions,
): boolean => leavesNoStub(told, chosen, options) && !isLoneInside(told, chosen, options.story)

/** What a building shares is not joined to what is the home's own. */
export const isOfOneOwner = ({ subjects }: Thought): boolean =>
  new Set([...subjects.values()].map(({ topic }) => SHARED.has(topic))).size === 1
const SHARED: ReadonlySet<Topic> = new Set(['building', 'community'])

/** Of 'exposed brick and beams', the beams would be left for a list of other things. */
const isWhole = (thought: Thought, chosen: readonly Feature[]): boolean => {
  const told = toldBy(thought)
  return told.every((feature) =>
    chosen.every(
      (other) =>
        told.includes(other) ||
        other.index !== feature.index ||
        other.typed !== feature.typed ||
        other.name === null ||
        other.partOf !== null,
    ),
  )
}

/** Whether nothing would be left to tell of a room but that it is there: 'there is also a kitchen'. */
const emptiesARoom = (told: ReadonlySet<Feature>, { facts }: Story): boolean =>
  [...told].some(
    ({ partOf }) =>
      partOf !== null &&
      !told.has(partOf) &&
      facts.features.every((other) => other.partOf !== partOf || told.has(other)),
  )
