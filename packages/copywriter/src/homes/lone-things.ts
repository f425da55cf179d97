import { type Contents, partsIn } from '../story/contents.ts'
import { parted } from '../story/parted.ts'
import { isUnit } from '../story/property-noun.ts'
import { LIST_MAX } from '../story/step.ts'
import type { Story } from '../story/story.ts'
import { isLong, type Thing } from '../story/thing.ts'
import { comesWithAUnit, isRough } from '../story/thing-traits.ts'
import { setOf } from './sets.ts'
import type { Systems } from './systems.ts'

/** What makes a home work, beside which a system can be listed. */
const isEquipment = ({ name }: Thing): boolean =>
  /\b(?:washer|dryer|laundry|range|stove|fireplaces?|appliances|fans?|refrigerator|dishwasher)\b/i.test(
    name.text,
  )

/** The only system, which would be a sentence of a few words; nothing where work with a year stands behind it. */
const loneSystem = ({
  things,
  supplies,
  wholes,
  work,
  statements,
  written,
}: Systems): Thing | null => {
  const [only, ...others] = things
  const isAlone =
    others.length + supplies.length + wholes.length + statements.length + written.length === 0
  return only && isAlone && !work ? only : null
}

/** What one uses or sees in the rooms, such as central air, where there is a list of theirs to join. */
export const takeLoneComfort = (systems: Systems, inside: readonly Contents[]): Thing[] => {
  const only = loneSystem(systems)
  const hosts = inside.reduce((sum, { things }) => sum + things.length, 0)
  if (!only || !isOfTheRooms(only) || hosts === 0 || hosts > HOSTS_MAX) return []
  systems.things = []
  return [only]
}
const HOSTS_MAX = 3

const isOfTheRooms = ({ name, features }: Thing): boolean =>
  !/\bcharger$/i.test(name.text) &&
  (setOf(name, 'systems').name === 'air' ||
    /\b(?:windows|doors?)$/i.test(name.text) ||
    features.every(({ kind }) => kind === 'technology'))

/** A charger belongs to the garage, and is told with it among the figures. */
export const takeCharger = (systems: Systems, { facts, garage }: Story): Thing[] => {
  if (!facts.beds) return []
  const [charger, ...others] = systems.things.filter(
    ({ name }) => setOf(name, 'systems').name === 'energy',
  )
  const isOfGarage =
    charger !== undefined &&
    others.length === 0 &&
    /\bcharger$/i.test(charger.name.text) &&
    garage.length > 0 &&
    // Of two systems, the other would be left alone.
    systems.things.length !== PAIR
  if (!isOfGarage) return []
  systems.things = systems.things.filter((thing) => thing !== charger)
  return [charger]
}
const PAIR = 2

/** Rights belong to the land, not to the furnace: 'on 0.6 acres with acequia rights'. */
export const takeRights = (systems: Systems, { facts }: Story): Thing | null => {
  const rights = systems.things.find(({ name }) => /\brights$/i.test(name.text) && name.tail === '')
  if (!rights || !facts.lot) return null
  systems.things = systems.things.filter((thing) => thing !== rights)
  return rights
}

/** The only thing to tell of the rooms, where it is equipment as well: it stands before the systems. */
export const takeLoneEquipment = (inside: readonly Contents[], systems: Systems): Thing[] => {
  const things = inside.flatMap((contents) => contents.things)
  const [only] = things
  const isAlone = inside.reduce((sum, contents) => sum + partsIn(contents), 0) === 1
  const hasRoom = systems.things.length > 0 && systems.things.length < LIST_MAX - 1
  if (!only || !isAlone || !isEquipment(only) || !hasRoom || systems.supplies.length > 0) return []
  for (const contents of inside) contents.things = []
  return [only]
}

/** The only thing to tell of the rooms, where it can be counted with them: 'plus a walk-in closet'. */
export const takeLoneRoom = (inside: readonly Contents[], { facts }: Story): Thing[] => {
  const [only] = inside.flatMap((contents) => contents.things)
  const isAlone = inside.reduce((sum, contents) => sum + partsIn(contents), 0) === 1
  if (!facts.beds || !only || !isAlone || isLong(only)) return []
  // 'Three bedrooms, plus a primary suite' would be a fourth one.
  if (COUNTED_ALREADY.test(only.name.text)) return []
  const isCounted = COUNTED_WITH_ROOMS.has(setOf(only.name, 'inside').name)
  if (!isCounted && !AT_WINDOWS.test(only.name.text)) return []
  for (const contents of inside) contents.things = []
  return [only]
}
const COUNTED_ALREADY =
  /\b(?:primary|suites?|bedrooms?|baths?|bathrooms?|shower|tub|vanity|vanities)\b/i
const AT_WINDOWS = /\b(?:shutters|shades|blinds)$/i
const COUNTED_WITH_ROOMS: ReadonlySet<string> = new Set([
  'bedrooms',
  'work',
  'laundry',
  'lower level',
])

/** A basement or an attic that is not finished: it is told with the garage, among the figures. */
export const takeRoughRoom = (rooms: Contents, { facts }: Story): Thing[] => {
  const [rough] = rooms.things.filter(
    (thing) => isRough(thing) && !isLong(thing) && !/\bgarage\b/i.test(thing.name.text),
  )
  // The line of figures of a studio has no place for it.
  if (!rough || !facts.beds) return []
  rooms.things = rooms.things.filter((thing) => thing !== rough)
  return [rough]
}

/** Storage and parking in the building that come with the unit: they are listed with its garage, not with the building. */
export const takeOwn = (building: Contents, story: Story): Thing[] => {
  // The line of figures of a studio has no place for it.
  if (!isUnit(story.facts) || !story.facts.beds) return []
  const [own, others] = parted(building.things, comesWithAUnit)
  building.things = others
  return own
}

/** The only part of the shell to tell is listed with the porch or the deck, not with the furnace. */
export const takeLoneFacade = (systems: Systems, outdoors: Contents): void => {
  const [shell, others] = parted(systems.things, ({ name }) => FACADE.test(name.text))
  const isAtHome = outdoors.things.some(({ name }) => setOf(name, 'outside').name === 'sitting')
  if (shell.length !== 1 || !isAtHome) return
  systems.things = others
  outdoors.things.push(...shell)
}
const FACADE = /\b(?:siding|facade|exterior|front)$/i
