import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import { series } from '../../figures/numerals.ts'
import { DIRECTIONS } from '../../vocabulary/directions.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { character } from '../wording/kinds.ts'

const direction = (typed: string | undefined): string => {
  const lower = (typed ?? '').toLowerCase()
  return DIRECTIONS[lower] ?? lower
}

/** Which way it faces. */
export const EXPOSURES: SubjectRules = {
  lines: [
    // 'great room with west-facing windows'
    [
      /^((?:[a-z]+ )?(?:room|kitchen|den|study|office|library|suite|bedroom|loft|sunroom|studio|nook)) with ((?:large |big |tall |oversized )?)(north|south|east|west|southeast|southwest|northeast|northwest)[- ]facing windows$/i,
      ([, place = '', size, side], setting) => ({
        kind: 'room',
        concept: conceptOfWhole(place, setting)?.name ?? null,
        statement: `the ${lower(place)} has ${lower(size)}${lower(side)}-facing windows`,
        name: lower(place),
        tail: `with ${lower(size)}${lower(side)}-facing windows`,
      }),
    ],
    [
      /^(?:\d |two |three |four )?exposures?:? ([NSEW](?:(?:, ?| and | & ?)[NSEW]){1,3})$/i,
      ([, sides = '']) =>
        character(
          `there are exposures to the ${series(sides.split(/, ?| and | & ?/).map((side) => DIRECTIONS[lower(side)] ?? side))}`,
        ),
    ],
    [
      /^(?:great |good |lots of |bright )?(natural light|sunlight|sun|light) (all day|in the mornings?|in the afternoons?|throughout the day)(?: long)?$/i,
      (match) => character(`it gets ${lower(match[1])} ${lower(match[2])}`),
    ],
    [
      /^(north|south|east|west)(?:ern)?[- ]facing,? (?:with )?(?:(?:lots|plenty) of )?((?:(?:morning|afternoon|evening|all-day) )?(?:sun|light|sunlight|natural light|sunshine))$/i,
      (match) => character(`it faces ${lower(match[1])} and gets ${lower(match[2])}`),
    ],
  ],
  figures: [
    [
      /^(N|S|E|W|SE|SW|NE|NW) (?:\+|and|&) (N|S|E|W) exposures?$/i,
      (match) => character(`it faces ${direction(match[1])} and ${direction(match[2])}`),
    ],
    [
      /^(?:faces |facing )?(N|S|E|W|NE|NW|SE|SW)[- ]facing$/i,
      (match) => character(`it faces ${direction(match[1])}`),
    ],
    [
      /^sunny (north|south|east|west|southern|northern|eastern|western) exp(?:osures?)?$/i,
      (match) =>
        character(
          `it has a ${/sunny/i.test(match[0]) ? 'sunny ' : ''}${(match[1] ?? '').toLowerCase().replace(/ern$/, '')}ern exposure`,
        ),
    ],
    [
      /^(front|rear|street|garden|courtyard|south|north|east|west)[- ]facing,? (?:and )?(quiet|sunny|bright)$/i,
      (match) =>
        character(`it is ${match[1]?.toLowerCase()}-facing and ${match[2]?.toLowerCase()}`),
    ],
  ],
  statements: [
    // One note is told in one sentence: 'east exposure with lake glimpses'.
    [
      /^(?:the )?(north|south|east|west|southeast|southwest|northeast|northwest)(?:ern)?(?: exposure|[- ]facing),? with ((?:[a-z]+ )?(?:canal|river|lake|ocean|bay|harbor|water|mountain|city|skyline|valley|creek|pond|park|golf course)) (glimpse|peek)s?$/i,
      ([, side, sight = '', look]) => {
        const seen = lower(sight)
        return character(
          `it faces ${lower(side)}, with ${lower(look)}s ${/^peek$/i.test(look ?? '') ? 'at' : 'of'} the ${seen === 'mountain' ? 'mountains' : seen}`,
        )
      },
    ],
    [
      /^(north|south|east|west|northeast|northwest|southeast|southwest) and (north|south|east|west|northeast|northwest|southeast|southwest) exposures?$/i,
      (match, setting) =>
        setting === 'home'
          ? character(`it faces ${match[1]?.toLowerCase()} and ${match[2]?.toLowerCase()}`)
          : null,
    ],
    [
      /^(?:the )?(north|south|east|west|southeast|southwest|northeast|northwest)(?:ern)? exposures?$/i,
      (match, setting) => ({
        kind: 'character',
        concept: conceptOfWhole(match[0], setting)?.name ?? null,
        statement: `it faces ${(match[1] ?? '').toLowerCase()}`,
        name: `${(match[1] ?? '').toLowerCase()}ern exposure`,
      }),
    ],
    [
      /^(north|south|east|west|southeast|southwest|northeast|northwest)(?:ern)?[- ]facing(?: (?:unit|windows|exposure))?$/i,
      (match, setting) => {
        const side = (match[1] ?? '').toLowerCase()
        return {
          kind: 'character',
          concept: conceptOfWhole(`${side} facing`, setting)?.name ?? null,
          statement: /windows/i.test(match[0]) ? `the windows face ${side}` : `it faces ${side}`,
        }
      },
    ],
  ],
}
