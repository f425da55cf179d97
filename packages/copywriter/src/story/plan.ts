import type { Tier } from '@listwright/contracts'
import type { Random } from '../compose/random.ts'
import type { Feature } from '../facts/feature.ts'
import { type Cast, castScenes } from './scenes.ts'
import { ORDER, type Section, sectionOf } from './section.ts'
import type { Story } from './story.ts'

/** One step of the text, before words are chosen for it. */
export type Beat =
  | { kind: 'scene'; section: Section; cast: Cast }
  | { kind: 'telling'; section: Section; feature: Feature }
  | { kind: 'group'; section: Section; features: readonly Feature[] }
  | { kind: 'whole'; section: Section; whole: Feature; features: readonly Feature[] }

export interface Plan {
  beats: readonly Beat[]
  /** Typed, and more than a text of this tier has room for. */
  leftOut: readonly Feature[]
}

interface Room {
  features: number
  scenes: number
  tellings: number
}

/** How much a text of each tier tells; the facts may ask for less. */
const ROOM: Record<Tier, Room> = {
  basic: { features: 9, scenes: 1, tellings: 1 },
  extended: { features: 16, scenes: 2, tellings: 3 },
  premium: { features: 26, scenes: 3, tellings: 5 },
}
const GROUP_MAX = 4
const FEW = 4

const ASIDE: ReadonlySet<Section> = new Set([
  'location',
  'rules',
  'income',
  'condition',
  'terms',
  'fee',
])

/** Features that are told as things of the property; figures, rules and terms have places of their own. */
export const isTold = (feature: Feature, story: Story): boolean =>
  !ASIDE.has(sectionOf(feature, story))

export interface PlanOptions {
  story: Story
  tier: Tier
  random: Random
  /** What the first sentence told. */
  told: ReadonlySet<Feature>
  /** Whether a line of the copybook can tell it. */
  canTell: (feature: Feature) => boolean
  canPlay: (cast: Cast) => boolean
  /** How many tellings more or fewer a custom tone asks for. */
  warmth: number
}

/** Decides what is told, together with what, and in which order. */
export const planOf = (options: PlanOptions): Plan => {
  const { story, tier, told, canTell } = options
  const dated = new Set(story.dated.map(({ feature }) => feature))
  const things = story.ranked.filter(
    (feature) => isTold(feature, story) && !told.has(feature) && !dated.has(feature),
  )
  const room = ROOM[tier]
  const chosen = things.slice(0, room.features)
  const scenes = chooseScenes(chosen, room.scenes, options)
  const played = new Set(scenes.flatMap(({ roles }) => [...roles.values()]))
  const rest = chosen.filter((feature) => !played.has(feature))
  const tellings = chooseTellings(rest, Math.max(0, room.tellings + options.warmth), canTell)
  const plain = rest.filter((feature) => !tellings.includes(feature))
  const beats: Beat[] = [
    ...scenes.map(
      (cast): Beat => ({ kind: 'scene', section: sceneSection(cast, story), cast }),
    ),
    ...tellings.map(
      (feature): Beat => ({ kind: 'telling', section: sectionOf(feature, story), feature }),
    ),
    ...groupsOf(plain, story, canTell),
  ]
  return { beats: inOrder(beats, story, told), leftOut: things.slice(room.features) }
}

const chooseScenes = (
  features: readonly Feature[],
  most: number,
  { random, canPlay }: PlanOptions,
): Cast[] => {
  const chosen: Cast[] = []
  const taken = new Set<Feature>()
  const casts = castScenes(features)
    .map((cast) => ({ cast, weight: cast.roles.size * 2 + random.next() * 3 }))
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

/** The strongest get a line of their own; where there are few, all of them do. */
const chooseTellings = (
  features: readonly Feature[],
  most: number,
  canTell: (feature: Feature) => boolean,
): Feature[] => {
  const count = features.length <= FEW ? Math.max(most, Math.min(features.length, FEW)) : most
  return features.filter((feature) => !feature.partOf || features.length <= FEW).filter(canTell).slice(0, count)
}

/** What is left is told plainly: parts with their whole, the others with their like. */
const groupsOf = (
  features: readonly Feature[],
  story: Story,
  canTell: (feature: Feature) => boolean,
): Beat[] => {
  const beats: Beat[] = []
  const left = new Set(features)
  for (const whole of features) {
    const parts = features.filter(({ partOf }) => partOf === whole)
    if (parts.length === 0 || !whole.name) continue
    beats.push({
      kind: 'whole',
      section: sectionOf(whole, story),
      whole,
      features: parts.slice(0, GROUP_MAX),
    })
    left.delete(whole)
    for (const part of parts.slice(0, GROUP_MAX)) left.delete(part)
  }
  const bySection = new Map<Section, Feature[]>()
  for (const feature of left) {
    const section = sectionOf(feature, story)
    bySection.set(section, [...(bySection.get(section) ?? []), feature])
  }
  const singles: Feature[] = []
  for (const [section, members] of bySection) {
    if (members.length === 1 && section !== 'building' && section !== 'view') singles.push(...members)
    else if (section === 'view') beats.push(...members.map((feature): Beat => ({ kind: 'telling', section, feature })))
    else beats.push(...chunked(members).map((group): Beat => ({ kind: 'group', section, features: group })))
  }
  return [...beats, ...singlesIn(singles, story, canTell)]
}

/** Indoor odds and ends stand together; anything else gets a line of its own if there is one. */
const singlesIn = (
  singles: readonly Feature[],
  story: Story,
  canTell: (feature: Feature) => boolean,
): Beat[] => {
  const indoor = singles.filter((feature) =>
    ['kitchen', 'indoors', 'rooms', 'suite', 'practical'].includes(sectionOf(feature, story)),
  )
  const other = singles.filter((feature) => !indoor.includes(feature))
  const groups: Beat[] =
    indoor.length > 1
      ? chunked(indoor).map((features) => ({ kind: 'group', section: 'indoors', features }))
      : indoor.map((feature) => single(feature, story, canTell))
  return [...groups, ...other.map((feature) => single(feature, story, canTell))]
}

const single = (
  feature: Feature,
  story: Story,
  canTell: (feature: Feature) => boolean,
): Beat => {
  const section = sectionOf(feature, story)
  return canTell(feature)
    ? { kind: 'telling', section, feature }
    : { kind: 'group', section, features: [feature] }
}

const chunked = (features: readonly Feature[]): Feature[][] => {
  const chunks = Math.ceil(features.length / GROUP_MAX)
  const size = Math.ceil(features.length / chunks)
  return Array.from({ length: chunks }, (_, at) => features.slice(at * size, (at + 1) * size))
}

const sceneSection = ({ roles }: Cast, story: Story): Section => {
  const [first] = roles.values()
  return first ? sectionOf(first, story) : 'indoors'
}

/** The hero's part of the property first, then the usual walk; a plain sentence between two bright ones. */
const inOrder = (beats: readonly Beat[], story: Story, told: ReadonlySet<Feature>): Beat[] => {
  const [hero] = told
  const first = hero ? sectionOf(hero, story) : null
  const place = ({ section }: Beat) => (section === first ? -1 : ORDER.indexOf(section))
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
      const next = wantsPlain ? (plain.shift() ?? bright.shift()) : (bright.shift() ?? plain.shift())
      if (next) result.push(next)
    }
    at = end
  }
  return result
}
