import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../measures.ts'
import { numberOf } from '../numerals.ts'
import type { SubjectRules } from './subject-rules.ts'
import { count } from './wording/counts.ts'
import { isA } from './wording/things.ts'

/** The home typed among its own features: told as what it is, never as something it has. */
export const RESIDENCE: SubjectRules = {
  statements: [
    [
      /^((?:medical|dental|office|retail|industrial|veterinary) building|freestanding(?: building)?)$/i,
      (match, setting) =>
        setting === 'commercial'
          ? {
              kind: 'building',
              concept: null,
              statement: /^freestanding$/i.test(match[0])
                ? 'it is freestanding'
                : isA(match[0].toLowerCase()),
            }
          : null,
    ],
    [
      /^((?:prewar |renovated |estate-condition )?(?:classic|junior) (?:six|seven|eight|five|four|[4-8]))(?: prewar)?$/i,
      (match, setting) =>
        setting === 'flat'
          ? {
              kind: 'building',
              concept: null,
              statement: isA(
                `${/ prewar$/i.test(match[0]) ? 'prewar ' : ''}${(match[1] ?? '').toLowerCase().replace(/[4-8]$/, (digit) => count(digit))}`,
              ),
            }
          : null,
    ],
    [
      /^((?:north|south|east|west|street|courtyard|garden|park|river)[- ]facing|floor[- ]through|garden|parlor[- ]floor|top[- ]floor|sunny|bright|penthouse-level) ((?:brownstone |prewar )?(?:studio|apartment|duplex|floor-through|triplex|simplex|one-bedroom|two-bedroom))$/i,
      (match, setting) =>
        setting === 'flat'
          ? {
              kind: 'building',
              concept: null,
              statement: isA(
                `${(match[1] ?? '').toLowerCase().replace(' ', '-')} ${(match[2] ?? '').toLowerCase()}`,
              ),
            }
          : null,
    ],
    [
      /^(interior|middle|inside) unit$/i,
      (match, setting) =>
        setting === 'home'
          ? { kind: 'building', concept: null, statement: isA(match[0].toLowerCase()) }
          : null,
    ],
    [
      /^direct (gulf|ocean|lake|bay|river|beach)-?front$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is directly on the ${/gulf/i.test(match[1] ?? '') ? 'Gulf' : (match[1] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(north|south|east|west)-facing for (sunsets|sunrises|sunset|sunrise|light|sun|morning sun|afternoon sun)(?: views)?$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it faces ${(match[1] ?? '').toLowerCase()}, for ${(match[2] ?? '').toLowerCase().replace(/^(sunset|sunrise)$/, '$1s')}`,
      }),
    ],
    [
      /^(?:the )?(\p{L}+|\d+(?:st|nd|rd|th)) floor of (?:an? |the )?(.+)$/iu,
      (match, setting) =>
        setting === 'flat'
          ? {
              kind: 'building',
              concept: null,
              statement: `it is the ${measured((match[1] ?? '').toLowerCase())} floor of ${articleFor(match[2] ?? '')} ${match[2]}`,
            }
          : null,
    ],
    [
      /^(upper|lower)(?: unit| flat| half)? of (?:an? )?(double|duplex|two-family|triplex|two-flat|house)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is the ${(match[1] ?? '').toLowerCase()} unit of a ${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(upper|lower|front|rear|garden|loft-style|townhouse-style|end|interior|middle|bi-level) (unit|apartment|condo|flat|residence)$/i,
      (match, setting) =>
        setting === 'flat' && match[0].toLowerCase() !== 'end unit'
          ? { kind: 'building', concept: null, statement: isA(match[0].toLowerCase()) }
          : null,
    ],
    [
      /^((?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th)))[- ]floor (unit|apartment|condo|flat)$/i,
      (match, setting) =>
        setting === 'flat'
          ? {
              kind: 'building',
              concept: null,
              statement: isA(
                `${measured((match[1] ?? '').toLowerCase())}-floor ${(match[2] ?? '').toLowerCase()}`,
              ),
            }
          : null,
    ],
    [
      /^(sunny|bright|large|spacious|renovated|updated|corner|true|convertible) (one|two|three|\d)[- ]bed(?:room)?$/i,
      (match, setting) =>
        setting === 'flat'
          ? {
              kind: 'building',
              concept: null,
              statement: isA(`${(match[1] ?? '').toLowerCase()} ${count(match[2])}-bedroom`),
            }
          : null,
    ],
    [
      /^((?:[\p{L}-]+ ){0,4}(?:cottage|house|home|cabin|camp|bungalow|ranch)) ((?:raised|elevated|built|set|perched) (?:(?:\w+ feet )?(?:on|above|over|into) .+))$/iu,
      (match) =>
        /\b(?:guest|pool|bunk|play|tree|carriage)\b/i.test(match[1] ?? '')
          ? null
          : {
              kind: 'character',
              concept: null,
              statement: `${isA(match[1] ?? '')} ${match[2] ?? ''}`,
            },
    ],
    [
      /^((?:passive[- ]solar|custom|brick|stucco|adobe|updated|classic|modern|contemporary|new|old|true|traditional) )(\p{L}+(?: \p{L}+)?)[- ]style$/iu,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: isA(`${(match[1] ?? '').toLowerCase()}${match[2]}-style home`),
      }),
    ],
    [
      /^(?:single|one)[- ](level|story),? (\d|two|three|four|five)[- ]bed(?:room)?,? split(?: plan| floor plan)?$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is a single-${(match[1] ?? '').toLowerCase()} ${count(match[2])}-bedroom with a split floor plan`,
      }),
    ],
    [
      /^((?:(?:semi-detached|detached|attached|brick|frame|stucco|stone|solid|side-by-side|stacked|renovated|updated) ){1,3})(two|three|four|[2-4])[- ]family(?: house| home)?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: isA(`${(match[1] ?? '').toLowerCase()}${count(match[2])}-family house`),
        count: numberOf(match[2] ?? ''),
      }),
    ],
    [
      /^(55|62) ?\+$/,
      (match) => ({
        kind: 'restriction',
        concept: '55+ community',
        statement: `it is in a ${match[1]}+ community`,
      }),
    ],
  ],
}
