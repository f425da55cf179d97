import { placeWithArticle } from '../distances.ts'
import { told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { dollars } from './wording/amounts.ts'

const ROADS: Record<string, string> = {
  gsp: 'the Garden State Parkway',
  njtp: 'the New Jersey Turnpike',
  njt: 'the New Jersey Turnpike',
  lie: 'the Long Island Expressway',
}

/** Notes about homes that have a form of their own. */
const MONTHS: Record<string, string> = {
  '1': "one month's",
  one: "one month's",
  two: "two months'",
  '1.5': "one and a half months'",
  '2': "two months'",
}

export const PARTICULARS: SubjectRules = {
  figures: [
    [
      /^(?:leased solar|solar (?:panels )?(?:lease|leased)), buyer (?:to|must|will) assume(?: lease)?$/i,
      () => ({
        kind: 'terms',
        concept: null,
        statement: 'the solar panels are leased, and the buyer assumes the lease',
      }),
    ],
    [
      /^([\d.]+|one|two)[- ]months?'? security(?: deposit)?(?: required)?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the security deposit is ${MONTHS[(match[1] ?? '').toLowerCase()] ?? `${match[1]} months'`} rent`,
      }),
    ],
    [
      /^((?:55|62)\+ (?:gated |golf |guard-gated |active adult |lake )+community)$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `it is in a ${match[1]?.toLowerCase()}`,
      }),
    ],
    [
      /^(elk|turkeys?|deer|moose|quail|antelope|bears?|waterfowl)$/i,
      (match, setting) =>
        setting === 'land'
          ? { kind: 'land', concept: null, statement: `there are ${match[1]?.toLowerCase()}` }
          : null,
    ],
    [
      /^(?:HOA|association)(?: dues| fees?)? \$?([\d,]+)((?:\/mo\w*| a month| monthly)?) ?(?:\+|plus|and) ?\$?([\d,]+) (initiation|transfer|capital contribution|move-in|setup|working capital)(?: fee)?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `HOA dues are ${dollars(match[1])}${match[2] ? ' a month' : ''}, plus a ${dollars(match[3])} ${match[4]?.toLowerCase()} fee`,
      }),
    ],
    [
      /^(?:leased solar|solar (?:is )?leased|solar lease)(?: at| for)?,? \$?([\d.,]+)(?:\/mo\w*| a month| monthly),? (?:buyer )?(?:must assume|to assume|must be assumed|to be assumed)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the solar lease is ${dollars(match[1])} a month and must be assumed`,
      }),
    ],
    [
      /^elevation(?: of)? (\d[\d,]*) (?:feet|foot)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the elevation is ${match[1]} feet`,
      }),
    ],
    [
      /^(?:near )?(I-\d+|GSP|NJTP|NJT|LIE|turnpike|parkway)(?: at)? exit (\d+[A-Z]?)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is near exit ${match[2]} of ${ROADS[match[1]?.toLowerCase() ?? ''] ?? (/^i-/i.test(match[1] ?? '') ? match[1]?.toUpperCase() : `the ${match[1]?.toLowerCase()}`)}`,
      }),
    ],
    [
      /^(?:fema )?zone (X|AE|VE|A|B|C)$|^(AE|VE) floods?$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `it is in flood zone ${(match[1] ?? match[2])?.toUpperCase()}`,
      }),
    ],
    [
      /^((?:(?:North|South|East|West|Upper|Lower|Old|Mid) )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (single[- ]level|one[- ]level|single[- ]story|one[- ]story|two[- ]story)$/u,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is a ${match[2]?.replace(' ', '-')} home in ${match[1]}`,
      }),
    ],
    [
      /^((?:I|US)-\d+|(?:highway|route) \d+|[\p{L} ]+) right (?:there|here)$/iu,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `${placeWithArticle(match[1] ?? '')} is right there`,
      }),
    ],
    [/^lock(?: and |[- ]n[- ]|-and-)leave$/i, told('character', null, 'it is lock-and-leave')],
    [
      /^((?:double|two|three|2|3|dual)[- ]sided|see-through|two-way) fireplace,?(?: in| between| from)? ([a-z ]*(?:room|kitchen|bedroom|den|bath)) ?(?:\/|and|to) ?([a-z ]*(?:room|kitchen|bedroom|den|bath))$/i,
      (match) => ({
        kind: 'amenity',
        concept: null,
        name: `${match[1]?.toLowerCase().replace(' ', '-')} fireplace`,
        tail: `between the ${match[2]} and the ${match[3]}`,
        statement: `a ${match[1]?.toLowerCase().replace(' ', '-')} fireplace is between the ${match[2]} and the ${match[3]}`,
      }),
    ],
    [
      /^county taxes only$|^only county taxes$/i,
      told('fee', null, 'the only property taxes are those of the county'),
    ],
  ],
}
