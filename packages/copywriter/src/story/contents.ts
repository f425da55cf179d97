import type { Feature, NounPhrase } from '../facts/feature.ts'
import type { OutlineOptions } from './outline-options.ts'
import { isStatement } from './section.ts'
import { statedThing } from './stated-thing.ts'
import { LIST_MAX, type Step, type Whole } from './step.ts'
import { type Thing, thingOf, withSharedPlaces } from './thing.ts'
import type { Topic } from './topic.ts'

/** What there is to tell under one topic. */
export interface Contents {
  topic: Topic
  thoughts: readonly Step[]
  joints: readonly Step[]
  wholes: Whole[]
  things: Thing[]
  statements: Feature[]
}

/** How much there is to tell. */
export const partsIn = ({ things, wholes, statements, thoughts, joints }: Contents): number =>
  things.length + wholes.length + statements.length + thoughts.length + joints.length

/** What there is to tell of these features under a topic; `written` are the thoughts and joint sentences about others of it. */
export const contentsWith = (
  topic: Topic,
  members: readonly Feature[],
  written: readonly Step[],
  { story, told }: OutlineOptions,
): Contents => {
  // What an agent says of one thing is in an order that makes sense: 'a fifth bedroom and a bath'.
  const asTyped = (one: Feature, other: Feature) =>
    story.facts.features.indexOf(one) - story.facts.features.indexOf(other)
  const listed = members.filter(
    (feature) =>
      (feature.name === null || feature.kind === 'utilities') && statedThing(feature) !== null,
  )
  const statements = members.filter(
    (feature) =>
      !feature.partOf && isStatement(feature) && !listed.includes(feature) && !isNamedWork(feature),
  )
  const named = members.filter((feature) => !statements.includes(feature))
  const wholes: Whole[] = []
  const things: Thing[] = []
  const inWholes = new Set<Feature>()
  for (const whole of new Set(named.flatMap(({ partOf }) => (partOf ? [partOf] : [])))) {
    const parts = named.filter(({ partOf }) => partOf === whole).toSorted(asTyped)
    for (const feature of [whole, ...parts]) inWholes.add(feature)
    const isTold = told.has(whole) || !named.includes(whole)
    const partThings = parts.flatMap((part) => thingOf(part) ?? [])
    // 'The stair has' nothing to name where its part is a clause, such as that the harbor can be seen.
    const isOne = parts.length === 1 || partThings.length === 0
    const single =
      isOne && !isTold
        ? thingOf(
            whole,
            parts.filter(({ name, statement }) => name || !statement),
          )
        : null
    if (single) things.push(single)
    else if (partThings.length > 0) wholes.push({ whole, parts: partThings, isTold })
    statements.push(...parts.filter(({ name, statement }) => !name && statement))
  }
  for (const feature of named)
    if (!inWholes.has(feature)) {
      const thing = listed.includes(feature) ? statedThing(feature) : thingOf(feature)
      if (thing) things.push(thing)
    }
  const contents = {
    topic,
    thoughts: written.filter((step) => step.kind === 'thought'),
    joints: written.filter((step) => step.kind === 'joint'),
    wholes,
    things: withSharedPlaces(things),
    statements,
  }
  return topic === 'kitchen' ? inTheKitchen(contents) : contents
}

/** Work that can be named as well as told: 'an updated bath', 'a roof from 2022'. */
const isNamedWork = ({ kind, name, statement }: Feature): boolean =>
  kind === 'update' && name !== null && statement !== null

/** Ranges, counters and islands are the kitchen's: where a kitchen was typed, they are told with it. */
const inTheKitchen = (contents: Contents): Contents => {
  const isMain = ({ head, text }: NounPhrase) =>
    head === 'kitchen' && !/\b(?:catering|prep|second|summer|outdoor|butler's)\b/i.test(text)
  const typed = contents.wholes.find(({ whole }) => whole.name && isMain(whole.name))
  const alone = contents.things.find(({ name }) => isMain(name))
  const [feature, ...parts] = alone?.features ?? []
  const kitchen: Whole | undefined =
    typed ??
    (feature && {
      whole: feature,
      parts: parts.flatMap((part) => thingOf(part) ?? []),
      isTold: false,
    })
  const others = contents.things.filter((thing) => thing !== alone)
  if (feature?.statement && others.length === 0 && parts.length === 0)
    return { ...contents, things: [], statements: [feature, ...contents.statements] }
  // A kitchen with the year of its work and one part is told as a room, which keeps both.
  if (!kitchen || (others.length === 0 && !feature?.statement)) return contents
  const all = [...kitchen.parts, ...others]
  return {
    ...contents,
    wholes: [
      { ...kitchen, parts: all.slice(0, LIST_MAX) },
      ...contents.wholes.filter(({ whole }) => whole !== kitchen.whole),
    ],
    things: all.slice(LIST_MAX),
  }
}
