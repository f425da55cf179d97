import { be, listed, lower, subjectOf, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { terms } from '../wording/kinds.ts'

/** Sold as it is, without repairs. */
export const AS_IS: SubjectRules = {
  lines: [
    [
      /^as[- ]is,? but (?:is )?(?:in )?(good|great|excellent|fair|very good|solid|livable|move-in) (condition|shape)$/i,
      (match) => ({
        kind: 'condition',
        concept: 'sold as-is',
        statement: `it is sold as-is but is in ${lower(match[1])} ${lower(match[2])}`,
      }),
    ],
  ],
  figures: [
    [
      /^((?!no |not |sold |estate |probate |trust )[a-z][\w' &,-]*?),? (?:(?:is |are )?(included|conveys?|stays?|sold) )?as[- ]is$/i,
      (match) => {
        const things = listed((match[1] ?? '').replace('washer and dryer', 'washer, dryer'))
        if (/^(?:selling|property|home|house|all|being|buy|it)$/i.test(match[1] ?? '')) return null
        const verb = /^sold$/i.test(match[2] ?? '') || !match[2] ? 'sold' : 'included'
        const names = things.map((each) => subjectOf(each))
        const list =
          names.length > 1
            ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
            : (names[0] ?? '')
        return terms(`${list} ${names.length > 1 ? 'are' : be(match[1] ?? '')} ${verb} as is`)
      },
    ],
    [
      /^((?!no |not )[a-z][a-z' -]*?) (?:being |is |are )?sold as[- ]is$/i,
      (match) => terms(`${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} sold as is`),
    ],
    [
      /^(?:sold )?as[- ]is,? (?:and )?(?:for )?cash only$/i,
      told('condition', null, 'it is sold as-is, for cash only'),
    ],
  ],
  statements: [
    [
      /^no seller repairs$|^seller (?:will )?(?:make|makes|do|does) no repairs$/i,
      told('terms', null, 'the seller will make no repairs'),
    ],
    [
      /^(?:being |property |home |house )?(?:is )?(?:sold )?as[- ]is(?:,? where[- ]is)?(?: condition)?$/i,
      told('condition', 'sold as-is', 'it is sold as-is'),
    ],
    [
      /^(?:seller|owner) will (?:make|do) no repairs$|^no repairs(?: by (?:the )?(?:seller|owner))?$/i,
      told('condition', 'sold as-is', 'the seller will make no repairs'),
    ],
  ],
}
