import { articleFor } from '@listwright/reviewer/language'
import type { SubjectRules } from './subject-rules.ts'
import { SHORT_PLACE_NAME } from './wording/places.ts'

const STYLES =
  'Queen Anne|Victorian|Tudor|Craftsman|Colonial|Italianate|Greek Revival|Georgian|Foursquare|Federal|Second Empire'

/** Every word of a name but its article. */
const inCapitals = (name: string): string =>
  name.replace(/(?<![\p{L}'])(?!the\b)\p{Ll}/gu, (letter) => letter.toUpperCase())

/** The building that the property is, or lies in, with the place where it stands. */
export const WHEREABOUTS: SubjectRules = {
  statements: [
    [
      new RegExp(
        `^((?:[A-Za-z-]+ ){0,2}(?:elevator|walk-up|doorman|prewar|brick|loft|boutique|garden)) building in (?:the )?(${SHORT_PLACE_NAME})( neighborhood| district| area)?$`,
        'u',
      ),
      (match, setting) => {
        const building = `${(match[1] ?? '').toLowerCase()} building`
        const place = match[3] ? `the ${match[2]}${match[3]}` : match[2]
        return {
          kind: 'building',
          concept: null,
          statement: `it is ${setting === 'flat' ? 'in ' : ''}${articleFor(building)} ${building} in ${place}`,
          place: match[2] ?? '',
        }
      },
    ],
    [
      new RegExp(`^(${SHORT_PLACE_NAME})[- ]?(front|side|view)? (high|mid|low)[- ]rise$`, 'u'),
      (match, setting) =>
        setting === 'flat' && match[2]
          ? {
              kind: 'building',
              concept: null,
              statement: `it is in ${articleFor(match[1] ?? '')} ${match[1]}-${match[2]} ${match[3]}-rise`,
            }
          : null,
    ],
    [
      new RegExp(
        `^(\\p{Lu}[\\p{L}']+(?: [\\p{L}']+){0,2}) (district|dist|hill|heights|park|village|square) (${STYLES})$`,
        'iu',
      ),
      (match) => {
        const isDistrict = /^dist/i.test(match[2] ?? '')
        const place = isDistrict ? `the ${match[1]} district` : `${match[1]} ${match[2]}`
        return {
          kind: 'character',
          concept: null,
          statement: `it is ${articleFor(match[3] ?? '')} ${match[3]} in ${inCapitals(place)}`,
        }
      },
    ],
    [
      /^((?:(?:mixed[- ]use|brick|stone|commercial|retail|historic|downtown|two-story|three-story|four-story) )+)block$/i,
      (match, setting) => {
        if (setting !== 'commercial' && setting !== 'multi') return null
        const block = `${match[1]?.toLowerCase().replace('mixed use', 'mixed-use')}block`
        return { kind: 'building', concept: null, statement: `it is ${articleFor(block)} ${block}` }
      },
    ],
    [
      new RegExp(
        `^(?:the )?(${SHORT_PLACE_NAME}(?: and (?:the )?${SHORT_PLACE_NAME})?) (?:are |is )?(?:right )?outside (?:your|the) door$`,
        'u',
      ),
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `${match[1]} ${/ and /.test(match[1] ?? '') ? 'are' : 'is'} right outside`,
        place: match[1] ?? '',
      }),
    ],
  ],
}
