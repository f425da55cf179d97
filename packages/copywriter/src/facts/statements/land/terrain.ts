import { articleFor } from '@listwright/reviewer/language'
import { withArticles } from '../../nouns/with-articles.ts'
import { be, lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { land } from '../wording/kinds.ts'

const SOIL =
  '(?:sandy|clay|silt|silty|rich|deep|black|gravelly|rocky|dark|loamy) (?:(?:sandy|clay|silt|black) )?(?:loam|clay|sand|topsoil|gravel)'

/** Slopes, elevation and soil. */
export const TERRAIN: SubjectRules = {
  lines: [
    [
      /^(hilltop|hillside|ridge ?top|mountaintop|bluff ?top)(?: (?:setting|location|site))?$/i,
      ([, top = ''], setting) =>
        setting === 'land' || setting === 'home'
          ? land(`it is on ${withArticle(lower(top).replace(/ (?=top$)/, ''))}`)
          : null,
    ],
    [
      /^(?:private )?island$/i,
      (match, setting) =>
        setting === 'land' ? land(`it is ${withArticle(lower(match[0]))}`) : null,
    ],
    [
      /^(?:on (?:an? |the )?)?((?:(?:gently|mostly|heavily|partly) )?(?:wooded|open|cleared|grassy|rolling|private|secluded|sunny|treed|level|flat|quiet) )(hilltop|hillside|ridge|ridgetop|knoll|bluff|bench|slope|meadow|valley|hollow|peninsula|point|plateau)((?: (?:above|over|overlooking|along|near|at) .+)?)$/i,
      ([, look = '', place = '', rest = ''], setting) =>
        setting === 'land' || setting === 'home'
          ? land(
              `it is ${/^(?:meadow|valley|hollow)$/i.test(place) ? 'in' : 'on'} ${articleFor(look)} ${lower(look)}${lower(place)}${withArticles(rest)}`,
            )
          : null,
    ],
    [
      /^(?:precision|laser)[- ](leveled|graded)$/i,
      (match) => land(`it is ${lower(match[0]).replace(' ', '-')}`),
    ],
    [
      /^(rolling|level|gently rolling|sloping|flat|gently sloping|hilly|steep)(?:,| and)? (mostly|partially|partly|all|fully|heavily) (wooded|cleared|open|fenced|pasture|treed)$/i,
      (match) =>
        land(
          `the land is ${lower(match[1])} and ${lower(match[2]).replace(/^all$/, 'fully')} ${lower(match[3])}`,
        ),
    ],
  ],
  firstFigures: [
    [
      /^(good|excellent|suitable|clean) (gravel|soils?|sand|drainage|perc|bedrock) (?:per|according to) (?:the )?(.+)$/i,
      ([, quality = '', thing = '', source = '']) =>
        land(
          `there ${/s$/i.test(thing) ? 'are' : 'is'} ${quality.toLowerCase()} ${thing.toLowerCase()}, according to the ${source}`,
        ),
    ],
  ],
  figures: [
    [
      /^(?:(?:property|land|site) (?:is |sits )?)?high and dry$/i,
      (_, setting) => land(`the ${setting === 'land' ? 'land' : 'lot'} is high and dry`),
    ],
    [
      new RegExp(`^(${SOIL}|loam|clay)(?: soils?)?$`, 'i'),
      ([, soil = ''], setting) =>
        setting === 'land' ? land(`the soil is ${soil.toLowerCase()}`) : null,
    ],
    [
      /^elevation(?: of)? (\d[\d,]*) (?:feet|foot)$/i,
      (match) => land(`the elevation is ${match[1]} feet`),
    ],
    [
      /^(flat|level|gently rolling|rolling|gentle|gently sloping|sloping|steep|open|wooded) to (flat|level|gently rolling|rolling|gentle|gently sloping|sloping|steep|open|wooded|hilly)(?: terrain| topography| land| ground)?$/i,
      (match) => land(`the land is ${lower(match[1])} to ${lower(match[2])}`),
    ],
    [
      /^(gentle|level|flat|gradual|steep) (walk|path|slope|stroll) to (?:the )?(water|lake|beach|river|dock|shore)$/i,
      (match) =>
        land(
          `the ${match[2]?.toLowerCase()} to the ${match[3]?.toLowerCase()} is ${match[1]?.toLowerCase()}`,
        ),
    ],
    [
      /^(gentle|steep|moderate|slight|gradual) slope$/i,
      (match) => land(`the slope is ${match[1]?.toLowerCase()}`),
    ],
  ],
  statements: [
    [
      /^steep (slope|lot|driveway|drive|terrain|grade|stairs)$/i,
      (match) => land(`${subjectOf((match[1] ?? '').toLowerCase())} ${be(match[1] ?? '')} steep`),
    ],
  ],
}
