import { articleFor, group } from '@listwright/reviewer/language'
import { lower, told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { inWords } from './wording/counts.ts'

/** What a room, a building or an area is, is used as or allows. */
export const USES: SubjectRules = {
  lines: [
    [
      /^(\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+)*) (?:is )?(?:right )?out (?:the|your) (?:front |back )?door$/u,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `${match[1]} is outside the door`,
      }),
    ],
    [
      /^(?:in )?(?:the |an? )?([a-z][a-z ]* district) location$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is in the ${lower(match[1])}`,
      }),
    ],
    [
      /^(?:triplex|duplex|fourplex) (?:\+|plus|and|with) (?:an? )?(efficiency|studio|cottage|apartment|garage apartment)(?: (?:in|at) (?:the )?(rear|back|basement))?$/i,
      (match, setting) =>
        setting === 'multi'
          ? {
              kind: 'building',
              concept: null,
              statement: `it is a ${lower(match[0].split(' ')[0])} with ${articleFor(lower(match[1]))} ${lower(match[1])}${match[2] ? ` in the ${lower(match[2])}` : ''}`,
            }
          : null,
    ],
    [
      /^([a-z]+) and partial (lake|ocean|bay|river|mountain|skyline|city|water) views?$/i,
      (match) => ({
        kind: 'view',
        concept: null,
        statement: `there are ${lower(match[1])} and partial ${lower(match[2])} views`,
      }),
    ],
    [/^marsh views?$/i, told('view', null, 'the marsh is in view')],
    [
      /^year[- ]round ((?:long[- ]range )?(?:mountain|lake|river|valley|water|ridge)) views?$/i,
      (match) => ({
        kind: 'view',
        concept: null,
        statement: `there are year-round ${lower(match[1]).replace('long range', 'long-range')} views`,
      }),
    ],
    [
      /^(\d|two|three|four|five|six) op(?:eratorie)?s (?:are )?plumbed for (water|air|nitrous)(?: ?\/ ?| and )(water|air|nitrous|suction)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `${inWords(match[1])} operatories are plumbed for ${lower(match[2])} and ${lower(match[3])}`,
      }),
    ],
    [
      /^custom[- ]built by (?:the )?(owner|seller|builder)(?: ?\/ ?(contractor|builder|agent))?$/i,
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `it was custom built by the ${lower(match[1])}${match[2] ? `, a ${lower(match[2]).replace('agent', 'licensed agent')}` : ''}`,
      }),
    ],
    [
      /^(?:[Oo]n )?(?:the )?(?!On )(?:(\p{Lu}[\p{L}&]+(?: \p{Lu}[\p{L}&]+)*) )(bus route|bus line|route|shuttle route|trolley line)$/u,
      (match) =>
        /^on /i.test(match[0])
          ? { kind: 'location', concept: null, statement: `it is on the ${match[1]} ${match[2]}` }
          : null,
    ],
    [
      /^(?:in )?([\p{L}']+(?: \p{Lu}[\p{L}']+)*) HS (zone|district|attendance area|feeder)$/u,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is in the ${(match[1] ?? '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())} High School ${match[2] === 'feeder' ? 'feeder pattern' : match[2]}`,
      }),
    ],
    [
      /^([\d,]+)[- ]square[- ]foot (shop|warehouse|plant|showroom|building) \+ ([\d,]+)[- ]square[- ]foot (office|showroom|mezzanine|apartment)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `there is ${articleFor(match[1] ?? '')} ${group(Number((match[1] ?? '').replace(/,/g, '')))}-square-foot ${lower(match[2])} and ${articleFor(match[3] ?? '')} ${group(Number((match[3] ?? '').replace(/,/g, '')))}-square-foot ${lower(match[4])}`,
      }),
    ],
  ],
}
