import { kindOfNoun } from '../head-nouns.ts'
import { headOf } from '../noun-phrase.ts'
import { series } from '../numerals.ts'
import { withArticles } from '../with-articles.ts'
import { be, listed, subjectOf, told, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Things that not every home has: nobody has heard of them before. */
const MOVED_IN =
  'hot tub|swim spa|sauna|playset|swing set|trampoline|pool table|ping pong table|piano|camper|trailer|tractor|golf cart|boat|pontoon|boat lift|paddle boat|gazebo|pergola|storage shed|shed|greenhouse|chicken coop|riding mower|mower|snowblower|generator|safe|gun safe|freezer|wine fridge|wine refrigerator|kegerator|grill|smoker|pizza oven|fire pit|firepit|treehouse|basketball hoop|flagpole|projector|surround system|security system|hammock'

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
    [
      /^([a-z][^$\d]*?(?:,| and )[^$\d]*?) (?:are )?(negotiable|excluded|not included)$/i,
      (match) => {
        const things = listed((match[1] ?? '').toLowerCase())
        return things.length < 2
          ? null
          : {
              kind: 'terms',
              concept: null,
              statement: `${series(things.map(subjectOf))} are ${match[2]?.toLowerCase()}`,
            }
      },
    ],
    [
      /^(?:turnkey,? )?(?:sold |comes )?furnished,? with (?:an? |the )?(?:exclusions? list|list of exclusions|exclusions)$/i,
      told('terms', null, 'it is sold furnished, with a list of exclusions'),
    ],
  ],
  statements: [
    [
      new RegExp(
        `^((?:[a-z-]+ )?(?:${MOVED_IN})) (?:conveys|stays|remains|included|is included)$`,
        'i',
      ),
      (match) => {
        const thing = (match[1] ?? '').toLowerCase().replace(/^rv$/, 'RV')
        return {
          kind: 'terms',
          concept: null,
          statement: `${withArticle(thing)} is included`,
        }
      },
    ],
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
    [
      /^([a-z][a-z' -]+? (?:in|on|over|from) [a-z][a-z' -]+?) (?:is |are )?(negotiable|excluded|not included)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `${withArticles(subjectOf((match[1] ?? '').toLowerCase()))} ${be((match[1] ?? '').replace(/ (?:in|on|over|from) .*$/i, ''))} ${match[2]?.toLowerCase()}`,
      }),
    ],
    [
      /^([a-z][a-z' -]+?) (?:convey|stay|remain)s?,? (?:except|excluding|but not)(?: for| in)?(?: the)? ([a-z][a-z' -]+)$/i,
      (match) => {
        const things = (match[1] ?? '').toLowerCase()
        const left = (match[2] ?? '').toLowerCase()
        return {
          kind: 'terms',
          concept: null,
          statement: `${subjectOf(things)} ${be(things)} included, except ${kindOfNoun(headOf(left)) === 'room' || /nursery$/.test(left) ? 'in ' : 'for '}the ${left}`,
        }
      },
    ],
    [
      /^(?:sold |offered |comes |being sold )furnished,? (?:minus|except|excluding|less)(?: for)? (?:the )?(.+)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `it comes furnished, except for the ${match[1]}`,
      }),
    ],
  ],
}
