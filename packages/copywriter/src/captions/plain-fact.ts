import { onceFor, onceWithin } from '@listwright/reviewer/memory'
import type { Feature } from '../facts/feature.ts'
import { isNote } from '../story/note.ts'
import type { Story } from '../story/story.ts'
import { strengthOf } from '../story/strength.ts'
import { HARD, isHard } from './hard.ts'
import { premisesOf } from './identity.ts'

/** Kinds that are told as they are, never as a thing that the property has. */
export const PLAIN_KINDS: ReadonlySet<Feature['kind']> = new Set([
  'terms',
  'fee',
  'tenancy',
  'pets',
  'restriction',
  'zoning',
  'availability',
])
const HARMLESS_CONDITIONS: ReadonlySet<string> = new Set([
  'move-in ready',
  'inspected',
  'de-leaded',
  'foundation repaired',
  'septic inspection passed',
  'hardwood under carpet',
  'white box',
])

/** Terms, fees and rules that decide whether somebody can buy or live there at all. */
const MATERIAL_CONCEPTS: ReadonlySet<string> = new Set([
  'cash only',
  'cash or rehab loan',
  'loan types accepted',
  'auction',
  'short sale',
  'bank-owned',
  'estate sale',
  'leaseback',
  'sold as a package',
  'land lease',
  '55+ community',
  'income-restricted',
  'owner-occupancy required',
  'tenant in place, commercial',
  'off-grid',
  'vacant, commercial',
])
const MATERIAL_WORDS =
  /\bas[- ]is\b|\bcash\b|\bauction\b|\bleasehold\b|\bland lease\b|\bground rent\b|\blot rent\b|\btenants?\b(?! houses?)|\bleased?\b(?! option)|\bno (?:vehicle |road )?access\b|\b(?:55|62)\s?(?:\+|plus|and over)|\bto be built\b|\bprobate\b|\bno FHA\b|\bFHA and VA\b/i

/** What an unknown condition must say to count as one. */
const TROUBLE =
  /\bneeds?\b|\bdamaged?\b|\bcollaps|\bas[- ]is\b|\bunfinished\b|\brepairs?\b|\bcondemned\b|\bno utilities\b|\bto be built\b|\bshell\b|\bgut\b|\bleaks?\b/i
const UNKNOWN =
  /\bcollapsed\b|\bno FHA\b|\b(?:55|62)\s?\+|\bleased\b|\btenants?\b(?! houses?)|\bleasehold\b|\bcash\b|\bauction\b/i
const RENTS: ReadonlySet<string> = new Set(['rents', 'gross rents'])

/** What a reader must know on every network: work needed, terms of sale, leases, rents, age rules. */
const isMaterial = (feature: Feature, { isRental }: Story): boolean => {
  const { kind, concept, text } = feature
  if (kind === 'condition') return concept ? !HARMLESS_CONDITIONS.has(concept) : TROUBLE.test(text)
  if (concept && MATERIAL_CONCEPTS.has(concept)) return true
  if (isRental) return false
  if (concept && RENTS.has(concept)) return true
  if (kind === 'tenancy') return concept !== 'vacant'
  if (concept === null && UNKNOWN.test(text)) return true
  return (
    (kind === 'terms' || kind === 'restriction' || kind === 'fee' || kind === 'availability') &&
    MATERIAL_WORDS.test(text)
  )
}

/** Whether a feature is told in a sentence of its own words instead of in a list. */
export const isPlain = (feature: Feature, story: Story): boolean => {
  const { kind, name, statement } = feature
  if (PLAIN_KINDS.has(kind) || isMaterial(feature, story)) return true
  if (isHard(feature)) return true
  if (kind === 'condition') return name === null || statement !== null
  if (kind === 'income') return name === null || statement !== null
  if (kind === 'land' || kind === 'utilities') return statement !== null && name !== null
  return false
}

/** What nobody needs in a caption. */
const DULL =
  /^(?:application fee|renters insurance|smoke-free|architectural review|transfer fee|flood insurance|home warranty|board approval|easement or shared drive|property taxes|assessment paid|separate heating systems)$/
const DULL_WORDS =
  /\bFSA\b|\bnear shopping\b|\binvestor[- ]friendly\b|\bsmoking\b|\bwarranty\b|\bbear-proof\b|\bis waterfront\b|\bflip tax\b|\bpercent of the units\b|\bformstone\b|\btandem\b|\bsale-leaseback\b|\bsolar-ready\b|\bboiler works\b/i

/** Tenure and vacancy, which decide a sale. */
const DECIDING = /\bfee simple\b|\bdelivered vacant\b|\bvacant at closing\b/i
/** A monthly sum like dues: it stands after the figures. */
const SOLAR_LEASE = /\bsolar lease\b.*\$/i
const NEW = /\bnew construction\b/i
/** Places that people move for. */
const DESTINATION = /\bbeach\b|\bboardwalk\b|\blifts?\b|\bmarina\b|\bnational (?:forest|park)\b/i
/** From this many acres on, zoning says what the land may be used for. */
const ACREAGE = 1

/** Whether it may be let to guests, which an investor asks first. */
const LETTING = /\bcan be a vacation rental\b|\bhas an? .*short-term rental license\b/

/** How early it is told: work to be done before terms, terms before leases, leases before rules. */
export const weightOf = onceWithin((feature: Feature, story: Story): number => {
  const { kind, concept, text, statement, distance } = feature
  const { isRental, facts, tone } = story
  const words = `${text} ; ${statement ?? ''}`
  if (DULL.test(concept ?? '') || DULL_WORDS.test(words)) return 0
  if (isRental && FOR_RENT.test(statement ?? text)) return 0
  if (feature === story.rents) return 96
  if (!isRental && /\brents for \$/.test(statement ?? ''))
    return facts.propertyType === 'Multi-Family' ? 84 : 72
  if (LETTING.test(words)) return tone === 'investor' ? 82 : 52
  if (/\btoward closing\b/.test(words)) return 68
  if (/\bbedrooms? (?:has|have) (?:its|their) own bath\b/.test(words)) return 64
  if (/\bCSR2\b|\btraffic count\b|\bcap rate\b/.test(words)) return tone === 'investor' ? 81 : 67
  if (DECIDING.test(words)) return 65
  if (SOLAR_LEASE.test(words)) return 66
  if (kind === 'condition')
    return isMaterial(feature, story)
      ? conditionWeight(feature)
      : concept === 'de-leaded' || NEW.test(words)
        ? 60
        : 38
  if (isMaterial(feature, story)) return kind === 'terms' ? 85 : kind === 'restriction' ? 83 : 80
  if (isRental) return RENTAL_WEIGHTS[kind] ?? (HARD.test(words) ? 66 : 30)
  if (kind === 'income' && /\bseparate\b/i.test(words)) return 50
  if (kind === 'income') return facts.propertyType === 'Multi-Family' ? 81 : 72
  if (HARD.test(words) || /\blicense transfers\b/.test(words)) return 66
  if (kind === 'zoning' && facts.propertyType === 'Land') return 57
  if (kind === 'zoning')
    return facts.propertyType === 'Commercial' || (facts.lot ?? 0) >= ACREAGE ? 60 : 34
  if (feature === story.fee || DUES.test(feature.money?.label ?? '')) return 56
  if (kind === 'terms')
    return /financ|carry|furnish|license|included|lease option/i.test(words) ? 52 : 36
  if (concept === 'agricultural tax status') return facts.propertyType === 'Land' ? 59 : 30
  if (kind === 'fee')
    return concept === 'no hoa' ? 48 : /^the HOA covers /.test(statement ?? '') ? 46 : 20
  if (facts.propertyType === 'Land') return LAND_WEIGHTS[kind] ?? 40
  if (facts.propertyType === 'Commercial') return 58
  if (facts.propertyType === 'Multi-Family' && kind === 'building') return 62
  if (strengthOf(feature, facts) >= STRONG) return 53
  if (kind === 'location' && DESTINATION.test(words)) return 59
  if (kind === 'location') return distance || /\bwalking\b|\bblocks?\b/.test(words) ? 57 : 42
  return PLAIN_WEIGHTS[kind] ?? 35
})

/** The first line says it already. */
const FOR_RENT = /^(?:it is )?for (?:rent|lease)$/i

const conditionWeight = ({ concept, text }: Feature): number => {
  if (concept === 'sold as-is' || /\bas[- ]is\b/i.test(text)) return 92
  return /\bneeds?\b|\bshell\b|\bgut\b|\brenovation\b|\bfixer\b/i.test(text) ? 95 : 90
}

const RENTAL_WEIGHTS: Partial<Record<Feature['kind'], number>> = {
  availability: 78,
  utilities: 76,
  pets: 74,
  restriction: 70,
  appliance: 58,
  location: 73,
  fee: 40,
  terms: 20,
}
const LAND_WEIGHTS: Partial<Record<Feature['kind'], number>> = {
  utilities: 62,
  restriction: 60,
  land: 58,
  location: 54,
  update: 56,
  availability: 45,
}
const PLAIN_WEIGHTS: Partial<Record<Feature['kind'], number>> = {
  restriction: 44,
  pets: 43,
  availability: 47,
  utilities: 40,
  character: 50,
}
/** A statement that pulls as much as a hero: 'every bedroom has its own bath'. */
const STRONG = 7
const DUES = /^(?:HOA|POA|condo fee|maintenance|dues|common charges)$/i

const HAS = /^(?:it has|there (?:is|are)) (?!no\b)/

/** What is told plainly, the weightiest first: conditions, terms, leases, rules, distances, the fee. */
export const plainFactsOf = onceFor((story: Story): readonly Feature[] => {
  const premises = premisesOf(story)?.feature
  const isTold = (feature: Feature): boolean => {
    const { statement, name, kind, year } = feature
    if (feature === story.styled?.feature || feature === premises) return false
    if (feature.concept === 'units' && story.units !== null) return false
    if (isPlain(feature, story)) return statement !== null || kind !== 'income'
    if (isNote(feature) || statement === null || name !== null || kind === 'view') return false
    return year === null && !(HAS.test(statement) && !/,/.test(statement))
  }
  return story.facts.features
    .filter((feature) => isTold(feature) && weightOf(feature, story) > 0)
    .sort((one, other) => weightOf(other, story) - weightOf(one, story))
})

const UNLIKE: ReadonlySet<Feature['kind']> = new Set([
  'terms',
  'condition',
  'tenancy',
  'restriction',
])

/** What the property is, where the agent typed it: 'it is a former bank branch'. */
export const isIdentityClause = ({ statement, kind }: Feature): boolean =>
  !UNLIKE.has(kind) &&
  kind !== 'location' &&
  /^it is an? |^it is in an? .*\bbuilding$|^it is adobe\b/.test(statement ?? '')

/** Work to be done, each item with the field it comes from. */
export const needsOf = ({ facts }: Story): { feature: Feature; words: string }[] =>
  facts.features.flatMap((feature) => {
    const words = /^it needs (.+)$/.exec(feature.statement ?? '')?.[1]
    if (feature.kind !== 'condition') return []
    if (words) return [{ feature, words }]
    return feature.concept === 'fixer' ? [{ feature, words: 'work' }] : []
  })
