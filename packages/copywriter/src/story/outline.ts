import type { Tier } from '@listwright/contracts'
import type { Random } from '../compose/random.ts'
import type { Feature, NounPhrase } from '../facts/feature.ts'
import { clauseOf } from './predicate.ts'
import { isHome } from './property-noun.ts'
import { type Cast, castScenes } from './scenes.ts'
import { isStatement } from './section.ts'
import type { Story } from './story.ts'
import { strengthOf } from './strength.ts'
import { existing, isLong, type Thing, thingOf } from './thing.ts'
import { PARAGRAPHS, type Topic, topicOf } from './topic.ts'

/** One step of the body, before words are chosen for it. */
export type Step =
  | { kind: 'scene'; topic: Topic; cast: Cast }
  | { kind: 'telling'; topic: Topic; feature: Feature }
  | { kind: 'wholes'; topic: Topic; wholes: readonly Whole[] }
  | {
      kind: 'list'
      topic: Topic
      things: readonly Thing[]
      and: Feature | null
      /** The only thing outside, told at the end of what is inside: 'with a patio outside'. */
      outside?: Thing | undefined
    }
  | { kind: 'statements'; topic: Topic; features: readonly Feature[] }

/** A room or place, and what belongs to it. */
export interface Whole {
  whole: Feature
  parts: readonly Thing[]
  /** Named in an earlier sentence: it is called by its noun alone. */
  isTold: boolean
}

export interface Outline {
  paragraphs: readonly (readonly Step[])[]
  /** Typed, and more than a text of this tier has room for. */
  leftOut: readonly Feature[]
}

interface Room {
  /** Typed features, compound ones counted once. */
  items: number
  /** Sentences of the copybook about a few features that serve one purpose. */
  scenes: number
  /** Sentences of the copybook about one feature. */
  tellings: number
}

const ROOM: Record<Tier, Room> = {
  basic: { items: 8, scenes: 1, tellings: 0 },
  extended: { items: 22, scenes: 1, tellings: 0 },
  premium: { items: 40, scenes: 2, tellings: 0 },
}
export const LIST_MAX = 5
/** Clauses in one sentence. */
export const CLAUSES_MAX = 3
/** Weaker features are listed: a remark about an ordinary thing says nothing. */
const WORTH_A_SENTENCE = 6.5
/** With so few features each may have a sentence. */
const FEW = 3
/** How far chance may change which features get a sentence of their own. */
const CHANGE = 3

export interface OutlineOptions {
  story: Story
  tier: Tier
  random: Random
  /** What the first sentences told. */
  told: ReadonlySet<Feature>
  /** The strongest features, told or not. */
  heroes: readonly Feature[]
  canTell: (feature: Feature) => boolean
  canPlay: (cast: Cast) => boolean
  /** How many tellings more or fewer the tone asks for. */
  warmth: number
}

/** Decides what is told, together with what, and in which order. */
export const outlineOf = (options: OutlineOptions): Outline => {
  const { story, tier, told } = options
  const dated = new Set(story.dated.map(({ feature }) => feature))
  const open = story.ranked.filter(
    (feature) =>
      topicOf(feature, story) !== null &&
      !told.has(feature) &&
      !dated.has(feature) &&
      !story.garage.includes(feature.partOf ?? feature) &&
      !isStatedElsewhere(feature, story),
  )
  const items = new Set([...new Set(open.map(({ index }) => index))].slice(0, ROOM[tier].items))
  const chosen = open.filter(({ index }) => items.has(index))
  const bright = brightSteps(chosen, options)
  const played = new Set(bright.flatMap(featuresIn))
  const rest = chosen.filter((feature) => !played.has(feature))
  const mixed = byWeight(rest, options)
  return {
    paragraphs: withLoneOutside(
      leadFirst(walkOf(options), options).map((topics) =>
        paragraphOf(topics, mixed, bright, options),
      ),
      options,
    ),
    leftOut: open.filter((feature) => !chosen.includes(feature)),
  }
}

/**
 * Stronger features tend to come first in their list, but not always the same ones. Premises and land keep the agent's
 * order: what was typed together belongs together.
 */
const byWeight = (features: readonly Feature[], { story, random }: OutlineOptions): Feature[] =>
  features
    .map((feature) => ({
      feature,
      weight: isHome(story.facts)
        ? strengthOf(feature, story.facts) + random.next() * CHANGE * 3
        : -feature.index,
    }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ feature }) => feature)

/** A text walks from the kitchen or the living rooms out; what leads comes first in any case. */
const walkOf = ({ story, random }: OutlineOptions): readonly (readonly Topic[])[] => {
  const [, ...others] = PARAGRAPHS
  if (!isHome(story.facts) || random.chance(0.5)) return PARAGRAPHS
  return [['interior', 'kitchen', 'bedrooms', 'rooms'], ...others]
}

/** What the first sentence began is told to its end before anything else. */
const leadFirst = (
  walk: readonly (readonly Topic[])[],
  { story, told, heroes }: OutlineOptions,
): readonly (readonly Topic[])[] => {
  const [lead] = [...told, ...heroes].flatMap(
    (feature) => topicOf(feature.partOf ?? feature, story) ?? [],
  )
  if (!lead || !isHome(story.facts)) return walk
  const own = walk.filter((topics) => topics.includes(lead))
  const first = own.map((topics) => [lead, ...topics.filter((topic) => topic !== lead)])
  return [...first, ...walk.filter((topics) => !topics.includes(lead))]
}

/** 'The garden unit rents for $1,375' says that there is one. */
const isStatedElsewhere = ({ name, index }: Feature, { facts }: Story): boolean =>
  name !== null &&
  facts.features.some(
    (other) => other.index !== index && other.statement?.startsWith(`the ${name.text} `),
  )

const featuresIn = (step: Step): readonly Feature[] => {
  if (step.kind === 'scene') return [...step.cast.roles.values()]
  return step.kind === 'telling' ? [step.feature] : []
}

/** The sentences of a text that do more than state: at most one of them in each topic. */
const brightSteps = (chosen: readonly Feature[], options: OutlineOptions): Step[] => {
  const { story, tier, random, warmth, canPlay, canTell } = options
  const isPlain = story.tone === 'investor'
  const isSparse = chosen.length <= FEW
  const room = ROOM[tier]
  const left = {
    scene: isPlain ? 0 : Math.max(0, room.scenes + Math.min(0, warmth)),
    telling:
      isPlain || !isHome(story.facts)
        ? 0
        : Math.max(0, room.tellings + warmth + (isSparse ? 1 : 0)),
  }
  const isWhole = (feature: Feature) => chosen.some(({ partOf }) => partOf === feature)
  const free = chosen.filter((feature) => !feature.partOf && !isWhole(feature))
  const worthy = free.filter(
    (feature) => warmth > 0 || isSparse || strengthOf(feature, story.facts) >= WORTH_A_SENTENCE,
  )
  const weigh = (features: readonly Feature[]) =>
    Math.max(...features.map((feature) => strengthOf(feature, story.facts))) +
    random.next() * CHANGE
  const candidates: Step[] = [
    ...castScenes(free).flatMap((cast): Step[] => {
      const topics = [...cast.roles.values()].map((feature) => topicOf(feature, story))
      const [topic] = topics
      return topic && areTogether(topics) ? [{ kind: 'scene', topic, cast }] : []
    }),
    ...worthy.flatMap((feature): Step[] => {
      const topic = topicOf(feature, story)
      return topic ? [{ kind: 'telling', topic, feature }] : []
    }),
  ]
  const inTurn = candidates
    .map((step) => ({
      step,
      weight: weigh(featuresIn(step)) + (step.kind === 'scene' ? 1 : 0),
    }))
    .sort((one, other) => other.weight - one.weight)
  const steps: Step[] = []
  const taken = new Set<Feature>()
  for (const { step } of inTurn) {
    if (step.kind !== 'scene' && step.kind !== 'telling') continue
    if (left[step.kind] === 0) continue
    const features = featuresIn(step)
    if (features.some((feature) => taken.has(feature))) continue
    if (steps.some(({ topic }) => topic === step.topic)) continue
    if (step.kind === 'scene' ? !canPlay(step.cast) : !canTell(step.feature)) continue
    left[step.kind] -= 1
    for (const feature of features) taken.add(feature)
    steps.push(step)
  }
  return steps
}

/** A scene stands in one paragraph, and does not mix the kitchen with other rooms. */
const areTogether = (topics: readonly (Topic | null)[]): boolean =>
  new Set(topics).size === 1 ||
  PARAGRAPHS.some((paragraph) =>
    topics.every((topic) => topic !== null && topic !== 'kitchen' && paragraph.includes(topic)),
  )

interface Contents {
  topic: Topic
  bright: readonly Step[]
  wholes: Whole[]
  things: Thing[]
  statements: Feature[]
  /** It has taken in a thing of another topic. */
  isMixed: boolean
}

const paragraphOf = (
  topics: readonly Topic[],
  rest: readonly Feature[],
  bright: readonly Step[],
  options: OutlineOptions,
): Step[] => {
  const contents = topics.map((topic) => contentsOf(topic, rest, bright, options))
  carryLoneThings(contents)
  const most = LIST_MAX - options.random.below(2)
  return contents.flatMap((content) => stepsOf(content, most))
}

/** A single thing outside would be a stub: it ends the last list of what is inside. */
const withLoneOutside = (paragraphs: readonly Step[][], { story }: OutlineOptions): Step[][] => {
  const alone = paragraphs.find((steps) => {
    const [step] = steps
    return (
      steps.length === 1 &&
      step?.kind === 'list' &&
      step.topic === 'outdoors' &&
      step.things.length === 1 &&
      !step.and
    )
  })
  const inside = paragraphs
    .flat()
    .findLast(
      (step) => step.kind === 'list' && INDOORS.has(step.topic) && step.things.length <= LIST_MAX,
    )
  const [step] = alone ?? []
  if (!inside || step?.kind !== 'list' || story.tone === 'investor') return [...paragraphs]
  const [outside] = step.things
  return paragraphs
    .filter((steps) => steps !== alone)
    .map((steps) => steps.map((one) => (one === inside ? { ...inside, outside } : one)))
}

const contentsOf = (
  topic: Topic,
  rest: readonly Feature[],
  bright: readonly Step[],
  { story, told }: OutlineOptions,
): Contents => {
  const members = rest.filter((feature) => topicOf(feature.partOf ?? feature, story) === topic)
  const listed = members.filter(
    (feature) =>
      (feature.name === null || feature.kind === 'utilities') && existing(feature) !== null,
  )
  const statements = members.filter(
    (feature) => !feature.partOf && isStatement(feature) && !listed.includes(feature),
  )
  const named = members.filter((feature) => !statements.includes(feature))
  const wholes: Whole[] = []
  const things: Thing[] = []
  const inWholes = new Set<Feature>()
  for (const whole of new Set(named.flatMap(({ partOf }) => (partOf ? [partOf] : [])))) {
    const parts = named.filter(({ partOf }) => partOf === whole)
    for (const feature of [whole, ...parts]) inWholes.add(feature)
    const isTold = told.has(whole) || !named.includes(whole)
    const single = parts.length === 1 && !isTold ? thingOf(whole, parts) : null
    if (single && whole.name?.head !== 'kitchen') things.push(single)
    else wholes.push({ whole, parts: parts.flatMap((part) => thingOf(part) ?? []), isTold })
    statements.push(...parts.filter(({ name, statement }) => !name && statement))
  }
  for (const feature of named)
    if (!inWholes.has(feature)) {
      const thing = listed.includes(feature) ? existing(feature) : thingOf(feature)
      if (thing) things.push(thing)
    }
  const contents = {
    topic,
    bright: bright.filter((step) => step.topic === topic),
    wholes,
    things,
    statements,
    isMixed: false,
  }
  return topic === 'kitchen' ? inTheKitchen(contents) : contents
}

/** Ranges, counters and islands are the kitchen's: where a kitchen was typed, they are told with it. */
const inTheKitchen = (contents: Contents): Contents => {
  const isMain = ({ head, text }: NounPhrase) =>
    head === 'kitchen' && !/\b(?:catering|prep|second|butler's)\b/i.test(text)
  const typed = contents.wholes.find(({ whole }) => whole.name && isMain(whole.name))
  const alone = contents.things.find(({ name }) => isMain(name))
  const [feature] = alone?.features ?? []
  const kitchen: Whole | undefined =
    typed ?? (feature && { whole: feature, parts: [], isTold: false })
  const others = contents.things.filter((thing) => thing !== alone)
  if (feature?.statement && others.length === 0)
    return { ...contents, things: [], statements: [feature, ...contents.statements] }
  if (!kitchen || others.length === 0) return contents
  const parts = [...kitchen.parts, ...others]
  return {
    ...contents,
    wholes: [
      { ...kitchen, parts: parts.slice(0, LIST_MAX) },
      ...contents.wholes.filter(({ whole }) => whole !== kitchen.whole),
    ],
    things: parts.slice(LIST_MAX),
  }
}

/** A garage is part of the house, but not 'inside'. */
const isGarage = ({ name }: Thing): boolean => name.head === 'garage'

/** Where a thing that is alone in its topic may stand instead. */
const NEIGHBORS: Partial<Record<Topic, readonly Topic[]>> = {
  kitchen: ['interior', 'rooms'],
  interior: ['rooms', 'bedrooms'],
  bedrooms: ['rooms', 'interior'],
  rooms: ['interior', 'bedrooms'],
  parking: ['outdoors', 'site'],
  land: ['outdoors'],
  exterior: ['systems'],
  systems: ['exterior'],
}

/** A thing that is alone in its topic stands in the list of a neighbor of its paragraph. */
const carryLoneThings = (contents: readonly Contents[]): void => {
  for (const own of contents) {
    const isLone = own.things.length === 1 && own.wholes.length === 0 && own.statements.length === 0
    if (!isLone || own.bright.length > 0 || own.things.some(isGarage)) continue
    const neighbor = (NEIGHBORS[own.topic] ?? [])
      .map((topic) => contents.find((other) => other.topic === topic))
      .find((other) => other && other.things.length > 0 && other.things.length < LIST_MAX)
    if (!neighbor) continue
    neighbor.things.push(...own.things)
    own.things.length = 0
    neighbor.isMixed = true
  }
}

const stepsOf = (
  { topic, bright, wholes, things, statements, isMixed }: Contents,
  most: number,
): Step[] => {
  const told = paired(wholes).map((pair): Step => ({ kind: 'wholes', topic, wholes: pair }))
  const lists = listsOf(things, most)
  const [statement] = statements
  const and =
    statements.length === 1 && statement && SAME_THING.has(topic) && isBrief(statement)
      ? statement
      : null
  const rest = and && lists.length > 0 ? [] : statements
  return [
    ...(topic === 'kitchen' ? [...told, ...bright] : [...bright, ...told]),
    ...lists.map((chunk, at): Step => {
      const isLast = at === lists.length - 1
      const name = isMixed && INDOORS.has(topic) && !chunk.some(isGarage) ? 'interior' : topic
      return { kind: 'list', topic: name, things: chunk, and: isLast ? and : null }
    }),
    ...(rest.length > 0 ? [{ kind: 'statements', topic, features: rest } as const] : []),
  ]
}

/** What can be said of a thing itself is told in clauses; where there is much, apart from the lists. */
const listsOf = (things: readonly Thing[], most: number): Thing[][] => {
  const inOrder = (some: readonly Thing[]) => [
    ...some.filter((thing) => !isLong(thing)),
    ...some.filter(isLong),
  ]
  if (things.length <= LIST_MAX) return things.length > 0 ? [inOrder(things)] : []
  const said = things.filter((thing) => clauseOf(thing) !== null)
  const listed = things.filter((thing) => !said.includes(thing))
  return [...chunked(inOrder(listed), most), ...chunked(said, CLAUSES_MAX)]
}

const INDOORS: ReadonlySet<Topic> = new Set(['interior', 'bedrooms', 'rooms'])
/** Topics narrow enough for any two of their facts to share a sentence. */
const SAME_THING: ReadonlySet<Topic> = new Set([
  'kitchen',
  'outdoors',
  'parking',
  'interior',
  'site',
])
const BRIEF = 8

/** Short enough to end the sentence of a list. */
const isBrief = ({ statement }: Feature): boolean =>
  statement !== null && !/^it\b|,/.test(statement) && statement.split(' ').length <= BRIEF

/** Two rooms with little to tell share a sentence. */
const paired = (wholes: readonly Whole[]): Whole[][] => {
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

const chunked = (things: readonly Thing[], most: number): Thing[][] => {
  if (things.length === 0) return []
  const chunks = Math.ceil(things.length / most)
  const size = Math.ceil(things.length / chunks)
  return Array.from({ length: chunks }, (_, at) => things.slice(at * size, (at + 1) * size))
}
