import type { Contents } from '../story/contents.ts'
import { parted } from '../story/parted.ts'
import type { Step, Whole } from '../story/step.ts'
import { type Thing, thingOf } from '../story/thing.ts'
import { isKitchenFinish } from '../story/thing-traits.ts'
import { bySets, type Together } from './by-sets.ts'
import { isPlan } from './list-order.ts'
import { listOf, statementsOf, stepsOf, wholeSteps } from './steps.ts'

interface InsideOptions {
  isInsideTold: boolean
  hasOneKitchen: boolean
}

/** The kitchen has a sentence of its own if there is more than one thing to say of it. */
export const insideOf = (
  kitchen: Contents,
  rooms: Contents,
  finishes: Contents,
  { isInsideTold, hasOneKitchen }: InsideOptions,
): Step[] => {
  const isAlone = kitchen.wholes.length === 0 && (kitchen.things.length === 1 || !hasOneKitchen)
  const [surfaces, others] = parted(isAlone ? kitchen.things : [], isKitchenFinish)
  const things = [...rooms.things, ...others]
  const hasPlan = things.some(isPlan)
  const kitchenSteps = stepsOf(isAlone ? { ...kitchen, things: [] } : kitchen, 'inside')
  const lists = listsOf(
    [...things, ...finishes.things, ...surfaces],
    // Behind the kitchen, 'inside' says nothing new.
    isInsideTold || (!hasPlan && kitchenSteps.length > 0),
  )
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

const listsOf = (things: readonly Thing[], isInsideTold: boolean): Step[] => {
  const [withPart, plain] = parted(things, hasPart)
  // In 'a den with a bar and a kitchen with a pass-through', the den would seem to have both.
  if (withPart.length > 1)
    return [...listsOf(plain, isInsideTold), ...wholeSteps('interior', wholesIn(withPart))]
  return bySets(things, 'inside').map((together) =>
    listOf(isInsideTold || isElsewhere(together) ? 'extras' : 'interior', together.things),
  )
}

/** A room over the garage is not 'inside' with the fireplace. */
const isElsewhere = ({ sets }: Together): boolean =>
  sets.some(({ name }) => name === 'over the garage')

const hasPart = ({ features: [whole, ...others] }: Thing): boolean =>
  others.some(({ partOf }) => partOf === whole)

/** A room and its parts as a clause of its own. */
const wholesIn = (things: readonly Thing[]): Whole[] =>
  things.flatMap(({ features: [whole, ...parts] }) =>
    whole ? [{ whole, parts: parts.flatMap((part) => thingOf(part) ?? []), isTold: false }] : [],
  )
