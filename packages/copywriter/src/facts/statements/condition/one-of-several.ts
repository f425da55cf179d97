import { dateOf } from '../../figures/dates.ts'
import { measured } from '../../figures/measures.ts'
import { hyphenated } from '../../nouns/compounds.ts'
import { be, isPlural, lower, subjectOf, type Told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, TO_TEN } from '../wording/counts.ts'
import { SHORT_MONTH, whenOf, YEAR } from '../wording/dates.ts'
import { condition } from '../wording/kinds.ts'
import { kindOfThing } from '../wording/things.ts'

const WHEN = String.raw`(?:in )?(\d{1,2}\/(?:19|20)?\d\d|(?:${SHORT_MONTH} )?${YEAR})`
const DONE =
  '(replaced|rebuilt|renovated|remodeled|updated|installed|serviced|refinished|resurfaced|redone|new|lined|relined|restored|repointed|swept)'
const STATE =
  'working|decorative|gas|wood|wood-burning|electric|original|newer|finished|unfinished|leased|vacant|owned|heated|covered'
const THINGS = String.raw`([a-z][a-z' -]*s)`

const wasDone = (verb: string, date: string | undefined): string => {
  const when = date ? ` ${/^\d{4}$/.test(date) ? `in ${date}` : whenOf(date)}` : ''
  return `${verb}${when}`
}

/** The year of '6/2023', '6/23' and 'June 2023'. */
const yearOf = (date: string | undefined): number | null => {
  const year = /(?:(?:19|20)\d\d|(?<=\/)\d\d)$/.exec(date ?? '')?.[0]
  return year ? Number(year.length === 2 ? `20${year}` : year) : null
}

const someOf = (typed: string | undefined): string =>
  /^(?:the )?(?:rest|others?)$/i.test(typed ?? '') ? 'the rest' : count(typed)

const thereAre = (howMany: string | undefined, things: string, rest: string): Told => ({
  kind: /\b(?:HVAC|AC|units|heaters|furnaces|boilers|pumps)\b/.test(things)
    ? 'system'
    : kindOfThing(things),
  concept: null,
  statement: `there are ${count(howMany)} ${hyphenated(/[A-Z]{2}/.test(things) ? things : lower(things))}, ${rest}`,
  name: '',
})

/** Several things, and what is said of one or of some of them. */
export const ONE_OF_SEVERAL: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(${TO_TEN}) ${THINGS}(?:,| -|;| \\() ?(${TO_TEN}) ${DONE}(?: ${WHEN})?\\)?$`,
        'i',
      ),
      ([, all, things = '', some, verb = '', date]) => ({
        ...thereAre(all, things, `${count(some)} ${wasDone(lower(verb), date)}`),
        kind: 'update' as const,
        year: yearOf(date),
      }),
    ],
    [
      new RegExp(
        `^(${TO_TEN}) ${THINGS}(?:,| -|;| \\() ?(${TO_TEN}) (${STATE}),? (?:and )?((?:the )?(?:rest|others?)|${TO_TEN}) (${STATE})\\)?$`,
        'i',
      ),
      ([, all, things = '', some, state, others, other]) =>
        thereAre(
          all,
          things,
          `${count(some)} ${lower(state)} and ${someOf(others)} ${lower(other)}`,
        ),
    ],
    [
      // 'hurricane repairs to lobby complete as of March'
      /^((?:the )?(?:[a-z-]+ )*(?:repairs|work|restoration|remediation|renovations?)(?: (?:to|on|of) (?:the )?[a-z -]+?)?) (?:is |are )?(?:all )?(complete[d]?|done|finished)(?: as of ((?:early |mid-|late )?[A-Z][a-z]+(?: (?:\d{1,2}|\d{4}))?))?$/i,
      ([, work = '', state = '', date]) => {
        if (!date && !/ (?:to|on|of) /.test(work)) return null
        const subject = subjectOf(lower(work))
        const verb = date
          ? isPlural(work.replace(/ (?:to|on|of) .*$/, ''))
            ? 'were'
            : 'was'
          : be(work.replace(/ (?:to|on|of) .*$/, ''))
        return condition(
          `${subject} ${verb} ${lower(state).replace('completed', 'complete')}${date ? ` as of ${/^\d/.test(date) ? dateOf(date) : date}` : ''}`,
        )
      },
    ],
    [
      /^([a-z\d][a-z\d' -]*?)(?:,| -| \() ?([\d,]+) (?:square feet|sq ft|sqft|sf) not (?:counted |included )?in (?:the )?(?:total|GLA|square (?:feet|footage)|sq ft)\)?$/i,
      ([, thing = '', size]) => ({
        kind: kindOfThing(thing),
        concept: null,
        statement: `${subjectOf(hyphenated(lower(thing)))} has ${size} square feet that are not counted in the total`,
        name: '',
      }),
    ],
    [
      // 'double primary layout, each with its own bath'
      /^(?:double|dual|two|2) primar(?:y|ies)(?: (?:layout|floor plan|suites?|bedrooms?))?,? each with (?:its |an? )?(?:own |private )?(?:en[- ]suite )?bath(?:room)?$/i,
      () => ({
        kind: 'room',
        concept: null,
        statement: 'there are two primary bedrooms, each with its own bath',
        name: '',
      }),
    ],
    [
      // The figures of the form leave it out: whoever reads the size must know.
      /^([a-z\d][a-z\d' -]*?)(?:,| -| \() ?(?:(floored|finished|unfinished|heated|insulated),? (?:and |but )?)?not (?:counted|included|incl\.?|in)(?: in)?(?: the)? (?:total|(?:total )?(?:square (?:feet|footage)|sq ft|sqft|GLA|living area))\)?$/i,
      ([, thing = '', state]) => ({
        kind: kindOfThing(thing),
        concept: null,
        statement: `${subjectOf(hyphenated(measured(lower(thing))))} is ${state ? `${lower(state)} and ` : ''}not counted in the square footage`,
        name: '',
      }),
    ],
  ],
}
