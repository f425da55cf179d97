import { withArticles } from '../../nouns/with-articles.ts'
import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { building } from '../wording/kinds.ts'

const LOOK =
  'garden-style|garden|[a-z]+-style|brick|stone|stucco|limestone|frame|shingled?|prewar|pre-war|historic|classic|vintage|restored|converted|handsome|(?:two|three|four|five|six|[2-6])-story|low-rise|mid-rise|early|1[89]\\d0s|19[0-4]\\d'
const STYLES =
  'colonial|tudor|georgian|federal|victorian|craftsman|mediterranean|italianate|art deco|beaux[- ]arts|queen anne|second empire|gothic|mission|moderne|edwardian|spanish'
const STYLE_OF_A_BUILDING = new RegExp(
  `^(?:an? )?((?:(?:${LOOK}) )+)((?:${STYLES})(?: revival)?)(?:[- ]style)?(?: (building|low-rise|mid-rise|complex|walk-up))?$`,
  'i',
)

/** What a building may have been before people lived in it. */
const ONCE =
  '(?:factory|mill|hotel|cannery|warehouse|school|schoolhouse|brewery|bakery|firehouse|hospital|bank|store|theater|foundry|depot|church|chapel|convent|armory|monastery|gristmill|creamery|laundry|station)'

/** A condo does not have its building, it is in it: 'in a garden-style brick Colonial building'. */
export const BUILDING_STYLES: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(?:an? )?((?:former|converted|restored|repurposed) (?:[a-z-]+ ){0,2}${ONCE})(?:((?: (?:in|on|near|at|along|above) (?:the )?(?!(?:grounds|property|lot)\\b)(?!.*\\b(?:floor|level|basement)$)[\\p{L}' -]+)?)|,? ((?:converted|built|rebuilt|restored|renovated|rehabbed|rewired)(?: in)? (?:1[89]|20)\\d\\d))$`,
        'iu',
      ),
      ([, was = '', place = '', deed = ''], setting) => {
        if (!place && (!deed || setting !== 'flat')) return null
        const done = deed ? ` ${lower(deed).replace(/ (?:in )?(?=\d{4}$)/, ' in ')}` : ''
        return building(
          `it is ${setting === 'flat' ? 'in ' : ''}${withArticle(lower(was))}${withArticles(place)}${done}`,
        )
      },
    ],
    [
      STYLE_OF_A_BUILDING,
      ([, look = '', style = '', noun], setting) =>
        setting === 'flat'
          ? building(
              `it is in ${withArticle(`${lower(look)}${inCapitals(style)} ${lower(noun) || 'building'}`)}`,
            )
          : null,
    ],
    [
      /^(?:an? )?((?:(?:brick|stone|limestone|stucco|prewar|historic|classic|vintage|garden-style) )+)(low|mid|high)[- ]?rise$/i,
      ([, look = '', height = ''], setting) =>
        setting === 'flat'
          ? building(`it is in ${withArticle(`${lower(look)}${lower(height)}-rise`)}`)
          : null,
    ],
  ],
}

const inCapitals = (style: string): string =>
  lower(style)
    .replace('-', ' ')
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    .replace('Beaux Arts', 'Beaux-Arts')
