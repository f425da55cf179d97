import { measured } from '../measures.ts'
import { series } from '../numerals.ts'
import { listed, told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { dollars } from './wording/amounts.ts'
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
      /^horse set-? ?up(?: with (\d+|two|three|four) stalls)?$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it is set up for horses${match[1] ? `, with ${count(match[1])} stalls` : ''}`,
      }),
    ],
    [
      /^(updated|new|newer) electric(?:al)? (?:\+|and) plumbing$|^(updated|new|newer) plumbing (?:\+|and) electric(?:al)?$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `the wiring and the plumbing ${/^up/i.test(match[0]) ? 'have been updated' : `are ${(match[1] ?? match[2] ?? '').toLowerCase()}`}`,
      }),
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
      /^solar(?: panels| system)? (?:is |are )?paid off$/i,
      told('terms', null, 'the solar panels are paid off'),
    ],
    [
      /^solar lease,? \$?(\d+)\/mo(?:nth)?(?:,? (assumable|transferable|transfers))?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the solar lease is $${match[1]} a month${match[2] ? ` and is ${/transfer/i.test(match[2]) ? 'transferable' : 'assumable'}` : ''}`,
      }),
    ],
    [
      /^special assessment \$?([\d,.]+)(k)? (?:through|thru|until) ((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the special assessment is ${dollars(match[1], match[2])}, through ${match[3]}`,
      }),
    ],
    [
      /^parking (?:is )?(?:available|avail)(?: for)? \$?([\d,.]+)(k)$/i,
      (match) => ({
        kind: 'parking',
        concept: null,
        statement: `parking is available for ${dollars(match[1], match[2])}`,
      }),
    ],
    [/^parking (?:is )?included$/i, told('parking', null, 'parking is included')],
    [
      /^unit (?:is )?on (?:the )?(.+) floor$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is on the ${measured((match[1] ?? '').toLowerCase())} floor`,
      }),
    ],
    [
      /^security deposit(?: of| is|:)? (\d|one|two) (?:mos?|months?)(?: rent)?$/i,
      (match) => ({
        kind: 'fee',
        concept: 'deposit',
        statement: `the security deposit is ${count(match[1])} ${/^(?:1|one)$/i.test(match[1] ?? '') ? "month's" : "months'"} rent`,
      }),
    ],
    [
      /^(electric(?:ity)?|gas|heat|water|utilities|cable|internet|parking|storage) (?:is |are )?extra$/i,
      (match) => {
        const what = (match[1] ?? '').toLowerCase().replace(/^electric$/, 'electricity')
        return {
          kind: 'utilities',
          concept: null,
          statement: `${what} ${what === 'utilities' ? 'are' : 'is'} extra`,
        }
      },
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
      /^((?:snow(?: removal)?|lawn(?: care)?|landscaping|trash|exterior maintenance)(?:(?: \+|,| and|\/) ?(?:snow(?: removal)?|lawn(?: care)?|landscaping|trash))+) (?:is |are )?included$/i,
      (match) => {
        const list = listed((match[1] ?? '').toLowerCase()).map((each) =>
          each.replace(/^snow$/, 'snow removal').replace(/^lawn$/, 'lawn care'),
        )
        return { kind: 'fee', concept: null, statement: `${series(list)} are included`, list }
      },
    ],
    [
      /^(HOA|association|condo fee|dues|co-?op) (?:covers?|pays?|includes?|maintains?) (.+)$/i,
      (match) => {
        const list = listed(match[2] ?? '').map((each) =>
          each
            .toLowerCase()
            .replace(/^(?=(?:exterior|roof|lawn|grounds|siding|pool|landscaping)$)/, 'the ')
            .replace(/^the landscaping$/, 'landscaping')
            .replace(/^snow$/, 'snow removal')
            .replace(/^electric$/, 'electricity'),
        )
        const who = /hoa/i.test(match[1] ?? '') ? 'HOA' : (match[1] ?? '').toLowerCase()
        return {
          kind: 'fee',
          concept: null,
          statement: `the ${who} ${/dues/.test(who) ? 'cover' : 'covers'} ${series(list)}`,
          list,
        }
      },
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
    [
      /^(?:voluntary|optional) HOA(?:,? \$?([\d,]+)\/(mo\w*|yr|year|qtr))?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: match[1]
          ? `the HOA is voluntary, at $${match[1]} ${/^m/i.test(match[2] ?? '') ? 'a month' : /^q/i.test(match[2] ?? '') ? 'a quarter' : 'a year'}`
          : 'the HOA is voluntary',
      }),
    ],
    [
      /^HOA(?: fee| dues)? \$?([\d,]+) semiannually$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `HOA dues are $${match[1]} twice a year`,
      }),
    ],
    [
      /^(?:master|building) insurance (?:is )?included$/i,
      told('fee', null, 'the master insurance policy is included'),
    ],
  ],
}
