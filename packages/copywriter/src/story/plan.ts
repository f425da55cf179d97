import type { Tier } from '@listwright/contracts'
import type { Random } from '../compose/random.ts'
import type { Feature } from '../facts/feature.ts'
import { type Cast, castScenes } from './scenes.ts'
import { GARDEN_FIRST, ORDER, type Section, sectionOf } from './section.ts'
import type { Story } from './story.ts'
import { strengthOf } from './strength.ts'

/** One step of the text, before words are chosen for it. */
export type Beat =
  | { kind: 'scene'; section: Section; cast: Cast }
  | { kind: 'telling'; section: Section; feature: Feature; isPlain: boolean }
  | { kind: 'group'; section: Section; features: readonly Feature[] }
  | { kind: 'wholes'; section: Section; wholes: readonly Whole[] }

/** A room or place, and what was typed as part of it. */
export interface Whole {
  whole: Feature
  parts: readonly Feature[]
}

export interface Plan {
  beats: readonly Beat[]
  /** Typed, and more than a text of this tier has room for. */
  leftOut: readonly Feature[]
}

interface Room {
  /** Typed features, compound ones counted once. */
  items: number
  scenes: number
  tellings: number
}

/** How much a text of each tier tells; the facts may ask for less. */
const ROOM: Record<Tier, Room> = {
  basic: { items: 9, scenes: 1, tellings: 0 },
  extended: { items: 18, scenes: 1, tellings: 1 },
  premium: { items: 30, scenes: 2, tellings: 2 },
}
const GROUP_MAX = 4
const FEW = 4
const CHANGE = 5

const ASIDE: ReadonlySet<Section> = new Set([
  'notes',
  'location',
  'rules',
  'income',
  'condition',
  'terms',
  'fee',
])

/** Features that are told as things of the property; figures, rules and terms have places of their own. */
const isTold = (feature: Feature, story: Story): boolean => !ASIDE.has(sectionOf(feature, story))

export interface PlanOptions {
  story: Story
  tier: Tier
  random: Random
  /** What the first sentence told. */
  told: ReadonlySet<Feature>
  /** Whether a line of the copybook can tell it, with or without wit. */
  canTell: (feature: Feature) => boolean
  canTellPlainly: (feature: Feature) => boolean
  canPlay: (cast: Cast) => boolean
  /** How many tellings more or fewer a custom tone asks for. */
  warmth: number
  /** How many more sentences may be witty. */
  wit: number
}

/** Decides what is told, together with what, and in which order. */
export const planOf = (options: PlanOptions): Plan => {
  const { story, tier, told, random, canTellPlainly } = options
  const dated = new Set(story.dated.map(({ feature }) => feature))
  const things = story.ranked.filter(
    (feature) => isTold(feature, story) && !told.has(feature) && !dated.has(feature),
  )
  const room = ROOM[tier]
  const items = [...new Set(things.map(({ index }) => index))].slice(0, room.items)
  const chosen = things.filter(({ index }) => items.includes(index))
  const partsOf = (feature: Feature) => chosen.filter(({ partOf }) => partOf === feature).length
  const isFree = (feature: Feature) =>
    partsOf(feature) === 0 &&
    (!feature.partOf || !chosen.includes(feature.partOf) || partsOf(feature.partOf) > 2)
  const scenes = chooseScenes(chosen.filter(isFree), Math.min(room.scenes, options.wit), options)
  const played = new Set(scenes.flatMap(({ roles }) => [...roles.values()]))
  const rest = chosen.filter((feature) => !played.has(feature))
  const isWhole = (feature: Feature) => rest.some(({ partOf }) => partOf === feature)
  const tellings = chooseTellings(
    inTurn(
      rest.filter((feature) => !isWhole(feature)),
      options,
    ),
    Math.max(0, room.tellings + options.warmth - (story.tone === 'investor' ? 1 : 0)),
    options.wit - scenes.length,
    options,
  )
  const plain = rest.filter((feature) => !tellings.includes(feature))
  const beats: Beat[] = [
    ...scenes.map((cast): Beat => ({ kind: 'scene', section: sceneSection(cast, story), cast })),
    ...tellings.map(
      (feature): Beat => ({
        kind: 'telling',
        section: sectionOf(feature, story),
        feature,
        isPlain: canTellPlainly(feature),
      }),
    ),
    ...groupsOf(random.shuffle(plain), story, canTellPlainly),
  ]
  return {
    beats: inOrder(beats, options),
    leftOut: things.filter((feature) => !chosen.includes(feature)),
  }
}

/** Strongest first, but not always the same first: a text written again tells something else at length. */
const inTurn = (features: readonly Feature[], { story, random }: PlanOptions): Feature[] =>
  features
    .map((feature) => ({
      feature,
      weight: strengthOf(feature, story.facts) + random.next() * CHANGE,
    }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ feature }) => feature)

const chooseScenes = (
  features: readonly Feature[],
  most: number,
  { random, canPlay }: PlanOptions,
): Cast[] => {
  const chosen: Cast[] = []
  const taken = new Set<Feature>()
  const casts = castScenes(features)
    .map((cast) => ({ cast, weight: cast.roles.size * 2 + random.next() * CHANGE }))
    .sort((one, other) => other.weight - one.weight)
  for (const { cast } of casts) {
    if (chosen.length === most) break
    const players = [...cast.roles.values()]
    if (players.some((player) => taken.has(player)) || !canPlay(cast)) continue
    for (const player of players) taken.add(player)
    chosen.push(cast)
  }
  return chosen
}

/** The strongest get a line of their own, a few of them a witty one; where there are few features, all do. */
const chooseTellings = (
  features: readonly Feature[],
  most: number,
  wit: number,
  { canTell, canTellPlainly }: PlanOptions,
): Feature[] => {
  const isSparse = features.length <= FEW && wit > 0
  const count = isSparse ? Math.max(most, features.length) : most
  const chosen: Feature[] = []
  let witty = 0
  for (const feature of features) {
    if (chosen.length === count) break
    if (feature.partOf && !isSparse) continue
    const isPlain = canTellPlainly(feature)
    if (!isPlain && (witty >= wit || !canTell(feature))) continue
    if (!isPlain) witty += 1
    chosen.push(feature)
  }
  return chosen
}

/** What is left is told plainly: parts with their whole, the others with their like. */
const groupsOf = (
  features: readonly Feature[],
  story: Story,
  canTell: (feature: Feature) => boolean,
): Beat[] => {
  const wholes = wholesIn(features)
  const inWholes = new Set(wholes.flatMap(({ whole, parts }) => [whole, ...parts]))
  const bySection = new Map<Section, Feature[]>()
  for (const feature of features.filter((one) => !inWholes.has(one))) {
    const section = sectionOf(feature, story)
    bySection.set(section, [...(bySection.get(section) ?? []), feature])
  }
  const beats: Beat[] = wholeBeats(wholes, story)
  const singles: Feature[] = []
  for (const [section, members] of bySection)
    if (members.length > 1 && section !== 'view')
      beats.push(
        ...chunked(members).map((group): Beat => ({ kind: 'group', section, features: group })),
      )
    else singles.push(...members)
  return [...beats, ...singleBeats(singles, story, canTell)]
}

/** Parts of the property that are near enough for their leftovers to share a sentence. */
const NEIGHBORS: readonly (readonly Section[])[] = [
  ['indoors', 'kitchen', 'suite', 'rooms'],
  ['outdoors', 'land'],
  ['practical', 'systems'],
  ['building', 'community'],
]

/** What is alone in its part stands with its neighbors; without any, it gets a line of its own. */
const singleBeats = (
  singles: readonly Feature[],
  story: Story,
  canTell: (feature: Feature) => boolean,
): Beat[] => {
  const beats: Beat[] = []
  const odds: Feature[] = []
  const left = new Set(singles)
  for (const sections of NEIGHBORS) {
    const members = singles.filter((feature) => sections.includes(sectionOf(feature, story)))
    const [section] = sections
    if (members.length < 2 || !section) continue
    beats.push(
      ...chunked(members).map((group): Beat => ({ kind: 'group', section, features: group })),
    )
    for (const member of members) left.delete(member)
  }
  for (const feature of left) {
    const section = sectionOf(feature, story)
    if (section === 'rest') odds.push(feature)
    else if (canTell(feature)) beats.push({ kind: 'telling', section, feature, isPlain: true })
    else beats.push({ kind: 'group', section, features: [feature] })
  }
  return [
    ...beats,
    ...chunked(odds).map((group): Beat => ({ kind: 'group', section: 'rest', features: group })),
  ]
}

/** Parts stay with their whole, also where the whole was told before. */
const wholesIn = (features: readonly Feature[]): Whole[] => {
  const wholes = new Set(features.flatMap(({ partOf }) => (partOf ? [partOf] : [])))
  return [...wholes].flatMap((whole) => {
    const parts = features.filter(({ partOf }) => partOf === whole).slice(0, GROUP_MAX)
    return whole.name ? [{ whole, parts }] : []
  })
}

/** Two small wholes of one part of the property share a sentence. */
const wholeBeats = (wholes: readonly Whole[], story: Story): Beat[] => {
  const beats: { kind: 'wholes'; section: Section; wholes: Whole[] }[] = []
  for (const next of wholes) {
    const section = sectionOf(next.whole, story)
    const open = beats.find(
      (beat) =>
        beat.wholes.length === 1 &&
        (beat.wholes[0]?.parts.length ?? 0) + next.parts.length <= 3 &&
        INSIDE.has(beat.section) === INSIDE.has(section),
    )
    if (open) open.wholes.push(next)
    else beats.push({ kind: 'wholes', section, wholes: [next] })
  }
  return beats
}

const INSIDE: ReadonlySet<Section> = new Set(['kitchen', 'indoors', 'rooms', 'suite', 'practical'])

const chunked = (features: readonly Feature[]): Feature[][] => {
  if (features.length === 0) return []
  const chunks = Math.ceil(features.length / GROUP_MAX)
  const size = Math.ceil(features.length / chunks)
  return Array.from({ length: chunks }, (_, at) => features.slice(at * size, (at + 1) * size))
}

const sceneSection = ({ roles }: Cast, story: Story): Section => {
  const [first] = roles.values()
  return first ? sectionOf(first, story) : 'indoors'
}

/** The hero's part of the property first, then the usual walk; a plain sentence between two bright ones. */
const inOrder = (beats: readonly Beat[], { story, told, random }: PlanOptions): Beat[] => {
  const [hero] = told
  const first = hero ? sectionOf(hero, story) : null
  const walk = random.chance(0.5) ? ORDER : GARDEN_FIRST
  const place = ({ section }: Beat) => (section === first ? -1 : walk.indexOf(section))
  const sorted = [...beats].sort((one, other) => place(one) - place(other))
  return interleaved(sorted)
}

const isBright = ({ kind }: Beat): boolean => kind === 'scene' || kind === 'telling'

/** Within one part, bright and plain sentences take turns. */
const interleaved = (beats: readonly Beat[]): Beat[] => {
  const result: Beat[] = []
  let at = 0
  while (at < beats.length) {
    const section = beats[at]?.section
    let end = at
    while (end < beats.length && beats[end]?.section === section) end += 1
    const bright = beats.slice(at, end).filter(isBright)
    const plain = beats.slice(at, end).filter((beat) => !isBright(beat))
    while (bright.length > 0 || plain.length > 0) {
      const wantsPlain = result.length > 0 && isBright(result.at(-1) as Beat)
      const next = wantsPlain
        ? (plain.shift() ?? bright.shift())
        : (bright.shift() ?? plain.shift())
      if (next) result.push(next)
    }
    at = end
  }
  return result
}
