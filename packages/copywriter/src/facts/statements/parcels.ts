import { measured } from '../measures.ts'
import { numberOf } from '../numerals.ts'
import { withArticles } from '../with-articles.ts'
import { withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { count } from './wording/counts.ts'

/** Leases with their ends, prices of single things, and how much of a parcel is what. */
export const PARCELS: SubjectRules = {
  figures: [
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
