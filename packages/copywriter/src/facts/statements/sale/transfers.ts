import { dateOf, isDate } from '../../figures/dates.ts'
import { isPluralNoun } from '../../nouns/head-nouns.ts'
import { headOf } from '../../nouns/noun-phrase.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { terms } from '../wording/kinds.ts'

const PAPERS = 'easement|contract|agreement|bond|warranty|policy|plan'

/** What passes to the buyer: permits, contracts, policies. */
export const TRANSFERS: SubjectRules = {
  lines: [
    [
      /^((?:security )?deposits?|leases?|(?:\d+ |two |three )?tenants?|rents?|warranty|warranties|permits?|plans|contracts?|termite bond) (?:to|will|shall) (transfer|convey|be transferred|stay)((?: (?:at|to|with) [a-z ]+)?)$/i,
      (match) =>
        terms(
          `${subjectOf(lower(match[1]))} will ${lower(match[2])}${withArticles(lower(match[3]))}`,
        ),
    ],
  ],
  figures: [
    [
      new RegExp(
        `^([a-z ]*(?:${PAPERS})) (?:is )?(transferable|transfers) with (\\p{Lu}[\\p{L}&' ]+)$`,
        'u',
      ),
      (match) =>
        terms(
          `the ${match[1]} with ${match[3]} ${match[2] === 'transfers' ? 'transfers' : 'is transferable'}`,
        ),
    ],
    [
      new RegExp(`^([a-z ]*(?:${PAPERS})) (?:is )?with (?:the )?(\\p{Lu}[\\p{L}&' ]+)$`, 'u'),
      (match) => ({
        kind: /easement/.test(match[1] ?? '') ? 'restriction' : 'terms',
        concept: null,
        statement: `there is ${withArticle(match[1] ?? '')} with ${/(?:Society|Trust|Foundation|Conservancy|Association|Company|County|City|Authority)$/.test(match[2] ?? '') ? 'the ' : ''}${match[2]}`,
      }),
    ],
    [
      /^((?:flood|insurance|home|termite|flood insurance)(?: insurance)? (?:policy|bond|contract|warranty)) (?:is )?(?:transfers?|transferable|assumable)$/i,
      (match) =>
        terms(
          `the ${match[1]?.toLowerCase()} ${/assumable/i.test(match[0]) ? 'is assumable' : 'transfers'}`,
        ),
    ],
  ],
  statements: [
    [
      /^(.+? (?:permit|license|warranty|lease|contract|membership|slip|mooring|registration|approvals?|plans))s? (?:is |are )?(transfers?|conveys?|transferable|assignable)(?: (?:to|with) (?:the )?(.+))?$/i,
      (match) => {
        const subject = subjectOf(match[1] ?? '')
        const verb = (match[2] ?? '').toLowerCase()
        const tail = match[3]
          ? ` ${/ to (?:the )?\S+$/.test(match[0]) ? 'to the' : 'with'} ${match[3]}`
          : ''
        const isMany = isPluralNoun(headOf(match[1] ?? ''))
        return terms(
          `${subject} ${/able$/.test(verb) ? `${isMany ? 'are' : 'is'} ${verb}` : `${verb.replace(/s$/, '')}${isMany ? '' : 's'}`}${tail}`,
        )
      },
    ],
    [
      /^(.+? (?:warranty|abatement|contract|option|lease|permit|exemption))(?: is| runs| good)? (?:through|thru|until|to) (.+?)((?:,? with (?:an? )?.+)?)$/i,
      (match) => {
        const date = match[2] ?? ''
        if (!isDate(date)) return null
        return {
          kind: 'terms',
          concept: null,
          statement: `${subjectOf(match[1] ?? '')} runs through ${dateOf(date)}${(match[3] ?? '').replace(/^,? with (?:an? )?(.+)$/i, (_, more: string) => `, with ${withArticle(more)}`)}`,
          date: dateOf(date),
        }
      },
    ],
  ],
}
