import { articleFor } from '@listwright/reviewer/language'
import { periodOf } from '../../money/sums.ts'
import { placed } from '../../nouns/tails.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { RATED, rateAt } from '../rate.ts'
import { be, isPlural, lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { DOLLARS, dollars, MONTHLY } from '../wording/amounts.ts'
import { fee, parking, terms } from '../wording/kinds.ts'

const RENTED_SPACE =
  '((?:extra |additional |second |2nd |rental |optional )?(?:storage(?: (?:cage|unit|locker|bin|space|room|closet))?|locker|garage(?: (?:space|stall|spot|parking))?|carport|parking (?:space|spot|stall)|boat slip|slip|(?:bike|boat|RV|kayak|trailer) storage|RV parking|boat parking))'

/** What parking or storage costs, and whether it is included. */
export const CHARGES: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^((?:deeded |garage |covered |assigned |off-street |reserved |surface |indoor )+parking(?: space| spot)?|garage|carport)(?: is)? (?:available|avail)(?: (?:for|to) (rent|lease))?(?: (?:at|for))? ${RATED}$`,
        'i',
      ),
      (match) =>
        parking(
          `${/parking$/i.test(match[1] ?? '') ? lower(match[1]) : withArticle(lower(match[1]))} is available ${match[2] ? `to ${lower(match[2])} ` : ''}for ${rateAt(match, 3)}`,
        ),
    ],
    [
      /^(?:an? |the )?((?:second|third|extra|additional|2nd|another|one) )?((?:[a-z]+ ){0,2}(?:space|spot|garage|stall|locker|storage unit|slip))(?: is)? available (?:to|for) rent(?: (?:at|for))?,? \$(\d[\d,]*)(?: ?\/ ?| per | a )(?:mo|month)$/i,
      ([, which = '', thing = '', sum = '']) =>
        parking(
          `${withArticle(
            `${lower(which)
              .replace('2nd', 'second')
              .replace(/^(?:another|one)/, 'second')}${lower(thing)}`,
          )} can be rented for $${sum} a month`,
        ),
    ],
    [
      new RegExp(
        `^${RENTED_SPACE}((?: (?:below|above|nearby|on site|next door|across the street|in (?:the )?building))?)(?: is| are)?(?: available| avail)?(?: for| at)? (?=\\$)${RATED}( extra)?$`,
        'i',
      ),
      (match) => {
        const [, name = '', place = ''] = match
        const often = periodOf(match[5] ?? '')
        if (!often && !/available|avail/i.test(match[0])) return null
        const thing = lower(name).replace(/^2nd/, 'second')
        const article = /storage$|parking$/.test(thing)
          ? ''
          : /^(?:extra|additional|second|rental|optional)/.test(thing)
            ? `${articleFor(thing)} `
            : 'the '
        return {
          kind: /storage|locker/.test(thing) ? 'fee' : 'parking',
          concept: null,
          statement: `${article}${thing}${withArticles(lower(place))} is ${match[6] ? 'extra, at ' : /available|avail/i.test(match[0]) ? 'available for ' : ''}${rateAt(match, 3)}`,
        }
      },
    ],
    // 'leased garage space $140/month'
    [
      new RegExp(
        `^(leased|rented|rental) ((?:(?:garage|deck|covered|reserved|underground|surface|parking) ){1,2}(?:space|spot|stall))(?: at| for)? (?=\\$)${RATED}$`,
        'i',
      ),
      (match) => parking(`a ${lower(match[1])} ${lower(match[2])} is ${rateAt(match, 3)}`),
    ],
    [
      new RegExp(
        `^((?:garage |deck |covered |valet |rental )?parking|storage|garage) (?:is )?(leased|rented)(?: at| for)? (?=\\$)${RATED}((?: (?:in|at|from|across|next) .+)?)$`,
        'i',
      ),
      (match) => ({
        kind: /storage/i.test(match[1] ?? '') ? 'storage' : 'parking',
        concept: null,
        statement: `${/^garage$/i.test(match[1] ?? '') ? 'the ' : ''}${lower(match[1])} is ${lower(match[2])} at ${rateAt(match, 3)}${withArticles(match[6] ?? '')}`,
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:pool|gym|fitness center|storage|parking|garage|laundry|boat slip|slips?|golf|tennis|club|cable|internet|concierge|carport))(?: \((?:extra|extra fee|extra cost|additional fee|additional|fee|for a fee)\)|,? (?:at |for )?(?:an? )?(?:extra|additional) (?:fee|cost|charge))$/i,
      (match) => {
        const thing = lower(match[1])
        return {
          kind: /parking|garage|carport/.test(thing) ? 'parking' : 'building',
          concept: null,
          statement: `the ${thing} ${/s$/.test(thing) && !/tennis$/.test(thing) ? 'cost' : 'costs'} extra`,
        }
      },
    ],
    [
      new RegExp(
        `^((?:garage |covered |assigned )?parking|storage|garage)(?: is)? ${DOLLARS}${MONTHLY}? extra$`,
        'i',
      ),
      (match) =>
        fee(
          `${/^garage$/i.test(match[1] ?? '') ? 'the garage' : lower(match[1])} is extra, at $${match[2]}${match[3] ? ' a month' : ''}`,
        ),
    ],
  ],
  commaLines: [
    [
      /^(deeded|assigned|reserved) parking(?: and|,| \+|,? plus) storage$|^parking(?: and|,| \+) storage (?:are |is |both )?(deeded|assigned|reserved)$/i,
      (match) => parking(`parking and storage are ${lower(match[1] ?? match[2])}`),
    ],
    [
      /^(rental|garage|covered|reserved|valet|indoor|heated) parking(?: is)?(?: available)? (in|at) (?:the )?(building|garage|complex)(?: is| for| at)? (\$[\d,]+)( ?\/ ?mo\w*| a month| per month)?$/i,
      (match) =>
        parking(
          `${lower(match[1])} parking is available ${lower(match[2])} the ${lower(match[3])} for ${match[4]}${match[5] ? ' a month' : ''}`,
        ),
    ],
  ],
  firstFigures: [
    [
      /^((?:[a-z-]+ )*(?:storage|locker|slip|wifi|laundry|gym|cabana)(?: (?:in|on|at) (?:the )?[a-z ]+?)?),? (?:is |at |for )?\$(\d[\d,]*) ?(?:\/|per |a )(mo\w*|yr|year|day)$/i,
      (match) => {
        const { core, tail } = placed(match[1] ?? '')
        return fee(
          `${isPlural(core) || /^(?:storage|laundry)$/i.test(core) ? core.toLowerCase() : subjectOf(core)}${tail ? ` ${tail}` : ''} is ${dollars(match[2])} a ${/^m/i.test(match[3] ?? '') ? 'month' : /^d/i.test(match[3] ?? '') ? 'day' : 'year'}`,
        )
      },
    ],
  ],
  firstStatements: [
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
  figures: [
    [
      /^((?:garage |covered |rental |reserved |underground |surface )*parking|storage|garage|carport|garage space|parking space|storage unit) (?:is )?(?:available|avail)(?: (?:for|at))? \$(\d[\d,]*)(?: ?\/ ?| per | a )?(?:mo|month)$/i,
      ([, thing = '', sum = '']) => ({
        kind: /storage/i.test(thing) ? 'storage' : 'parking',
        concept: null,
        statement: `${/parking$|storage$/i.test(thing) ? thing.toLowerCase() : withArticle(thing.toLowerCase())} is available for $${sum} a month`,
      }),
    ],
    [
      /^parking (?:is )?(?:available|avail)(?: for)? \$?([\d,.]+)(k)$/i,
      (match) => parking(`parking is available for ${dollars(match[1], match[2])}`),
    ],
    [
      /^((?:deeded |garage |covered |assigned |one )?parking(?: spot| space)?|storage(?: unit| locker)?) (?:is )?included(?: in (?:the )?(price|rent|sale|HOA|dues))?$/i,
      (match) =>
        parking(
          `${match[1]?.toLowerCase()} is included${match[2] ? ` in the ${/hoa/i.test(match[2]) ? 'HOA' : match[2].toLowerCase()}` : ''}`,
        ),
    ],
    [
      /^((?:garage |covered |assigned )?parking) (?:available )?for (?:lease|rent)(?: at \$?([\d,]+)(?:\/mo\w*)?)?$/i,
      (match) =>
        parking(
          `${match[1]?.toLowerCase()} can be leased${match[2] ? ` for ${dollars(match[2])} a month` : ''}`,
        ),
    ],
    [
      /^((?:deeded|garage|covered|assigned|indoor|surface|heated|off-site|underground|second|valet|reserved) parking(?: space| spot)?)(?: is| at| for)? \$?((?<=\$)\d[\d,]*|\d{2,3}(?:,?\d{3})*)(k)?((?:\/mo\w*| a month| monthly)?)((?: extra| additional)?)$/i,
      (match) =>
        parking(
          `${match[1]?.toLowerCase()} is ${match[5] ? 'extra, at ' : ''}${dollars(match[2], match[3])}${match[4] ? ' a month' : ''}`,
        ),
    ],
  ],
  statements: [
    [
      /^((?!and\b)(?:[a-z-]+ ){0,3}[a-z-]+?)(?: is| are)? available separately$/i,
      (match) => {
        const thing = (match[1] ?? '').toLowerCase()
        return terms(`${withArticle(thing)} ${be(thing)} available separately`)
      },
    ],
  ],
}
