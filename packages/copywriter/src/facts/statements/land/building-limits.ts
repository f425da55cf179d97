import { articleFor, group } from '@listwright/reviewer/language'
import { measureNumeral, numberOf, numeral } from '../../figures/numerals.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { be, isPlural, lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count } from '../wording/counts.ts'
import { restriction } from '../wording/kinds.ts'

const HOMES =
  '(mobile homes|mobiles|manufactured homes|modulars|modular homes|trailers|single[- ]wides|commercial use|junk cars|livestock|swine|hogs|poultry)'

const homesOf = (typed: string | undefined): string =>
  lower(typed)
    .replace(/^mobiles$/, 'mobile homes')
    .replace(/^modulars$/, 'modular homes')

/** Homes that a restriction allows: 'stick built or modular'. */
const BUILT = '(?:stick[- ]built|site[- ]built|modular|manufactured|brick|log|single[- ]family)'

/** What may be built: smallest sizes, no mobile homes. */
export const BUILDING_LIMITS: SubjectRules = {
  lines: [
    [
      // 'no restrictions, no city, no HOA': outside of the city, nothing of its taxes or rules.
      /^(?=.*\b(?:restrictions|HOA|POA)\b)(?=.*\bno city\b)no (?:deed )?(?:restrictions|city|HOA|POA)(?:(?:,| and|, and|\/| \+) no (?:restrictions|city|HOA|POA)){1,2}$/i,
      ([whole]) => {
        const lacks = ['restrictions', 'HOA', 'POA'].filter((word) =>
          new RegExp(`\\b${word}\\b`, 'i').test(whole),
        )
        return restriction(
          `it is outside the city limits, with ${lacks.map((word) => `no ${word}`).join(' and ')}`,
        )
      },
    ],
    [
      /^(one|two|three|four|five|\d+)[- ](year|month) (?:build|building|construction) (requirement|deadline|time ?line|window)$/i,
      ([, typed = '', unit = '', what = '']) =>
        restriction(
          `there is ${articleFor(typed)} ${measureNumeral(numberOf(lower(typed)) ?? 0)}-${lower(unit)} building ${lower(what).replace(' ', '')}`,
        ),
    ],
    [
      /^(RVs?|campers?|tiny homes?|temporary (?:RV|camper))(?: (?:is|are))? (?:allowed|ok|okay|permitted) while (?:you )?(?:building|you build|constructing)$/i,
      (match) =>
        restriction(
          `${/^rv/i.test(match[1] ?? '') ? 'an RV is' : isPlural(match[1] ?? '') ? `${lower(match[1])} are` : `a ${lower(match[1]).replace('rv', 'RV')} is`} allowed while building`,
        ),
    ],
    [
      /^([\d,]+) (?:sq\.? ?ft\.?|sf|square f(?:ee|oo)t) min(?:imum)?\.? (ranch|two[- ]story|one[- ]story)$/i,
      (match) =>
        restriction(
          `the minimum for a ${lower(match[2]).replace(/ story/, '-story')} is ${group(Number((match[1] ?? '').replace(/,/g, '')))} square feet`,
        ),
    ],
    [
      new RegExp(
        `^(?:no|light|few) restrictions(?:,)? (?:except|other than|but|besides)(?: for)? no ${HOMES}(?: (?:or|and) (?:no )?${HOMES})?$`,
        'i',
      ),
      (match) =>
        restriction(
          `the only restriction is that ${[match[1], match[2]].filter(Boolean).map(homesOf).join(' and ')} are not allowed`,
        ),
    ],
    [
      /^(?:deed )?restricted to (?:an? )?(?:min(?:imum)?(?: of)?) ([\d,]+)[- ](?:square[- ](?:feet|foot)|sf|sq ?ft)(?: (?:home|house|dwelling)s?)?$|^(?:min(?:imum)?(?: of)?) ([\d,]+)[- ](?:square[- ](?:feet|foot)|sf) (?:home|house|dwelling)s?(?: required)?$/i,
      (match) => restriction(`homes must have at least ${match[1] ?? match[2]} square feet`),
    ],
    [
      /^(?:min(?:imum)?|minimum of) ([\d,]+) (?:sf|square f(?:oo|ee)t) ((?:ranch|home|house|dwelling|two[- ]story)(?: home)?)(?: (?:per|by|under) (?:the )?(covenants|deed|HOA|restrictions))?$/i,
      (match) =>
        restriction(
          `${match[3] ? `the ${/HOA/i.test(match[3]) ? 'HOA requires' : `${lower(match[3])} ${/s$/i.test(match[3]) ? 'require' : 'requires'}`}` : 'covenants require'} a ${lower(match[2])} of at least ${match[1]} square feet`.replace(
            /^covenants require a (\w+) of at least/,
            'the minimum for a $1 is',
          ),
        ),
    ],
    [
      /^min(?:imum)?(?: of)? ([\d,]+) (?:sf|square f(?:ee|oo)t) (on (?:the )?(?:main|first|ground) (?:level|floor)|heated|living|finished|under roof)(?: (?:area|space))?$|^(heated|living|finished) ([\d,]+) square f(?:ee|oo)t min(?:imum)?$/i,
      (match) => {
        const where = lower(match[2] ?? match[3])
        const size = group(Number((match[1] ?? match[4] ?? '').replace(/,/g, '')))
        return restriction(
          / /.test(where)
            ? `homes must have at least ${size} square feet ${withArticles(where)}`
            : `the minimum build is ${size} ${where} square feet`,
        )
      },
    ],
    [
      /^(?=.*\b(?:max|building|limit|cap|restrict|by))(?:max(?:imum)? )?(?:building )?height(?: limit(?:ed)?| max(?:imum)?| cap| restriction)?(?: is| of| to)? (\d+)[- ](?:foot|feet)(?: by (?:the )?(covenants?|zoning|code|deed|easement))?$/i,
      (match) =>
        restriction(
          `the building height is limited to ${match[1]} feet${match[2] ? ` by ${lower(match[2])}` : ''}`,
        ),
    ],
    [
      /^site[- ]built(?: homes?)? only$/i,
      told('restriction', null, 'only site-built homes are allowed'),
    ],
    [
      /^manufactured(?: homes?)?(?: is| are)? (?:allowed|ok|okay|permitted) (?:on|with) (?:an? )?(?:permanent|perm\.?) foundations?$/i,
      told('restriction', null, 'manufactured homes are allowed on a permanent foundation'),
    ],
    [
      /^camping (?:is )?(?:allowed|ok|okay|permitted) with (?:an? )?((?:county|city|town|HOA) permit|permit)$/i,
      (match) => restriction(`camping is allowed with a ${lower(match[1]).replace('hoa', 'HOA')}`),
    ],
  ],
  figures: [
    [
      new RegExp(
        `^deed restrictions?:? (${BUILT}(?:(?:,| or| and) ${BUILT})*)(?: homes?)? only$`,
        'i',
      ),
      (match) =>
        restriction(
          `the deed restrictions allow only ${(match[1] ?? '').toLowerCase().replace(/\b(stick|site) built/g, '$1-built')} homes`,
        ),
    ],
    [
      /^(RV|camping|camper|trailer|tent)(?: (?:stays?|use|living))? (?:is |are )?(?:allowed )?(?:with|by) (?:an? )?permit only$/i,
      (match) =>
        restriction(
          `${/^RV$/i.test(match[1] ?? '') ? 'RV stays are' : /^camping$/i.test(match[1] ?? '') ? 'camping is' : `${match[1]?.toLowerCase()} stays are`} allowed only with a permit`,
        ),
    ],
    [
      /^restricted to (site[- ]built|stick[- ]built|residential|single[- ]family|modular)(?: (?:homes?|houses?|use))?$/i,
      (match) => {
        const kind = (match[1] ?? '').toLowerCase().replace(' ', '-')
        return restriction(
          `it is restricted to ${kind === 'residential' ? 'residential use' : `${kind} homes`}`,
        )
      },
    ],
    [
      /^min(?:imum)? (?:lot|parcel)(?: size)?(?: of| is)? ([\d.]+) acres?$/i,
      (match) =>
        restriction(`the minimum lot is ${count(match[1])} ${match[1] === '1' ? 'acre' : 'acres'}`),
    ],
    [/^light (?:rest|restr|restrictions)$/i, told('restriction', null, 'restrictions are light')],
    [
      /^no (?:mobiles?|mobile homes|trailers|single[- ]?wides)$/i,
      (match) =>
        restriction(
          `${/trailer/i.test(match[0]) ? 'trailers' : /wide/i.test(match[0]) ? 'single-wides' : 'mobile homes'} are not allowed`,
        ),
    ],
    [
      /^light restrictions,? no (mobiles|mobile homes|manufactured homes|trailers)$/i,
      (match) =>
        restriction(
          `restrictions are light, but ${match[1]?.toLowerCase().replace(/^mobiles$/, 'mobile homes')} are not allowed`,
        ),
    ],
    [
      /^(?:restrictions?:? )?(?:min(?:imum)? (?:build |home )?(?:of )?)?([\d,]+)[- ]square[- ]f(?:oo|ee)t(?: min(?:imum)?)?(?: build| home| house)?$/i,
      (match) =>
        /^restr|min/i.test(match[0])
          ? restriction(
              `the minimum build is ${group(Number((match[1] ?? '').replace(/,/g, '')))} square feet`,
            )
          : null,
    ],
  ],
  statements: [
    [
      /^minimum (?:build|house|home|dwelling|size|building)(?: size| is| of)? ([\d,]+) square feet$/i,
      (match) =>
        restriction(`the minimum build is ${numeral(numberOf(match[1] ?? '') ?? 0)} square feet`),
    ],
    [
      /^(?:mobiles?|manufactured|modulars?|single-?wides?|double-?wides?)(?: homes?)? (?:ok|okay|allowed|welcome)$/i,
      (match) => ({
        kind: 'restriction',
        concept: 'mobile homes allowed',
        statement: `${/manuf/i.test(match[0]) ? 'manufactured' : /modul/i.test(match[0]) ? 'modular' : /wide/i.test(match[0]) ? (match[0].split(' ')[0] ?? '').toLowerCase().replace(/s$/, '') : 'mobile'} homes are allowed`,
      }),
    ],
    [
      /^no (mobile homes|manufactured homes|trailers|modulars?|campers|livestock|hunting|short[- ]term leases|subdividing|single[- ]?wides)$/i,
      (match) => restriction(`${(match[1] ?? '').toLowerCase()} ${be(match[1] ?? '')} not allowed`),
    ],
  ],
}
