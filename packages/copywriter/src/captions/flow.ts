import type { Passage } from '../compose/passage.ts'
import type { Feature } from '../facts/feature.ts'
import { flowing } from '../story/flow.ts'
import { isHard } from './hard.ts'
import { featuresToldIn } from './told.ts'

const SITE: ReadonlySet<Feature['kind']> = new Set([
  'location',
  'zoning',
  'availability',
  'update',
  'system',
  'utilities',
  'land',
])
const MONEY: ReadonlySet<Feature['kind']> = new Set(['fee', 'terms'])
/** What tenants have and pay. */
const LET: ReadonlySet<Feature['kind']> = new Set(['tenancy', 'income', 'utilities'])
const PLACE: ReadonlySet<Feature['kind']> = new Set(['location', 'community'])
const RULE: ReadonlySet<Feature['kind']> = new Set(['pets', 'restriction', 'availability'])

export const isSite = (propertyType: string): boolean => /^(?:Commercial|Land)$/.test(propertyType)

/** What a plain fact is about: only facts of one family share a sentence. Land and premises are sites. */
export const familyOf = (feature: Feature, ofSite: boolean): string => {
  const { kind } = feature
  if (isHard(feature)) return 'hard'
  if (ofSite && SITE.has(kind)) return 'site'
  if (LET.has(kind)) return 'let'
  if (MONEY.has(kind)) return 'money'
  if (PLACE.has(kind)) return 'place'
  if (RULE.has(kind)) return 'rule'
  return kind === 'update' ? 'system' : kind
}

/** The sentences of one paragraph, short ones of one family joined. */
export const flow = (
  said: readonly Passage[],
  features: readonly Feature[],
  ofSite: boolean,
): Passage[] => {
  const runs: { family: string; sentences: Passage[] }[] = []
  for (const each of said.filter(({ text }) => text !== '')) {
    const [first] = featuresToldIn(each, features)
    const family = first ? familyOf(first, ofSite) : ''
    const open = runs.at(-1)
    if (open && open.family === family) open.sentences.push(each)
    else runs.push({ family, sentences: [each] })
  }
  return runs.flatMap(({ family, sentences }) =>
    flowing(sentences.map(asStatement(features, family === 'let'))),
  )
}

/**
 * Clauses are grouped by their family. The feature is passed on only to keep the capital letter of a name, or where it
 * is about tenants.
 */
const asStatement = (features: readonly Feature[], isLet: boolean) => (said: Passage) => ({
  ...said,
  role: 'statement' as const,
  topic: null,
  features: featuresToldIn(said, features)
    .filter(({ statement }) => isLet || /^[A-Z]/.test(statement ?? ''))
    .slice(0, 1),
})
