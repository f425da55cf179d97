import { group } from '@listwright/reviewer/language'
import { numberOf } from '../numerals.ts'
import type { SubjectRules } from './subject-rules.ts'
import { count, TO_EIGHT } from './wording/counts.ts'

/** Some of several: which units are let, what still stands there, and what may be done with a part. */
export const PORTIONS: SubjectRules = {
  figures: [
    [
      new RegExp(
        `^(${TO_EIGHT}|1\\.5|all|both) (one|two|three|four)?[- ]?sides? (brick|stone|stucco)$|^(${TO_EIGHT})[- ]sides?(?:d)?[- ]brick$`,
        'i',
      ),
      (match) => {
        const many = match[1] ?? match[4] ?? ''
        return {
          kind: 'building',
          concept: null,
          statement: `it is ${match[3]?.toLowerCase() ?? 'brick'} on ${numberOf(many) === null ? many.toLowerCase() : count(many)} sides`,
        }
      },
    ],
    [
      /^(?:in )?(?:the )?(village|town|city|historic|neighborhood) (center|centre|core)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is in the ${match[1]?.toLowerCase()} center`,
      }),
    ],
    [/^mixed[- ]use$/i, () => ({ kind: 'building', concept: null, statement: 'it is mixed-use' })],
    [
      /^(\d[\d,]*) (office|warehouse|retail|showroom|mezzanine)(?: space)?$/i,
      (match, setting) =>
        setting === 'commercial' && Number((match[1] ?? '').replace(/,/g, '')) >= 100
          ? {
              kind: 'room',
              concept: null,
              statement: `there are ${group(Number((match[1] ?? '').replace(/,/g, '')))} square feet of ${match[2]?.toLowerCase()} space`,
            }
          : null,
    ],
  ],
}
