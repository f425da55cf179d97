import { numberOf, numeral } from '../../figures/numerals.ts'
import { be, isPlural, lower, subjectOf } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { isThing } from '../thing-name.ts'
import { count } from '../wording/counts.ts'
import { YEAR } from '../wording/dates.ts'
import { condition, system, update } from '../wording/kinds.ts'
import { newWork } from './new-work.ts'

/** How old a part is, or that it is original. */
export const AGES: SubjectRules = {
  lines: [
    // 'separate gas boilers, ages 2012 to 2020'
    [
      /^((?:[a-z-]+ )*(?:boilers|furnaces|water heaters|roofs|condensers|AC units|mini-splits)),? (?:ages?|dated|from|installed|years?|vintage) ((?:19|20)\d\d) ?(?:to|-|through|and) ?((?:19|20)\d\d)$/i,
      ([typed, things, from, to]) =>
        update(
          `the ${lower(things)} date from ${from} ${/ and /.test(typed) ? 'and' : 'to'} ${to}`,
        ),
    ],
    [
      /^((?:well|septic|septic system|roof|furnace|water heater|HVAC|boiler|panel)(?: already)?(?: on site| in place)?),? (?:is )?(?:of )?(?:age unknown|unknown age)$/i,
      (match) => {
        const thing = (match[1] ?? '').replace(/^\p{Lu}(?=\p{Ll})/u, lower)
        return condition(`the ${thing} is of unknown age`)
      },
    ],
  ],
  figures: [
    [
      /^((?:[a-z-]+ ){0,3}[a-z-]+) (?:was )?new (?:about |around |approximately )?(\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple) ?(years?|months?|weeks?) ago$/i,
      (match) => {
        const thing = subjectOf(match[1] ?? '')
        const number = /^a /i.test(match[2] ?? '') ? lower(match[2]) : count(match[2])
        return isThing(match[1] ?? '')
          ? update(
              `${newWork(thing.replace(/^the /, ''), '', isPlural(thing) ? 'were' : 'was')} ${number.replace('couple', 'couple of')} ${lower(match[3])} ago`,
            )
          : null
      },
    ],
    [
      /^((?:[a-z-]+ )*(?:roof|furnace|boiler|water heater|HVAC|air conditioning|AC|windows|septic|appliances|siding|deck|pump|well|house|carpet|floors))(?: (?:is|are))? ((?:only |about |approximately |less than |under |over |just )?)(\d+|one|two|three|four|five|six|seven|eight|nine|ten)(\+?)[- ](years?|months?)(?: old)?$/i,
      (match) =>
        update(
          `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} ${(match[2] ?? '').toLowerCase().replace('approximately', 'about')}${match[4] ? 'over ' : ''}${count(match[3])} ${numberOf(match[3] ?? '') === 1 ? (match[5] ?? '').replace(/s$/i, '') : (match[5] ?? '').replace(/s?$/i, 's')} old`,
        ),
    ],
    [
      new RegExp(
        `^((?!no |not )[a-z][\\w' -]+?) (?:is )?original,? (?:from |circa )?(${YEAR})$`,
        'i',
      ),
      (match) =>
        system(`${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} original, from ${match[2]}`),
    ],
  ],
  statements: [
    [
      /^(.+?)(?: is| are)? (?:only |just |about )?(\d+|one|two|three|four|five|six|seven|eight|nine|ten)[- ]years? (?:old|new|young)$/i,
      (match) => ({
        kind: 'update',
        statement: `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} ${numeral(numberOf(match[2] ?? '') ?? 1)} ${/^(?:1|one)$/i.test(match[2] ?? '') ? 'year' : 'years'} old`,
      }),
    ],
    [
      /^(?:all |in )?original(?: condition| throughout)$|^all original$|^never updated$|^untouched$/i,
      (match) => ({
        kind: 'condition',
        concept: 'original condition',
        statement: /never/i.test(match[0])
          ? 'it has never been updated'
          : /untouched/i.test(match[0])
            ? 'it is untouched'
            : /throughout/.test(match[0])
              ? 'it is original throughout'
              : 'it is in original condition',
      }),
    ],
  ],
}
