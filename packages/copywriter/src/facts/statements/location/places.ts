import { placeNamed } from '../../names/places.ts'
import { withinPlace } from '../../places/within-place.ts'
import { isKnownWord } from '../../vocabulary/known-words.ts'
import { PLACE_NAMES } from '../../vocabulary/proper-names.ts'
import { lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { location } from '../wording/kinds.ts'
import { capitalised } from '../wording/places.ts'

/** Bodies of water and sights that a property can be near, but not in. */
const NEAR =
  /(?:River|Creek|Ocean|Sound|Mountains?|Trail|Bridge|Peaks?|Bay)$|^(?:Mount|Pikes|Longs) /

const inPlace = (name: string) => ({
  kind: 'location' as const,
  concept: null,
  statement: `it is ${withinPlace(name)}`,
  place: name,
})

/** The neighborhood or town it is in. */
export const PLACES: SubjectRules = {
  lines: [
    [
      /^(?:small )?(town|village|city) of ([\d,]+)(?: people| residents)?(?:,? (?:with )?no (stoplights?|traffic lights?|traffic))?$/i,
      ([, place = '', people, lack]) =>
        location(`it is in a ${lower(place)} of ${people}${lack ? ` with no ${lower(lack)}` : ''}`),
    ],
    [
      /^(?:city|town|county) of (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)$/iu,
      (match) =>
        location(
          `it is in the ${match[0].split(' ')[0]?.replace(/^./, (letter) => letter.toUpperCase())} of ${match[1]}`,
        ),
    ],
    [
      /^(?:in )?(?:the |an? )?([a-z][a-z ]* district) location$/i,
      (match) => location(`it is in the ${lower(match[1])}`),
    ],
  ],
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
      /^(?:[IO]TP|(?:in|out)side the perimeter)$/i,
      (match) => location(`it is ${/^i/i.test(match[0]) ? 'inside' : 'outside'} the Perimeter`),
    ],
  ],
  figures: [
    [
      /^(?:at )?(?:the )?end of (?:the )?(building|hall|street|road|lane)$/i,
      (match) => location(`it is at the end of the ${match[1]?.toLowerCase()}`),
    ],
    [
      /^(?:in )?(?:the )?(village|town|city|historic|neighborhood) (center|centre|core)$/i,
      (match) => location(`it is in the ${match[1]?.toLowerCase()} center`),
    ],
    [
      /^(\d+) ?(?:mm|mile marker)(?: by (?:the )?water)?$/i,
      (match) =>
        location(`it is at mile marker ${match[1]}${/water/i.test(match[0]) ? ' by water' : ''}`),
    ],
    [/^sidewalks$/i, told('location', null, 'the street has sidewalks')],
    [
      /^(sidewalks|streetlights|curbs) (?:and|&|\+) (sidewalks|streetlights|curbs)(?: on (?:the )?street)?$/i,
      (match) =>
        location(
          `the street has ${(match[1] ?? '').toLowerCase()} and ${(match[2] ?? '').toLowerCase()}`,
        ),
    ],
    [
      /^(?:in )?((?:north|south|east|west|northeast|northwest|southeast|southwest) \p{Lu}[\p{L}' ]+)$/iu,
      (match) =>
        (match[1] ?? '')
          .split(' ')
          .slice(1)
          .every((word) => /^\p{Lu}/u.test(word))
          ? location(`it is in ${(match[1] ?? '').replace(/^\w/, (first) => first.toUpperCase())}`)
          : null,
    ],
  ],
  statements: [
    [
      /^downtown location(?: near (?:the )?([\p{L} '-]+))?$/iu,
      ([, place]) => ({
        kind: 'location',
        statement: `it is downtown${place ? `, near ${/^\p{Lu}/u.test(place) && /[a-z]$/.test(place) ? `the ${place}` : place}` : ''}`,
      }),
    ],
    [
      /^(\p{Lu}[\p{L}']+)(?: ?\/ ?| and )(\p{Lu}[\p{L}']+) area$/u,
      ([, first = '', second = '']) => location(`it is in the ${first}/${second} area`),
    ],
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
      /^(?:in (?:the )?)?((?:[\p{L}]+ ){1,2})(section|neighborhood|area|subdivision)$/iu,
      (match) => {
        const name = (match[1] ?? '').trim()
        if (name.split(' ').some((word) => /^\p{Ll}/u.test(word) && isKnownWord(word))) return null
        const proper = name.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())
        return {
          kind: 'location',
          concept: null,
          statement: `it is in ${/section|area|neighborhood/i.test(match[2] ?? '') ? 'the ' : ''}${proper} ${(match[2] ?? '').toLowerCase()}`,
          place: proper,
        }
      },
    ],
    [
      /^(?:in )?(?:the )?((?:\p{Lu}[\p{L}'-]+ )+(?:territory|country))$/u,
      (match) => location(`it is in ${match[1]}`),
    ],
    [
      /^(?:in )?(?:the )?(old town|old city|french quarter|historic downtown|arts district|theater district|warehouse district)(?: location)?$/i,
      (match) => {
        const name = capitalised((match[1] ?? '').toLowerCase())
        if (/district|downtown/i.test(name)) return location(`it is in the ${match[1]}`)
        return {
          kind: 'location',
          concept: null,
          statement: `it is in ${/^French/.test(name) ? 'the ' : ''}${name}`,
          place: name,
        }
      },
    ],
  ],
}
