import { measured } from '../../figures/measures.ts'
import { fee, RATED, rateAt } from '../rate.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'

/** What the upkeep of a road or another shared thing costs. */
export const UPKEEP_CHARGES: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(?:on (?:an? )?)?(private|shared) (road|lane|drive|driveway)(?:, (?:with )?(?:maintenance|maint|upkeep)|, (?:with )?(?:road )?(?:fees?|dues))(?: fees?| costs?)? (?:is |are |of )?(about )?${RATED}((?:,? (?:split|shared|divided) .+)?)$`,
        'i',
      ),
      (match) =>
        fee(
          `it is on a ${lower(match[1])} ${lower(match[2])}, with maintenance of ${lower(match[3])}${rateAt(match, 4)}${measured(lower(match[7])).replace(/^,/, '')}`,
        ),
    ],
    [
      new RegExp(
        `^(?:on (?:an? )?)?(private|shared) (road|lane|drive|driveway),? (about )?${RATED} (?:covers|for|pays for|incl(?:uding|udes|\\.)?) ([a-z][a-z, ]+)$`,
        'i',
      ),
      (match) =>
        fee(
          `it is on a ${lower(match[1])} ${lower(match[2])}, and ${lower(match[3])}${rateAt(match, 4)} covers ${lower(match[7])}`,
        ),
    ],
    [
      new RegExp(
        `^((?:private )?road) (?:association |assoc |assn )?(dues|fees?)(?: is| are| of)? (about )?${RATED},? (?:road )?(plowed|maintained|graded) by (?:the )?(association|assoc|HOA|neighbors|owners)$`,
        'i',
      ),
      (match) =>
        fee(
          `${/^d/i.test(match[2] ?? '') ? 'road association dues are' : `the ${lower(match[1])} ${lower(match[2])} ${/s$/i.test(match[2] ?? '') ? 'are' : 'is'}`} ${lower(match[3])}${rateAt(match, 4)}, and the road is ${lower(match[7])} by the ${/^hoa$/i.test(match[8] ?? '') ? 'HOA' : lower(match[8]).replace(/^assoc$/, 'association')}`,
        ),
    ],
    [
      new RegExp(
        `^((?:private )?(?:road|lane|driveway|dock|pier|lake|pond|beach|trail|landscape|lawn|well|bridge)) (?:maintenance|maint)(?: fees?| dues| agreement)?(?: is| of)? (about )?${RATED}$`,
        'i',
      ),
      (match) => fee(`${lower(match[1])} maintenance is ${lower(match[2])}${rateAt(match, 3)}`),
    ],
    [
      new RegExp(
        `^ground rent(?: is| of)? ${RATED},? (?:paid |payable |due )?(semi-?annual(?:ly)?|quarterly|monthly|twice a year)$`,
        'i',
      ),
      (match) =>
        fee(
          `the ground rent is ${rateAt(match, 1)}, paid ${lower(match[4]).replace(/^semi-?annual(?:ly)?$/, 'semiannually')}`,
        ),
    ],
  ],
  sums: [
    [
      /^road (?:association|maintenance)(?: dues| fee)? \$?(\d+)\/(yr|year|mo\w*)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `road association dues are $${match[1]} ${/^y/i.test(match[2] ?? '') ? 'a year' : 'a month'}`,
      }),
    ],
  ],
}
