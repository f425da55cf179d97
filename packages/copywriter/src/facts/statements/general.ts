import { conceptOfWhole } from '../concepts.ts'
import { measured } from '../measures.ts'
import { numberOf, numeral, series } from '../numerals.ts'
import { listed } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Everything else that is a clause: what it backs to, what stays, what is not there. */
export const GENERAL: SubjectRules = {
  statements: [
    [
      /^rail[- ]served(?: by)?(?: (.+))?$/i,
      (match, setting) => ({
        kind: 'building',
        concept: conceptOfWhole('rail served', setting)?.name ?? null,
        statement: `it is rail-served${match[1] ? ` by ${match[1]}` : ''}`,
      }),
    ],
    [
      /^((?:fully |partially )?)fenced(?: in)?$/i,
      (match, setting) =>
        setting === 'land' || setting === 'commercial'
          ? null
          : {
              kind: 'outdoor place',
              concept: 'fenced yard',
              statement: `the yard is ${(match[1] ?? '').toLowerCase()}fenced`,
            },
    ],
    [
      /^(adobe|(?:all |solid )?brick|(?:solid )?masonry|concrete block|log|steel frame|wood frame|timber frame|block|stucco) ?(?:construction|built)?$/i,
      (match, setting) =>
        /construction|built/i.test(match[0]) || /^(?:adobe|all brick|solid brick)$/i.test(match[0])
          ? {
              kind: 'building',
              concept: conceptOfWhole(match[0], setting)?.name ?? null,
              statement: `it is ${/adobe/i.test(match[0]) ? 'adobe' : `of ${match[0].toLowerCase().replace(/ built$/, ' construction')}`}`,
            }
          : null,
    ],
    [/^former (.+)$/i, (match) => ({ kind: 'building', statement: `it is a former ${match[1]}` })],
    [
      /^(first|second|third|fourth|fifth|ground|\d+th|2nd|3rd|1st)[- ]floor,? (rear|front)(?: unit| apartment)?$/i,
      (match) => ({
        kind: 'building',
        statement: `it is on the ${measured(match[1] ?? '')} floor, at the ${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^((?:[A-Z0-9][ ,/]+){1,6}(?:and )?[A-Z0-9])[ -]trains?$/,
      (match) => {
        const lines = (match[1] ?? '').split(/[ ,/]+|\band\b/).filter(Boolean)
        return {
          kind: 'location',
          concept: 'near transit',
          statement: `the ${series(lines)} trains are nearby`,
          text: `${series(lines)} trains`,
        }
      },
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
    [
      /^((?:heavily|partly|partially|mostly|gently|slightly) )?(wooded|treed|rolling|sloped|sloping|hilly|level|flat|usable|cleared|open|timbered)(?: and (wooded|open|cleared|rolling|level|usable))?(?: (?:lot|land|terrain|topography|acreage))?$/i,
      (match, setting) => {
        if (setting !== 'land' && !match[1] && /lot|land|acreage$/i.test(match[0])) return null
        const words = match[0]
          .toLowerCase()
          .replace(/ (?:lot|land|terrain|topography|acreage)$/, '')
        const whole = conceptOfWhole(match[0], setting) ?? conceptOfWhole(words, setting)
        return {
          kind: 'land',
          concept: whole?.name ?? null,
          statement: `the ${setting === 'land' ? 'land' : 'lot'} is ${words}`,
        }
      },
    ],
    [
      /^(?:great |good |excellent )?((?:[a-z-]+(?:, |,? and | or |\/))*[a-z-]+) hunting$|^(deer|elk|turkey|whitetail|duck|quail|hogs?|bear|moose|pheasant)(?:(?:, |,? and | \+ |\/)(deer|elk|turkey|whitetail|duck|quail|hogs?|bear|moose|pheasant))+$/i,
      (match) => {
        const list = listed((match[1] ?? match[0]).toLowerCase())
        return {
          kind: 'land',
          concept: 'hunting',
          statement: `there is hunting for ${series(list)}`,
          list,
        }
      },
    ],
    [
      /^(?:traffic counts?:? (?:of |is )?)?((?:approx(?:imately)?|about|around) )?(\d[\d,]*)\+?(?: (?:vehicles|cars)(?: (?:per|a) day)?| AADT| ADT| daily traffic)?$/i,
      (match) => {
        const value = numberOf(match[2] ?? '')
        if (value === null || !/traffic|vehicles|cars|AADT|ADT/i.test(match[0])) return null
        const about = match[1] ? 'about ' : ''
        return {
          kind: 'location',
          concept: match[1] ? null : 'traffic count',
          statement: `the traffic count is ${about}${numeral(value)} vehicles a day`,
          count: value,
          text: `traffic count of ${about}${numeral(value)} vehicles a day`,
        }
      },
    ],
    [
      /^(?:a )?(vanilla shell|vanilla box|white box|warm shell|cold shell|dark shell|gray shell)(?: (?:condition|space))?$/i,
      (match) => ({
        kind: 'condition',
        concept: 'white box',
        statement: `it is a ${(match[1] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^on (?:the )?(national |state |local )?(?:historic )?register(?: of historic places)?$/i,
      (match) => ({
        kind: 'character',
        concept: 'historic designation',
        statement: `it is on the ${/national/i.test(match[0]) ? 'National Register of Historic Places' : `${(match[1] ?? '').toLowerCase()}historic register`}`,
      }),
    ],
    [
      /^(?:designated |registered )?(?:historic |city |local |national )?landmark(?:ed)?$|^registered historic home$/i,
      (match) => ({
        kind: 'character',
        concept: 'historic designation',
        statement: /landmarked/i.test(match[0])
          ? 'it is landmarked'
          : 'it is a designated landmark',
      }),
    ],
    [
      /^BLM (?:land )?(?:is )?on (\w+) sides?$/i,
      (match) => ({
        kind: 'land',
        concept: 'public land adjoining',
        statement: `BLM land is on ${numeral(numberOf(match[1] ?? '') ?? 2)} ${numberOf(match[1] ?? '') === 1 ? 'side' : 'sides'}`,
        text: `BLM on ${numeral(numberOf(match[1] ?? '') ?? 2)} sides`,
      }),
    ],
  ],
}
