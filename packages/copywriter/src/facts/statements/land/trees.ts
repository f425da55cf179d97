import { articleFor } from '@listwright/reviewer/language'
import { series } from '../../figures/numerals.ts'
import { be, isPlural, lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { land, outdoorPlace } from '../wording/kinds.ts'
import { namesIn } from '../wording/things.ts'

const TREE =
  '(?:aspen|birch|bristlecone|cedar|cottonwood|cypress|douglas fir|elm|fir|hemlock|hickory|juniper|larch|lodgepole|madrone|maple|mesquite|oak|pecan|pine|pi[nñ]on|ponderosa|poplar|redwood|spruce|tamarack|walnut)s?'

const TREE_LIST = `(${TREE}(?:(?:, and |, | and | & |\\/)${TREE})*)`

/** Trees. */
export const TREES: SubjectRules = {
  lines: [
    [
      /^timber (?:was )?(cut|harvested|thinned|logged)(?: in)? ((?:19|20)\d\d)(?:,? (?:and )?replanted(?: (?:in|with|to))? ([a-z ]+))$/i,
      ([, deed, year, kind]) =>
        land(`the timber was ${lower(deed)} in ${year} and replanted in ${lower(kind)}`),
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
