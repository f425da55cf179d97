import type { Contents } from '../story/contents.ts'
import { parted } from '../story/parted.ts'
import type { Step, Whole } from '../story/step.ts'
import { type Thing, thingOf } from '../story/thing.ts'
import { isKitchenThing } from '../story/thing-traits.ts'
import { bySets, type Together } from './by-sets.ts'
import { isPlan } from './list-order.ts'
import { listOf, statementsOf, stepsOf, wholeSteps } from './steps.ts'

interface InsideOptions {
  isInsideTold: boolean
  /** Behind an outdoor kitchen, 'the kitchen' could be either. */
  isOutdoorKitchenTold: boolean
}

/** The kitchen has a sentence of its own if there is more than one thing to say of it; a single one ends a short list. */
export const insideOf = (
  kitchen: Contents,
  rooms: Contents,
  finishes: Contents,
  { isInsideTold, isOutdoorKitchenTold }: InsideOptions,
): Step[] => {
  const isShort =
    kitchen.things.length === 1 && kitchen.thoughts.length + kitchen.joints.length === 0
  const isAlone = kitchen.wholes.length === 0 && (isShort || isOutdoorKitchenTold)
  const [ofTheKitchen, others] = parted(
    isAlone ? kitchen.things : [],
    (thing) => !isOutdoorKitchenTold && isKitchenThing(thing),
  )
  const things = [...rooms.things, ...others]
  const hasPlan = things.some(isPlan)
  const kitchenSteps = stepsOf(isAlone ? { ...kitchen, things: [] } : kitchen, 'inside')
  const lists = withKitchen(
    listsOf(
      [...things, ...finishes.things],
      // Behind the kitchen, 'inside' says nothing new.
      isInsideTold || (!hasPlan && kitchenSteps.length > 0),
    ),
    ofTheKitchen,
  )
  return [
    // The plan of a home is told before its rooms.
    ...(hasPlan ? [...lists, ...kitchenSteps] : kitchenSteps),
    ...wholeSteps('interior', rooms.wholes, 'inside'),
    ...rooms.joints,
    ...finishes.joints,
    ...(hasPlan ? [] : lists),
    ...rooms.thoughts,
    ...finishes.thoughts,
    ...statementsOf(rooms),
    ...statementsOf(finishes),
  ]
}

/** The shortest list ends with the only thing of the kitchen. */
const withKitchen = (lists: readonly Step[], [thing]: readonly Thing[]): Step[] => {
  if (!thing) return [...lists]
  const sizeOf = (step: Step) => (step.kind === 'list' ? step.things.length : Infinity)
  const least = Math.min(...lists.map(sizeOf))
  const host = lists.find((step) => sizeOf(step) === least)
  if (host?.kind !== 'list') return [...lists, listOf('kitchen', [thing])]
  return lists.map((step) => (step === host ? { ...host, inTheKitchen: thing } : step))
}

const listsOf = (things: readonly Thing[], isInsideTold: boolean): Step[] => {
  const [withPart, plain] = parted(things, hasPart)
  // In 'a den with a bar and a kitchen with a pass-through', the den would seem to have both.
  if (withPart.length > 1)
    return [
      ...listsOf(plain, isInsideTold),
      ...wholeSteps('interior', wholesIn(withPart), 'inside'),
    ]
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
