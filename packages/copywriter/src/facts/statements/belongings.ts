import { series } from '../numerals.ts'
import { be, listed, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** What stays, what goes with the owner, and what may be talked about. */
export const BELONGINGS: SubjectRules = {
  firstStatements: [
    [
      /^((?:water|gas|electric(?:ity)?|heat|hot water|internet|cable|trash|sewer|utilities|parking)(?:(?:,| and|, and| or) (?:water|gas|electric(?:ity)?|heat|hot water|internet|cable|trash|sewer|parking))*) (?:is |are )?not included$/i,
      (match) => {
        const list = listed((match[1] ?? '').toLowerCase().replace(/ or /g, ' and ')).map((each) =>
          each.replace(/^electric$/, 'electricity'),
        )
        const isSeveral = list.length > 1 || list[0] === 'utilities'
        return {
          kind: 'terms',
          concept: null,
          statement: `${series(list)} ${isSeveral ? 'are' : 'is'} not included`,
        }
      },
    ],
    [
      /^((?:[a-z-]+ ){0,2}(?:garage|parking|storage|carport|locker|furniture|internet|cable|space|storage unit))(?: is| are)? available (?:for|at) (?:an? )?(?:extra|additional)(?: cost| charge| fee)?$/i,
      (match) => {
        const thing = (match[1] ?? '').toLowerCase()
        return {
          kind: /garage|parking|carport|space/.test(thing) ? 'parking' : 'terms',
          concept: null,
          statement: `${withArticle(thing)} ${be(thing)} available for an extra charge`,
        }
      },
    ],
  ],
  statements: [
    [
      /^((?!and\b)(?:[a-z-]+ ){0,3}[a-z-]+?)(?: is| are)? available separately$/i,
      (match) => {
        const thing = (match[1] ?? '').toLowerCase()
        return {
          kind: 'terms',
          concept: null,
          statement: `${withArticle(thing)} ${be(thing)} available separately`,
        }
      },
    ],
  ],
}
