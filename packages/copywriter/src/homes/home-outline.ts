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
  /\b(?:crawl ?space|radon|gutters?|drain|sump|egress|roof|siding|shutters|foundation|well|septic|propane|termite|solar|generator|charger|irrigation|sprinklers?)\b/i

/** The only system, which would be a sentence of a few words. */
const takeLoneSystem = (systems: Systems, { dated }: Story): Thing[] => {
  const { things, envelope, supplies, wholes, work, statements } = systems
  const [only, ...others] = [...things, ...envelope]
  const isAlone = others.length + supplies.length + wholes.length + statements.length === 0
  const isListed = only?.features.every(({ kind, year }) => LISTED.has(kind) && year === null)
  if (!only || !isListed || !isAlone || work || dated.length > 0) return []
  if (OF_THE_OUTSIDE.test(only.name.text)) return []
  systems.things = []
  systems.envelope = []
  return [only]
}
const LISTED: ReadonlySet<Feature['kind']> = new Set(['system', 'update', 'technology'])

/** Rights belong to the land, not to the furnace: 'on 0.6 acres with acequia rights'. */
const takeRights = (systems: Systems, { facts }: Story): Thing | null => {
  const rights = systems.things.find(({ name }) => /\brights$/i.test(name.text) && name.tail === '')
  if (!rights || !facts.lot) return null
  systems.things = systems.things.filter((thing) => thing !== rights)
  return rights
}

/** The only thing to tell of the rooms, where it is equipment as well: it stands before the systems. */
const takeLoneEquipment = (inside: readonly Contents[], systems: Systems): Thing[] => {
  const things = inside.flatMap((contents) => contents.things)
  const [only] = things
  const isAlone = inside.reduce((sum, contents) => sum + partsIn(contents), 0) === 1
  const hasRoom = systems.things.length > 0 && systems.things.length < LIST_MAX - 1
  if (!only || !isAlone || !isEquipment(only) || !hasRoom || systems.supplies.length > 0) return []
  for (const contents of inside) contents.things = []
  return [only]
}

/** A basement or an attic that is not finished: it is told with the garage, among the figures. */
const takeRoughRoom = (rooms: Contents, { facts }: Story): Thing[] => {
  const [rough] = rooms.things.filter(
    (thing) => isRough(thing) && !isLong(thing) && !/\bgarage\b/i.test(thing.name.text),
  )
  // The line of figures of a studio has no place for it.
  if (!rough || !facts.beds) return []
  rooms.things = rooms.things.filter((thing) => thing !== rough)
  return [rough]
}

/** Beside it, 'the kitchen' could be either. */
const OUTDOOR_KITCHEN = /\boutdoor kitchen\b/i

interface InsideOptions {
  isInsideTold: boolean
  hasOneKitchen: boolean
  /** Whether rooms stand before finishes in a list. */
  isRoomsFirst: boolean
}

/** The kitchen has a sentence of its own if there is more than one thing to say of it. */
const insideOf = (
  kitchen: Contents,
  rooms: Contents,
  finishes: Contents,
  { isInsideTold, hasOneKitchen, isRoomsFirst }: InsideOptions,
): Step[] => {
  const isAlone = kitchen.wholes.length === 0 && (kitchen.things.length === 1 || !hasOneKitchen)
  const [surfaces, others] = parted(isAlone ? kitchen.things : [], isKitchenFinish)
  const things = [...rooms.things, ...others]
  const hasPlan = things.some(({ name }) => PLAN.test(name.text))
  const kitchenSteps = stepsOf(isAlone ? { ...kitchen, things: [] } : kitchen)
  const lists = listsOf(things, [...finishes.things, ...surfaces], {
    // Behind the kitchen, 'inside' says nothing new.
    isInsideTold: isInsideTold || (!hasPlan && kitchenSteps.length > 0),
    isRoomsFirst,
  })
  return [
    // The plan of a home is told before its rooms.
    ...(hasPlan ? [...lists, ...kitchenSteps] : kitchenSteps),
    ...rooms.bright,
    ...finishes.bright,
    ...wholeSteps('interior', rooms.wholes),
    ...(hasPlan ? [] : lists),
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
  options: Pick<InsideOptions, 'isInsideTold' | 'isRoomsFirst'>,
): Step[] => {
  const topic = options.isInsideTold ? 'extras' : 'interior'
  const inOneOrder = (some: readonly Thing[], others: readonly Thing[]) =>
    indoorOrder(some, others, options.isRoomsFirst)
  const [withPart, plain] = parted(rooms, hasPart)
  // In 'a den with a bar and a kitchen with a pass-through', the den would seem to have both.
  if (withPart.length > 1)
    return [...listsOf(plain, finishes, options), ...wholeSteps('interior', wholesIn(withPart))]
  const all = inOneOrder(rooms, finishes)
  if (all.length <= LIST_MAX || finishes.length < 2)
    return chunked(all, LIST_MAX).map((things) => listOf(topic, things))
  return [
    ...chunked(inOneOrder(rooms, []), LIST_MAX).map((things) => listOf(topic, things)),
    ...chunked(inOneOrder([], finishes), LIST_MAX).map((things) =>
      listOf(rooms.length > 0 ? 'finishes' : topic, things),
    ),
  ]
}

/**
 * The plan, finishes and rooms or rooms and finishes, and what makes the home work: readers mind a list that goes back and
 * forth between them. What has parts of its own stands last, so that they are not taken for those of another.
 */
const indoorOrder = (
  rooms: readonly Thing[],
  finishes: readonly Thing[],
  isRoomsFirst: boolean,
): Thing[] => {
  const rank = (thing: Thing): number => {
    if (/\bwith\b/.test(thing.name.tail)) return 5
    if (PLAN.test(thing.name.text)) return 0
    if (SERVICE.test(thing.name.text)) return 4
    if (isRough(thing) || /\b(?:basement|lower level)$/i.test(thing.name.text)) return 3
    const isFinish = finishes.includes(thing) || FIRE.test(thing.name.text)
    return isFinish === isRoomsFirst ? 2 : 1
  }
  const ordered = [...finishes, ...rooms].toSorted((one, other) => rank(one) - rank(other))
  return ordered.length === 2 ? placedLast(ordered) : ordered
}
const PLAN = /\b(?:plan|layout|living|open (?:main )?(?:floor|level))$/i
const FIRE = /\b(?:fireplaces?|stove)$/i
const SERVICE =
  /\b(?:laundry|air|washer and dryer|fans|thermostat|appliances|cooling|heat|heater|softener|system|pump)$/i

const hasPart = ({ features: [whole, ...others] }: Thing): boolean =>
  others.some(({ partOf }) => partOf === whole)

/** A room and its parts as a clause of its own. */
const wholesIn = (things: readonly Thing[]): Whole[] =>
  things.flatMap(({ features: [whole, ...parts] }) =>
    whole ? [{ whole, parts: parts.flatMap((part) => thingOf(part) ?? []), isTold: false }] : [],
  )

/** The basement and what needs many words stand at the end of a list. */
const inOrder = (things: readonly Thing[]): Thing[] => {
  const ordered = things.toSorted((one, other) => rankOf(one) - rankOf(other))
  return ordered.length === 2 ? placedLast(ordered) : ordered
}

/**
 * Of two things, the one with a place stands last: in 'mountain views from the upper level and dual suites', the views
 * would be those from the suites. In 'fresh paint and hardwoods on the main level', both would seem to be there.
 */
const placedLast = (pair: readonly Thing[]): Thing[] => {
  const [first, second] = pair
  if (!first || !second || isPlaced(first) === isPlaced(second)) return [...pair]
  const [placed, other] = isPlaced(first) ? [first, second] : [second, first]
  if (isLong(other)) return [...pair]
  const wouldShare = other.name.number !== 'singular' && placed.name.number !== 'singular'
  return wouldShare ? [placed, other] : [other, placed]
}

const rankOf = (thing: Thing): number => {
  // In 'room for horses, a garden, and a shop', there would be room for all of them.
  if (/^room for\b/.test(`${thing.name.text} ${thing.name.tail}`)) return 5
  if (!isLong(thing)) return isRough(thing) ? 1 : 0
  if (isPlaced(thing)) return 2
  return thing.name.tail === '' ? 3 : 4
}

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
  /^(?:(?:public|city|county|town|municipal|community|private|shared|domestic|rural|drilled|artesian) )?(?:water|sewer|well|septic)(?: and (?:[a-z]+ )?(?:water|sewer|well|septic))?$/i

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
