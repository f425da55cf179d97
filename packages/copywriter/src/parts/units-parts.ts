import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'
import { type Topic, topicOf } from '../story/topic.ts'
import type { PartOutline } from './part-narrator.ts'

/** What is told together of a building for several households, in the order in which a broker tells it. */
const PARTS = [
  'units',
  'bills',
  'inside',
  'building',
  'shared',
  'grounds',
  'near',
  'papers',
] as const
export type UnitsPart = (typeof PARTS)[number]

const PAPERS =
  /\b(?:certificates?|certified|certification|license|registry|registered|disclosure|de-leaded|code compliance|termite (?:bond|contract)|radon|retrofit|zoned|survey)\b/i
const OF_THE_SALE: ReadonlySet<Feature['kind']> = new Set(['fee', 'terms', 'pets', 'availability'])
const INSIDE: ReadonlySet<Topic | null> = new Set<Topic>(['kitchen', 'interior', 'finishes'])
const ROOMS: ReadonlySet<Topic | null> = new Set<Topic>(['bedrooms', 'rooms'])
const OUTSIDE: ReadonlySet<Topic | null> = new Set<Topic>(['outdoors', 'land', 'parking', 'horses'])
/** What all households of the building share. */
const SHARED = /\b(?:laundry|washer|basements?|storage|attic)\b/i
const A_UNIT = /\b(?:units?|bedrooms?|side|floor|apartment|studio|flat|duplex|ohana|house|den)\b/i

/** Who pays which utility bills, and separate meters and furnaces. */
const BILLS =
  /\b(?:tenants?|owners?|landlord) pays?\b(?!.*\$)|\bmeters?\b|\bmetered\b|^(?:all )?(?:utilities|gas and electricity|heat) (?:is|are) separate$|^separate (?:furnaces|boilers|water heaters|hot water heaters|heating systems|systems|utilities|gas|electric\w*|heat)\b|\bheat by the (?:gas|tenants?)\b|^heat(?: and hot water)? (?:is|are) included$|^the [a-z ]+(?:floors?|units?|sides?) (?:is|are) (?:leased|rented|occupied)$|^the (?:carriage|guest|coach|rear|back) [a-z]+ rents for \$/i

/** The part of such a building with which a feature is told; `null` for what is told with the rents or the price. */
const unitsPartOf = (feature: Feature, story: Story): UnitsPart | null => {
  const whole = feature.partOf ?? feature
  const words = whole.statement ?? `${whole.name?.text ?? whole.text} ${whole.name?.tail ?? ''}`
  const topic = topicOf(whole, story)
  if (BILLS.test(words)) return 'bills'
  if (whole.kind === 'tenancy' || (whole.kind === 'income' && topic === null)) return null
  if (PAPERS.test(words) && whole.kind !== 'location') return 'papers'
  if (OF_THE_SALE.has(whole.kind) || whole.kind === 'condition') return null
  if (/\bdriveway$/.test(whole.name?.text ?? '')) return 'grounds'
  if (whole.kind === 'restriction' || whole.kind === 'zoning') return null
  if (whole.kind === 'location') return 'near'
  if (whole.kind === 'parking' || OUTSIDE.has(topic)) return 'grounds'
  if (whole.name && !whole.statement && SHARED.test(words)) return 'shared'
  // A unit that was renovated is told with the one that is vacant.
  if (whole.kind === 'update' && whole.name?.head === 'unit') return 'units'
  if (INSIDE.has(topic)) return 'inside'
  if (ROOMS.has(topic) || topic === 'units') return A_UNIT.test(words) ? 'units' : 'building'
  return topic === null ? null : 'building'
}

/** A building for several households is told from its units and rents to what surrounds it. */
export const UNITS: PartOutline<UnitsPart> = {
  parts: PARTS,
  partOf: unitsPartOf,
  joins: [
    ['grounds', 'shared'],
    ['shared', 'building'],
    ['grounds', 'building'],
    ['inside', 'building'],
  ],
  topics: { inside: 'interior', grounds: 'outdoors' },
}
