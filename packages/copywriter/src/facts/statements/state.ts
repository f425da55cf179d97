import { articleFor, group } from '@listwright/reviewer/language'
import { conceptOfWhole } from '../concepts.ts'
import { measured } from '../measures.ts'
import { series } from '../numerals.ts'
import { be, listed, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { countOrTyped } from './wording/counts.ts'
import { DIRECTIONS } from './wording/places.ts'

const CORNERS: Record<string, string> = {
  ne: 'northeast',
  nw: 'northwest',
  se: 'southeast',
  sw: 'southwest',
}

/** A thing and its state or its figure, typed one after the other: 'reserves fully funded', 'tax rate 2.1%'. */
export const STATE: SubjectRules = {
  statements: [
    [
      /^(\d+)[- ]unit (brick|stone|frame|stucco|courtyard|walk-?up|elevator)(?: building)?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is ${articleFor(countOrTyped(match[1] ?? ''))} ${countOrTyped(match[1] ?? '')}-unit ${(match[2] ?? '').toLowerCase()} building`,
      }),
    ],
    [
      /^((?:\w+[- ]story )?(?:brick |stone |frame |masonry |historic |corner )*)(mixed[- ]use|retail|office|flex|industrial|warehouse)(?: building)?$/i,
      (match, setting) =>
        setting === 'commercial' && match[1]
          ? {
              kind: 'building',
              concept: null,
              statement: `it is a ${measured(match[1].toLowerCase().replace(/(\w+) story/, '$1-story'))}${(match[2] ?? '').toLowerCase().replace('mixed use', 'mixed-use')} building`,
            }
          : null,
    ],
    [
      /^(?:a )?(medical|dental|veterinary|law|professional) (office|clinic)$|^(auto|body|machine|tire) shop$|^self[- ]storage(?: facility)?$/i,
      (match, setting) =>
        setting === 'commercial'
          ? {
              kind: 'building',
              concept: null,
              statement: /self/i.test(match[0])
                ? 'it is a self-storage facility'
                : `it is ${articleFor(match[0])} ${match[0].toLowerCase()}`,
            }
          : null,
    ],
    [
      /^self[- ]storage,? (\d+) units$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a self-storage facility with ${match[1]} units`,
      }),
    ],
    [
      /^climate[- ]controlled (\d+)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `${match[1]} of the units are climate-controlled`,
      }),
    ],
    [
      /^(\d+|one|two|three|four|five|six) (lofts?|apartments?|units?|offices?|suites?|floors?) (above|below|upstairs|in back) (?:is |are )?(vacant|leased|occupied|rented|unfinished|finished)$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `${countOrTyped(match[1] ?? '')} ${(match[2] ?? '').toLowerCase()} ${(match[3] ?? '').toLowerCase()} ${/^(?:1|one)$/i.test(match[1] ?? '') ? 'is' : 'are'} ${(match[4] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^([\d.,]+|one|two|three|four|five|six|seven|eight|nine|ten) acres? (?:is |are )?((?:fenced|cross[- ]fenced|paved|irrigated|wooded|cleared|planted|tiled|lit|gated)(?:(?:,| and| \+| &) (?:fenced|cross[- ]fenced|paved|irrigated|wooded|cleared|planted|lit|gated))+)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `${countOrTyped(match[1] ?? '')} acres are ${series(listed((match[2] ?? '').toLowerCase().replace(/cross fenced/, 'cross-fenced')))}`,
      }),
    ],
    [
      /^(\d\d)\/(\d\d) (wooded|open|timber|pasture|tillable|cleared)\/(wooded|open|timber|pasture|tillable|cleared)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it is ${match[1]} percent ${(match[3] ?? '').toLowerCase()} and ${match[2]} percent ${(match[4] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^([13]\/[248]|half) ([a-z]+)(?:,| and)? ([13]\/[248]|half) ([a-z]+)$/i,
      (match) => {
        const part = (typed: string | undefined) =>
          ({
            '1/2': 'half',
            '1/4': 'one-quarter',
            '3/4': 'three-quarters',
            '1/8': 'one-eighth',
            '3/8': 'three-eighths',
          })[typed ?? ''] ?? 'half'
        return {
          kind: 'land',
          concept: null,
          statement: `it is ${part(match[1])} ${match[2]?.toLowerCase()} and ${part(match[3])} ${match[4]?.toLowerCase()}`,
        }
      },
    ],
    [
      /^(?:the )?((?:wheat|corn|bean|soybean|milo|cotton|rice|crop) base) ([\d.,]+) acres$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the ${(match[1] ?? '').toLowerCase()} is ${match[2]} acres`,
      }),
    ],
    [
      /^CRP ([\d.,]+) acres(?: (?:through|thru|until) (\d{4}))?(?:,? (?:at )?\$?([\d.]+)\/acre)?$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `${match[1]} acres are in CRP${match[2] ? ` through ${match[2]}` : ''}${match[3] ? ` at $${match[3]} an acre` : ''}`,
      }),
    ],
    [
      /^(?:a )?((?:section|county|gravel|paved|dirt|public) road) (?:on )?(?:the )?(n|s|e|w|north|south|east|west) side$/i,
      (match) => {
        const side = (match[2] ?? '').toLowerCase()
        return {
          kind: 'land',
          concept: null,
          statement: `a ${(match[1] ?? '').toLowerCase()} runs on the ${DIRECTIONS[side] ?? side} side`,
        }
      },
    ],
    [
      /^(power|water|sewer|gas|electric|electricity|fiber|city water|public sewer|hydrant) (?:is )?(\d[\d,]*) (?:foot|feet|yards)(?: away)?$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `${(match[1] ?? '')
          .toLowerCase()
          .replace(/^electric$/, 'electricity')
          .replace(
            /^hydrant$/,
            'a hydrant',
          )} is ${match[2]} ${/yards/i.test(match[0]) ? 'yards' : 'feet'} away`,
      }),
    ],
    [
      /^((?:gravel |paved |dirt |shared )?(?:drive|driveway|road|culvert|entrance)) (?:is )?in$/i,
      (match) => ({
        kind: 'land',
        statement: `the ${(match[1] ?? '').toLowerCase()} is in`,
      }),
    ],
    [
      /^no (mobile homes|manufactured homes|trailers|modulars?|campers|livestock|hunting|short[- ]term leases|subdividing|single[- ]?wides)$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `${(match[1] ?? '').toLowerCase()} ${be(match[1] ?? '')} not allowed`,
      }),
    ],
    [
      /^can be (?:split|subdivided|divided) (?:x|by|into) ?(\d|two|three|four)(?: lots| parcels)?$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it can be ${/sub/i.test(match[0]) ? 'subdivided' : /split/i.test(match[0]) ? 'split' : 'divided'}${match[1] ? ` into ${countOrTyped(match[1])}` : ''}`,
      }),
    ],
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
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is on a ${(match[1] ?? '').toLowerCase()}corner with a ${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(\d+(?:\.\d+)?)k (?:vehicles|cars)(?: (?:per|a) day| daily)?$/i,
      (match) => ({
        kind: 'location',
        concept: 'traffic count',
        statement: `the traffic count is ${group(Number(match[1]) * 1000)} vehicles a day`,
        count: Number(match[1]) * 1000,
        text: `traffic count of ${group(Number(match[1]) * 1000)} vehicles a day`,
      }),
    ],
    [
      /^(?:owner |seller |landlord )?will build to suit$|^build[- ]to[- ]suit(?: (?:available|possible))?$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: /will/i.test(match[0])
          ? `the ${/owner|landlord/i.exec(match[0])?.[0]?.toLowerCase() ?? 'seller'} will build to suit`
          : 'build-to-suit is available',
      }),
    ],
    [
      /^(\d+)-by-(\d+)(?: (?:foot|feet))?$/i,
      (match, setting) =>
        setting === 'land'
          ? { kind: 'land', concept: null, statement: `the lot is ${match[1]} by ${match[2]} feet` }
          : null,
    ],
    [
      /^(?:a )?((?:city |urban )?infill lot|quarter section|half section|full section|spec home|spec house|model home|custom home|turnkey (?:STR|short-term rental|airbnb)|junior (?:four|4|one)|end-of-row|end of row)$/i,
      (match) => {
        const text = match[1]?.toLowerCase() ?? ''
        const noun = text
          .replace(/str$/, 'short-term rental')
          .replace(/airbnb$/, 'Airbnb')
          .replace(/^end.of.row$/, 'end-of-row house')
          .replace(/4$/, 'four')
        return {
          kind: /lot|section/.test(noun) ? 'land' : 'building',
          concept: null,
          statement: `it is ${articleFor(noun)} ${noun}`,
        }
      },
    ],
    [
      /^(?:the )?lot (backs|sides) (?:to |up to |onto )?(?:a |the )?(greenbelt|park|golf course|creek|preserve|open space|woods|trail)$/i,
      (match, setting) => ({
        kind: 'location',
        concept: conceptOfWhole(`backs to ${match[2]}`, setting)?.name ?? null,
        statement: `the lot ${(match[1] ?? '').toLowerCase()} to ${/woods|open/i.test(match[2] ?? '') ? '' : /^lot (?:backs|sides) to /i.test(match[0]) && !/greenbelt|golf/i.test(match[0]) ? 'the ' : 'a '}${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(?:on (?:the )?)?(\S+) floor,? (NE|NW|SE|SW|northeast|northwest|southeast|southwest)(?: corner)?$/i,
      (match) => {
        const corner = (match[2] ?? '').toLowerCase()
        return {
          kind: 'building',
          concept: null,
          statement: `it is on the ${measured((match[1] ?? '').toLowerCase())} floor, at the ${CORNERS[corner] ?? corner} corner`,
        }
      },
    ],
    [
      /^(?:on )?(?:a |the )?(landmarked|tree-lined|quiet|one-way|historic) block$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is on a ${(match[1] ?? '').toLowerCase()} block`,
      }),
    ],
    [
      /^(?:once|formerly|previously) owned by (?:an? |the )?(.+)$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it was ${/^once/i.test(match[0]) ? 'once' : 'formerly'} owned by ${/^\p{Lu}/u.test(match[1] ?? '') ? match[1] : withArticle(match[1] ?? '')}`,
      }),
    ],
    [
      /^((?:water|grazing|mineral|timber|irrigation|ditch) rights),? (?:from |dated |priority )?(1[89]\d\d)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the ${(match[1] ?? '').toLowerCase()} date from ${match[2]}`,
      }),
    ],
    [
      /^(?:deep[- ]water |sailboat )?canal,? no (?:fixed )?bridges$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is on a ${/deep/i.test(match[0]) ? 'deep-water ' : /sail/i.test(match[0]) ? 'sailboat ' : ''}canal with no ${/fixed/i.test(match[0]) ? 'fixed ' : ''}bridges`,
      }),
    ],
    [
      /^(.+?) (?:potential|possible)? ?\(?zoned for(?: it)?\)?$/i,
      (match) => ({
        kind: 'zoning',
        concept: null,
        statement: `it is zoned for ${withArticle(match[1] ?? '')}`,
      }),
    ],
    [
      /^((?:\p{Lu}[\p{L}.'-]+ ){2,4})arch(?:itect)?$/u,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `${match[1]?.trim()} designed it`,
      }),
    ],
    [
      /^([A-Z]{1,3}-(?:\d{1,2}[A-Z]?|[A-Z]{1,2}))$/,
      (match, setting) => ({
        kind: 'zoning',
        concept: setting === 'land' ? 'zoning, land' : 'zoning code',
        statement: `the zoning is ${match[1]}`,
        text: `${match[1]} zoning`,
      }),
    ],
    [
      /^(?:working ranch,? |ranch,? )?([\d,]+) (?:acres )?deeded(?: acres)?(?: and| \+|,) ([\d,]+)(?: acres?)? (BLM|state|forest service|USFS) (?:lease|leased|permit)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it has ${match[1]} deeded acres and a ${match[2]}-acre ${match[3]} lease`,
      }),
    ],
    [
      /^(\d+)-by-(\d+) on (?:a )?(\d+-by-\d+) lot$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it measures ${match[1]} by ${match[2]} feet on a ${match[3]} lot`,
      }),
    ],
  ],
}
