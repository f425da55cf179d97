import type { Feature } from '../../facts/feature.ts'
import { isOfSchools } from '../../facts/names/schools.ts'
import { appealOf } from '../appeal/appeal.ts'
import { type Fronted, frontedOf, NEIGHBORHOOD } from '../fronted.ts'
import { isHome } from '../property-noun.ts'
import type { Story } from '../story.ts'
import { ifSayable } from './if-sayable.ts'
import type { LeadContext, LeadRule } from './lead-rule.ts'
import { withHeroes } from './with-heroes.ts'

/** The probability that a text begins with where the home is or when it was renovated, where buyers look for that. */
const FRONTED_SHARE = 0.75

/** Begins with where the home is or when it was renovated: 'Across from the boardwalk, this home …'. */
export const leadWithPlace: LeadRule = (context) => {
  const { story, teller, heroes, identity, placeFirst } = context
  const [hero] = heroes
  // Where more was typed of what the home is, that leads, and not its place.
  if (!hero || !isHome(story.facts) || !identity.every(isNeighborhood)) return null
  const wanted = placeFirst ? frontedOf(story, hero, true) : null
  const isAll = wanted !== null && tellsAllPlaces(wanted, story)
  const fronted = isAll ? wanted : frontedOf(story, hero)
  if (!fronted || !(isAll || comesFirst(fronted, hero, context))) return null
  const lines = teller.frame('lead: fronted', 'lead', {
    subject: hero,
    features: fronted.features,
    more: { fronted: fronted.words },
  })
  return ifSayable(withHeroes(lines, context), context)
}

/** Of two places in one sentence, the first line does not take one away. */
const tellsAllPlaces = ({ features }: Fronted, { facts }: Story): boolean =>
  facts.features.every(
    (feature) =>
      feature.kind !== 'location' ||
      feature.statement === null ||
      isOfSchools(feature) ||
      features.includes(feature),
  )

/** Chance is drawn only where the facts do not decide: one more draw would change the rest of the text. */
const comesFirst = (fronted: Fronted, hero: Feature, { story, random }: LeadContext): boolean =>
  fronted.features.some(isNeighborhood) ||
  fronted.appeal > appealOf(hero, story.facts) ||
  random.chance(FRONTED_SHARE)

const isNeighborhood = ({ statement }: Feature): boolean => NEIGHBORHOOD.test(statement ?? '')
