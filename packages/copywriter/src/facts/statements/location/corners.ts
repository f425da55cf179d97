import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../../figures/measures.ts'
import { inLine, lower, type Told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { building, location } from '../wording/kinds.ts'

/** 'Beach side of A1A', 'Diamond Head side', 'south end of island'. */
const SIDE_OF =
  /^(?:(?:on|at) )?(?:the )?((?:\p{L}[\p{L}'-]* ){1,3})(side|end)(?: of (?:the )?(.+))?$/u
/** Words that speak of a side of something else, or of none in particular. */
const NO_SIDE =
  /\b(?:one|each|both|other|either|every|all|in|on|at|by|with|and|or|no|to|from|high|low|wrong|better|dead|deep|shallow|open|high-?|top|front|rear|book|week|year|month|up|down)\b/i
/** What lies on one side of a home. */
const LIES_BESIDE =
  /^(?:courtyard|beach|canal|garden|golf|marina|mountain|makai|mauka|pool|gulf|harbor|pond|forest|woods|street|alley|city|downtown|valley|sea|waterfront|riverfront|interior|exterior|plaza|square|boardwalk|dune|preserve|fairway|windward|leeward|ewa|sound|cove|greenbelt|trail)$/i

const sideOf = ([, typed = '', end = '', whole = '']: RegExpExecArray): Told | null => {
  const words = typed.trim()
  const isName = /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(words)
  if (NO_SIDE.test(words) || !(whole || isName || LIES_BESIDE.test(words))) return null
  const side = isName ? words : inLine(words)
  const isRoad = /^\p{Lu}|\d/u.test(whole) || /^(?:town|downtown|campus)$/i.test(whole)
  const of = whole ? ` of ${isRoad ? whole : `the ${whole}`}` : ''
  return location(`it is ${end === 'end' ? 'at' : 'on'} the ${side} ${end}${of}`)
}

/** On which corner or side of the street it is. */
export const CORNERS: SubjectRules = {
  lines: [
    // 'southwest corner of twelfth floor'
    [
      /^(?:on )?(?:the )?((?:north|south)(?:east|west)|front|back|rear) corner of (?:the )?((?:[a-z]+|\d{1,2}(?:st|nd|rd|th)) floor)$/i,
      ([, corner, floor = '']) =>
        location(`it is on the ${lower(corner)} corner of the ${measured(lower(floor))}`),
    ],
    // 'Larkspur trail behind lot', which the home is not on.
    [
      /^(?:the )?((?:\p{Lu}[\p{L}']+ ){0,3}|(?:[a-z-]+ ){0,2})([Tt]rail|[Gg]reenway|[Bb]ikeway|[Pp]ath|[Bb]ike path) (behind|beside|along|next to) (?:the )?(lot|house|home|property|yard|building)$/u,
      ([, name = '', way = '', where, what = '']) =>
        location(
          /^\p{Lu}/u.test(name)
            ? `the ${name}${way} is ${where} the ${what}`
            : `there is ${withArticle(`${name}${way}`)} ${where} the ${what}`,
        ),
    ],
    // The light stands at the corner: 'corner lot with traffic signal'.
    [
      /^(?:on )?(?:an? )?((?:hard |busy )?corner (?:lot|site|parcel|location)) (?:with|at) (?:an? |the )?((?:traffic )?(?:signal|light)|signalized intersection|stop ?light)$/i,
      ([typed, lot = '', signal = '']) =>
        location(
          `it is on a ${lower(lot)} ${/ at /i.test(typed ?? '') ? 'at' : 'with'} ${articleFor(signal)} ${lower(signal)}`,
        ),
    ],
    // One statement, as the exposures are those of the corner: 'corner unit with two exposures'.
    [
      /^(?:an? )?((?:corner|end) (?:unit|residence|apartment|condo|home|loft)),? with ((?:two|three|four|several|multiple|dual|double|triple|2|3) exposures|(?:north|south|east|west)(?:,? (?:and )?(?:north|south|east|west))* exposures?)$/i,
      ([, unit = '', exposures = '']) =>
        building(
          `it is ${articleFor(unit)} ${lower(unit)} with ${lower(exposures).replace(/^2/, 'two').replace(/^3/, 'three')}`,
        ),
    ],
  ],
  statements: [
    [
      /^(northeast|northwest|southeast|southwest) corner$/i,
      (match, setting) =>
        building(
          setting === 'flat'
            ? `it is a ${(match[1] ?? '').toLowerCase()}-corner unit`
            : `it is on the ${(match[1] ?? '').toLowerCase()} corner`,
        ),
    ],
    [
      /^(?:on (?:an? )?)?(?:hard |lighted |signalized |lit )?corner with (?:a )?(?:traffic )?signal$|^(?:on (?:an? )?)?(?:signalized|lighted) (?:corner|intersection)$/i,
      (match) =>
        location(
          `it is ${/intersection/i.test(match[0]) ? 'at a signalized intersection' : 'on a signalized corner'}`,
        ),
    ],
    [
      /^(?:on )?(?:a )?(hard |signalized |lighted |busy |prime )?corner(?: location| site)?$/i,
      (match) =>
        location(`it is on a ${(match[1] ?? '').toLowerCase().replace('prime ', '')}corner`),
    ],
    [
      /^(?:on )?(?:a )?(quiet |private |wooded |tree-lined )?(cul[- ]de[- ]sac|dead[- ]end)(?: street| road| location)$/i,
      (match) =>
        location(
          `it is on a ${(match[1] ?? '').toLowerCase()}${/dead/i.test(match[2] ?? '') ? 'dead-end street' : 'cul-de-sac'}`,
        ),
    ],
    [
      /^(?:on )?(?:the )?(sunset|sunrise|quiet|sunny|lake|river|ocean|bay|north|south|east|west|park) side$/i,
      (match) => location(`it is on the ${(match[1] ?? '').toLowerCase()} side`),
    ],
    [SIDE_OF, sideOf],
    [
      /^(?:at (?:the )?)?(?:NE |NW |SE |SW |hard )?corner of (.+)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is at the ${match[0].replace(/^at (?:the )?/i, '')}`,
        place: match[1] ?? '',
      }),
    ],
    [
      /^(?:on )?(?:a )?(hard )?corner with (?:a |the )?((?:traffic )?light)$/i,
      (match) =>
        location(
          `it is on a ${(match[1] ?? '').toLowerCase()}corner with a ${(match[2] ?? '').toLowerCase()}`,
        ),
    ],
    [
      /^(?:on )?(?:a |the )?(landmarked|tree-lined|quiet|one-way|historic) block$/i,
      (match) => location(`it is on a ${(match[1] ?? '').toLowerCase()} block`),
    ],
  ],
}
