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
  ],
}
