import { series } from '../../figures/numerals.ts'
import { placed } from '../../nouns/tails.ts'
import { isPlural, lower, subjectOf } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { isThing } from '../thing-name.ts'
import { count } from '../wording/counts.ts'
import { update } from '../wording/kinds.ts'

const DONE =
  '(replaced|updated|remodeled|renovated|redone|installed|upgraded|refinished|painted|repainted|rebuilt|added|refreshed|serviced|new|purchased)'
/** What is done to things that stay. */
const SERVICED =
  '(pumped|inspected|serviced|cleaned|tested|tuned|certified|swept|painted|sealed|stained|repaired|replaced|updated|refinished|pressure[- ]washed)'
const SPAN =
  '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|few|couple(?: of)?|several)'

/** Work of the last years, without a date: 'baths updated in last 5 years'. */
export const RECENT_WORK: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^([a-z][a-z' -]*?) ${SERVICED}(?:,? (?:and|&) ${SERVICED})?(?: ((?:this|last) (?:spring|summer|fall|winter|year|month|week)))?$`,
        'i',
      ),
      ([, typed = '', first, second, when]) => {
        if (!(second || when) || !isThing(typed)) return null
        const done = second ? `${lower(first)} and ${lower(second)}` : lower(first)
        const verb = when
          ? isPlural(typed)
            ? 'were'
            : 'was'
          : isPlural(typed)
            ? 'have been'
            : 'has been'
        return update(`${subjectOf(typed)} ${verb} ${done}${when ? ` ${lower(when)}` : ''}`)
      },
    ],
    [
      new RegExp(
        `^((?:most |all |some |both )?[a-z][a-z' ,&/-]*?) (?:is |are |was |were |all |have been |has been )*${DONE},? (?:in |within |over |during )?(?:the )?(?:last|past) (?:${SPAN} )?(years?|months?)$`,
        'i',
      ),
      ([note, typed = '', done, span, unit]) => {
        // 'painted last year' names the year, and not a span.
        if (!span && !/ (?:in|within|over|during) /i.test(note)) return null
        const things = typed.split(/\s*(?:,|&|\/|\band\b)\s*/i).filter(Boolean)
        if (!things.every((thing) => isThing(thing))) return null
        const subject = series(things.map((thing) => subjectOf(thing)))
        const have = things.length > 1 || isPlural(typed) ? 'have' : 'has'
        const work = /^new$/i.test(done ?? '') ? 'installed' : lower(done)
        const length = /^(?:few|several|couple)/i.test(span ?? '')
          ? lower(span).replace(/^couple$/, 'couple of')
          : span && count(span)
        return update(
          `${subject} ${have} been ${work} in the last ${length ? `${length} ` : ''}${lower(unit)}`,
        )
      },
    ],
  ],
  lastStatements: [
    [
      /^((?:[a-z-]+ ){0,2}[a-z]+) (replaced|updated|refinished|remodeled|renovated|redone|installed|upgraded|added|painted|repainted|rebuilt|restored|resurfaced|removed) ((?:in|on|over|at|off|under|throughout|except(?: in)?) (?:the )?[a-z][a-z' -]*?|upstairs|downstairs)(?:,? (?:in )?((?:19|20)\d\d))?$/i,
      ([, thing = '', done, place = '', year]) => {
        const { tail } = placed(`work ${place}`)
        if (!isThing(thing) || !tail || /\b(?:last|past|year|phases?|stages)\b/i.test(place))
          return null
        const isMany = isPlural(thing)
        const verb = year ? (isMany ? 'were' : 'was') : `${isMany ? 'have' : 'has'} been`
        return {
          kind: 'update',
          concept: null,
          statement: `${subjectOf(thing)} ${verb} ${lower(done)} ${tail}${year ? ` in ${year}` : ''}`,
          year: year ? Number(year) : null,
        }
      },
    ],
  ],
}
