import type { Feature } from '../facts/feature.ts'
import type { Candidate } from './candidate.ts'
import { hasIncome } from './income.ts'
import { figureOpenings } from './leads/figure-openings.ts'
import { identityIn } from './leads/identity-in.ts'
import { isDateNews } from './leads/is-date-news.ts'
import type { LeadContext, LeadRule } from './leads/lead-rule.ts'
import { leadWithAcreage } from './leads/lead-with-acreage.ts'
import { leadWithArchitect } from './leads/lead-with-architect.ts'
import { leadWithConcept } from './leads/lead-with-concept.ts'
import { leadWithHeroes } from './leads/lead-with-heroes.ts'
import { leadWithIdentity } from './leads/lead-with-identity.ts'
import { leadWithKind } from './leads/lead-with-kind.ts'
import { leadWithLand } from './leads/lead-with-land.ts'
import { leadWithPlace } from './leads/lead-with-place.ts'
import { leadWithRent } from './leads/lead-with-rent.ts'
import { leadWithRepairs } from './leads/lead-with-repairs.ts'
import { leadWithSetting } from './leads/lead-with-setting.ts'
import { leadWithUnits } from './leads/lead-with-units.ts'
import { leaveToFigures } from './leads/leave-to-figures.ts'
import type { Story } from './story.ts'
import type { Teller } from './teller.ts'

/** Ways to begin with features, in the order in which they are tried; the first that does not pass is used. */
const LEAD_RULES: readonly LeadRule[] = [
  // What a buyer has to know first comes before what the property has.
  leadWithLand,
  leadWithRepairs,
  leadWithArchitect,
  leadWithSetting,
  leadWithUnits,
  leadWithKind,
  // Here a feature may lead: what the property is and where comes before it.
  leadWithAcreage,
  leadWithPlace,
  leadWithIdentity,
  // What is left are lines about the feature itself, if it is strong enough.
  leaveToFigures,
  leadWithRent,
  leadWithHeroes,
  leadWithConcept,
]

const BY_YEAR = /^(?:Built|Completed) in \{year\}/

/** Lines that name a hero in a second sentence. */
const NAMES_HERO_LATER = /\. [^.]*\{[^}]*hero/

/** Lines that may begin the text: the strongest fact leads; figures lead where no feature can. */
export const openingOf = (
  story: Story,
  teller: Teller,
  heroes: readonly Feature[],
  { random, placeFirst }: Pick<LeadContext, 'random' | 'placeFirst'>,
): readonly Candidate[] => {
  const identity = identityIn(story)
  const leads = featureLeads({ story, teller, heroes, identity, random, placeFirst })
  const dateless = leads.filter(({ line }) => !BY_YEAR.test(line.text))
  if (dateless.length > 0 && !isDateNews(story)) return dateless
  return leads.length > 0 ? leads : figureOpenings(story, teller)
}

const featureLeads = (context: LeadContext): readonly Candidate[] => {
  const { story, teller } = context
  for (const lead of LEAD_RULES) {
    const lines = lead(context)
    if (lines)
      return lines.filter(
        (candidate) =>
          teller.can([candidate]) &&
          // What a property earns comes right behind its price.
          !(hasIncome(story) && NAMES_HERO_LATER.test(candidate.line.text)),
      )
  }
  return []
}
