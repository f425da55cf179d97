import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'
import { topicOf } from '../story/topic.ts'
import type { PartOutline } from './part-narrator.ts'

/** What is told of premises together, in the order in which a broker tells it. */
const PARTS = [
  'space',
  'loading',
  'kitchen',
  'power',
  'building',
  'site',
  'near',
  'uses',
  'tenancy',
] as const
export type PremisesPart = (typeof PARTS)[number]

const BUILDING: ReadonlySet<Feature['kind']> = new Set([
  'system',
  'utilities',
  'update',
  'technology',
])
/** How goods come in, and how high they can be stacked. */
const LOADING =
  /\b(?:clear(?: height|-span)?|eaves? height|grade-level|docks?|dock-high|levelers|(?:overhead|drive-in|roll-up|loading) doors?|drive-ins?|alley loading|cranes?|floor drains|freight)\b/i
/** Equipment of a restaurant. */
const KITCHEN =
  /\b(?:hoods?|grease traps?|walk-in (?:cooler|freezer)s?|(?<!(?:swamp|evaporative) )coolers?|freezers?|reach-ins?|griddles?|fryers?|(?:pizza |bread )?ovens?|mixers?)\b/i
const POWER =
  /\b(?:power|three-phase|amps?|volts?|heat(?:ers?|ed)?|HVAC|rooftop units?|boilers?|furnaces?|air conditioning|mini splits|chillers?|sprinkler\w*|wet system|ESFR|gas|water and sewer)\b/i
const OF_THE_BUILDING = /\b(?:roof|construction|elevators?)\b/i
const OF_THE_SPACE = /\b(?:wash (?:bay|rack)|air lines|separator)\b/i
const SITE =
  /\b(?:parking|spaces?|stalls|lot|yard|signage|sign|pylon|curb cuts?|traffic (?:count|light)|billboard)\b/i
const USES =
  /\b(?:phase i|environmental|permit|tax credits?|grant|TIF|survey|easement|tenant improvement|storage tanks)\b/i
const RULES: ReadonlySet<Feature['kind']> = new Set(['zoning', 'restriction', 'pets'])
const TENANCY: ReadonlySet<Feature['kind']> = new Set(['tenancy', 'income', 'availability'])
const OF_TENANTS = /\bowner is retiring\b|\b(?:leased|lease through|vacant|tenants?|NNN|CAM)\b/
/** What stays with the space, though it was typed as a term of the sale. */
const EQUIPMENT =
  /\b(?:lifts?|cranes?|compressors?|racking|shelving|fixtures|equipment)\b.* (?:is|are) included$/i
/** What the tenant owns, or pays for, is told with the lease. */
const OF_A_TENANT = /\btenant/i
/** Apartments are named before their rents. */
const APARTMENTS_ABOVE = /^it has an? storefront with .*\bapartments? above$/
/** 'There is an NNN lease to a parts distributor.' A leaseback or an option belongs to the sale. */
const A_LEASE = /^there is an? (?:[\w-]+ )*lease (?:to|on|with|through)\b/
const OF_THE_SALE: ReadonlySet<Feature['kind']> = new Set(['fee', 'terms'])

/** The part of premises with which a feature is told; `null` for what is told with the price. */
const premisesPartOf = (feature: Feature, story: Story): PremisesPart | null => {
  const whole = feature.partOf ?? feature
  const words = whole.statement ?? `${whole.name?.text ?? whole.text} ${whole.name?.tail ?? ''}`
  if (USES.test(words)) return 'uses'
  if (A_LEASE.test(words) || APARTMENTS_ABOVE.test(words)) return 'tenancy'
  if (KITCHEN.test(words) && !OF_A_TENANT.test(words)) return 'kitchen'
  if (EQUIPMENT.test(words)) return 'loading'
  if (OF_THE_SALE.has(whole.kind)) return null
  if (RULES.has(whole.kind)) return 'uses'
  if (whole.kind === 'condition' && OF_TENANTS.test(words)) return 'tenancy'
  if (TENANCY.has(whole.kind))
    return SITE.test(words) && whole.kind !== 'income' ? 'site' : 'tenancy'
  if (LOADING.test(words)) return 'loading'
  if (OF_THE_SPACE.test(words)) return 'space'
  if (whole.kind === 'location') return SITE.test(words) ? 'site' : 'near'
  if (topicOf(whole, story) === 'site' && !/\bbasement\b/.test(words)) return 'site'
  if (POWER.test(words) && whole.year === null) return 'power'
  if (BUILDING.has(whole.kind) || OF_THE_BUILDING.test(words)) return 'building'
  return SITE.test(words) && whole.kind !== 'room' && whole.kind !== 'building' ? 'site' : 'space'
}

/** Premises are told from the space inside to the leases. */
export const PREMISES: PartOutline<PremisesPart> = {
  parts: PARTS,
  partOf: premisesPartOf,
  joins: [
    ['kitchen', 'space'],
    ['loading', 'space'],
    ['space', 'loading'],
    ['power', 'building'],
    ['building', 'power'],
    ['power', 'loading'],
    ['building', 'site'],
    ['uses', 'site'],
    ['near', 'site'],
    ['near', 'uses'],
    ['site', 'building'],
  ],
  topics: { space: 'premises', site: 'site' },
}
