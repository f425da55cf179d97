import { sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { appealOf } from './appeal/appeal.ts'
import { phraseOf } from './fronted.ts'
import { isHome } from './property-noun.ts'
import type { Story } from './story.ts'

/** What a home is, has or lies on, as what a first sentence says of it: 'has deeded shore access', 'backs to woods'. */
export interface Setting {
  features: readonly Feature[]
  words: Value
}

/** What is less appealing than this stands later in the text. */
const LEAST = 7

/** Frontage on water comes before anything else. */
const SHORE = /^(?:has|fronts) .*\b(?:frontage|shoreline)\b/
const ON_WATER = 12

const KINDS: ReadonlySet<Feature['kind']> = new Set([
  'location',
  'view',
  'land',
  'outdoor place',
  'character',
  'amenity',
  'building',
  'update',
])

/** Clauses about the whole property, and those about its ground, with the verb that the property takes over. */
const PREDICATES: readonly [RegExp, string][] = [
  // What kind of home it is stands in its name.
  [
    /^it ((?:is (?!an? |[A-Z])|was (?:restored|renovated|rebuilt) by|has|faces|backs|borders|adjoins|fronts|abuts|overlooks|sits|looks)\b.*)$/,
    '$1',
  ],
  [/^there (?:is|are) (.+)$/, 'has $1'],
  [
    /^the (?:lot|property|backyard|yard) ((?:backs|borders|faces|adjoins|fronts|abuts|overlooks) .+)$/,
    '$1',
  ],
]

/** The setting that is more appealing than the feature that would lead, if there is one. */
export const settingOf = (story: Story, hero: Feature | undefined): Setting | null => {
  const { facts, styled } = story
  if (!isHome(facts) || facts.propertyType === 'Multi-Family') return null
  const least = Math.max(LEAST, hero ? appealOf(hero, facts) : 0)
  const [first] = facts.features
    .flatMap((feature) => {
      const predicate = predicateOf(feature, facts.city)
      const appeal = SHORE.test(predicate ?? '') ? ON_WATER : appealOf(feature, facts)
      const isFit = feature !== styled?.feature && feature !== hero && appeal >= least
      return predicate && isFit ? [{ feature, predicate, appeal }] : []
    })
    .toSorted((one, other) => other.appeal - one.appeal)
  return first
    ? { features: [first.feature], words: wording(first.predicate, sourceOf(first.feature)) }
    : null
}

const predicateOf = (feature: Feature, city: string): string | null => {
  const { kind, statement, partOf } = feature
  if (!statement || partOf || !KINDS.has(kind) || phraseOf(feature, city) !== null) return null
  // A place that is near is nothing that the home has.
  if (kind === 'location' && /^there /.test(statement)) return null
  const found = PREDICATES.find(([pattern]) => pattern.test(statement))
  return found ? statement.replace(...found) : null
}
