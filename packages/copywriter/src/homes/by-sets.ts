import { parted } from '../story/parted.ts'
import { chunked } from '../story/step.ts'
import type { Thing } from '../story/thing.ts'
import { inOrder } from './list-order.ts'
import { type Area, placeOf, setOf, type ThingSet } from './sets.ts'

/** More things in a sentence read like an inventory. */
const SENTENCE_MAX = 4

/** Things that share a sentence, and the sets from which they come. */
export interface Together {
  sets: readonly ThingSet[]
  things: readonly Thing[]
  /** Whether they share it only because each would be a stub alone. */
  isLoose: boolean
}

/**
 * Things in sentences of one set, or of sets that adjoin, in the order of a walk: 'a library and a fireplace', then 'a
 * primary suite upstairs and a mudroom'. A single thing joins the sentence that it fits best instead of being a stub.
 */
export const bySets = (things: readonly Thing[], area: Area): Together[] => {
  const groups = groupsOf(things, area).toSorted(
    (one, other) => firstPlace(one, area) - firstPlace(other, area),
  )
  for (;;) {
    const pair = pairIn(groups)
    if (!pair) break
    const [one, other] = pair
    merge(groups, one, other, isFar(one, other))
  }
  gatherLoose(groups)
  return groups
    .toSorted((one, other) => firstPlace(one, area) - firstPlace(other, area))
    .map((group) => ({ ...group, things: inOrder(walked(group.things, area)) }))
}

const merge = (groups: Together[], one: Together, other: Together, isLoose: boolean): void => {
  groups.splice(groups.indexOf(one), 1, {
    sets: [...one.sets, ...other.sets],
    things: [...one.things, ...other.things],
    isLoose,
  })
  groups.splice(groups.indexOf(other), 1)
}

/** 'Steps and a furnace' is an odd pair; in one list of all that is left, nobody looks for what they have in common. */
const gatherLoose = (groups: Together[]): void => {
  for (;;) {
    const loose = groups.filter(({ isLoose }) => isLoose)
    const [one, other] = loose
    if (!one || !other || one.things.length + other.things.length > SENTENCE_MAX) return
    merge(groups, one, other, false)
  }
}

/** Whether two groups have little in common. */
const isFar = (one: Together, other: Together): boolean => (rankOf(one, other) ?? FAR) >= FAR
const FAR = 2

/** The things of each set; what was typed in one entry is not cut apart. */
const groupsOf = (things: readonly Thing[], area: Area): Together[] => {
  const bySet = new Map<ThingSet, Thing[]>()
  for (const thing of things) {
    const first = things.find((other) => entryOf(other) === entryOf(thing)) ?? thing
    const set = setOf(first.name, area)
    bySet.set(set, [...(bySet.get(set) ?? []), thing])
  }
  return [...bySet].flatMap(([set, members]) =>
    chunked(members, SENTENCE_MAX).map((some) => ({ sets: [set], things: some, isLoose: false })),
  )
}

const entryOf = ({ features: [feature] }: Thing): number => feature?.index ?? -1

/** Two groups that become one sentence: a single thing and what it fits best, or else whatever has room for it. */
const pairIn = (groups: readonly Together[]): [Together, Together] | null => {
  const [lone, lists] = parted(groups, ({ things }) => things.length === 1)
  const open = [...lone, ...lists.filter(({ things }) => things.length < SENTENCE_MAX)]
  const pairs = lone.flatMap((single) =>
    open.filter((other) => other !== single).map((host) => ({ single, host })),
  )
  const [best] = pairs.toSorted((one, other) => costOf(one) - costOf(other))
  return best ? [best.host, best.single] : null
}

/** Another single thing is better company than a list, and a short list better than a long one. */
const costOf = ({ single, host }: { single: Together; host: Together }): number => {
  const size = host.things.length
  return (rankOf(single, host) ?? UNLIKE) + (size > 1 ? A_LIST : 0) + (size > PAIR ? LONG : 0)
}
const PAIR = 2
const A_LIST = 2.5
const LONG = 10
const UNLIKE = 12

/** How well two groups fit in one sentence: 0 is best, a larger number is worse, `null` means that they do not. */
const rankOf = (one: Together, other: Together): number | null => {
  const ranks = one.sets.flatMap(({ joins }) =>
    other.sets.map(({ name }) => joins.indexOf(name)).filter((rank) => rank !== -1),
  )
  return ranks.length > 0 ? Math.min(...ranks) : null
}

const firstPlace = ({ sets }: Together, area: Area): number =>
  Math.min(...sets.map((set) => placeOf(set, area)))

/** In the order of the walk; in one set, stronger things stay first. */
const walked = (things: readonly Thing[], area: Area): Thing[] =>
  things.toSorted(
    (one, other) => placeOf(setOf(one.name, area), area) - placeOf(setOf(other.name, area), area),
  )
