import { articleFor } from '@listwright/reviewer/language'
import { withArticles } from '../../nouns/with-articles.ts'
import { placeWithArticle } from '../../places/place-with-article.ts'
import { withinPlace } from '../../places/within-place.ts'
import { DIRECTIONS } from '../../vocabulary/directions.ts'
import { isCommonWord } from '../../vocabulary/known-words.ts'
import { PLACE_NAMES } from '../../vocabulary/proper-names.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { location } from '../wording/kinds.ts'
import { SHORT_PLACE_NAME } from '../wording/places.ts'

/** Kinds of location that say something; 'great' and 'prime' do not. */
const SETTING =
  'commuter|central|rural|country|village|in-town|suburban|beach|lakeside|riverside|hilltop|mountain|end-of-street|dead-end'
const SIDE = String.raw`(?:far |near )?(?:north|south|east|west|northeast|northwest|southeast|southwest)(?:ern)? ?(?:side|end)`

/** Where in its town it is: 'Eastown location', 'west side near Target and bus line'. */
export const SIDES_AND_SETTINGS: SubjectRules = {
  lines: [
    [
      new RegExp(
        // 'Central West End' begins an entry, and so has lost its first capital; 'quiet Back Bay location' is in Back Bay.
        `^(?:(?:quiet|prime|coveted|premier|great|ideal|convenient|walkable) )?(${SHORT_PLACE_NAME}|central West End) [Ll]ocation$`,
        'u',
      ),
      ([, typed = '']) => {
        const name = typed.replace(/^c/, 'C')
        // 'Short North location': two capitals before a small letter are those of a name, whatever the words.
        return !name.includes(' ') && isCommonWord(name.toLowerCase()) && !PLACE_NAMES.has(name)
          ? null
          : { ...location(`it is ${withinPlace(name)}`), place: name }
      },
    ],
    [
      new RegExp(`^(?:an? )?(${SETTING}) location$`, 'i'),
      ([, setting]) =>
        location(`it is in ${articleFor(lower(setting))} ${lower(setting)} location`),
    ],
    [
      /^dark[- ]sky (area|community|zone)$/i,
      ([, area]) => location(`it is in a dark-sky ${lower(area)}`),
    ],
    [
      new RegExp(`^(?:in )?(?:the )?(${SHORT_PLACE_NAME}|downtown) (NE|NW|SE|SW) quadrant$`, 'u'),
      ([, name, side]) => location(`it is in the ${DIRECTIONS[lower(side)]} quadrant of ${name}`),
    ],
    [
      /^(?:in )?(?:the )?((?:medical|tech|technology|arts|business|research|hospital|university|retail|restaurant|industrial|logistics) corridor|(?!heart )(?:[\p{L}']+ ){1,3}hunt territory)((?: (?:near|of|by) .+)?)$/iu,
      ([, name = '', near = '']) =>
        / Hunt territory$/.test(name)
          ? null
          : location(`it is in the ${name}${withArticles(near)}`),
    ],
    [
      new RegExp(
        `^(?:on (?:the )?)?(${SIDE})(?: of (town|the city))?(?:,? (?:near|close to|by) (.+))?$`,
        'i',
      ),
      ([, side, town, near]) => {
        const place = `it is on the ${lower(side)}${town ? ` of ${lower(town)}` : ''}`
        return location(near ? `${place}, near ${placeWithArticle(near)}` : place)
      },
    ],
  ],
}
