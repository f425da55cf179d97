import { areManyPlaces } from '../../places/many-places.ts'
import { conceptOfPlace } from '../../places/place-concepts.ts'
import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'

/** Places of which a town has several: 'a park is nearby'. */
const ONE_OF_MANY =
  "(?:(?:ski|free|town|city|school|campus|commuter|shuttle) )*(?:shuttle|bus|trolley|streetcar|tram|light rail|gondola|ferry)(?: bus)? stop|park|grocery store|supermarket|market|farmers'? market|bakery|pharmacy|coffee shop|cafe|train station|subway station|metro station|light rail station|hospital|university|college|golf driving range|boat ramp|trailhead"
/** Places of which there is one to speak of: 'the airport is nearby'. */
const THE_ONE =
  'airport|beach|marina|ferry|ferry terminal|ferry landing|train|commuter train|ski resort|ski area|ski hill|town center|village center|town square|boardwalk'
/** Several of them, or none that is counted: 'restaurants are nearby'. */
const WITHOUT_ARTICLE =
  'restaurants|shops|stores|cafes|coffee shops|shopping|dining|groceries|parks|beaches|wineries|breweries'

const PLACE_ALONE = new RegExp(
  `^(?:an? |the )?(?:local |public )?(?:(${ONE_OF_MANY})|(${THE_ONE})|((?:${WITHOUT_ARTICLE})(?: and (?:${WITHOUT_ARTICLE}))?))$`,
  'i',
)

/** Places that a note names without saying where they are: no home has them, so they are near it. */
export const PLACES_ALONE: SubjectRules = {
  lines: [
    [
      PLACE_ALONE,
      ([, one = '', only = '', several = ''], setting) => {
        // Premises may be let to a restaurant, and land may have a beach.
        if (setting === 'commercial' || setting === 'land') return null
        const place = one
          ? withArticle(lower(one).replace(/^farmers'? /, "farmers' "))
          : only
            ? `the ${lower(only)}`
            : lower(several)
        return {
          kind: 'location',
          // A stop of the ski bus is not where one skis.
          concept: conceptOfPlace(place.replace(/\bski /, ''), setting),
          statement: `${place} ${areManyPlaces(place) ? 'are' : 'is'} nearby`,
          place,
        }
      },
    ],
  ],
}
