import type { Feature } from '../facts/feature.ts'
import { type Contents, contentsWith, partsIn } from '../story/contents.ts'
import { datedFeature } from '../story/dated.ts'
import { takeLotCompanion } from '../story/lot-companion.ts'
import { parted } from '../story/parted.ts'
import { isUnit } from '../story/property-noun.ts'
import type { Story } from '../story/story.ts'
import { byWeight, chosenFor, chunked, paired } from '../story/outline.ts'
import type { OutlineOptions } from '../story/outline-options.ts'
import { datedThing } from '../story/stated-thing.ts'
import { LIST_MAX, type Step } from '../story/step.ts'
import { inSystemOrder } from '../story/system-order.ts'
import { fewPartsOf, isLong, type Thing, thingOf } from '../story/thing.ts'
import type { Topic } from '../story/topic.ts'
import { type Group, groupOf } from './groups.ts'

/** The systems of a home, and what keeps the weather out. */
export interface Systems {
  things: readonly Thing[]
  /** What it is on: well and septic, city water. */
  supplies: readonly Thing[]
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
  const open = byWeight(chosen, options)
  const membersOf = (group: Group) =>
    open.filter((feature) => groupOf(feature, options.story) === group)
  const contents = (group: Group) => contentsWith(TOPIC[group], membersOf(group), [], options)
  const outdoors = contents('outdoors')
  const building = contents('building')
  const ofTheUnit = takeOwn(building, options.story)
  const lotCompanion = takeLotCompanion([outdoors], options)
  return {
    inside: insideOf(contents('kitchen'), contents('rooms'), contents('finishes'), isInsideTold),
    outside: stepsOf(outdoors),
    shared: [...ofTheUnit, ...stepsOf(building), ...stepsOf(contents('community'))],
    systems: systemsOf(membersOf('systems'), options),
    lotCompanion,
    leftOut,
  }
}

/** What a kitchen is finished with can stand among the finishes of the other rooms. */
const KITCHEN_FINISH = /\b(?:counters?|countertops?|cabinets?|cabinetry|backsplash)$/i

/** The kitchen has a sentence of its own if there is more than one thing to say of it. */
const insideOf = (
  kitchen: Contents,
  rooms: Contents,
  finishes: Contents,
  isInsideTold: boolean,
): Step[] => {
  const isAlone = kitchen.wholes.length === 0 && kitchen.things.length === 1
  const [only] = isAlone ? kitchen.things : []
  const isFinish = only !== undefined && KITCHEN_FINISH.test(only.name.text)
  const inRooms = [...rooms.things, ...(only && !isFinish ? [only] : [])]
  const inFinishes = [...finishes.things, ...(only && isFinish ? [only] : [])]
  return [
    ...stepsOf(isAlone ? { ...kitchen, things: [] } : kitchen),
    ...wholesOf(rooms),
    ...listsOf(inRooms, inFinishes, isInsideTold),
    ...statementsOf(rooms),
    ...statementsOf(finishes),
  ]
}

/** What comes with a unit, wherever it is. */
const COMES_WITH_A_UNIT = /\b(?:storage|locker|parking|spaces?|garage)\b/i

/** A locker in the building is the unit's own: it is told with the parking. */
const takeOwn = (building: Contents, story: Story): Step[] => {
  if (!isUnit(story.facts)) return []
  const [own, others] = parted(building.things, ({ name }) => COMES_WITH_A_UNIT.test(name.text))
  if (own.length === 0) return []
  building.things = others
  const parking = story.garage.flatMap(
    (feature) => thingOf(feature, fewPartsOf(feature, story)) ?? [],
  )
  return [listOf('extras', [...parking, ...own])]
}

/** Finishes are told behind so many rooms at most. */
const WITH_FINISHES = { rooms: 3, finishes: 2 }
/** Rooms that do not share the finishes of the others. */
const UNFINISHED = /\b(?:basement|attic|laundry|garage|storage|cellar|washer|apartment|closets?)\b/i

const listsOf = (
  rooms: readonly Thing[],
  finishes: readonly Thing[],
  isInsideTold: boolean,
): Step[] => {
  const topic = isInsideTold ? 'extras' : 'interior'
  const canFollow =
    rooms.length > 1 &&
    rooms.length <= WITH_FINISHES.rooms &&
    finishes.length > 0 &&
    finishes.length <= WITH_FINISHES.finishes &&
    [...rooms, ...finishes].every(({ name }) => !/\bwith\b/.test(name.tail)) &&
    rooms.every(({ name }) => !UNFINISHED.test(name.text))
  if (canFollow) return [listOf(topic, rooms, finishes)]
  const all = [...rooms, ...finishes]
  if (all.length <= LIST_MAX || finishes.length < 2)
    return chunked(inOrder(all), LIST_MAX).map((things) => listOf(topic, things))
  return [
    ...chunked(inOrder(rooms), LIST_MAX).map((things) => listOf(topic, things)),
    ...chunked(inOrder(finishes), LIST_MAX).map((things) =>
      listOf(rooms.length > 0 ? 'finishes' : topic, things),
    ),
  ]
}

/** What needs many words stands at the end of its list. */
const inOrder = (things: readonly Thing[]): Thing[] => [
  ...things.filter((thing) => !isLong(thing)),
  ...things.filter(isLong),
]

const listOf = (topic: Topic, things: readonly Thing[], finishes: readonly Thing[] = []): Step => ({
  kind: 'list',
  topic,
  things,
  finishes,
  and: null,
})

const wholesOf = ({ topic, wholes }: Contents): Step[] =>
  paired(wholes).map((pair): Step => ({ kind: 'wholes', topic, wholes: pair }))

const statementsOf = ({ topic, statements }: Contents): Step[] =>
  statements.length > 0 ? [{ kind: 'statements', topic, features: statements }] : []

const stepsOf = (contents: Contents): Step[] => {
  if (partsIn(contents) === 0) return []
  const lists = chunked(inOrder(contents.things), LIST_MAX)
  return [
    ...wholesOf(contents),
    ...lists.map((things) => listOf(contents.topic, things)),
    ...statementsOf(contents),
  ]
}

const SUPPLY =
  /^(?:(?:public|city|county|town|municipal|community|private|shared|rural) )?(?:water|sewer|well|septic)(?: and (?:[a-z]+ )?(?:water|sewer|well|septic))?$/i
/** With more things, those with a year have a sentence of their own. */
const SYSTEMS_MAX = 4

const systemsOf = (members: readonly Feature[], options: OutlineOptions): Systems => {
  const dates = new Set(options.story.dated.map(({ feature }) => feature))
  const [dated, others] = [
    members.filter((feature) => dates.has(feature)),
    members.filter((feature) => !dates.has(feature)),
  ]
  const { wholes, things, statements } = contentsWith('systems', others, [], options)
  const named = [
    ...things,
    ...wholes.flatMap(({ whole, parts }) => {
      const [first] = parts
      return first ? [{ ...first, features: [whole, ...first.features] }] : []
    }),
  ]
  const isSupply = ({ name }: Thing) => SUPPLY.test(name.text) && name.tail === ''
  const supplies = named.filter(isSupply)
  const systems = named.filter((thing) => !isSupply(thing))
  const stated = statements.map((feature) => ({ feature, thing: datedThing(feature) }))
  const works = [
    ...dated.flatMap((feature) => fromItsYear(feature) ?? []),
    ...stated.flatMap(({ thing }) => thing ?? []),
  ]
  const isTogether =
    systems.length > 0 && works.length > 0 && systems.length + works.length <= SYSTEMS_MAX
  return {
    // In 'a shared well and a furnace from 2022', the year would be that of both.
    things: [...(isTogether ? ofOneYear(works) : []), ...inSystemOrder(systems)],
    supplies,
    statements: stated.flatMap(({ feature, thing }) => (isTogether && thing ? [] : [feature])),
  }
}

/** 'a roof from 2021'; what was done to a thing in a year is a clause instead. */
const fromItsYear = (feature: Feature): Thing | null => {
  const dated = datedFeature(feature)
  if (!dated || !feature.name || !/ (?:from|new in|installed in)$/.test(dated.verb)) return null
  const tail = [feature.name.tail, `from ${dated.year}`].filter(Boolean).join(' ')
  return { features: [feature], name: { ...feature.name, text: dated.label, tail } }
}

/** 'a roof and gutters from 2019', where they were typed together. */
const ofOneYear = (works: readonly Thing[]): Thing[] => {
  const told: Thing[] = []
  for (const work of works) {
    const before = told.at(-1)
    const isSame =
      before !== undefined &&
      before.name.tail === work.name.tail &&
      before.features[0]?.index === work.features[0]?.index
    if (isSame && before)
      told[told.length - 1] = {
        features: [...before.features, ...work.features],
        name: { ...before.name, text: `${before.name.text} and ${work.name.text}` },
      }
    else told.push(work)
  }
  return told
}
