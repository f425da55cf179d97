import { listed, sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { isOfSchools } from '../facts/names/schools.ts'
import { appealOf } from './appeal/appeal.ts'
import { ON_THE_WATER } from './on-the-water.ts'
import type { Story } from './story.ts'

/** A fact of the whole property as a phrase before its name: 'across from the boardwalk', 'fully renovated in 2020'. */
export interface Fronted {
  features: readonly Feature[]
  words: Value
  /** That of the most appealing place. */
  appeal: number
}

/** A part of the city by its name. */
export const NEIGHBORHOOD = /^it is in ((?:the )?[A-Z][^,]*)$/

const PHRASES: readonly [RegExp, string][] = [
  [
    /^it was ((?:fully |completely )?(?:renovated|remodeled|rebuilt|restored|gut-renovated) in \d{4})$/,
    '$1',
  ],
  [
    /^it is ((?:across from|next to|beside|above|steps from|minutes from|on the edge of) .+)$/,
    '$1',
  ],
  [/^it is (?:near|close to) (.+)$/, 'near $1'],
  [/^(.+) (?:is|are) within walking distance$/, 'within walking distance of $1'],
  [
    /^(.+) (?:is|are) (steps|minutes|(?:about )?(?:[a-z]+|\d[\d.,]*|half a|a few|less than a|under a) (?:minutes?|blocks?|miles?|feet|yards)) away$/,
    '$2 from $1',
  ],
  [
    /^it is (an? (?:[\w-]+ ){0,2}(?:walk|bike ride|drive|ride|stroll)) (?:to|from) (.+)$/,
    '$1 from $2',
  ],
  [/^it is ((?:about )?[\w-]+ (?:minutes?|blocks?|miles?)) (?:to|from) (.+)$/, '$1 from $2'],
  [/^it backs (?:up )?to (.+)$/, 'backing to $1'],
  [/^it borders (.+)$/, 'bordering $1'],
  [NEIGHBORHOOD, 'in $1'],
  [/^it is (on the (?:[A-Z][a-z]+ )+(?:Side|Shore|Coast|Slope))$/, '$1'],
]

/** What buyers look for before they look at the rooms. */
export const SOUGHT =
  /\b(?:beach|boardwalk|lifts?|slopes|gondola|lake|bde|river|marina|harbor|ocean|bay|downtown|village|square|market|main street|trail|greenway|park|national forest|golf|campus|university|college|metro|subway|station|BART|MAX|ice fog|renovated|remodeled|rebuilt|restored)\b/i

/** Nobody buys a home for a highway or a mall. */
export const PASSED_BY =
  /\b(?:mall|I-\d+|interstate|highway|freeway|toll ?(?:way|road)|ramps?|Hwy|Route|Rte|exit|airport|hospital|shops|shopping)\b/i

/** What a place near the home may be less appealing than what is in it, and still be the first word. */
const NEARLY = 1.2
/** A place that is less appealing than this is told later. */
const LEAST = 4.5

/**
 * The facts that can stand before the name of a home in the first sentence: a part of the city, and what is near.
 * @param isWanted Whether any place may, however appealing the home itself is.
 */
export const frontedOf = (story: Story, hero: Feature | null, isWanted = false): Fronted | null => {
  if (hero && ON_THE_WATER.test(hero.text)) return null
  const least = isWanted
    ? Number.NEGATIVE_INFINITY
    : Math.max(LEAST, hero ? appealOf(hero, story.facts) - NEARLY : 0)
  const phrases = story.ranked.flatMap((feature) => {
    const phrase = phraseOf(feature, story.facts.city)
    return phrase ? [{ feature, phrase, appeal: appealOf(feature, story.facts) }] : []
  })
  const [first] = phrases.toSorted((one, other) => other.appeal - one.appeal)
  if (!first || first.appeal < least) return null
  const isNeighborhood = ({ feature }: { feature: Feature }) =>
    NEIGHBORHOOD.test(feature.statement ?? '')
  const district = phrases.find(isNeighborhood)
  const near = phrases.find((one) => !isNeighborhood(one) && !/ in /.test(one.phrase))
  const areBoth = isWanted && phrases.length === 2 && phrases.every((one) => !isNeighborhood(one))
  const told = areBoth ? phrases : district && near ? [district, near] : [first]
  return {
    appeal: first.appeal,
    features: told.map(({ feature }) => feature),
    words: listed(
      told.map(({ feature, phrase }) => wording(phrase, sourceOf(feature))),
      areBoth ? 'and' : 'comma',
    ),
  }
}

/** What can stand before the name of the home: 'in Broad Ripple', 'within walking distance of the trail'. */
export const phraseOf = (feature: Feature, city: string): string | null => {
  const { statement, partOf } = feature
  if (!statement || partOf || /[,;]/.test(statement) || isOfSchools(feature)) return null
  if (PASSED_BY.test(statement) || (city !== '' && statement.includes(city))) return null
  const found = PHRASES.find(([pattern]) => pattern.test(statement))
  return found ? statement.replace(...found) : null
}
