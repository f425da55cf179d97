import type { Feature } from '../facts/feature.ts'
import { brightSteps, featuresIn } from '../story/bright.ts'
import { byWeight } from '../story/by-weight.ts'
import { chosenFor } from '../story/chosen.ts'
import { type Contents, contentsWith, partsIn } from '../story/contents.ts'
import { takeDuties } from '../story/duties.ts'
import { takeLotCompanion } from '../story/lot-companion.ts'
import type { OutlineOptions } from '../story/outline-options.ts'
import { parted } from '../story/parted.ts'
import { isUnit } from '../story/property-noun.ts'
import { chunked, LIST_MAX, paired, type Step, type Whole } from '../story/step.ts'
import type { Story } from '../story/story.ts'
import { inSystemOrder } from '../story/system-order.ts'
import { takeUses } from '../story/take-uses.ts'
import { isLong, type Thing, thingOf } from '../story/thing.ts'
import { comesWithAUnit, isKitchenFinish, isRough } from '../story/thing-traits.ts'
import { type Topic, topicOf } from '../story/topic.ts'
import { type Group, groupOf } from './groups.ts'

/** The systems of a home, and what keeps the weather out. */
export interface Systems {
  things: Thing[]
  /** Roof, siding and windows, where they have a list of their own. */
  envelope: readonly Thing[]
  /** What it is on: well and septic, city water. */
  supplies: readonly Thing[]
  /** Systems of which several parts were typed. */
  wholes: readonly Step[]
  /** The only work with a year, told behind the others: 'and the roof is from 2022'. */
  work: Feature | null
  statements: readonly Feature[]
}

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
  const bright = brightSteps(chosen, options)
  const played = new Set(bright.flatMap(featuresIn))
  const open = byWeight(
    chosen.filter((feature) => !played.has(feature)),
    options,
  )
  const membersOf = (group: Group) =>
    open.filter((feature) => groupOf(feature, options.story) === group)
  const contents = (group: Group) =>
    contentsWith(TOPIC[group], membersOf(group), brightOf(group, bright, options.story), options)
  const kitchen = contents('kitchen')
  const community = contents('community')
  const outdoors = contents('outdoors')
  const building = contents('building')
  const rooms = contents('rooms')
  const finishes = contents('finishes')
  const uses = bright.length > 1 ? [] : takeUses([rooms, finishes, outdoors], options)
  takeDuties([kitchen, rooms, finishes, outdoors, building, community], options)
  const systems = systemsOf(membersOf('systems'), options)
  const isAmongEquipment = rooms.things.length < LIST_MAX && rooms.things.some(isEquipment)
  if (isAmongEquipment) rooms.things.push(...takeLoneSystem(systems, options.story))
  // What is told among the figures is taken out of its part before the part is told.
  const lotCompanion = takeLotCompanion([outdoors], options)
  const loneRoom = takeLoneRoom(rooms, finishes)
  const ownOfTheUnit = takeOwn(building, options.story)
  return {
    lotCompanion,
    garageCompanions: [...loneRoom, ...ownOfTheUnit],
    inside: [
      ...insideOf(kitchen, rooms, finishes, {
        isInsideTold,
        hasOneKitchen: !options.story.facts.features.some(({ text }) => OUTDOOR_KITCHEN.test(text)),
      }),
      ...(uses.length > 0 ? [{ kind: 'uses', topic: 'rooms', uses } as const] : []),
    ],
    outside: stepsOf(outdoors),
    shared: [...stepsOf(building), ...stepsOf(community)],
    systems,
    leftOut,
  }
}

/** The sentences about the use of things, in the part of the home to which the first thing belongs. */
const brightOf = (group: Group, bright: readonly Step[], story: Story): Step[] =>
  bright
    .filter((step) => {
      const [first] = featuresIn(step)
      const own = first ? groupOf(first, story) : null
      return (own === null || own === 'systems' ? 'rooms' : own) === group
    })
    .map((step) => ({ ...step, topic: TOPIC[group] }))

/** What makes a home work, beside which a system can be listed. */
const isEquipment = ({ name }: Thing): boolean =>
  /\b(?:washer|dryer|laundry|range|stove|fireplaces?|appliances|fans?|refrigerator|dishwasher)\b/i.test(
    name.text,
  )

/** What is told with the land or the weather, not with the rooms. */
const OF_THE_OUTSIDE =
  /\b(?:crawl ?space|radon|roof|siding|shutters|foundation|well|septic|propane|termite|solar|generator|charger|irrigation|sprinklers?)\b/i

/** The only system, which would be a sentence of a few words. */
const takeLoneSystem = (systems: Systems, { dated }: Story): Thing[] => {
  const { things, envelope, supplies, wholes, work, statements } = systems
  const [only, ...others] = things
  const isAlone =
    others.length + envelope.length + supplies.length + wholes.length + statements.length === 0
  const isSystem = only?.features.every(({ kind }) => kind === 'system') ?? false
  if (!only || !isSystem || !isAlone || work || dated.length > 0) return []
  if (OF_THE_OUTSIDE.test(only.name.text)) return []
  systems.things = []
  return [only]
}

/** A basement or an attic that would be the only thing to tell of the rooms. */
const takeLoneRoom = (rooms: Contents, finishes: Contents): Thing[] => {
  const [only] = rooms.things
  const isAlone = partsIn(rooms) + partsIn(finishes) === 1
  if (!only || !isAlone || !isRough(only) || isLong(only)) return []
  rooms.things = []
  return [only]
}

/** Beside it, 'the kitchen' could be either. */
const OUTDOOR_KITCHEN = /\boutdoor kitchen\b/i

/** The kitchen has a sentence of its own if there is more than one thing to say of it. */
const insideOf = (
  kitchen: Contents,
  rooms: Contents,
  finishes: Contents,
  { isInsideTold, hasOneKitchen }: { isInsideTold: boolean; hasOneKitchen: boolean },
): Step[] => {
  const isAlone = kitchen.wholes.length === 0 && (kitchen.things.length === 1 || !hasOneKitchen)
  const [surfaces, others] = parted(isAlone ? kitchen.things : [], isKitchenFinish)
  return [
    ...stepsOf(isAlone ? { ...kitchen, things: [] } : kitchen),
    ...rooms.bright,
    ...finishes.bright,
    ...wholeSteps('interior', rooms.wholes),
    ...listsOf(
      [...rooms.things, ...others],
      [...finishes.things, ...surfaces],
      // Behind the kitchen, 'inside' says nothing new.
      isInsideTold || (!isAlone && partsIn(kitchen) > 0),
    ),
    ...dutiesOf(rooms),
    ...dutiesOf(finishes),
    ...statementsOf(rooms),
    ...statementsOf(finishes),
  ]
}

/** A storage locker or space in the building belongs to the unit. */
const takeOwn = (building: Contents, story: Story): Thing[] => {
  // The line of figures of a studio has no place for it.
  if (!isUnit(story.facts) || !story.facts.beds) return []
  const [own, others] = parted(building.things, comesWithAUnit)
  building.things = others
  return own
}

const listsOf = (
  rooms: readonly Thing[],
  finishes: readonly Thing[],
  isInsideTold: boolean,
): Step[] => {
  const topic = isInsideTold ? 'extras' : 'interior'
  const [rough, finished] = parted(rooms, isRough)
  if (rough.length > 0 && finishes.length > 0)
    return [...listsOf(finished, finishes, isInsideTold), listOf('extras', rough)]
  const [withPart, plain] = parted(rooms, hasPart)
  // In 'a den with a bar and a kitchen with a pass-through', the den would seem to have both.
  if (withPart.length > 1)
    return [
      ...listsOf(plain, finishes, isInsideTold),
      ...wholeSteps('interior', wholesIn(withPart)),
    ]
  const all = servicesLast([...rooms, ...finishes])
  if (all.length <= LIST_MAX || finishes.length < 2)
    return chunked(inOrder(all), LIST_MAX).map((things) => listOf(topic, things))
  return [
    ...chunked(inOrder(rooms), LIST_MAX).map((things) => listOf(topic, things)),
    ...chunked(inOrder(finishes), LIST_MAX).map((things) =>
      listOf(rooms.length > 0 ? 'finishes' : topic, things),
    ),
  ]
}

const hasPart = ({ features: [whole, ...others] }: Thing): boolean =>
  others.some(({ partOf }) => partOf === whole)

/** A room and its parts as a clause of its own. */
const wholesIn = (things: readonly Thing[]): Whole[] =>
  things.flatMap(({ features: [whole, ...parts] }) =>
    whole ? [{ whole, parts: parts.flatMap((part) => thingOf(part) ?? []), isTold: false }] : [],
  )

/**
 * The basement and what needs many words stand at the end of a list. Of two things, the one with a place stands first: in
 * 'fresh paint and hardwoods on the main level', the place would seem to be that of both.
 */
const inOrder = (things: readonly Thing[]): Thing[] => {
  const ordered = things.toSorted((one, other) => rankOf(one) - rankOf(other))
  const [first, second] = ordered
  const isTurned = ordered.length === 2 && first && second && !isLong(first) && isPlaced(second)
  return isTurned ? [second, first] : ordered
}

const rankOf = (thing: Thing): number => {
  // In 'room for horses, a garden, and a shop', there would be room for all of them.
  if (/^room for\b/.test(`${thing.name.text} ${thing.name.tail}`)) return 5
  if (!isLong(thing)) return isRough(thing) ? 1 : 0
  if (isPlaced(thing)) return 2
  return thing.name.tail === '' ? 3 : 4
}

/** Laundry and air conditioning stand behind rooms and finishes. */
const servicesLast = (things: readonly Thing[]): Thing[] =>
  parted(things, ({ name }) => !/\b(?:laundry|air|washer and dryer)$/i.test(name.text)).flat()

const isPlaced = ({ name }: Thing): boolean =>
  /^(?:(?:in|on|off|at|over|under|above|throughout|upstairs|downstairs)\b|(?:from|new in|[a-z]+ed in) \d{4}$)/.test(
    name.tail,
  ) && !/\bwith\b/.test(name.tail)

const listOf = (topic: Topic, things: readonly Thing[]): Step => ({ kind: 'list', topic, things })

const wholeSteps = (topic: Topic, wholes: readonly Whole[]): Step[] =>
  paired(wholes).map((pair): Step => ({ kind: 'wholes', topic, wholes: pair }))

const dutiesOf = ({ topic, duties }: Contents): Step[] =>
  duties.length > 0 ? [{ kind: 'duties', topic, casts: duties }] : []

const statementsOf = ({ topic, statements }: Contents): Step[] =>
  statements.length > 0 ? [{ kind: 'statements', topic, features: statements }] : []

const stepsOf = (contents: Contents): Step[] => {
  if (partsIn(contents) === 0) return []
  const lists = chunked(inOrder(contents.things), LIST_MAX)
  return [
    ...contents.bright,
    ...wholeSteps(contents.topic, contents.wholes),
    ...lists.map((things) => listOf(contents.topic, things)),
    ...dutiesOf(contents),
    ...statementsOf(contents),
  ]
}

const SUPPLY =
  /^(?:(?:public|city|county|town|municipal|community|private|shared|rural|drilled|artesian) )?(?:water|sewer|well|septic)(?: and (?:[a-z]+ )?(?:water|sewer|well|septic))?$/i

const systemsOf = (members: readonly Feature[], options: OutlineOptions): Systems => {
  const dates = new Set(options.story.dated.map(({ feature }) => feature))
  const [dated, others] = parted(members, (feature) => dates.has(feature))
  const { wholes, things, statements } = contentsWith('systems', others, [], options)
  const [supplies, systems] = parted(
    things,
    ({ name }) => SUPPLY.test(name.text) && name.tail === '',
  )
  const [work, ...more] = dated
  const isOne = work !== undefined && more.length === 0 && systems.length > 0
  const [envelope, inner] = parted(
    systems,
    ({ features: [feature] }) =>
      feature !== undefined && topicOf(feature, options.story) === 'exterior',
  )
  // Windows have nothing to do with the septic that a home is on.
  const isOnSupplyAlone = inner.length === 0 && supplies.length > 0
  const isApart =
    envelope.length > 0 && (isOnSupplyAlone || (envelope.length > 1 && inner.length > 1))
  return {
    things: [...inOrder(inSystemOrder(inner)), ...(isApart ? [] : inOrder(envelope))],
    envelope: isApart ? inOrder(envelope) : [],
    supplies,
    wholes: wholeSteps('systems', wholes),
    work: isOne ? work : null,
    statements,
  }
}
