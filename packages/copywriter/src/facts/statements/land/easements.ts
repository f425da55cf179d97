import { articleFor } from '@listwright/reviewer/language'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { kindOfNoun, singular } from '../../nouns/head-nouns.ts'
import { headOf } from '../../nouns/noun-phrase.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { placeWithArticle } from '../../places/place-with-article.ts'
import { be, lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { land, restriction } from '../wording/kinds.ts'
import { LINE, lineOf } from '../wording/places.ts'

/** Easements, and what is shared with neighbors. */
export const EASEMENTS: SubjectRules = {
  lines: [
    // 'conservation easement, Virginia Outdoors Foundation': the name is that of its holder.
    [
      /^(?:an? )?((?:conservation|preservation|agricultural|scenic|facade|open[- ]space) easement)(?:,| with| held by|, held by) (?:the )?((?:\p{Lu}[\p{L}'&.]+ )(?:(?:\p{Lu}[\p{L}'&.]+|of|and|for|the) )*(?:Foundation|Trust|Conservancy|Society|Association|Alliance|Council|Fund|Commission))$/u,
      ([, easement, holder]) =>
        restriction(`it is under ${withArticle(lower(easement))} held by the ${holder}`),
    ],
    // 'direct ride-out to Piedmont hunt territory'
    [
      /^(?:direct )?ride-?out to (?:the )?(.+)$/i,
      ([typed = '', where = '']) =>
        land(
          `there is ${/^direct/i.test(typed) ? 'a direct' : 'a'} ride-out to ${placeWithArticle(where)}`,
        ),
    ],
    [
      new RegExp(`^neighbors? (?:use|have|has)(?: an?)? easement along ${LINE}$`, 'i'),
      (match) => restriction(`neighbors use an easement along ${lineOf(match[1])}`),
    ],
    [
      /^((?:[a-z]+ )*(?:drive|driveway|road|well|lane|dock)),? (?:with )?shared (?:maintenance|maint|upkeep) with (\d|one|two|three|four|five) neighbors?$/i,
      (match) =>
        restriction(
          `the ${lower(match[1])} is maintained together with ${numeral(numberOf(match[2] ?? '') ?? 1)} neighbor${numberOf(match[2] ?? '') === 1 ? '' : 's'}`,
        ),
    ],
    [
      /^(party wall|shared well|shared driveway|road maintenance|cross easement) agreement(?: (?:is )?(?:in place|recorded))?$/i,
      (match) =>
        restriction(
          `there is a ${lower(match[1]).replace('party wall', 'party-wall')} agreement${/recorded$/i.test(match[0]) ? ' on record' : ''}`,
        ),
    ],
    [
      /^((?:cross[- ]access|access|cross[- ]parking|parking|drainage|utility|shared drive|snow(?: removal)?(?:\/| and )lawn|lawn(?:\/| and )snow|snow removal|lawn care|grazing|water) (?:easement|agreement)) with (?:the )?((?:the )?(?:bank|church|neighbors?|restaurant|store|parcel|lot|property|hotel|city|county|adjoining owner|adjacent owner)(?: next door| to the (?:north|south|east|west)| behind)?)$/i,
      (match) => {
        const right = lower(match[1]).replace('/', ' and ').replace('cross access', 'cross-access')
        return restriction(
          `there is ${articleFor(right)} ${right} with ${/^neighbors/i.test(match[2] ?? '') ? 'neighbors' : `the ${lower(match[2])}`}`,
        )
      },
    ],
  ],
  figures: [
    [
      /^((?:[a-z-]+ )*[a-z-]+) shared with (.+)$/i,
      (match) => ({
        kind: kindOfNoun(singular(headOf(match[1] ?? ''))) ?? 'building',
        concept: null,
        statement: `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} shared with ${withArticles(match[2] ?? '')}`,
      }),
    ],
  ],
}
