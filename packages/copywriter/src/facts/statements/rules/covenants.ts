import { group } from '@listwright/reviewer/language'
import { withArticles } from '../../nouns/with-articles.ts'
import { be, lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { restriction } from '../wording/kinds.ts'

const BANNED =
  '((?:[a-z-]+ )?(?:mobile homes|mobiles|manufactured homes|modulars|modular homes|trailers|single[- ]wides|short-term rentals|rentals|livestock|horses|chickens|RVs|subdividing|commercial use|fences|outbuildings))'

const banned = (typed: string | undefined): string =>
  lower(typed)
    .replace(/^mobiles$/, 'mobile homes')
    .replace(/^modulars$/, 'modular homes')
    .replace(/\brvs\b/, 'RVs')

/** Covenants and deed restrictions. */
export const COVENANTS: SubjectRules = {
  lines: [
    [
      /^(?:the )?(covenants?|CC&Rs?|CCRs?|deed restrictions?|HOA rules?|HOA covenants?) (?:(?:do(?:es)? not|don't) (?:allow|permit)|forbids?|prohibits?|ban|no) (?!HOA\b|CC)((?:[a-z'-]+ ){0,3}[a-z'-]+s(?: (?:on|in|under|over|at) .+)?)$/i,
      (match) => {
        const rules = (match[1] ?? '')
          .replace(/^cc&?rs?$/i, 'CC&Rs')
          .replace(/^(?!CC|HOA)./, (letter) => letter.toLowerCase())
          .replace(/(?:covenant|restriction|rule)$/, '$&s')
        return restriction(`the ${rules} do not allow ${withArticles(match[2] ?? '')}`)
      },
    ],
    [
      /^(?:the )?(covenants|CC&Rs|CCRs|deed restrictions),? min(?:imum)?(?: of)? ([\d,]+) (?:sf|square f(?:ee|oo)t),? no (mobiles|mobile homes|manufactured homes|trailers|single[- ]?wides|modulars)$/i,
      (match) =>
        restriction(
          `the ${/^cc/i.test(match[1] ?? '') ? 'CC&Rs' : lower(match[1])} require at least ${group(Number((match[2] ?? '').replace(/,/g, '')))} square feet and do not allow ${banned(match[3])}`,
        ),
    ],
  ],
  commaLines: [
    [
      new RegExp(
        `^(?:(recorded|light|some) )?(covenants|deed restrictions|CC&Rs|restrictions)(?: apply)?(?:,|:| -|;) no ${BANNED}(?:(?:,| and| or) (?:no )?${BANNED})?$`,
        'i',
      ),
      (match) =>
        restriction(
          `${match[1] ? `${lower(match[1])} ` : 'the '}${/^cc/i.test(match[2] ?? '') ? 'CC&Rs' : lower(match[2])} do not allow ${[match[3], match[4]].filter(Boolean).map(banned).join(' or ')}`,
        ),
    ],
  ],
  figures: [
    [
      /^(?:ccrs?|cc&rs?|covenants|deed restrictions|restrictions|hoa rules): ?no ([a-z ]+)$/i,
      (match) => {
        const what = (match[1] ?? '').toLowerCase().replace(/^mobiles$/, 'mobile homes')
        return restriction(`${what} ${be(what)} not allowed by the covenants`)
      },
    ],
    [
      /^(light|lite|few|minimal|some|strict) covenants$|^covenants (lite|light|minimal|apply)$/i,
      (match) => {
        const how = lower(match[1] ?? match[2]).replace('lite', 'light')
        return restriction(how === 'apply' ? 'covenants apply' : `the covenants are ${how}`)
      },
    ],
  ],
  statements: [
    [
      /^no (?:deed )?(restrictions|covenants|cc&?rs)(?: (?:and|or|no) (?:restrictions|covenants))?$|^unrestricted(?: land)?$/i,
      (match, setting) => ({
        kind: 'restriction',
        concept: setting === 'land' ? 'no restrictions' : 'no deed restrictions',
        statement: /unrest/i.test(match[0])
          ? 'it is unrestricted'
          : `there are no ${/deed/i.test(match[0]) ? 'deed ' : ''}${/cc/i.test(match[1] ?? '') ? 'CC&Rs' : (match[1] ?? '').toLowerCase()}`,
      }),
    ],
  ],
  lastStatements: [
    [
      /^deed[- ]restrict(?:ed|ions)(?: community| apply)?$|^(?:subject to )?cc&?rs(?: apply)?$|^(?:restrictive )?covenants(?: apply)?$|^restrictions apply$/i,
      (match) => ({
        kind: 'restriction',
        concept: 'deed restricted',
        statement: /cc/i.test(match[0])
          ? 'CC&Rs apply'
          : /cov/i.test(match[0])
            ? 'covenants apply'
            : 'deed restrictions apply',
      }),
    ],
  ],
}
