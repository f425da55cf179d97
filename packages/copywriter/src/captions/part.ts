import { onceWithin } from '@listwright/reviewer/memory'
import type { Feature } from '../facts/feature.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'
import { isUnit } from '../story/property-noun.ts'
import { sectionOf } from '../story/section.ts'

/** Where a thing is: what stands in one place is told in one sentence. */
export type Part =
  | 'view'
  | 'kitchen'
  | 'inside'
  | 'outside'
  | 'building'
  | 'community'
  | 'premises'
  | 'practical'
  | 'systems'
  /** Single things of several parts in one sentence. */
  | 'mixed'

const OUT_OF_DOORS =
  /\boutdoor\b|\bsummer kitchen\b|\bhot tubs?\b|\bcowboy tub\b|\bbarn\b|\bhelipad\b|\bguest quarters\b|\b(?:guest|coach|carriage|pool|spring|tenant) houses?\b|\bcasita\b|\bshed\b|\bjoggling board\b|\bgates?\b|\bRV\b|\b(?:front|back|screened) porch(?:es)?\b|\bpool\b(?! table)/i
const IN_THE_HOUSE =
  /\bwood stove\b|\bheated floors\b|\bworkshop\b|\bfreight door\b|\bwoodwork\b|\bradiant heat\b|\bbookcases\b|\bfoyer\b/i
const SHARED = /\bpools?\b|\bhot tubs?\b|\bgym\b|\bspa$|\bcourtyard\b|\bdog run\b|\blaundry in\b/i
const ROOF = /\broof$/i
const PARKED =
  /\bgarages?\b|\bcarports?\b|\bparking\b|\bspaces?\b|\bEV\b|\bdriveway\b|\balley\b|\blaundry\b|\bwasher\b|\blocker$|\bstorage\b/i

export const partOf = (feature: Feature, { facts }: { facts: PropertyFacts }): Part =>
  partWithin(feature, facts)

const partWithin = onceWithin((feature: Feature, facts: PropertyFacts): Part => {
  const words = feature.name ? `${feature.name.text} ${feature.name.tail}`.trim() : feature.text
  const section = sectionOf(feature, { facts })
  if (feature.kind === 'view') return 'view'
  if (/\bindoors and\b/.test(words)) return 'mixed'
  if (section === 'community') return isUnit(facts) ? 'building' : 'community'
  if (isUnit(facts) && SHARED.test(words) && !/\bprivate\b/i.test(words)) return 'building'
  if (OUT_OF_DOORS.test(words) && !/\bindoor\b|\bbarn doors?\b/i.test(words)) return 'outside'
  if (section === 'premises') return section
  if (section === 'practical' && facts.propertyType === 'Land') return 'outside'
  if (section === 'practical') return PARKED.test(words) ? 'practical' : 'inside'
  if (/\b(?:siding|facade|brick front|stucco|exterior)$/i.test(words)) return 'outside'
  if (IN_THE_HOUSE.test(words)) return 'inside'
  if (ROOF.test(words)) return 'systems'
  if (section === 'building' && /\bprivate\b/i.test(words)) return 'inside'
  switch (section) {
    case 'kitchen':
    case 'building':
    case 'systems':
      return section
    case 'units':
      return 'building'
    case 'outdoors':
    case 'land':
      return 'outside'
    case 'location':
      return 'outside'
    default:
      return facts.propertyType === 'Commercial' ? 'premises' : 'inside'
  }
})
