import type { Tier } from '@listwright/contracts'
import type { Feature } from '../facts/feature.ts'
import {
  attachFinishes,
  byStrength,
  carryLoneThings,
  entriesByWeight,
  gatherLoneThings,
  gatherRooms,
  isGarage,
  joinLonePatio,
  joinLoneSystems,
  joinLoneThings,
  takeExtras,
  takeUses,
} from './arrange.ts'
import { brightSteps, featuresIn } from './bright.ts'
import { type Contents, contentsOf, isNamedWork } from './contents.ts'
import { takeDuties } from './duties.ts'
import { takeLotCompanion } from './lot-companion.ts'
import { ON_THE_WATER } from './on-the-water.ts'
import type { OutlineOptions } from './outline-options.ts'
import { clauseOf } from './predicate.ts'
import { isHome } from './property-noun.ts'
import { CLAUSES_MAX, INDOORS, LIST_MAX, type Step, type Whole } from './step.ts'
import type { Story } from './story.ts'
import { strengthOf } from './strength.ts'
import { inSystemOrder } from './system-order.ts'
import { isLong, type Thing } from './thing.ts'
import { PARAGRAPHS, type Topic, topicOf } from './topic.ts'
import type { UseOfThings } from './use.ts'

export interface Outline {
  paragraphs: readonly (readonly Step[])[]
  /** Told with the lot, among the figures. */
  lotCompanion: Thing | null
  /** Typed, and more than a text of this tier has room for. */
  leftOut: readonly Feature[]
}

/** Typed features that a text of a tier has room for, compound ones counted once. */
const ROOM: Record<Tier, number> = { basic: 10, extended: 22, premium: 40 }
/** How far chance may change the order of a list: a much stronger feature always comes first. */
const ORDER_CHANGE = 4

/** Decides what is told, together with what, and in which order. */
export const outlineOf = (options: OutlineOptions): Outline => {
  const { story } = options
  // Years of several works are told together; a single one stands with the things of its kind.
  const dated = new Set(story.dated.length > 1 ? story.dated.map(({ feature }) => feature) : [])
  const { chosen, leftOut } = chosenFor(options, (feature) => !dated.has(feature))
  const bright = brightSteps(chosen, options)
  const played = new Set(bright.flatMap(featuresIn))
  const rest = chosen.filter((feature) => !played.has(feature))
  const mixed = byWeight(rest, options)
  const contents = leadFirst(walkOf(options), options).map((topics) =>
    topics.map((topic) => contentsOf(topic, mixed, bright, options)),
  )
  const uses = bright.length > 1 ? [] : takeUses(contents.flat(), options)
  for (const paragraph of contents) {
    gatherRooms(paragraph)
    carryLoneThings(paragraph, options)
    gatherLoneThings(paragraph)
    attachFinishes(paragraph)
    joinLoneThings(paragraph)
    joinLoneSystems(paragraph)
  }
  takeDuties(contents.flat(), options)
  const extras = takeExtras(contents.flat(), options)
  const lotCompanion = takeLotCompanion(contents.flat(), options)
  joinLonePatio(contents.flat())
  return {
    paragraphs: withUses(
      [...contents, extras].map((paragraph) => paragraphOf(paragraph, options)),
      uses,
    ),
    lotCompanion,
    leftOut,
  }
}

/** What the body of a text tells, and what there is no room for in this tier. */
export const chosenFor = (
  { story, tier, told }: OutlineOptions,
  isOpen: (feature: Feature) => boolean = () => true,
): { chosen: readonly Feature[]; leftOut: readonly Feature[] } => {
  const open = story.ranked.filter(
    (feature) =>
      topicOf(feature.partOf ?? feature, story) !== null &&
      !told.has(feature) &&
      isOpen(feature) &&
      feature !== story.site &&
      !story.garage.includes(feature.partOf ?? feature) &&
      !isStatedElsewhere(feature, story),
  )
  const items = new Set([...new Set(open.map(({ index }) => index))].slice(0, ROOM[tier]))
  const chosen = open.filter(({ index }) => items.has(index))
  return { chosen, leftOut: open.filter((feature) => !chosen.includes(feature)) }
}

/**
 * Stronger features tend to come first in their list, but not always the same ones. Premises and land keep the agent's
 * order: what was typed together belongs together.
 */
export const byWeight = (
  features: readonly Feature[],
  { story, random }: OutlineOptions,
): Feature[] =>
  entriesByWeight(
    features
      .toSorted(
        (one, other) => story.facts.features.indexOf(one) - story.facts.features.indexOf(other),
      )
      .map((feature) => ({
        of: feature,
        entry: feature.index,
        weight: isHome(story.facts)
          ? strengthOf(feature, story.facts) + random.next() * ORDER_CHANGE
          : -feature.index,
      })),
  )

/**
 * A text goes from the kitchen or the living rooms outwards. The topic of the first sentence comes first in any case.
 */
const walkOf = ({ story, random }: OutlineOptions): readonly (readonly Topic[])[] => {
  const [, ...others] = PARAGRAPHS
  if (!isHome(story.facts) || random.chance(0.5)) return PARAGRAPHS
  return [['interior', 'finishes', 'kitchen', 'bedrooms', 'rooms'], ...others]
}

/** The topic of the first sentence is finished before any other begins. */
const leadFirst = (
  walk: readonly (readonly Topic[])[],
  { story, told, heroes }: OutlineOptions,
): readonly (readonly Topic[])[] => {
  const isOnTheWater = [...told].some(({ statement }) => ON_THE_WATER.test(statement ?? ''))
  const [lead] = isOnTheWater
    ? (['outdoors'] as const)
    : [...told, ...heroes].flatMap((feature) => topicOf(feature.partOf ?? feature, story) ?? [])
  // A unit is told before its building, even if its floor was the first thing said.
  if (!lead || lead === 'building' || !isHome(story.facts)) return walk
  const own = walk.filter((topics) => topics.includes(lead))
  const first = own.map((topics) => [lead, ...topics.filter((topic) => topic !== lead)])
  return [...first, ...walk.filter((topics) => !topics.includes(lead))]
}

/** 'The garden unit rents for $1,375' says that there is one. */
export const isStatedElsewhere = ({ name, index }: Feature, { facts }: Story): boolean =>
  name !== null &&
  facts.features.some(
    (other) =>
      other.index !== index &&
      other.statement?.startsWith(`the ${name.text} `) &&
      STATES.test(other.statement.slice(`the ${name.text} `.length)),
  )

/** In 'the tile roof was installed in 2023', nothing is stated of the tile. */
const STATES =
  /^(?:rents?|is|are|was|were|has|have|can|will|comes?|includes?|sits?|faces?|backs?)\b/

/** They follow the rooms, or open the body where there are none. */
const withUses = (paragraphs: readonly Step[][], uses: readonly UseOfThings[]): Step[][] => {
  if (uses.length === 0) return [...paragraphs]
  const step: Step = { kind: 'uses', topic: 'rooms', uses }
  const at = paragraphs.findIndex((steps) =>
    steps.some(({ topic }) => topic === 'kitchen' || INDOORS.has(topic)),
  )
  return at === -1
    ? [[step], ...paragraphs]
    : paragraphs.map((steps, index) => (index === at ? [...steps, step] : steps))
}

const paragraphOf = (contents: readonly Contents[], options: OutlineOptions): Step[] => {
  for (const content of contents)
    if (content.isMixed) content.things = byStrength(content.things, options)
  const most = LIST_MAX - options.random.below(2)
  return apart(afterTheirRooms(contents.flatMap((content) => stepsOf(content, most))))
}

/** A sentence about a part of the kitchen follows the one that names the kitchen. */
const afterTheirRooms = (steps: readonly Step[]): Step[] => {
  const ordered = [...steps]
  for (const step of steps) {
    const own = featuresIn(step)
    const rooms = own.flatMap(({ partOf }) => (partOf && !own.includes(partOf) ? [partOf] : []))
    const at = ordered.indexOf(step)
    const after = ordered.findIndex((other) => rooms.some((room) => tells(other, room)))
    if (after > at) {
      ordered.splice(after + 1, 0, step)
      ordered.splice(at, 1)
    }
  }
  return ordered
}

const tells = (step: Step, room: Feature): boolean => {
  if (step.kind === 'list') return step.things.some(({ features }) => features.includes(room))
  return step.kind === 'wholes' && step.wholes.some(({ whole }) => whole === room)
}

/** Two sentences of the copybook do not follow each other where a plain one can stand between them. */
const apart = (steps: readonly Step[]): Step[] => {
  const left = [...steps]
  const ordered: Step[] = []
  while (left.length > 0) {
    const isAfterBright = ordered.at(-1)?.kind === 'bright'
    const at = isAfterBright ? left.findIndex(({ kind }) => kind !== 'bright') : 0
    ordered.push(...left.splice(Math.max(0, at), 1))
  }
  return ordered
}

const stepsOf = (
  { topic, bright, wholes, things, finishes, statements, duties, isMixed }: Contents,
  most: number,
): Step[] => {
  const told = paired(wholes).map((pair): Step => ({ kind: 'wholes', topic, wholes: pair }))
  const lists = listsOf(topic === 'systems' ? inSystemOrder(things) : things, most)
  const [statement] = statements
  const and =
    statements.length === 1 && statement && SAME_THING.has(topic) && isBrief(statement)
      ? statement
      : null
  const rest = and && lists.length > 0 ? [] : statements
  const listed = lists.map((chunk, at): Step => {
    const isLast = at === lists.length - 1
    const [work, ...others] = chunk.flatMap(({ features }) => features)
    if (work && others.length === 0 && isNamedWork(work))
      return { kind: 'statements', topic, features: and ? [work, and] : [work] }
    const isInside = INDOORS.has(topic) || topic === 'kitchen'
    const name = isMixed && isInside && !chunk.some(isGarage) ? 'interior' : topic
    return {
      kind: 'list',
      topic: name,
      things: chunk,
      finishes: isLast ? finishes : [],
      and: isLast ? and : null,
    }
  })
  const done: Step[] = duties.length > 0 ? [{ kind: 'duties', topic, casts: duties }] : []
  const stated: Step[] = rest.length > 0 ? [{ kind: 'statements', topic, features: rest }] : []
  // One thing on the land is an afterthought to what is said of the land itself.
  const isAfterthought = topic === 'land' && things.length === 1
  // The kitchen is named before a scene plays in it, unless the scene names it.
  if (topic === 'kitchen' && !bright.some(namesKitchen))
    return [...told, ...stated, ...listed, ...done, ...bright]
  // How many rooms the units have comes before what they share.
  if (topic === 'units') return [...bright, ...told, ...stated, ...listed, ...done]
  return [
    ...bright,
    ...told,
    ...(isAfterthought ? [...stated, ...listed] : [...listed, ...done, ...stated]),
  ]
}

const namesKitchen = (step: Step): boolean =>
  featuresIn(step).some(({ name }) => name?.head === 'kitchen')

/** What can be said of a thing itself is told in clauses; where there is much, apart from the lists. */
const listsOf = (things: readonly Thing[], most: number): Thing[][] => {
  const inOrder = (some: readonly Thing[]) => [
    ...some.filter((thing) => !isLong(thing)),
    ...some.filter(isLong),
  ]
  if (things.length <= LIST_MAX) return things.length > 0 ? [inOrder(things)] : []
  const clauses = things.filter((thing) => clauseOf(thing) !== null)
  const said = clauses.length > 1 ? clauses : []
  const listed = things.filter((thing) => !said.includes(thing))
  return [...chunked(inOrder(listed), most), ...chunked(said, CLAUSES_MAX)]
}

/** Topics narrow enough for any two of their facts to share a sentence. */
const SAME_THING: ReadonlySet<Topic> = new Set(['kitchen', 'outdoors', 'parking', 'site'])
const BRIEF = 8

/** Short enough to end the sentence of a list. */
const isBrief = ({ statement }: Feature): boolean =>
  statement !== null && !/^it\b|,/.test(statement) && statement.split(' ').length <= BRIEF

/** Two rooms with little to tell share a sentence. */
export const paired = (wholes: readonly Whole[]): Whole[][] => {
  const pairs: Whole[][] = []
  for (const next of wholes) {
    const open = pairs.at(-1)
    const [only] = open ?? []
    const isFree =
      open?.length === 1 &&
      only !== undefined &&
      only.parts.length + next.parts.length <= LIST_MAX &&
      only.whole.year === null &&
      next.whole.year === null
    if (isFree) open.push(next)
    else pairs.push([next])
  }
  return pairs
}

export const chunked = (things: readonly Thing[], most: number): Thing[][] => {
  if (things.length === 0) return []
  const chunks = Math.ceil(things.length / most)
  const size = Math.ceil(things.length / chunks)
  return Array.from({ length: chunks }, (_, at) => things.slice(at * size, (at + 1) * size))
}
