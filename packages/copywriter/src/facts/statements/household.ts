import { measured } from '../measures.ts'
import { told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { count } from './wording/counts.ts'
import { DIRECTIONS } from './wording/places.ts'
import { isA } from './wording/things.ts'

const direction = (typed: string | undefined): string => {
  const lower = (typed ?? '').toLowerCase()
  return DIRECTIONS[lower] ?? lower
}

/** Houses, condos and rentals, as agents abbreviate them. */
export const HOUSEHOLD: SubjectRules = {
  figures: [
    [
      /^(?:large |big |huge |true |real )+(\d|one|two|three)[- ]bedroom$/i,
      (match, setting) =>
        setting === 'flat'
          ? {
              kind: 'building',
              concept: null,
              statement: `it is a ${/large|big|huge/i.test(match[0]) ? 'large' : 'true'} ${count(match[1])}-bedroom`,
            }
          : null,
    ],
    [
      /^lock-?off unit$/i,
      (_, setting) =>
        setting === 'flat'
          ? { kind: 'building', concept: null, statement: 'it has a lock-off unit' }
          : null,
    ],
    [
      /^(?:stone|brick|stucco|masonry)(?: on)? (3|three|4|four|all) sides$/i,
      (match) => ({
        kind: 'finish',
        concept: null,
        statement: `it is ${match[0].split(' ')[0]?.toLowerCase()} on ${/all/i.test(match[1] ?? '') ? 'all' : count(match[1])} sides`,
      }),
    ],
    [
      /^(?:1\.5|1 1\/2|one and a half)[- ](?:story|stories|level)$/i,
      told('character', null, 'it is a story and a half'),
    ],
    [
      /^mid-century modern by (.+)$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is a mid-century modern by ${match[1]}`,
      }),
    ],
    [
      /^(?:(\d{4}) )?(modular|manufactured|double[- ]wide|single[- ]wide|triple[- ]wide)(?: home| house)?(?:,? (?:built )?((?:19|20)\d\d))?(?: on (?:an? )?(permanent|perm|block|slab)(?: foundation)?)?$/i,
      (match) => {
        const year = match[1] ?? match[3]
        const noun = (match[2] ?? '').toLowerCase().replace(/[- ]wide/, '-wide')
        const home = /wide/.test(noun) ? noun : `${noun} home`
        const base = match[4]
          ? ` on a ${/perm/i.test(match[4]) ? 'permanent ' : /block/i.test(match[4]) ? 'block ' : ''}${/slab/i.test(match[4]) ? 'slab' : 'foundation'}`
          : ''
        return {
          kind: 'building',
          concept: null,
          statement: `${isA(`${year ? `${year} ` : ''}${home}`)}${base}`,
        }
      },
    ],
    [
      /^unit (?:is )?on (?:the )?(.+) floor$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is on the ${measured((match[1] ?? '').toLowerCase())} floor`,
      }),
    ],
    [
      /^flex (\d|two|three|four)(?: bedrooms?)?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it can flex to ${count(match[1])} bedrooms`,
      }),
    ],
    [
      /^(end|interior|corner)(?:[- ]unit)? (?:townhouse|townhome)(?: with (.+))?$/i,
      (match) =>
        match[2]
          ? null
          : {
              kind: 'building',
              concept: 'end unit',
              statement: `it is ${/corner/i.test(match[1] ?? '') ? 'a' : 'an'} ${match[1]?.toLowerCase()} unit`,
            },
    ],
    [
      /^(?:the )?(\d|one|two|three|four)[- ]levels? (townhouse|townhome|condo|house|home)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: isA(`${count(match[1])}-level ${match[2]?.toLowerCase()}`),
      }),
    ],
    [
      /^(?:ground|garden|first|second|third|fourth|top|\d+(?:st|nd|rd|th))[- ]floor,? (?:and )?(?:with )?(?:a |an )?(?:private )?(patio|garden|terrace|yard|deck|balcony)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is on the ${measured((match[0].split(/[ -]/)[0] ?? '').toLowerCase())} floor, with a ${/private/i.test(match[0]) ? 'private ' : ''}${match[1]?.toLowerCase()}`,
      }),
    ],
    [
      /^(\d(?:st|nd|rd|th)|first|second|third|fourth|fifth) floor,? (?:with )?no elevator$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is on the ${measured((match[1] ?? '').toLowerCase())} floor, with no elevator`,
      }),
    ],
    [
      /^(N|S|E|W|SE|SW|NE|NW) (?:\+|and|&) (N|S|E|W) exposures?$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it faces ${direction(match[1])} and ${direction(match[2])}`,
      }),
    ],
    [
      /^(?:faces |facing )?(N|S|E|W|NE|NW|SE|SW)[- ]facing$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it faces ${direction(match[1])}`,
      }),
    ],
    [
      /^sunny (north|south|east|west|southern|northern|eastern|western) exp(?:osures?)?$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it has a ${/sunny/i.test(match[0]) ? 'sunny ' : ''}${(match[1] ?? '').toLowerCase().replace(/ern$/, '')}ern exposure`,
      }),
    ],
    [
      /^gated,? with (?:a )?(guard|guardhouse|guard house|gatehouse|callbox|24-hour guard)$/i,
      (match) => ({
        kind: 'community',
        concept: null,
        statement: `it is gated, with a ${match[1]?.toLowerCase()}`,
      }),
    ],
  ],
}
