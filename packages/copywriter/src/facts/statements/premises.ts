import { articleFor } from '@listwright/reviewer/language'
import { numberOf, numeral, series } from '../numerals.ts'
import { lower, told, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** What a commercial building is made of, has and allows. */
export const PREMISES: SubjectRules = {
  lines: [
    [/^ESFR[- ]sprinklered$/i, told('system', null, 'it has ESFR sprinklers')],
    [
      /^(retail|office|shop|commercial|storefront|restaurant|bar|salon)(?: space)? (?:down|downstairs)(?:,| and| with) (?:an? )?((?:loft |studio |two |three |\d )?(?:apartment|loft|residence|offices?|unit|apartments|units)) (?:up|upstairs|above)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `there is ${/^(?:retail|commercial)$/i.test(match[1] ?? '') ? `${lower(match[1])} space` : withArticle(lower(match[1]))} downstairs and ${withArticle(lower(match[2]))} upstairs`,
      }),
    ],
    [
      /^(former (?:dental|medical|orthodontic) office),? (?:is )?plumbed for (\d|\w+) (?:ops|operatories|chairs|exam rooms)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a ${lower(match[1])}, plumbed for ${numeral(numberOf(lower(match[2])) ?? 1)} ${/ops/i.test(match[0]) ? 'operatories' : (/\w+(?: rooms)?$/.exec(lower(match[0]))?.[0] ?? 'operatories')}`,
      }),
    ],
    [
      /^((?:[a-z-]+ )?[a-z-]+), ((?:[a-z-]+ )?[a-z-]+),? and ((?:[a-z-]+ )?[a-z-]+) (?:are )?(in place|installed|on site)$/i,
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `${series([match[1], match[2], match[3]].map((thing) => withArticle(lower(thing))))} are ${lower(match[4])}`,
      }),
    ],
    [
      /^((?:cross[- ]access|access|cross[- ]parking|parking|drainage|utility|shared drive|snow(?: removal)?(?:\/| and )lawn|lawn(?:\/| and )snow|snow removal|lawn care|grazing|water) (?:easement|agreement)) with (?:the )?((?:the )?(?:bank|church|neighbors?|restaurant|store|parcel|lot|property|hotel|city|county|adjoining owner|adjacent owner)(?: next door| to the (?:north|south|east|west)| behind)?)$/i,
      (match) => {
        const right = lower(match[1]).replace('/', ' and ').replace('cross access', 'cross-access')
        return {
          kind: 'restriction',
          concept: null,
          statement: `there is ${articleFor(right)} ${right} with ${/^neighbors/i.test(match[2] ?? '') ? 'neighbors' : `the ${lower(match[2])}`}`,
        }
      },
    ],
  ],
}
