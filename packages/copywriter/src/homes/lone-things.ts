import type { Feature } from '../facts/feature.ts'
import { type Contents, partsIn } from '../story/contents.ts'
import { parted } from '../story/parted.ts'
import { isUnit } from '../story/property-noun.ts'
import { LIST_MAX } from '../story/step.ts'
import type { Story } from '../story/story.ts'
import { isLong, type Thing } from '../story/thing.ts'
import { comesWithAUnit, isRough } from '../story/thing-traits.ts'
import type { Systems } from './systems.ts'

/** What makes a home work, beside which a system can be listed. */
const isEquipment = ({ name }: Thing): boolean =>
  /\b(?:washer|dryer|laundry|range|stove|fireplaces?|appliances|fans?|refrigerator|dishwasher)\b/i.test(
    name.text,
  )

/** What is told with the land or the weather, not with the rooms. */
const OF_THE_OUTSIDE =
  /\b(?:crawl ?space|radon|gutters?|drain|sump|egress|roof|siding|shutters|foundation|well|septic|propane|termite|solar|generator|charger|irrigation|sprinklers?)\b/i

/** The only system, which would be a sentence of a few words. */
export const takeLoneSystem = (systems: Systems, { dated }: Story): Thing[] => {
  const { things, envelope, supplies, wholes, work, statements, thoughts } = systems
  const [only, ...others] = [...things, ...envelope]
  const isAlone =
    others.length + supplies.length + wholes.length + statements.length + thoughts.length === 0
  const isListed = only?.features.every(({ kind, year }) => LISTED.has(kind) && year === null)
  if (!only || !isListed || !isAlone || work || dated.length > 0) return []
  if (OF_THE_OUTSIDE.test(only.name.text)) return []
  systems.things = []
  systems.envelope = []
  return [only]
}
const LISTED: ReadonlySet<Feature['kind']> = new Set(['system', 'update', 'technology'])

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
