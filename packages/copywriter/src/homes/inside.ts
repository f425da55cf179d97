import type { Contents } from '../story/contents.ts'
import { parted } from '../story/parted.ts'
import { chunked, LIST_MAX, type Step, type Whole } from '../story/step.ts'
import { type Thing, thingOf } from '../story/thing.ts'
import { isKitchenFinish } from '../story/thing-traits.ts'
import { indoorOrder, isPlan } from './list-order.ts'
import { listOf, statementsOf, stepsOf, wholeSteps } from './steps.ts'

interface InsideOptions {
  isInsideTold: boolean
  hasOneKitchen: boolean
  /** Whether rooms stand before finishes in a list. */
  isRoomsFirst: boolean
}

/** The kitchen has a sentence of its own if there is more than one thing to say of it. */
export const insideOf = (
  kitchen: Contents,
  rooms: Contents,
  finishes: Contents,
  { isInsideTold, hasOneKitchen, isRoomsFirst }: InsideOptions,
): Step[] => {
  const isAlone = kitchen.wholes.length === 0 && (kitchen.things.length === 1 || !hasOneKitchen)
  const [surfaces, others] = parted(isAlone ? kitchen.things : [], isKitchenFinish)
  const things = [...rooms.things, ...others]
  const hasPlan = things.some(isPlan)
  const kitchenSteps = stepsOf(isAlone ? { ...kitchen, things: [] } : kitchen)
  const lists = listsOf(things, [...finishes.things, ...surfaces], {
    // Behind the kitchen, 'inside' says nothing new.
    isInsideTold: isInsideTold || (!hasPlan && kitchenSteps.length > 0),
    isRoomsFirst,
  })
  return [
    // The plan of a home is told before its rooms.
    ...(hasPlan ? [...lists, ...kitchenSteps] : kitchenSteps),
    ...wholeSteps('interior', rooms.wholes),
    ...(hasPlan ? [] : lists),
    ...rooms.thoughts,
    ...finishes.thoughts,
    ...statementsOf(rooms),
    ...statementsOf(finishes),
  ]
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

const hasPart = ({ features: [whole, ...others] }: Thing): boolean =>
  others.some(({ partOf }) => partOf === whole)

/** A room and its parts as a clause of its own. */
const wholesIn = (things: readonly Thing[]): Whole[] =>
  things.flatMap(({ features: [whole, ...parts] }) =>
    whole ? [{ whole, parts: parts.flatMap((part) => thingOf(part) ?? []), isTold: false }] : [],
  )
