import type { Feature } from '../facts/feature.ts'
import type { Contents } from './contents.ts'
import type { OutlineOptions } from './outline-options.ts'
import { isHome, isUnit } from './property-noun.ts'
import { INDOORS, LIST_MAX } from './step.ts'
import type { Story } from './story.ts'
import { strengthOf } from './strength.ts'
import { fewPartsOf, type Thing, thingOf } from './thing.ts'
import type { Topic } from './topic.ts'
import { inOrderOfUse, type Use, type UseOfThings, useOf } from './use.ts'

/** How far chance may change the order of things. */
const CHANGE = 2

/** The order of weight, where things of several topics have come together. */
export const byStrength = (
  things: readonly Thing[],
  { story, random }: OutlineOptions,
): Thing[] => {
  if (!isHome(story.facts)) return [...things]
  return things
    .map((thing) => {
      const [feature] = thing.features
      const strength = feature ? strengthOf(feature, story.facts) : 0
      return { thing, weight: strength + random.next() * CHANGE }
    })
    .sort((one, other) => other.weight - one.weight)
    .map(({ thing }) => thing)
}

const OF_USE: ReadonlySet<Topic> = new Set([
  'interior',
  'finishes',
  'bedrooms',
  'rooms',
  'outdoors',
])
const USES_MIN = 2
const USES_MAX = 3
const OF_ONE_USE = 2

/** Things told by what they are for: the strongest of the home that serve two or three different uses. */
export const takeUses = (contents: readonly Contents[], options: OutlineOptions): UseOfThings[] => {
  const { story, random, warmth } = options
  const isFit = warmth > 0 && isHome(story.facts) && story.facts.propertyType !== 'Multi-Family'
  if (!isFit || story.tone === 'investor' || story.situation === 'fixer') return []
  // Not in every text, because readers would notice the pattern.
  if (random.chance(0.4)) return []
  const open = contents.filter(({ topic }) => OF_USE.has(topic))
  const groups = new Map<Use, Thing[]>()
  for (const thing of byStrength(
    open.flatMap(({ things }) => things),
    options,
  )) {
    const use = useOf(thing)
    if (use) groups.set(use, [...(groups.get(use) ?? []), thing])
  }
  const fit = [...groups].filter(([, things]) => things.length <= OF_ONE_USE).slice(0, USES_MAX)
  if (fit.length < USES_MIN) return []
  const taken = new Set(fit.flatMap(([, things]) => things))
  const left = open.map((content) => ({
    ...content,
    things: content.things.filter((thing) => !taken.has(thing)),
  }))
  // What is left of a topic must not become a stub.
  if (left.some((content, at) => isLone(content) && !isLone(open[at] ?? content))) return []
  for (const [at, content] of open.entries()) content.things = left[at]?.things ?? []
  return inOrderOfUse(fit.map(([use, things]) => ({ use, things })))
}

/** What comes with a unit, wherever it is. */
const COMES_WITH_A_UNIT = /\b(?:laundry|washer|storage|locker|parking|spaces?|garage)\b/i
/** Topics of which a single thing would be a stub. */
const OF_EXTRAS: ReadonlySet<Topic> = new Set([
  'interior',
  'bedrooms',
  'rooms',
  'exterior',
  'systems',
])
/** What a house is made of does not 'come with' it. */
const FABRIC: ReadonlySet<Feature['kind']> = new Set(['finish', 'character'])
const EXTRAS_MIN = 2

/**
 * Leftover things stand in one plain list at the end, instead of in very short sentences or in a room where they are
 * not.
 */
export const takeExtras = (
  contents: readonly Contents[],
  { story }: OutlineOptions,
): Contents[] => {
  if (!isHome(story.facts)) return []
  const isSparse = areFew(contents)
  const isExtra = (content: Contents, { name, features: [feature] }: Thing) =>
    isSparse ||
    (isUnit(story.facts) && COMES_WITH_A_UNIT.test(name.text)) ||
    (OF_EXTRAS.has(content.topic) &&
      isLone(content) &&
      !FABRIC.has(feature?.kind ?? 'finish') &&
      (INDOORS.has(content.topic) || story.dated.length === 0))
  const extras = contents.map((content) => ({
    content,
    things: content.things.filter((thing) => isExtra(content, thing)),
  }))
  const rooms = extras.filter(({ content }) => INDOORS.has(content.topic))
  const hasRooms = rooms.some(({ things }) => things.length > 0)
  // A library and a heat pump do not belong in one list.
  const found = hasRooms && !isSparse && !isUnit(story.facts) ? rooms : extras
  const parking = isUnit(story.facts)
    ? story.garage.flatMap((feature) => thingOf(feature, fewPartsOf(feature, story)) ?? [])
    : []
  const [first] = found.flatMap((one) => one.things)
  const things = first ? [...parking, ...found.flatMap((one) => one.things)] : []
  if (things.length < EXTRAS_MIN) placeLoneSystem(contents, story)
  if (things.length < EXTRAS_MIN || things.length > LIST_MAX) return []
  for (const { content, things: taken } of found)
    content.things = content.things.filter((thing) => !taken.includes(thing))
  return [
    { topic: 'extras', bright: [], wholes: [], things, statements: [], duties: [], isMixed: false },
  ]
}

const INDOOR_SYSTEM =
  /\b(?:heat|heating|air conditioning|mini splits?|fans?|osmosis|softener|alarm|internet|thermostats?|vacuum)\b/i

/** A system of the rooms that is alone in its topic stands among them. */
const placeLoneSystem = (contents: readonly Contents[], { dated }: Story): void => {
  const own = contents.find(({ topic }) => topic === 'systems')
  const [thing] = own?.things ?? []
  if (!own || !thing || !isLone(own) || dated.length > 0) return
  const host = contents.find(
    ({ topic, things }) => INDOORS.has(topic) && things.length > 0 && things.length < LIST_MAX,
  )
  if (!host || !INDOOR_SYSTEM.test(thing.name.text)) return
  host.things = [...host.things, thing]
  host.isMixed = true
  own.things = []
}

/** At most this many things count as few. */
const FEW = 3

/** Whether several topics have so little that one list can hold it all. */
const areFew = (contents: readonly Contents[]): boolean =>
  contents.flatMap(({ things }) => things).length <= FEW &&
  contents.filter(({ things }) => things.length > 0).length > 1 &&
  contents.every(({ wholes, statements }) => wholes.length + statements.length === 0)

/** A topic with a single thing to list. */
const isLone = ({ things, wholes, statements }: Contents): boolean =>
  things.length === 1 && wholes.length + statements.length === 0

/** Rooms that fit into one list stand in one; finishes of which there are several have a list of their own. */
export const gatherRooms = (contents: readonly Contents[]): void => {
  const inside = contents.filter(
    ({ topic, things }) => INDOORS.has(topic) && (topic !== 'finishes' || things.length < 2),
  )
  const things = inside.flatMap((content) => content.things)
  const [first] = inside.filter((content) => content.things.length > 0)
  if (!first || things.length > LIST_MAX || things.some(isGarage)) return
  for (const content of inside) content.things = []
  first.things = things
  first.isMixed = true
}

/** A garage is part of the house, but not 'inside'. */
export const isGarage = ({ name }: Thing): boolean => name.head === 'garage'

/** Where a thing that is alone in its topic may stand instead. */
const NEIGHBORS: Partial<Record<Topic, readonly Topic[]>> = {
  kitchen: ['interior', 'rooms'],
  interior: ['rooms', 'bedrooms', 'finishes'],
  finishes: ['interior', 'rooms', 'bedrooms'],
  bedrooms: ['rooms', 'interior'],
  rooms: ['interior', 'bedrooms'],
  parking: ['outdoors', 'site'],
  land: ['outdoors'],
  exterior: ['systems'],
  systems: ['exterior'],
}

/** A thing that is alone in its topic stands in the list of a neighbor of its paragraph. */
export const carryLoneThings = (contents: readonly Contents[], { told }: OutlineOptions): void => {
  const isKitchenTold = [...told].some(({ name, partOf }) => name?.head === 'kitchen' && !partOf)
  for (const own of contents) {
    if (!isLone(own) || own.things.some(isGarage)) continue
    if (own.topic === 'kitchen' && isKitchenTold) continue
    const neighbor = (NEIGHBORS[own.topic] ?? [])
      .map((topic) => contents.find((other) => other.topic === topic))
      .find((other) => other && other.things.length > 0)
    if (!neighbor) continue
    neighbor.things.push(...own.things)
    own.things = []
    neighbor.isMixed = true
  }
}
