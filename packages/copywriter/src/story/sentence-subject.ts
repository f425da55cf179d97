import type { FeatureKind } from '../copybook/concept.ts'
import type { Feature } from '../facts/feature.ts'
import { isOfSchools } from '../facts/names/schools.ts'
import { OF_FLOODS } from './floods.ts'
import type { Sentence } from './sentence.ts'
import type { Topic } from './topic.ts'

const PLACE: ReadonlySet<FeatureKind> = new Set(['location', 'community'])
const RULE: ReadonlySet<FeatureKind> = new Set(['zoning', 'restriction'])
export const INCOME: ReadonlySet<FeatureKind> = new Set(['income', 'tenancy'])

/** What a feature is about, as far as sentences are joined. */
const familyOf = (feature: Feature): string => {
  const { kind, statement } = feature
  if (isOfSchools(feature)) return 'school'
  if (kind === 'pets') return kind
  if (PLACE.has(kind) && statement) return 'place'
  if (RULE.has(kind) && !/^there are no (?:restrictions|covenants)$/.test(statement ?? ''))
    return 'rule'
  // A fee, a loan, a term of sale and a rent are four subjects.
  if (kind === 'terms' && LOAN.test(statement ?? '')) return 'loan'
  if (kind === 'fee' || kind === 'terms') return kind
  if (INCOME.has(kind)) return 'income'
  return kind === 'condition' && DRAWBACK.test(statement ?? '') ? kind : 'thing'
}

const LOAN = /\b(?:loans?|financing|finance|mortgage|assumable|closing costs)\b/i

const ACCESS = /\b(?:road|drive(?!-)|driveway|alley|plowed|paved|gravel)\b/i

/** Topics of which a sentence may tell two together. */
const GROUPS: Partial<Record<Topic, string>> = {
  interior: 'rooms',
  bedrooms: 'rooms',
  rooms: 'rooms',
  extras: 'rooms',
  finishes: 'rooms',
  systems: 'services',
  services: 'services',
  horses: 'outdoors',
  parking: 'outdoors',
}
export const DRAWBACK =
  /\b(?:no(?!-wake| (?:restrictions|covenants))|not|none|damage|collapsed|needs?|needed|steep|hauled|vacant|unreinforced|leaks?|leaking|issues|bowed|mold|as-is|gutted|cracked|rotted|condemned|asbestos|termites?)\b|n't\b/

/** What a plain sentence speaks of: one part of the property, its systems, the way in. */
export const subjectOf = ({ text, features: [feature], topic }: Sentence): string => {
  const family = feature ? familyOf(feature) : 'thing'
  if (family !== 'thing') return family
  if (ACCESS.test(text)) return 'access'
  if (OF_FLOODS.test(text)) return 'flood'
  return topic ? (GROUPS[topic] ?? topic) : 'rooms'
}

/** Both are good news, or both are not. */
export const areEven = (one: Sentence, other: Sentence): boolean =>
  DRAWBACK.test(one.text) === DRAWBACK.test(other.text)
