import { series } from '../../figures/numerals.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { be, listed, lower, subjectOf } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { terms } from '../wording/kinds.ts'

/** Parts that are left out of a size or a price: nobody takes them along. */
const NO_BELONGING =
  '(?!(?:the )?(?:(?:finished|unfinished|walkout|detached|attached) )*(?:basement|garage|attic|porch|deck|patio|lower level|utilities|taxes|land|lot|closing costs|fees?|HOA)\\b)'

const excluded = (typed: string) => {
  const thing = lower(typed)
  return {
    kind: 'terms' as const,
    concept: null,
    statement: `${subjectOf(thing)} ${be(thing)} excluded`,
  }
}

/** What is not part of the sale. */
export const EXCLUSIONS: SubjectRules = {
  lines: [
    [
      /^(?:the )?([a-z][a-z' -]+?) (?:conveys?|stays?|(?:is|are) included)(?:,|;)? (?:but )?(?:the )?(wall[- ]mounted [a-zTV ]+?) (?:do|does)(?: not|n't)(?: convey| stay)?$/i,
      ([, stays = '', goes = '']) => {
        const left = goes
          .replace(/^wall[- ]mounted/i, 'wall-mounted')
          .replace(/\btvs?\b/i, (tv) => (tv.length > 2 ? 'TVs' : 'TV'))
        return terms(`the ${lower(stays)} ${be(stays)} included, but the ${left} ${be(left)} not`)
      },
    ],
    [
      /^(?:the )?(owner|seller)s? (?:to|will) (?:retain|keep|take) (?:the )?((?!mineral|possession|occupancy|right)[a-z ]+?)((?: (?:in|on|over|from) (?:the )?[a-z ]+)?)$/i,
      (match) =>
        terms(
          `the ${lower(match[1])} will keep the ${lower(match[2])}${withArticles(lower(match[3]))}`,
        ),
    ],
    [
      /^(?:some )?(exclusions|items excluded)(?:,|;| -)? see list$/i,
      () => terms('some exclusions apply'),
    ],
    [
      /^(?:auction )?items (?:are )?(?:not included|excluded)$/i,
      (match) =>
        terms(
          `${/^auction/i.test(match[0]) ? 'the auction items' : 'those items'} are not included`,
        ),
    ],
  ],
  commaLines: [
    [
      new RegExp(
        `^(?:please )?(?:note:? )?(?:the )?(?:sellers? |owners? )?(?:will )?(?:excludes?|excluding|exclusions?:?) ${NO_BELONGING}(?:the |an? )?([a-z][a-z' -]+)$`,
        'i',
      ),
      (match) => excluded(match[1] ?? ''),
    ],
    [
      /^please (?:note:? )?(?:that )?(?:the )?([a-z][a-z' -]+?) (?:is |are )?(?:excluded|not included|does not convey|do not convey|reserved)$/i,
      (match) => excluded(match[1] ?? ''),
    ],
    [
      /^((?:[a-z]+ ){0,3}(?:chandelier|sconces?|mirrors?|curtains|drapes|refrigerator|freezer|washer|dryer|shelves|light fixture|pendant|bench|fountain|statue|swing)) (?:is |are )?reserved$/i,
      (match) => excluded(match[1] ?? ''),
    ],
  ],
  firstStatements: [
    [
      /^([a-z][^$\d]*?(?:,| and )[^$\d]*?) (?:are )?(negotiable|excluded|not included)$/i,
      (match) => {
        const things = listed((match[1] ?? '').toLowerCase())
        return things.length < 2
          ? null
          : terms(`${series(things.map(subjectOf))} are ${match[2]?.toLowerCase()}`)
      },
    ],
  ],
  statements: [
    [
      /^([a-z][a-z' -]+? (?:in|on|over|from) [a-z][a-z' -]+?) (?:is |are )?(negotiable|excluded|not included)$/i,
      (match) =>
        terms(
          `${withArticles(subjectOf((match[1] ?? '').toLowerCase()))} ${be((match[1] ?? '').replace(/ (?:in|on|over|from) .*$/i, ''))} ${match[2]?.toLowerCase()}`,
        ),
    ],
  ],
}
