import { articleFor, group } from '@listwright/reviewer/language'
import { measured } from '../measures.ts'
import { withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { countOrTyped } from './wording/counts.ts'

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
      /^((?:\p{Lu}[\p{L}.'-]+ ){2,4})arch(?:itect)?$/u,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `${match[1]?.trim()} designed it`,
      }),
    ],
  ],
}
