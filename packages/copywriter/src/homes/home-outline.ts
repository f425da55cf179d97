import type { Feature } from '../facts/feature.ts'
import { byWeight } from '../story/by-weight.ts'
import { chosenFor } from '../story/chosen.ts'
import { contentsWith } from '../story/contents.ts'
import { takeLotCompanion } from '../story/lot-companion.ts'
import type { OutlineOptions } from '../story/outline-options.ts'
import { LIST_MAX, type Step } from '../story/step.ts'
import type { Story } from '../story/story.ts'
import type { Thing } from '../story/thing.ts'
import type { Topic } from '../story/topic.ts'
import { featuresIn, thoughtSteps } from '../thoughts/thought-steps.ts'
import { type Group, groupOf } from './groups.ts'
import { insideOf } from './inside.ts'
import {
  takeLoneEquipment,
  takeLoneSystem,
  takeOwn,
  takeRights,
  takeRoughRoom,
} from './lone-things.ts'
import { stepsOf } from './steps.ts'
import { type Systems, systemsOf } from './systems.ts'

/** What the body of a description of a home tells, part by part. */
export interface HomeOutline {
  inside: readonly Step[]
  outside: readonly Step[]
  shared: readonly Step[]
  systems: Systems
  /** Told with the lot, among the figures. */
  lotCompanion: Thing | null
  /** Told with the garage, among the figures. */
  garageCompanions: readonly Thing[]
  /** Typed, and more than a text of this tier has room for. */
  leftOut: readonly Feature[]
}

const TOPIC: Readonly<Record<Group, Topic>> = {
  kitchen: 'kitchen',
  rooms: 'interior',
  finishes: 'finishes',
  outdoors: 'outdoors',
  building: 'building',
  community: 'community',
  systems: 'systems',
}

/** Puts all that is known of one part of the home into as few sentences as it needs. */
export const homeOutline = (options: OutlineOptions, isInsideTold: boolean): HomeOutline => {
  const { chosen, leftOut } = chosenFor(options)
  const thoughts = thoughtSteps(chosen, options)
  const played = new Set(thoughts.flatMap(featuresIn))
  const open = byWeight(
    chosen.filter((feature) => !played.has(feature)),
    options,
  )
  const membersOf = (group: Group) =>
    open.filter((feature) => groupOf(feature, options.story) === group)
  const contents = (group: Group) =>
    contentsWith(
      TOPIC[group],
      membersOf(group),
      thoughtsOf(group, thoughts, options.story),
      options,
    )
  const kitchen = contents('kitchen')
  const community = contents('community')
  const outdoors = contents('outdoors')
  const building = contents('building')
  const rooms = contents('rooms')
  const finishes = contents('finishes')
  const systems = systemsOf(
    membersOf('systems'),
    thoughtsOf('systems', thoughts, options.story),
    options,
  )
  const insideThings = rooms.things.length + finishes.things.length
  if (insideThings > 0 && insideThings < LIST_MAX - 1)
    rooms.things.push(...takeLoneSystem(systems, options.story))
  // What is told among the figures is taken out of its part before the part is told.
  const lotCompanion = takeLotCompanion([outdoors], options) ?? takeRights(systems, options.story)
  const roughRoom = takeRoughRoom(rooms, options.story)
  systems.things.unshift(...takeLoneEquipment([kitchen, rooms, finishes], systems))
  const ownOfTheUnit = takeOwn(building, options.story)
  return {
    lotCompanion,
    garageCompanions: [...roughRoom, ...ownOfTheUnit],
    inside: [
      ...insideOf(kitchen, rooms, finishes, {
        isInsideTold,
        hasOneKitchen: !options.story.facts.features.some(({ text }) => OUTDOOR_KITCHEN.test(text)),
        isRoomsFirst: options.random.chance(0.5),
      }),
    ],
    outside: stepsOf(outdoors),
    shared: [...stepsOf(building), ...stepsOf(community)],
    systems,
    leftOut,
  }
}

/** The thoughts that are told in this part of the home: the first thing of each belongs to it. */
const thoughtsOf = (group: Group, thoughts: readonly Step[], story: Story): Step[] =>
  thoughts
    .filter((step) => {
      const [first] = featuresIn(step)
      return first !== undefined && (groupOf(first, story) ?? 'rooms') === group
    })
    .map((step) => ({ ...step, topic: TOPIC[group] }))

/** Beside it, 'the kitchen' could be either. */
const OUTDOOR_KITCHEN = /\boutdoor kitchen\b/i
