import { articleFor } from '@listwright/reviewer/language'
import { dateOf } from '../../figures/dates.ts'
import { measured } from '../../figures/measures.ts'
import { numberOf, numeral, series } from '../../figures/numerals.ts'
import { nounPhrase } from '../../nouns/noun-phrase.ts'
import { isPlural, lower, subjectOf } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { GROUP_YEAR } from '../wording/dates.ts'
import { condition, finish, income, land, system, terms, utilities } from '../wording/kinds.ts'
import { thingWithPart } from '../wording/things.ts'

const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'

const SERVICED =
  '(serviced|swept|cleaned|pumped|inspected|sealed|painted|stained|treated|tested|certified|replaced|installed|repaired|tuned up|resurfaced|replastered|restriped|repaved|sealcoated|relined|rebuilt|refinished|recoated|resealed)'

/** A thing, perhaps counted, without a verb of its own. */
const THING = String.raw`((?:(?:\d|one|two|three|four|five|six) )?[a-z][a-z' -]*?)`

const wereOf = (thing: string): string => (isPlural(thing) ? 'were' : 'was')

/** 'there are two septic tanks'. */
const thereIs = (typed: string): string => {
  const { phrase } = nounPhrase(
    measured(typed.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())),
  )
  const article =
    phrase.number === 'singular' && !phrase.isCounted ? `${articleFor(phrase.text)} ` : ''
  return `there ${phrase.number === 'plural' ? 'are' : 'is'} ${article}${phrase.text}`
}

const update = (statement: string, year: string | undefined = undefined) => ({
  kind: 'update' as const,
  concept: null,
  statement,
  year: year ? Number(year) : null,
})

const countOf = (typed: string | undefined): string => {
  const number = numberOf(lower(typed))
  return number === null ? lower(typed) : numeral(number)
}

const capitalOf = (typed: string | undefined): string =>
  (typed ?? '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const COUNT = '(two|three|four|[2-9])'

/** Things on which work is done again and again, and which are named by nothing else in the line. */
const WORKED_ON =
  '((?:[a-z-]+ )*(?:roof|siding|stucco|septic(?: tank| system)?|furnace|boiler|chimney|foundation|seawall|hardwoods|cabinets|windows|exterior|crawl ?space|gutters|trim|balcon(?:y|ies)))'

const WORK =
  '(painted|repainted|treated|stained|coated|recoated|sealed|resealed|cleaned|pumped|inspected|serviced|refinished|repaired|rebuilt|replaced|relined|swept|tuckpointed)'

const inWords = (count: string | undefined): string => numeral(numberOf(lower(count)) ?? 2)

/** Small letters but for codes such as 'HVAC'. */
const withoutCapital = (text: string | undefined): string =>
  (text ?? '').replace(/\b\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase())

/** Work on a part with the month or year in which it was done. */
export const DATED_WORK: SubjectRules = {
  lines: [
    // 'recently painted interior': nobody has an interior.
    [
      /^((?:recently|newly|freshly|just)) (painted|repainted|refreshed|renovated|remodeled|updated) (interior|exterior|interior and exterior)$/i,
      ([, time, deed, side = '']) =>
        update(
          `the ${lower(side)} ${/ and /.test(side) ? 'were' : 'was'} ${lower(time)} ${lower(deed)}`,
        ),
    ],
    // 'concrete restoration and roof completed 2022'
    [
      new RegExp(
        `^(?:the )?((?:[a-z]+ )*(?:restoration|painting|repairs?|repaving|waterproofing|re-?pipe|windows?)) (?:and|\\+|&) (?:the )?((?:[a-z]+ )*(?:roof|windows|siding|elevators?|painting|repairs?|repaving|waterproofing|balconies|garage|deck))(?: were)? (completed|finished)(?: in)? ${GROUP_YEAR}$`,
        'i',
      ),
      ([, one, other, deed, year]) =>
        update(`the ${lower(one)} and the ${lower(other)} were ${lower(deed)} in ${year}`, year),
    ],
    // 'kitchen cabinets and granite new 2017': told together, as they were typed.
    [
      new RegExp(
        `^(?:the )?((?:[a-z]+ )?(?:cabinets|cabinetry|counters|countertops|floors|flooring|windows|roof|siding|carpet|appliances)) (?:and|\\+|&) (?:the )?((?:[a-z]+ )?(?:granite|quartz|counters|countertops|floors|flooring|doors|gutters|siding|backsplash|appliances|paint|fixtures|hardware)),? (?:all |both )?new(?: in)? ${GROUP_YEAR}$`,
        'i',
      ),
      ([, one, other = '', year]) =>
        update(
          `the ${lower(one)} and ${lower(other).replace(/(granite|quartz)$/, '$1 counters')} were installed in ${year}`,
          year,
        ),
    ],
    // 'double-wall construction, remodeled 2018': the house was remodeled, not its walls.
    [
      new RegExp(
        `^((?:[a-z]+-?){1,3} construction),? (remodeled|renovated|updated|rebuilt|restored)(?: in)? ${GROUP_YEAR}$`,
        'i',
      ),
      ([, sort, deed, year]) => ({
        ...update(`it is of ${lower(sort)} and was ${lower(deed)} in ${year}`, year),
        kind: 'building',
      }),
    ],
    // 'hip-roof barn, new steel 2019': on its roof or its walls, which was not typed.
    [
      new RegExp(
        `^(?:the )?((?:[a-z-]+ ){0,2}(?:barn|shed|shop|garage|stable|cabin)),? (?:with )?new (steel|metal|standing[- ]seam|shingles?)( roof)? (?:in )?${GROUP_YEAR}$`,
        'i',
      ),
      ([, barn, stuff = '', roof, year]) => ({
        ...update(
          `the ${lower(barn)} got ${roof ? `a new ${lower(stuff).replace(/s$/, '').replace(' seam', '-seam')} roof` : `new ${lower(stuff)}`} in ${year}`,
          year,
        ),
        kind: 'building',
      }),
    ],
    [
      new RegExp(
        `^(?:the )?([a-z][a-z -]+?) (?:and|\\+|&) (?:the )?([a-z][a-z -]+?),? (?:both |were )*(replaced|installed|redone|updated|remodeled|rebuilt|added)(?: in)? ${GROUP_YEAR} by (?:the )?(sellers?|owners?|association|HOA|landlord|builder)(?:,? (?:with )?permits (available|on file))?$`,
        'i',
      ),
      ([, one, other, deed, year, who = '', papers]) =>
        update(
          `the ${withoutCapital(one)} and ${withoutCapital(other)} were ${lower(deed)} in ${year} by the ${/^hoa$/i.test(who) ? 'HOA' : lower(who)}${papers ? `, with permits ${lower(papers)}` : ''}`,
          year,
        ),
    ],
    [
      new RegExp(`^${THING} (?:was |were |last )?${SERVICED} (?:in |last )?${MONTH}$`, 'i'),
      (match) =>
        update(
          `${subjectOf(match[1] ?? '')} ${wereOf(match[1] ?? '')} ${lower(match[2])} in ${dateOf(match[3] ?? '')}`,
        ),
    ],
    [
      new RegExp(
        `^(a |an |the )?((?:[a-z-]+ )*(?:contract|bond|warranty|permit|policy|license)) (?:is )?(?:current |good |paid |valid |in force )?(?:through|thru|until) ${MONTH}( ${GROUP_YEAR})?$`,
        'i',
      ),
      (match) =>
        terms(`the ${lower(match[2])} runs through ${dateOf(match[3] ?? '')}${match[4] ?? ''}`),
    ],
    [
      new RegExp(
        `^((?:aerobic |conventional )?septic(?: system)?),? (?:service |maintenance )?contract (?:through|thru|until) ${MONTH}( ${GROUP_YEAR})?$`,
        'i',
      ),
      (match) =>
        utilities(
          `it is on ${lower(match[1]).replace(/septic$/, 'septic')}, with a contract through ${dateOf(match[2] ?? '')}${match[3] ?? ''}`,
        ),
    ],
    [
      new RegExp(
        `^((?:\\d|two|three|four|several|separate|dual) [A-Za-z][A-Za-z' -]*s),? (?:with )?(one|two|\\d)(?: (?:was |were )?(replaced|new|rebuilt|installed|renovated|updated|serviced))?(?: in)? ${GROUP_YEAR}$`,
        'i',
      ),
      (match) =>
        update(
          `${thereIs(match[1] ?? '')}, ${countOf(match[2])} ${match[3] ? `${lower(match[3])} in` : 'from'} ${match[4]}`,
          match[4],
        ),
    ],
    [
      new RegExp(
        `^((?:\\d|two|three|four) [a-z][a-z' -]*s|[a-z]+(?: [a-z]+)* (?:tanks?|pool and spa|parking lot|roof|dock|chimneys?)), ${SERVICED}(?: in)? ${GROUP_YEAR}$`,
        'i',
      ),
      (match) => update(`${thereIs(match[1] ?? '')}, ${lower(match[2])} in ${match[3]}`, match[3]),
    ],
    [
      new RegExp(
        `^(units|apartments|suites|buildings) ([A-Z\\d](?:(?:, | and |, and )[A-Z\\d])+) (?:were )?(remodeled|renovated|updated|redone|rebuilt|gutted|refreshed|painted)(?: in)?(?: ${GROUP_YEAR})?$`,
        'i',
      ),
      (match) =>
        update(
          `${lower(match[1])} ${match[2]} ${match[4] ? 'were' : 'have been'} ${lower(match[3])}${match[4] ? ` in ${match[4]}` : ''}`,
          match[4],
        ),
    ],
    [
      /^(\d|two|three|four) (HVAC|AC|furnace|water heater|heat pump)s?(?: units| systems)? from ((?:19|20)\d\d(?: (?:\+|and) (?:19|20)\d\d)+)$/i,
      (match) => {
        const name = lower(match[2]).replace(
          /^(?:hvac|ac)$/,
          (word) => `${word.toUpperCase()} system`,
        )
        return update(
          `the ${countOf(match[1])} ${name}s date from ${series((match[3] ?? '').split(/ (?:\+|and) /))}`,
        )
      },
    ],
    [
      new RegExp(
        `^(?:on )?septic,? (?:public |city )?sewer (?:is )?coming(?: in)? ${GROUP_YEAR}$`,
        'i',
      ),
      (match) => utilities(`it is on septic, with sewer coming in ${match[1]}`),
    ],
    [
      new RegExp(
        `^(?:(fully|completely|totally) )?(gutted(?: and rebuilt)?|rebuilt|renovated|raised|elevated|remodeled)(?: in)? ${GROUP_YEAR},? (?:post[- ]|after |following )(?:hurricane )?([A-Z][a-z]+)$`,
        'i',
      ),
      (match) =>
        update(
          `it was ${match[1] ? `${lower(match[1])} ` : ''}${lower(match[2])} in ${match[3]} after ${capitalOf(match[4])}`,
          match[3],
        ),
    ],
    [
      new RegExp(
        `^new ([a-z][a-z ]*?)(?: (?:and|\\+) ([a-z][a-z ]*?))? (?:during|with|in|as part of) (?:the |an? )?${GROUP_YEAR} (reno(?:vation)?|remodel|rehab|restoration|addition)$`,
        'i',
      ),
      (match) => {
        const things = [match[1], match[2]].filter(Boolean).map(lower)
        const isMany = things.length > 1 || isPlural(things[0] ?? '')
        return update(
          `the ${things.join(' and ')} ${isMany ? 'were' : 'was'} new in the ${match[3]} ${lower(match[4]).replace(/^reno$/, 'renovation')}`,
          match[3],
        )
      },
    ],
    [
      new RegExp(
        `^(?:listed |rented |run |operated )?on (Airbnb|VRBO|Vrbo) since ${GROUP_YEAR}$`,
        'i',
      ),
      (match) =>
        income(
          `it has been on ${/^v/i.test(match[1] ?? '') ? 'Vrbo' : 'Airbnb'} since ${match[2]}`,
        ),
    ],
    [
      /^(?:has )?never flooded,? (?:incl(?:uding)?\.?|not even|even)(?: in| during)? ((?:19|20)\d\d|[A-Z][a-z]+)$/i,
      (match) =>
        condition(
          `it has never flooded, including ${/^\d/.test(match[1] ?? '') ? 'in' : 'during'} ${match[1]}`,
        ),
    ],
    [
      /^timber (?:has )?not (?:been )?(cut|harvested|logged|thinned) since (?:the )?(?:19)?(\d0)'?s$/i,
      (match) => land(`the timber has not been ${lower(match[1])} since the 19${match[2]}s`),
    ],
    [
      new RegExp(`^gold fortified(?: certified| designation)?,?(?: in)? ${GROUP_YEAR}$`, 'i'),
      (match) => update(`it has a Gold Fortified designation from ${match[1]}`, match[1]),
    ],
    [
      new RegExp(
        `^(\\d|two|three|four|five)[- ](?:bed|bedroom) septic(?: system| tank)?,? ${WORK}(?: in)? ${GROUP_YEAR}$`,
        'i',
      ),
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `the ${inWords(match[1])}-bedroom septic system was ${lower(match[2])} in ${match[3]}`,
        year: Number(match[3]),
      }),
    ],
    [
      new RegExp(`^(?!new )${WORKED_ON}, ${WORK}(?: in)? ${GROUP_YEAR}$`, 'i'),
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `${thingWithPart(match[1])} ${isPlural(match[1] ?? '') ? 'were' : 'was'} ${lower(match[2])} in ${match[3]}`,
        year: Number(match[3]),
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:floors|flooring|counters|cabinets|appliances|windows|lighting|hardwoods|tile)), (upgraded|changed|switched) from ([a-z ]+)$/i,
      (match) =>
        finish(
          `${thingWithPart(match[1])} ${isPlural(match[1] ?? '') ? 'were' : 'was'} ${lower(match[2])} from ${lower(match[3])}`,
        ),
    ],
    [
      new RegExp(
        `^${COUNT} ((?:[a-z]+ )*(?:units|systems|furnaces|water heaters|heat pumps|boilers|compressors|roofs|wells)), (?:one|1) (?:of (?:them|which) )?(?:is |was )?(new|newer|replaced|rebuilt|serviced|installed)(?: (?:in )?${GROUP_YEAR})?$`,
        'i',
      ),
      (match) =>
        system(
          `there are ${inWords(match[1])} ${withoutCapital(match[2])}, one of them ${lower(match[3])}${match[4] ? ` ${/newer/i.test(match[3] ?? '') ? 'from' : 'in'} ${match[4]}` : ''}`,
        ),
    ],
    [
      /^((?:[a-z-]+ )*(?:roof|deck|driveway|siding|fence)) (coated|sealed|painted|stained|resealed), needs (?:it )?again in (\d|one|two|three|four|five) (years?|months?)$/i,
      (match) =>
        condition(
          `${thingWithPart(match[1])} has been ${lower(match[2])} and needs it again in ${inWords(match[3])} ${lower(match[4])}`,
        ),
    ],
  ],
}
