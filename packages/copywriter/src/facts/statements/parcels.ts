import { measured } from '../measures.ts'
import { numberOf } from '../numerals.ts'
import { withArticles } from '../with-articles.ts'
import { be, subjectOf, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { count } from './wording/counts.ts'

const FRACTIONS: Record<string, string> = {
  '3/4': 'three-quarters',
  '1/2': 'half',
  half: 'half',
  '1/3': 'one-third',
  '2/3': 'two-thirds',
  '1/4': 'one-quarter',
}

/** Leases with their ends, prices of single things, and how much of a parcel is what. */
export const PARCELS: SubjectRules = {
  figures: [
    [
      /^([\d.,]+) acres?(,? more or less)?,? ((?:mostly|partly|all|half|heavily|fully|gently) )(wooded|cleared|open|fenced|pasture|timber|tillable|rolling|level|flat)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the land, ${match[2] ? 'about ' : ''}${measured(match[1] ?? '')} acres, is ${match[3]?.toLowerCase()}${match[4]?.toLowerCase()}`,
      }),
    ],
    [
      /^(3\/4|1\/2|half|1\/3|2\/3|1\/4|\d{2}%)(?: of it)? (cleared|wooded|fenced|open|finished|tillable|pasture|irrigated|planted)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it is ${FRACTIONS[(match[1] ?? '').toLowerCase()] ?? (match[1] ?? '').replace('%', ' percent')} ${match[2]?.toLowerCase()}`,
      }),
    ],
    [
      /^((?:gravel |private |access )?(?:driveway|drive|road|trails?|culvert|pad|foundation|slab|footings|lane|two-track|building pad)) (?:is |are )?(?:already )?(cut in|cut|poured|graded|staked|in place)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} ${match[2]?.toLowerCase()}`,
      }),
    ],
    [
      /^((?:[a-z]+ )*frontage)(?: on)? (\d|two|three|four|both) (sides|roads|streets)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it has ${match[1]?.toLowerCase()} on ${numberOf(match[2] ?? '') === null ? match[2]?.toLowerCase() : count(match[2])} ${match[3]?.toLowerCase()}`,
      }),
    ],
    [
      /^(?:first|1st|ground|street)[- ](?:floor|level) (retail|office|store|restaurant|commercial|shop)(?: space)?,? (?:and |with |\+ )?(\d|one|two|three|four) apartments? (?:up|above|upstairs)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `there is ${/^(?:retail|office|commercial)$/i.test(match[1] ?? '') ? `${match[1]?.toLowerCase()} space` : withArticle((match[1] ?? '').toLowerCase())} on the first floor, with ${count(match[2])} ${numberOf(match[2] ?? '') === 1 ? 'apartment' : 'apartments'} above`,
      }),
    ],
    [
      /^former ([a-z' -]+?),? (\d+ .+)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a former ${match[1]?.toLowerCase()} with ${measured(withArticles(match[2] ?? '')).replace(/\bops\b/, 'operatories')}`,
      }),
    ],
  ],
}
