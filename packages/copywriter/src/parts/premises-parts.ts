import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'
import { topicOf } from '../story/topic.ts'
import type { PartOutline } from './part-narrator.ts'

/** What is told of premises together, in the order in which a broker tells it. */
const PARTS = ['space', 'building', 'site', 'near', 'uses', 'tenancy'] as const
export type PremisesPart = (typeof PARTS)[number]

const BUILDING: ReadonlySet<Feature['kind']> = new Set([
  'system',
  'utilities',
  'update',
  'technology',
])
const OF_THE_BUILDING =
  /\b(?:roof|HVAC|rooftop units?|boiler|sprinkler\w*|construction|elevator|freight|three-phase|amps?|heat(?:ers?|ed)?)\b/i
const OF_THE_SPACE =
  /\b(?:crane|wash (?:bay|rack)|floor drains|air lines|separator|hood|grease trap|cooler)\b/i
const SITE =
  /\b(?:parking|spaces?|stalls|lot|yard|signage|sign|pylon|curb cuts?|traffic (?:count|light)|billboard)\b/i
const USES =
  /\b(?:phase i|environmental|permit|tax credits?|grant|TIF|survey|easement|tenant improvement|storage tanks)\b/i
const RULES: ReadonlySet<Feature['kind']> = new Set(['zoning', 'restriction', 'pets'])
const TENANCY: ReadonlySet<Feature['kind']> = new Set(['tenancy', 'income', 'availability'])
const OF_TENANTS = /\bowner is retiring\b|\b(?:leased|lease through|vacant|tenants?|NNN|CAM)\b/
/** 'There is an NNN lease to a parts distributor.' A leaseback or an option belongs to the sale. */
const A_LEASE = /^there is an? (?:[\w-]+ )*lease (?:to|on|with|through)\b/
const OF_THE_SALE: ReadonlySet<Feature['kind']> = new Set(['fee', 'terms'])

/** The part of premises with which a feature is told; `null` for what is told with the price. */
const premisesPartOf = (feature: Feature, story: Story): PremisesPart | null => {
  const whole = feature.partOf ?? feature
  const words = whole.statement ?? `${whole.name?.text ?? whole.text} ${whole.name?.tail ?? ''}`
  if (USES.test(words)) return 'uses'
  if (A_LEASE.test(words)) return 'tenancy'
  if (OF_THE_SALE.has(whole.kind)) return null
  if (RULES.has(whole.kind)) return 'uses'
  if (whole.kind === 'condition' && OF_TENANTS.test(words)) return 'tenancy'
  if (TENANCY.has(whole.kind))
    return SITE.test(words) && whole.kind !== 'income' ? 'site' : 'tenancy'
  if (OF_THE_SPACE.test(words)) return 'space'
  if (whole.kind === 'location') return SITE.test(words) ? 'site' : 'near'
  if (topicOf(whole, story) === 'site' && !/\bbasement\b/.test(words)) return 'site'
  if (BUILDING.has(whole.kind) || OF_THE_BUILDING.test(words)) return 'building'
  return SITE.test(words) && whole.kind !== 'room' && whole.kind !== 'building' ? 'site' : 'space'
}

/** Premises are told from the space inside to the leases. */
export const PREMISES: PartOutline<PremisesPart> = {
  parts: PARTS,
  partOf: premisesPartOf,
  joins: [
    ['site', 'building'],
    ['building', 'space'],
    ['near', 'uses'],
  ],
  topics: { space: 'premises', site: 'site' },
}
