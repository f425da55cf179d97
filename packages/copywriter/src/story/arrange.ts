import type { Feature } from '../facts/feature.ts'
import { type Contents, partsIn } from './contents.ts'
import type { OutlineOptions } from './outline-options.ts'
import { isHome, isUnit } from './property-noun.ts'
import { INDOORS, LIST_MAX } from './step.ts'
import { strengthOf } from './strength.ts'
import { fewPartsOf, type Thing, thingOf } from './thing.ts'
import { comesWithAUnit, isKitchenFinish, isRough, isUnfinished } from './thing-traits.ts'
import type { Topic } from './topic.ts'
import { inOrderOfUse, type Use, type UseOfThings, useOf } from './use.ts'

/** How far chance may change the order of things. */
const CHANGE = 4

/** The order of weight, where things of several topics have come together. */
export const byStrength = (
  things: readonly Thing[],
  { story, random }: OutlineOptions,
): Thing[] => {
  if (!isHome(story.facts)) return [...things]
  const weighed = things.map((thing) => {
    const [feature] = thing.features
    const strength = feature ? strengthOf(feature, story.facts) : 0
    return { of: thing, entry: feature?.index ?? -1, weight: strength + random.next() * CHANGE }
  })
  return entriesByWeight(weighed)
}

interface Weighed<T> {
  of: T
  /** The typed entry that it comes from. */
  entry: number
  weight: number
}

/** Heavier ones first; what was typed in one entry stays together, in the order in which it was typed. */
export const entriesByWeight = <T>(weighed: readonly Weighed<T>[]): T[] => {
  const heaviest = new Map<number, number>()
  for (const { entry, weight } of weighed)
    heaviest.set(entry, Math.max(weight, heaviest.get(entry) ?? weight))
  const weightOf = ({ entry }: Weighed<T>): number => heaviest.get(entry) ?? 0
  return weighed.toSorted((one, other) => weightOf(other) - weightOf(one)).map(({ of }) => of)
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

/** What a house is made of does not 'come with' it. */
const FABRIC: ReadonlySet<Feature['kind']> = new Set(['finish', 'character'])
const EXTRAS_MIN = 2

/**
 * Rooms that are alone in their topic stand in one plain list at the end, instead of in very short sentences. What
 * belongs to a unit outside its door has such a list too. Things of different kinds never share one.
 */
export const takeExtras = (
  contents: readonly Contents[],
  { story }: OutlineOptions,
): Contents[] => {
  if (!isHome(story.facts)) return []
  const isOfUnit = (thing: Thing) => isUnit(story.facts) && comesWithAUnit(thing)
  const isLoneRoom = (content: Contents, { features: [feature] }: Thing) =>
    INDOORS.has(content.topic) &&
    content.topic !== 'finishes' &&
    isLone(content) &&
    !FABRIC.has(feature?.kind ?? 'finish')
  const parking = isUnit(story.facts)
    ? story.garage.flatMap((feature) => thingOf(feature, fewPartsOf(feature, story)) ?? [])
    : []
  const ofUnit = contents.flatMap(({ things }) => things.filter(isOfUnit))
  const rooms = contents.flatMap((content) =>
    content.things.filter((thing) => !isOfUnit(thing) && isLoneRoom(content, thing)),
  )
  return [ofUnit.length > 0 ? [...parking, ...ofUnit] : [], rooms]
    .filter((things) => things.length >= EXTRAS_MIN && things.length <= LIST_MAX)
    .map((things) => {
      for (const content of contents)
        content.things = content.things.filter((thing) => !things.includes(thing))
      return extrasOf(things)
    })
}

const extrasOf = (things: Thing[]): Contents => ({
  topic: 'extras',
  bright: [],
  wholes: [],
  things,
  finishes: [],
  statements: [],
  duties: [],
  isMixed: false,
})

/** A topic with a single thing to list. */
const isLone = ({ things, wholes, statements }: Contents): boolean =>
  things.length === 1 && wholes.length + statements.length === 0

/** Rooms that fit into one list stand in one; finishes have a list of their own. */
export const gatherRooms = (contents: readonly Contents[]): void => {
  const inside = contents.filter(({ topic }) => INDOORS.has(topic) && topic !== 'finishes')
  const things = inside.flatMap((content) => content.things)
  const [first] = inside.filter((content) => content.things.length > 0)
  if (!first || things.length > LIST_MAX || things.some(isGarage)) return
  for (const content of inside) content.things = []
  first.things = things
  first.isMixed = true
}

/** Topics whose single things make one list of what there is inside. */
const INSIDE: ReadonlySet<Topic> = new Set(['kitchen', 'interior', 'finishes'])

/** Single things of the kitchen, the living rooms and the finishes stand in one list instead of in stubs. */
export const gatherLoneThings = (contents: readonly Contents[]): void => {
  const lone = contents.filter(
    (content) => INSIDE.has(content.topic) && isLone(content) && !content.things.some(isUnfinished),
  )
  const [host, ...others] = lone
  if (!host || others.length === 0) return
  const interior = lone.find(({ topic }) => topic === 'interior') ?? host
  const things = lone.flatMap((content) => content.things)
  for (const content of lone) content.things = []
  interior.things = things
  interior.isMixed = true
}

/** Finishes are attached to a list of two or three rooms, and at most two finishes: more would make the sentence too long. */
const WITH_FINISHES = { least: 2, most: 3, finishes: 2 }

/** How the rooms lie: 'an open floor plan, with tile floors' is no stub. */
const PLAN = /\b(?:plan|layout|concept)$/i

/** One or two finishes are told with the rooms: 'a den and a loft, with oak floors'. */
export const attachFinishes = (contents: readonly Contents[]): void => {
  const finishes = contents.find(({ topic }) => topic === 'finishes')
  const rooms = contents.filter(
    ({ topic, things }) => INDOORS.has(topic) && topic !== 'finishes' && things.length > 0,
  )
  const [host] = rooms
  if (!finishes || !host || rooms.length > 1 || finishes.statements.length > 0) return
  const isFit = [...host.things, ...finishes.things].every(
    ({ name }) => !/\bwith\b/.test(name.tail),
  )
  if (!isFit || finishes.things.length > WITH_FINISHES.finishes) return
  const isOfPlan = host.things.length === 1 && host.things.every(({ name }) => PLAN.test(name.text))
  if (!isOfPlan && host.things.length < WITH_FINISHES.least) return
  if (host.things.length > WITH_FINISHES.most) return
  // In 'a loft and an attic, with oak floors' the attic would seem to have oak floors.
  if (host.things.some(isUnfinished)) return
  host.finishes = finishes.things
  finishes.things = []
}

/** A garage is part of the house, but not 'inside'. */
export const isGarage = ({ name }: Thing): boolean => name.head === 'garage'

/** Where a thing that is alone in its topic may stand instead. */
const NEIGHBORS: Partial<Record<Topic, readonly Topic[]>> = {
  interior: ['rooms', 'bedrooms'],
  bedrooms: ['rooms', 'interior'],
  rooms: ['interior', 'bedrooms'],
  parking: ['outdoors', 'site'],
  land: ['outdoors'],
}

const neighborsOf = ({ topic, things }: Contents): readonly Topic[] => {
  if (topic === 'kitchen' && things.every(isKitchenFinish)) return ['finishes']
  return NEIGHBORS[topic] ?? []
}

/** A thing that is alone in its topic stands in the list of a neighbor of its paragraph. */
export const carryLoneThings = (contents: readonly Contents[], { told }: OutlineOptions): void => {
  const isKitchenTold = [...told].some(({ name, partOf }) => name?.head === 'kitchen' && !partOf)
  for (const own of contents) {
    if (!isLone(own) || own.things.some(isGarage)) continue
    if (own.topic === 'kitchen' && isKitchenTold) continue
    const neighbor = neighborsOf(own)
      .map((topic) => contents.find((other) => other.topic === topic))
      .find((other) => other && other.things.length > 0)
    if (!neighbor) continue
    neighbor.things.push(...own.things)
    own.things = []
    neighbor.isMixed = true
  }
}

const isOfTheFinishes = ({ features: [feature] }: Thing): boolean =>
  feature !== undefined && FABRIC.has(feature.kind)

const canShareList = (things: readonly Thing[]): boolean =>
  !(things.some(isRough) && things.some(isOfTheFinishes)) && !things.some(isGarage)

const SHARED_LIST_MAX = 4

/** What is still alone in its topic joins the shortest list of its paragraph; only where there is none it is a stub. */
export const joinLoneThings = (contents: readonly Contents[]): void => {
  for (const own of contents) {
    if (!isLone(own) || own.duties.length + own.bright.length > 0) continue
    const [host] = contents
      .filter(
        (other) =>
          other !== own &&
          other.things.length > 0 &&
          other.things.length < SHARED_LIST_MAX &&
          areOfOneList(own.topic, other.topic) &&
          canShareList([...own.things, ...other.things]),
      )
      .toSorted((one, other) => one.things.length - other.things.length)
    if (!host || host.finishes.length > 0) continue
    host.things.push(...own.things)
    own.things = []
    host.isMixed = true
  }
}

/** A counter may stand among rooms; a room does not stand among what the kitchen has. */
const areOfOneList = (own: Topic, host: Topic): boolean =>
  (INDOORS.has(own) || own === 'kitchen') && INDOORS.has(host)

/** One thing that keeps the weather out and one system: a sentence for each would be a stub. */
export const joinLoneSystems = (contents: readonly Contents[]): void => {
  const exterior = contents.find(({ topic }) => topic === 'exterior')
  const systems = contents.find(({ topic }) => topic === 'systems')
  if (!exterior || !systems || exterior.things.length !== 1 || systems.things.length !== 1) return
  systems.things = [...exterior.things, ...systems.things]
  exterior.things = []
}

/** Structures that belong to the house although they are outside. */
const OF_THE_HOUSE = /\b(?:patio|deck|porch|balcony|terrace|lanai|veranda|sunroom|pergola)$/i

/** The only patio or deck stands in a list with rooms: 'has a den, a loft, and a covered patio'. */
export const joinLonePatio = (contents: readonly Contents[]): void => {
  const [own, ...others] = contents.filter(
    (content) =>
      (content.topic === 'outdoors' || content.topic === 'horses') && partsIn(content) > 0,
  )
  const [thing] = own?.things ?? []
  if (!own || !thing || others.length > 0 || partsIn(own) > 1) return
  if (!OF_THE_HOUSE.test(thing.name.text)) return
  const [host] = contents
    .filter(
      (other) =>
        INDOORS.has(other.topic) &&
        other.things.length > 0 &&
        other.things.length < SHARED_LIST_MAX &&
        other.finishes.length === 0 &&
        other.things.every((one) => !isRough(one) && !one.name.tail),
    )
    .toSorted((one, other) => one.things.length - other.things.length)
  if (!host) return
  host.things.push(thing)
  host.topic = 'extras'
  own.things = []
}
