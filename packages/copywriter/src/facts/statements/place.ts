import { placeNamed, withPlaceArticle } from '../place-names.ts'
import { PLACE_NAMES } from '../proper-names.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Bodies of water and sights that a property can be near, but not in. */
const NEAR =
  /(?:River|Creek|Ocean|Sound|Mountains?|Trail|Bridge|Peaks?|Bay)$|^(?:Mount|Pikes|Longs) /

const inPlace = (name: string) => ({
  kind: 'location' as const,
  concept: null,
  statement: `it is ${/Coast$/.test(name) ? 'on' : 'in'} ${withPlaceArticle(name)}`,
  place: name,
})

/** Items that are nothing but the name of where the property is. */
export const PLACE: SubjectRules = {
  firstStatements: [
    [
      /^(?:in )?((?:55|62)\+) (?:community )?(\p{Lu}.*)$|^(?:in )?(\p{Lu}.*?),? ((?:55|62)\+)(?: community)?$/u,
      (match) => {
        const name = placeNamed(match[0])
        return name
          ? {
              kind: 'location',
              concept: null,
              statement: `it is in ${name}, a ${match[1] ?? match[4]} community`,
              place: name,
            }
          : null
      },
    ],
    [
      /^(?:in )?(?:the )?\p{Lu}.*$/u,
      (match) => {
        const name = placeNamed(
          match[0].replace(/ (?:area|neighborhood|community|subdivision|section)$/, ''),
        )
        const isArea = / (?:area|neighborhood|section)$/.test(match[0])
        if (!name || NEAR.test(name)) return null
        return isArea
          ? {
              ...inPlace(name),
              statement: `it is in the ${match[0].replace(/^in /, '').replace(/^the /, '')}`,
            }
          : inPlace(name)
      },
    ],
    [
      /^(?:ITP|inside the perimeter)$/i,
      () => ({ kind: 'location', concept: null, statement: 'it is inside the Perimeter' }),
    ],
    [
      /^(?:OTP|outside the perimeter)$/i,
      () => ({ kind: 'location', concept: null, statement: 'it is outside the Perimeter' }),
    ],
    [
      /^(\p{Lu}[\p{L} ]+|downtown|town|village|beach) (?:is )?walkable$/u,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `${/^(?:beach|village)$/.test(match[1] ?? '') ? 'the ' : ''}${match[1]} is within walking distance`,
        place: match[1] ?? '',
      }),
    ],
  ],
  statements: [
    [
      /^(?:in )?(?:the )?(\p{Lu}[\p{L}'. -]+)$/u,
      ([, name = '']) =>
        PLACE_NAMES.has(name) &&
        /(?:Hill|Hills|Park|Village|Heights|Point|Beach|North|Square|Gables|Grove|Town|Bay|Plain|Loop|Coast|Ellum|Quarter|District|Circle|Morgan|Highland|Valley)$/.test(
          name,
        ) &&
        !/^(?:Central|Prospect|Golden|Zilker)/.test(name) &&
        !NEAR.test(name.replace(/^Back Bay$/, ''))
          ? inPlace(name)
          : null,
    ],
    [
      /^(?:on )?(?:the )?(sunset|sunrise|quiet|sunny|lake|river|ocean|bay|north|south|east|west|park|creek|water) side of (?:the )?(road|street|lake|river|hill|canal|block|island|bay|highway|creek|mountain)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is on the ${match[1]?.toLowerCase()} side of the ${match[2]?.toLowerCase()}`,
      }),
    ],
    [
      /^golf[- ]cart(?:[- ]friendly)? (community|neighborhood)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is in a golf-cart ${match[1]?.toLowerCase()}`,
      }),
    ],
  ],
}
