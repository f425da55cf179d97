import { group } from '@listwright/reviewer/language'
import { numberOf } from '../numerals.ts'
import type { SubjectRules } from './subject-rules.ts'
import { count } from './wording/counts.ts'

/** Repairs and replacements with who did them and when, the age of parts of the house, and rents of a whole building. */
export const WORKS: SubjectRules = {
  figures: [
    [
      /^(barbed[- ]wire|board|wood|chain[- ]link|pipe|wire|split[- ]rail|vinyl|woven[- ]wire|hog[- ]wire|field|high[- ]tensile|block|privacy)[- ]?fenc(?:ed|e|ing)(?: on)? (\d|one|two|three|four|all|all four|both) sides?$/i,
      (match) => {
        const side = (match[2] ?? '').toLowerCase()
        return {
          kind: 'land',
          concept: null,
          statement: `${/^(?:barbed|woven|hog|chain|high)|wire$/i.test(match[1] ?? '') ? `it is fenced with ${match[1]?.toLowerCase()} fence`.replace(/(wire) fence$/, '$1') : `there is ${match[1]?.toLowerCase()} fencing`} on ${numberOf(side) === null ? side : count(side)} ${numberOf(side) === 1 ? 'side' : 'sides'}`,
        }
      },
    ],
    [
      /^(new )?septic(?: system)?(?: ((?:19|20)\d\d))?,? \(?(?:for )?(\d|two|three|four|five)[- ]?(?:bed|br|bedroom)s?\)?$/i,
      (match) =>
        match[2] === undefined
          ? null
          : {
              kind: 'utilities',
              concept: null,
              statement: `the septic system${match[2] ? `, ${match[1] ? 'new in' : 'from'} ${match[2]},` : ''} is rated for ${count(match[3])} bedrooms`,
            },
    ],
    [
      /^restrictions?:? (?:min(?:imum)? )?([\d,]+)[- ]square[- ]f(?:oo|ee)t(?: min(?:imum)?)?(?: (?:home|house|build))?$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `the minimum build is ${group(Number((match[1] ?? '').replace(/,/g, '')))} square feet`,
      }),
    ],
    [
      /^needs (?:an? |new )?(septic|well|septic and well|well and septic)$/i,
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `it needs ${(match[1] ?? '')
          .toLowerCase()
          .split(' and ')
          .map((each) => (each === 'septic' ? 'a septic system' : 'a well'))
          .join(' and ')}`,
      }),
    ],
  ],
}
