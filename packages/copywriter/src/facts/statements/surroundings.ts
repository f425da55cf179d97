import { articleFor } from '@listwright/reviewer/language'
import { lower, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** What lies around a home, how it is reached and kept up, and what it is ready for. */
export const SURROUNDINGS: SubjectRules = {
  commaLines: [
    [
      /^(?:in an? )?((?:(?:quiet|small|established|rural|wooded|restricted|new|newer|private|equestrian|waterfront|lakefront|lake|river|beach|golf|course|country|area|access|rights|front)[- ]){1,3})subdivision$/i,
      (match) => {
        const kind = lower(match[1])
          .trim()
          .replace(/^(lake|river|beach|golf)[- ](area|access|front|rights)$/, '$1-$2')
        return {
          kind: 'community',
          concept: null,
          statement: `it is in ${articleFor(kind)} ${kind} subdivision`,
        }
      },
    ],
    [
      /^((?:[a-z]+ )?subdivision) with (?:an? )?((?:[a-z]+ ){1,2}(?:access|rights|privileges))$/i,
      (match) => ({
        kind: 'community',
        concept: null,
        statement: `it is in ${withArticle(lower(match[1]))} with ${lower(match[2])}`,
      }),
    ],
    [
      /^((?:[A-Z][a-z]+ )+High(?: School)?) (?:zoning|zoned)$/,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is zoned for ${match[1]}`,
        name: '',
      }),
    ],
  ],
}
