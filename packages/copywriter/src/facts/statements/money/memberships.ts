import { fee, RATED, rateAt } from '../rate.ts'
import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { community, terms } from '../wording/kinds.ts'

/** Memberships in clubs. */
export const MEMBERSHIPS: SubjectRules = {
  lines: [
    [
      /^((?:[a-z]+ )*(?:club|golf|beach|marina|tennis|social)(?: and [a-z]+)? memberships?) (?:is |are )?by (application|invitation)(?: only)?(?:[,;](?: and| but)? (not included|(?:separate|extra) (?:fee|charge)))?$/i,
      ([whole, what = '', how, limit]) =>
        terms(
          `${lower(what)} is by ${lower(how)}${/ only/i.test(whole) ? ' only' : ''}${limit ? (/^not/i.test(limit) ? ' and is not included' : ', for a separate fee') : ''}`,
        ),
    ],
    [
      new RegExp(
        `^(community |neighborhood )?(pool|golf|tennis|club|beach|marina|lake|swim club)(?: membership| access)?(?: (?:is )?optional,?)?(?: (?:at|for))? ${RATED},?(?: (?:is )?(?:optional|not required|voluntary))$`,
        'i',
      ),
      (match) =>
        fee(`${lower(match[1])}${lower(match[2])} membership is optional, at ${rateAt(match, 3)}`),
    ],
  ],
  figures: [
    [
      /^transferable ((?:[a-z]+ ){0,3}membership)s?$/i,
      ([, membership = '']) => terms(`the ${membership.toLowerCase()} is transferable`),
    ],
    [
      /^(?:optional )?(swim|tennis|golf|pool|club)(?: ?\/ ?| and | & )?(tennis|swim|golf|racquet)?(?: club)?(?: membership)?(?: is| are)? (optional|available)$/i,
      (match) => {
        const club = [match[1], match[2]].filter(Boolean).join(' and ').toLowerCase()
        return community(`${club} membership is ${match[3]?.toLowerCase()}`)
      },
    ],
    [
      /^(?:optional )?((?:\p{Lu}\p{L}+ )*(?:pool|club|golf|beach club|swim club|tennis|marina|country club|lake))(?: club)? (?:optional )?memberships?(?: (?:is |are )?(?:optional|available))?$/iu,
      (match) =>
        /optional|available/i.test(match[0])
          ? community(
              `${/^\p{Lu}/u.test(match[1] ?? '') ? `membership of the ${match[1]}` : withArticle(`${match[1]} membership`)} is ${/optional/i.test(match[0]) ? 'optional' : 'available'}`,
            )
          : null,
    ],
  ],
}
