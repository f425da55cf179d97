import { articleFor } from '@listwright/reviewer/language'
import { withArticles } from '../../nouns/with-articles.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { building, character } from '../wording/kinds.ts'

const STYLE_WORD =
  /\b(?:Revival|Victorian|Craftsman|Tudor|Colonial|Georgian|Italianate|Mediterranean|Modern|Prairie|Deco|French|Spanish|Italian|English|European|Japanese|Scandinavian|Tuscan|Federal|Eichler|LEED|Passive)\b/

/** Its style and its architect. */
export const STYLES: SubjectRules = {
  lines: [
    [
      /^(?:mid-century(?: modern)?|clean|modern) lines$/i,
      (match) => character(`it has ${lower(match[0]).replace(' modern', '')}`),
    ],
  ],
  figures: [
    [
      /^((?:brick |stone |frame |wood |stucco )?)(federal|georgian|colonial|victorian|tudor|craftsman|mediterranean|italianate|queen anne|prairie|mission|spanish|french country|contemporary|modern|traditional)[- ]style (in|on|near|off) (.+)$/i,
      (match) =>
        character(
          withArticles(
            `it is a ${(match[1] ?? '').toLowerCase()}${match[2] ?? ''}-style house ${match[3] ?? ''} ${match[4] ?? ''}`,
          ),
        ),
    ],
    [
      /^mid-century modern by (.+)$/i,
      (match) => character(`it is a mid-century modern by ${match[1]}`),
    ],
  ],
  statements: [
    [/^shingle[- ]style$/i, () => character('it is Shingle-style')],
    [
      /^((?:[a-z]+ )?(?:ranch|hacienda|mission|cottage|garden|carriage|craftsman|farmhouse|adobe|pueblo|chalet|bungalow|loft|prairie|mediterranean|tuscan|townhouse|motel))[- ]style$/i,
      (match, setting) => ({
        kind: 'character',
        concept: setting === 'multi' ? undefined : null,
        statement: `it is ${(match[1] ?? '').toLowerCase().replace(/^(?=mediterranean|tuscan|prairie)./, (letter) => letter.toUpperCase())}-style`,
      }),
    ],
    [
      /^((?:mid[- ]?century|northwest|classic|modern|contemporary) )post[- ](?:and|&)[- ]beam$/i,
      ([, manner]) =>
        character(`it is a ${lower(manner).replace(/^mid ?century/, 'mid-century')}post-and-beam`),
    ],
    [
      /^(?:(pre|post)[- ]?war|mid[- ]?century)$/i,
      ([, before]) => building(`it is ${before ? `${lower(before)}war` : 'mid-century'}`),
    ],
    [
      /^((?:desert|mountain|coastal|urban|warm|soft|organic|california|northwest|tropical|industrial) (?:modern|contemporary))$/i,
      (match) =>
        character(
          `the style is ${(match[1] ?? '').toLowerCase().replace(/^(?:california|northwest)/, (word) => word.charAt(0).toUpperCase() + word.slice(1))}`,
        ),
    ],
    [
      /^(?:an? )?((?:\p{Lu}[\p{L}.'-]+ )+(?:(?:van|von|de|der|di|la|le) )?(?:\p{Lu}[\p{L}.'-]+ ))(?:design|designed|architect)$/u,
      (match) =>
        STYLE_WORD.test(match[1] ?? '') ? null : character(`${match[1]?.trim()} designed it`),
    ],
    [
      /^((?:brick |stone |stucco |brownstone |frame )?(?:Italianate|Federal|Greek Revival|Victorian|Georgian|Queen Anne|Second Empire|brick|brownstone)) (row|row house|rowhouse|townhouse)(?: (on|in|off|at) (.+))?$/i,
      (match) => {
        const noun = /^row$/i.test(match[2] ?? '') ? 'row house' : (match[2] ?? '').toLowerCase()
        return character(
          `it is ${articleFor(match[1] ?? '')} ${match[1]} ${noun}${match[4] ? ` ${match[3]} ${match[4]}` : ''}`,
        )
      },
    ],
    [
      /^((?:\p{Lu}[\p{L}.'-]+ ){2,4})arch(?:itect)?$/u,
      (match) => character(`${match[1]?.trim()} designed it`),
    ],
  ],
}
