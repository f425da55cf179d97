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
