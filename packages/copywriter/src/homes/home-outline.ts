import type { Feature } from '../facts/feature.ts'
import { byWeight } from '../story/by-weight.ts'
import { chosenFor } from '../story/chosen.ts'
import { type Contents, contentsWith, partsIn } from '../story/contents.ts'
import { takeLotCompanion } from '../story/lot-companion.ts'
import type { OutlineOptions } from '../story/outline-options.ts'
import { parted } from '../story/parted.ts'
import { isUnit } from '../story/property-noun.ts'
import type { Step } from '../story/step.ts'
import type { Story } from '../story/story.ts'
import type { Thing } from '../story/thing.ts'
import type { Topic } from '../story/topic.ts'
import { toldBy } from '../thoughts/can-be-told.ts'
import { jointSteps } from '../thoughts/joint-steps.ts'
import { thoughtSteps } from '../thoughts/thought-steps.ts'
import { type Group, groupOf } from './groups.ts'
import { insideOf } from './inside.ts'
import {
  takeCharger,
  takeLoneComfort,
  takeLoneEquipment,
  takeLoneFacade,
  takeLoneRoom,
  takeOwn,
  takeRights,
  takeRoughRoom,
} from './lone-things.ts'
import { setOf } from './sets.ts'
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
  const inThoughts = new Set(thoughts.flatMap(featuresIn))
  const written = [...thoughts, ...jointSteps(chosen, inThoughts, options)]
  const inWritten = new Set(written.flatMap(featuresIn))
  const open = byWeight(
    chosen.filter((feature) => !inWritten.has(feature)),
    options,
  )
  const membersOf = (group: Group) =>
    open.filter((feature) => groupOf(feature, options.story) === group)
  const contents = (group: Group) =>
    contentsWith(TOPIC[group], membersOf(group), writtenOf(group, written, options.story), options)
  const kitchen = contents('kitchen')
  const community = contents('community')
  const outdoors = contents('outdoors')
  const building = contents('building')
  const rooms = contents('rooms')
  const finishes = contents('finishes')
  shareAmenities(building, community, options.story)
  const [arrival, grounds] = parted(
    outdoors.things,
    ({ name }) => setOf(name, 'outside').name === 'arrival',
  )
  const systems = systemsOf(
    { features: membersOf('systems'), written: writtenOf('systems', written, options.story) },
    arrival,
    options,
  )
  if (systems.approach.things.length > 0) outdoors.things = grounds
  // What is told among the figures is taken out of its part before the part is told.
  const { withFigures } = options.composition
  const ground = withFigures ? takeLotCompanion([outdoors], options) : null
  const lotCompanion = ground ?? takeRights(systems, options.story)
  const roughRoom = takeRoughRoom(rooms, options.story)
  takeLoneFacade(systems, outdoors)
  rooms.things.push(...takeLoneComfort(systems, [rooms, finishes]))
  systems.things.unshift(...takeLoneEquipment([kitchen, rooms, finishes], systems))
  const loneRoom = withFigures ? takeLoneRoom([kitchen, rooms, finishes], options.story) : []
  const loneSystem = takeCharger(systems, options.story)
  const ownOfTheUnit = takeOwn(building, options.story)
  return {
    lotCompanion,
    garageCompanions: [...roughRoom, ...loneRoom, ...loneSystem, ...ownOfTheUnit],
    inside: insideOf(kitchen, rooms, finishes, {
      isInsideTold,
      isOutdoorKitchenTold: [...options.told].some(({ text }) => OUTDOOR_KITCHEN.test(text)),
    }),
    outside: stepsOf(outdoors, 'outside'),
    shared: [...stepsOf(building, 'shared'), ...stepsOf(community, 'shared')],
    systems,
    leftOut,
  }
}

/** A dog park is listed with the pool and the gym of a unit, not in a sentence of its own. */
const shareAmenities = (building: Contents, community: Contents, { facts }: Story): void => {
  const hasAmenities = building.things.some(({ name }) => setOf(name, 'shared').name === 'leisure')
  if (!isUnit(facts) || !hasAmenities || partsIn(community) !== 1) return
  building.things.push(...community.things)
  community.things = []
}

/** What a step of the copybook tells. */
const featuresIn = (step: Step): readonly Feature[] => {
  if (step.kind === 'thought') return toldBy(step.thought)
  return step.kind === 'joint' ? toldBy(step.joint) : []
}

/** What is written of this part of the home: the first thing of each belongs to it. */
const writtenOf = (group: Group, written: readonly Step[], story: Story): Step[] =>
  written
    .filter((step) => {
      const [first] = featuresIn(step)
      return first !== undefined && (groupOf(first, story) ?? 'rooms') === group
    })
    .map((step) => ({ ...step, topic: TOPIC[group] }))

const OUTDOOR_KITCHEN = /\b(?:outdoor|summer) kitchen\b/i
