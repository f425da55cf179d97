import { articleFor } from '@listwright/reviewer/language'
import { series } from '../../figures/numerals.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { be, isPlural, lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { land, outdoorPlace } from '../wording/kinds.ts'
import { namesIn } from '../wording/things.ts'

const TREE =
  '(?:aspen|birch|bristlecone|cedar|cottonwood|cypress|douglas fir|elm|fir|hemlock|hickory|juniper|larch|lodgepole|madrone|maple|mesquite|oak|pecan|pine|pi[nñ]on|ponderosa|poplar|redwood|spruce|tamarack|walnut)s?'

const TREE_LIST = `(${TREE}(?:(?:, and |, | and | & |\\/)${TREE})*)`

/** Trees that stand together somewhere outside; in a room they are what something is made of. */
const GROWING = String.raw`(?:${TREE}|alder|apple|ash|beech|buckeye|catalpa|cherry|dogwood|hackberry|hawthorn|holly|lilac|linden|locust|magnolia|pear|plum|redbud|serviceberry|sumac|sweetgum|sycamore|willow)s?`
const PAIR_OUTSIDE = new RegExp(
  String.raw`^(${GROWING}) (?:and|&) (${GROWING}) ((?:along|behind|beside|by|near|around|above|below|across|at|on(?! (?:the )?(?:barn|shed|house|cabin|cottage)$)) (?:the )?(?:[a-z]+ ){0,2}(?:ridges?|ridgeline|fences?|fence line|creek|stream|river|pond|lake|shore|barn|shed|house|cabin|cottage|drive|driveway|road|lane|slopes?|hill|hillside|bank|boundary|lot line|property line|rear|back|fields?|pastures?|meadows?|ravine|draw|bottoms?|garden|lawn))$`,
  'i',
)

/** 'live oaks shading back patio': what the trees do, and no patio of oak. */
const SHADED: Readonly<Record<string, string>> = {
  shading: 'shade',
  sheltering: 'shelter',
  lining: 'line',
  framing: 'frame',
  surrounding: 'surround',
}
const SHADING = new RegExp(
  String.raw`^((?:(?:mature|old|big|tall|large|towering|heritage|live|red|white|sugar|silver|shade|fruit|two|three|four) )*(?:${GROWING}(?: trees?)?|trees?)) (${Object.keys(SHADED).join('|')}) (?:the )?((?:(?:front|back|rear|side|south|west|east|north|covered|brick|stone) )*(?:patio|deck|porch|yard|backyard|lawn|terrace|courtyard|drive|driveway|lane|street|garden|pool|house|home))$`,
  'i',
)

/** Trees. */
export const TREES: SubjectRules = {
  lines: [
    [
      SHADING,
      ([, trees = '', deed = '', place = '']) =>
        outdoorPlace(
          `${isPlural(trees) ? lower(trees) : withArticle(lower(trees))} ${isPlural(trees) ? SHADED[lower(deed)] : `${SHADED[lower(deed)]}s`} the ${lower(place)}`,
        ),
    ],
    [
      new RegExp(
        String.raw`^((?:[a-z]+ )?(?:stands|groves|thickets|rows|hedgerows)) of (${GROWING}) (?:and|&) (${GROWING})$`,
        'i',
      ),
      ([, stands = '', one = '', other = '']) =>
        land(`there are ${lower(stands)} of ${lower(one)} and ${lower(other)}`),
    ],
    [
      PAIR_OUTSIDE,
      ([, one = '', other = '', place = '']) =>
        land(`${lower(one)} and ${lower(other)} grow ${withArticles(place)}`),
    ],
    [
      /^timber (?:was )?(cut|harvested|thinned|logged)(?: in)? ((?:19|20)\d\d)(?:,? (?:and )?replanted(?: (?:in|with|to))? ([a-z ]+))$/i,
      ([, deed, year, kind]) =>
        land(`the timber was ${lower(deed)} in ${year} and replanted in ${lower(kind)}`),
    ],
    // What the trees give, and no lamp shade.
    [
      /^((?:(?:mature|big|old|heavy) )?(?:live oak|oak|elm|maple|pecan|tree|pine|cottonwood|sycamore|mesquite)) shade(?: (?:in|on|at) (?:the )?(front|back|rear|patio|deck|yard|backyard|driveway))?$/i,
      ([, trees = '', where]) =>
        outdoorPlace(
          `it has ${lower(trees)} shade${where ? ` ${/^(?:front|back|rear)$/i.test(where) ? `in ${lower(where).replace('rear', 'back')}` : `${/yard/i.test(where) ? 'in' : 'on'} the ${lower(where)}`}` : ''}`,
        ),
    ],
    [
      /^(?:a |an )?((?:[a-z]+ )*(?:oak|live oak|magnolia|pecan|maple|elm|pine|cedar|cypress|willow|redwood|palm)(?: tree)?) in (?:the )?(back|front|rear|side yard|backyard|front yard|yard)$/i,
      (match) =>
        outdoorPlace(
          `there is ${articleFor(lower(match[1]))} ${lower(match[1])} in ${/yard/i.test(match[2] ?? '') ? 'the ' : ''}${lower(match[2]).replace('rear', 'back')}`,
        ),
    ],
    [
      new RegExp(`^(timbered|wooded|forested|treed)(?:,| with| in) ${TREE_LIST}$`, 'i'),
      (match) => land(`the land is ${lower(match[1])} with ${series(namesIn(match[2]))}`),
    ],
    [
      new RegExp(`^(?:mix of |mixed )?${TREE_LIST} (?:mix|cover|woods|forest|stand)$`, 'i'),
      (match, setting) =>
        setting === 'land'
          ? land(
              `${series(namesIn(match[1]))} ${namesIn(match[1]).length > 1 ? 'cover' : 'covers'} the land`,
            )
          : null,
    ],
    [
      new RegExp(`^((?:${TREE}, )+${TREE},? (?:and|&) ${TREE})$`, 'i'),
      (match, setting) =>
        land(`${series(namesIn(match[1]))} grow on the ${setting === 'land' ? 'land' : 'lot'}`),
    ],
  ],
  commaLines: [
    [
      /^(?:(mostly|fully|partially|partly|heavily|lightly) )?wooded(?:,| with| in) ((?:[a-z]+ ){0,2}(?:(?:maples?|birch|fir|walnut|oak|pine|hardwood) trees|maples|hardwoods|pines|oaks|birches|cedars|firs|aspens|spruce|hemlocks?))$/i,
      (match) => ({
        kind: 'land',
        concept: match[1] ? null : 'timber',
        statement: `the land is ${match[1] ? `${lower(match[1])} ` : ''}wooded, with ${lower(match[2])}`,
      }),
    ],
    [
      /^((?:(?:mature|tall|large|mixed|old) )?hardwoods)$/i,
      (match, setting) =>
        setting === 'land'
          ? { kind: 'land', concept: 'timber', statement: `there are ${lower(match[1])}`, name: '' }
          : null,
    ],
  ],
  figures: [
    [
      /^((?:[a-z-]+ )*(?:fruit|shade|citrus|mature|pecan|nut) trees|(?:[a-z-]+ )*gardens?) \(([a-z ,/&+]+)\)$/i,
      (match) => {
        const kinds = (match[2] ?? '').split(/\s*[,/&+]\s*| and | /).filter(Boolean)
        return land(
          `there ${be(match[1] ?? '')} ${isPlural(match[1] ?? '') ? match[1] : withArticle(match[1] ?? '')}: ${series(kinds.map((each) => (each === 'avo' ? 'avocado' : each)))}`,
        )
      },
    ],
  ],
}
