import { lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { YEAR } from '../wording/dates.ts'
import { character, condition } from '../wording/kinds.ts'

/** Who has owned it, and for how long. */
export const OWNERS: SubjectRules = {
  lines: [
    [
      /^well[- ](maintained|kept|cared for) by (?:the )?(second|2nd|original|first|third|current|same|one) owner$/i,
      (match) =>
        condition(
          `it has been well ${lower(match[1])} by ${lower(match[2]) === 'one' ? 'one' : `the ${lower(match[2]).replace('2nd', 'second')}`} owner`,
        ),
    ],
    [
      /^owner[- ]occupied since (?:new|it was new|it was built|construction|(?:19|20)\d\d)$/i,
      (match) =>
        condition(
          `it has been owner-occupied since ${/\d{4}/.exec(match[0])?.[0] ?? 'it was new'}`,
        ),
    ],
    [/^investor[- ]owned$/i, () => condition('it is investor-owned')],
    [
      /^(?:the )?seller (?:has )?never (occupied|lived in)(?: (?:it|(?:the )?(?:property|home|house)))?$/i,
      (match) => condition(`the seller has never ${lower(match[1])} it`),
    ],
  ],
  figures: [
    [/^original owners$/i, told('condition', null, 'it has had one owner')],
    [
      new RegExp(
        `^(?:the )?(?:same|one|original) (?:owners?|family)(?: owned)?(?: for| since)? (?:(${YEAR})|(\\d+)\\+? (?:years|yrs)|the \\d{4}s)$`,
        'i',
      ),
      (match) =>
        condition(
          `it has had the same owner ${match[1] ? `since ${match[1]}` : `for ${match[2]} years`}`,
        ),
    ],
    [
      /^(?:well[- ]maintained,? )?(?:one|single)[- ]owner home$/i,
      told('condition', null, 'it has had one owner'),
    ],
  ],
  statements: [
    [
      /^(?:one|1|original|same) owner(?: (?:since new|home))?$/i,
      told('condition', null, 'it has had one owner'),
    ],
    [
      /^(?:same )?owner(?:ed)? since (\d{4})$/i,
      (match) => ({ kind: 'condition', statement: `it has had the same owner since ${match[1]}` }),
    ],
    [
      /^(?:once|formerly|previously) owned by (?:an? |the )?(.+)$/i,
      (match) =>
        character(
          `it was ${/^once/i.test(match[0]) ? 'once' : 'formerly'} owned by ${/^\p{Lu}/u.test(match[1] ?? '') ? match[1] : withArticle(match[1] ?? '')}`,
        ),
    ],
  ],
}
