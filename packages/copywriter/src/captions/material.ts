import { onceFor } from '@listwright/reviewer/memory'
import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'

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
  /\bas[- ]is\b|\bcash\b|\bauction\b|\bleasehold\b|\bland lease\b|\bground rent\b|\blot rent\b|\btenants?\b(?! houses?)|\bleased?\b(?! option)|\bno (?:vehicle |road )?access\b|\b(?:55|62)\s?(?:\+|plus|and over)|\bto be built\b|\bprobate\b|\bno FHA\b|\bFHA and VA\b|\brent[- ]?back\b|\blease[- ]?back\b/i

/** What an unknown condition must say to count as one: work to be done, or somebody who lives there. */
const TROUBLE =
  /\bneed(?:s|ed)?\b|\bdamaged?\b|\bcollaps|\bas[- ]is\b|\bunfinished\b|\brepairs?\b|\bcondemned\b|\bno utilities\b|\bto be built\b|\bshell\b|\bgut\b|\bleaks?\b|\b(?:leased|rented|tenant-occupied)\b/i
const UNKNOWN =
  /\bcollapsed\b|\bno FHA\b|\b(?:55|62)\s?\+|\bleased\b|\btenants?\b(?! houses?)|\bleasehold\b|\bcash\b|\bauction\b/i
const NEEDED = /\b(?:well|septic|sewer|driveway|power|road) (?:is|are) needed\b/i
const RENTS: ReadonlySet<string> = new Set(['rents', 'gross rents'])
const PLAIN: ReadonlySet<Feature['kind']> = new Set(['terms', 'restriction', 'fee', 'availability'])

/** A drawback that a buyer would resent learning later. Flood zone X is the zone of least risk. */
const HARD =
  /\bknob[- ]and[- ]tube\b|\bdamaged?\b|\bpolybutylene\b|\basbestos\b(?! (?:removed|abated))|\bassumed by the buyer\b|\bno dogs\b|\b(?:only cats|cats only)\b|\bbookings?\b.*\bhonored\b|\bno pets\b|\b(?:dogs|pets) are not allowed\b|\bnot transferable\b|\bnot accepted\b|\bdo(?:es)? not convey\b|\bno well\b|\bhauled\b|\bholding tank\b|\bsteep\b|(?<!not in a |not in the )\bflood ?plain\b|(?<!not in a )\bflood zone (?!X\b)|\bcritical area\b|\beasement\b|\bunreinforced\b|\brent control\b|\bbelow market\b|\bno buildings\b|\bno short-term\b|\bshort-term rentals are not allowed\b|\brental cap has been met\b|(?<!no )\bspecial assessments?\b(?! is paid| are paid)/i

/** Appliances that are not included are settled in the contract and need no place in a caption. */
const TAKEN_ALONG =
  /\b(?:washer|dryer|refrigerator|curtains|dish|grill|freezer|chandelier|TVs?)\b.*\bnot (?:included|convey)\b/i

const NOT_FLOODED = /^it is not in a flood zone/

const isHard = onceFor(({ text, statement }: Feature): boolean => {
  const words = `${text} ; ${statement ?? ''}`
  return HARD.test(words) && !TAKEN_ALONG.test(words)
})

/** What a reader must know on every network: work needed, terms of sale, leases, rents, age rules, drawbacks. */
export const isMaterial = (feature: Feature, { isRental }: Story): boolean => {
  const { kind, concept, text, statement } = feature
  if (NOT_FLOODED.test(statement ?? '')) return false
  if (isHard(feature) || NEEDED.test(statement ?? '')) return true
  if (kind === 'condition') return concept ? !HARMLESS_CONDITIONS.has(concept) : TROUBLE.test(text)
  if (concept && MATERIAL_CONCEPTS.has(concept)) return true
  if (isRental) return false
  if (concept && RENTS.has(concept)) return true
  if (/\brents for \$|\bis rented\b/.test(statement ?? '')) return true
  if (kind === 'tenancy') return concept !== 'vacant'
  if (concept === null && UNKNOWN.test(text)) return true
  return PLAIN.has(kind) && MATERIAL_WORDS.test(text)
}

/** Work to be done, each item with the field it comes from. */
export const needsOf = ({ facts }: Story): { feature: Feature; words: string }[] =>
  facts.features.flatMap((feature) => {
    const words = /^it needs (.+)$/.exec(feature.statement ?? '')?.[1]
    if (feature.kind !== 'condition') return []
    if (words) return [{ feature, words }]
    return feature.concept === 'fixer' ? [{ feature, words: 'work' }] : []
  })
