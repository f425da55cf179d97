import { conceptOfWhole } from '../concepts.ts'
import { measured } from '../measures.ts'
import { numberOf, numeral, series } from '../numerals.ts'
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
  ],
}
