import { capitalised, concatenate, type Passage, passage } from '../compose/passage.ts'
import { listed, sourceOf, type Value, wording } from '../compose/value.ts'
import { copybook } from '../copybook/copybook.ts'
import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'
import type { Candidate, Teller } from '../story/teller.ts'

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
  /\bas[- ]is\b|\bcash\b|\bauction\b|\bleasehold\b|\bland lease\b|\bground rent\b|\blot rent\b|\btenants?\b|\bleased?\b|\bno (?:vehicle |road )?access\b|\b(?:55|62)\s?(?:\+|plus|and over)|\bto be built\b|\bprobate\b|\bno FHA\b/i

/** What an unknown condition must say to count as one. */
const TROUBLE =
  /\bneeds?\b|\bdamaged?\b|\bcollaps|\bas[- ]is\b|\bunfinished\b|\brepairs?\b|\bcondemned\b|\bno utilities\b|\bto be built\b|\bshell\b|\bgut\b|\bleaks?\b/i
const UNKNOWN =
  /\bcollapsed\b|\bno FHA\b|\b(?:55|62)\s?\+|\bleased\b|\btenants?\b(?! houses?)|\bleasehold\b|\bcash\b|\bauction\b/i
const RENTS: ReadonlySet<string> = new Set(['rents', 'gross rents'])

/** What a reader must know on every network: work needed, terms of sale, leases, rents, age rules. */
export const isMaterial = (feature: Feature, { isRental }: Story): boolean => {
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

const FIRST: readonly string[] = ['needs named work', 'full renovation', 'fixer', 'sold as-is']
const ORDER: readonly Feature['kind'][] = ['terms', 'tenancy', 'income', 'restriction', 'fee']

/** All of it: work and as-is first, then terms and leases. */
export const materialOf = (story: Story): Feature[] =>
  story.facts.features
    .filter((feature) => isMaterial(feature, story))
    .sort((one, other) => rank(one) - rank(other))

const rank = ({ kind, concept }: Feature): number => {
  const first = FIRST.indexOf(concept ?? '')
  if (first >= 0) return first
  const at = ORDER.indexOf(kind)
  return FIRST.length + (at < 0 ? ORDER.length : at)
}

/** Work to be done, each item with the field it comes from. */
export const needsValue = (story: Story): Value | null => {
  const items = needing(story).flatMap((feature) =>
    needsOf(feature).map((need) => wording(need, sourceOf(feature))),
  )
  return items.length > 0 ? listed(items, 'and') : null
}

/** The features that say what must be done. */
export const needing = ({ facts }: Story): Feature[] =>
  facts.features.filter((feature) => needsOf(feature).length > 0)

const needsOf = ({ kind, list, concept }: Feature): readonly string[] => {
  if (kind !== 'condition') return []
  if (list.length > 0) return list
  if (concept === 'full renovation') return ['a full renovation']
  return concept === 'cosmetic updating'
    ? ['cosmetic updating']
    : concept === 'fixer'
      ? ['work']
      : []
}

/** An age rule is told in the words of the law, whatever else was typed with it. */
export const recognised = (feature: Feature): Feature =>
  feature.concept === null && /\b55\s?\+/.test(feature.text)
    ? { ...feature, concept: '55+ community', name: null, statement: null, text: '55+ community' }
    : feature

/** Short lines without a tone: 'Sold as-is.' */
export const shortLines = (feature: Feature, teller: Teller): Candidate[] => {
  const concept = feature.concept ? copybook.concepts.get(feature.concept) : undefined
  const [model] = teller.tellings(feature)
  if (!concept || !model) return []
  return concept.captions.map((line) => ({ ...model, line }))
}

/** 'No FHA' needs no 'there is'. */
const wordsOf = ({ statement, text }: Feature): string =>
  statement && !/^there (?:is|are) no\b/.test(statement) ? statement : text

/** A feature in the agent's own words, as a sentence. */
export const asTyped = (feature: Feature): Passage =>
  concatenate([capitalised(passage(wordsOf(feature), sourceOf(feature))), passage('.')], '')
