import { articleFor } from '@listwright/reviewer/language'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const QUARTER = String.raw`((?:\p{Lu}[\p{L}'-]+ )*(?:\p{L}+town|Village|Hill|Heights|Park|Square|End|Point|Side|Town))`

/** Kinds of homes that are called by a name or a place: 'New Englander', 'midtown brick row'. */
export const DWELLING_NAMES: SubjectRules = {
  lines: [
    [
      /^((?:[a-z]+ ){0,2})new englander$/i,
      (match) => {
        const name = `${lower(match[1])}New Englander`
        return { kind: 'character', concept: null, statement: `it is ${articleFor(name)} ${name}` }
      },
    ],
    [
      /^((?:brownstone|townhouse|rowhouse|prewar|parlor-level|parlor) )?floor[- ]through(?: apartment| condo)?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a ${lower(match[1])}floor-through`,
      }),
    ],
    [
      new RegExp(
        `^${QUARTER} (brick|stone|frame)(?: (row|rowhouse|rowhome|house|home|townhouse))?$`,
        'iu',
      ),
      (match) => {
        if (!/^\p{Lu}/u.test(match[1] ?? '') && !/town$/.test(match[1] ?? '')) return null
        const home = lower(match[3]).replace(/^row$/, 'rowhouse') || 'home'
        const place = (match[1] ?? '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
        return {
          kind: 'building',
          concept: null,
          statement: `it is a ${lower(match[2])} ${home} in ${place}`,
        }
      },
    ],
    [
      /^former ([a-z][a-z ]*) on (?:the )?(ground|first|second|main|lower|upper) (floor|level)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `there is a former ${lower(match[1])} on the ${lower(match[2])} ${lower(match[3])}`,
      }),
    ],
    [
      /^(?:in )?(?:an? )?over[- ](55|62) (building|community|complex|development|condo)$/i,
      (match) => ({
        kind: 'restriction',
        concept: '55+ community',
        statement: `it is in an over-${match[1]} ${lower(match[2])}`,
      }),
    ],
    [
      /^((?:brick|stone|wood|frame|stucco|log) (?:and|&) (?:cedar|stone|glass|stucco|brick|shingle|clapboard)|vinyl[- ]sided|brick|frame) (\d|two|three|four)[- ]fam(?:ily)?(?: (?:\+|and|plus|with) (?:an? )?(ground (?:floor|level)|basement|finished basement|attic|finished attic|garage))?$/i,
      (match, setting) => {
        if (setting !== 'multi') return null
        const count =
          ({ 2: 'two', 3: 'three', 4: 'four' } as Record<string, string>)[match[2] ?? ''] ??
          lower(match[2])
        const extra = lower(match[3])
        return {
          kind: 'building',
          concept: 'units',
          statement: `it is a ${lower(match[1]).replace('vinyl sided', 'vinyl-sided')} ${count}-family house${extra ? ` plus ${articleFor(extra)} ${extra}` : ''}`,
        }
      },
    ],
  ],
}
