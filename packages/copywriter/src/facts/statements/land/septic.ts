import { articleFor } from '@listwright/reviewer/language'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, inWords } from '../wording/counts.ts'
import { MONTH, whenOf, YEAR } from '../wording/dates.ts'
import { condition, land, utilities } from '../wording/kinds.ts'

const SEPTIC_CHECK = 'septic inspection passed'

/** Septic systems and perc tests. */
export const SEPTIC: SubjectRules = {
  lines: [
    [
      // 'well + septic (4 BR, pumped 2024)': what stands in the bracket is of the septic system.
      /^(?:(?:private )?(well|(?:rural|public|city|county|town) water))(?: and| \+| &|,) ((?:aerobic |conventional |mound )?)septic(?: system)?(?: \((?:(\d)[- ](?:bedrooms?|beds?|br|bd),? ?)?(?:(pumped|inspected|serviced|replaced|installed|new) (?:in )?((?:\d{1,2}\/)?\d{2,4}|[A-Z][a-z]+ \d{4}))?\))$/i,
      ([, water = '', kind = '', beds, done, date]) =>
        beds || done
          ? utilities(
              `there ${/well/i.test(water) ? 'are a well and' : `is ${lower(water)}, with`} ${withArticle(`${beds ? `${numeral(Number(beds))}-bedroom ` : ''}${lower(kind)}septic system`)}${done ? `, ${lower(done)} ${whenOf(date)}` : ''}`,
            )
          : null,
    ],
    [
      /^septic(?: system| tank)? (pumped|inspected|installed|replaced)(?: in)? ((?:19|20)\d\d),? (?:is )?(?:designed |sized |rated |permitted )?(?:for )?(?:an? )?(\d|two|three|four|five|six)[- ]?(?:br|bedrooms?|bed)(?: design| system| house| home)?$/i,
      ([, deed, year, beds]) =>
        utilities(
          `the septic system was ${lower(deed)} in ${year} and is designed for ${inWords(beds)} bedrooms`,
        ),
    ],
    [
      /^perc(?:'?s|'?d|ked|ed)? for (?:an? )?(\d|two|three|four|five|six)[- ]?(?:br|bedrooms?|bed)(?: home| house)?(?:,? (?:in )?((?:19|20)\d\d))?$/i,
      ([, beds, year]) =>
        land(
          `it ${year ? 'was' : 'has been'} perc tested for ${inWords(beds)} bedrooms${year ? ` in ${year}` : ''}`,
        ),
    ],
    [/^(?:on )?(?:an? )?cesspool$/i, () => utilities('it is on a cesspool')],
    [
      /^(state|county|city|town|township)[- ](permitted|approved|certified) for (?:an? )?(\d|two|three|four|five|six)[- ]?(?:br|bedrooms?|bed) septic(?: system)?$/i,
      ([, office, state, beds]) =>
        land(`it is ${lower(office)}-${lower(state)} for a ${count(beds)}-bedroom septic system`),
    ],
    [
      /^([A-Z]\w+ County septic),? (?:for )?(\d|two|three|four|five)[- ]?(?:br|bedrooms?|bed)$/i,
      (match) =>
        utilities(
          `the ${(match[1] ?? '').replace(/^septic$/i, 'septic')} is for ${inWords(match[2])} bedrooms`,
        ),
    ],
    [
      /^(?:septic|septic tank|septic system) (pumped|inspected|serviced|emptied) ((?:last|this) (?:fall|spring|summer|winter|year|month))$/i,
      (match) =>
        utilities(`the septic system was ${match[1]?.toLowerCase()} ${match[2]?.toLowerCase()}`),
    ],
    [
      new RegExp(
        `^(?:(?:passing|passed|current|new|valid) )?title (?:v|5|five)(?: inspection| report| septic inspection)?(?: has| is)?(?: (?:passed|passing report|passing|in hand|complete|on file|certificate in hand))?,?(?: (?:in )?(${YEAR}|${MONTH}(?: ${YEAR})?|\\d{1,2}\\/(?:${YEAR}|\\d\\d)))?$`,
        'i',
      ),
      (match) => {
        if (!/pass/i.test(match[0])) return null
        return {
          kind: 'condition',
          concept: SEPTIC_CHECK,
          statement: match[1]
            ? `the septic system passed Title V ${/^\d{4}$/.test(match[1]) ? `in ${match[1]}` : whenOf(match[1])}`
            : 'the septic system has passed Title V',
        }
      },
    ],
    [
      /^perc(?: test| site)? (?:is )?approved for (?:an? )?(sand mound|mound system|conventional system|conventional septic|in-ground system|elevated sand mound|drip system|three-bedroom system|at-grade system)$/i,
      (match) => land(`the perc is approved for ${articleFor(lower(match[1]))} ${lower(match[1])}`),
    ],
    [
      /^(?:perc'?e?d|perked|perc[- ]tested|perc(?: tests?)? (?:passed|approved)) (?:on |at |for )?(\d|two|three|four|five|six) (sites|spots|locations|lots)(?:,? (?:in )?((?:19|20)\d\d))?$/i,
      ([typed = '', amount, what, year]) => {
        const sites = `${numeral(numberOf(lower(amount)) ?? 0)} ${lower(what)}`
        return /pass|appr/i.test(typed)
          ? land(`perc tests passed at ${sites}${year ? ` in ${year}` : ''}`)
          : land(`${sites} ${year ? `were perc tested in ${year}` : 'have been perc tested'}`)
      },
    ],
    [/^perc(?: test)? (?:is )?approved$/i, () => land('the perc test has been approved')],
    [
      /^perc(?: test)? (?:is )?not (?:yet )?(?:done|completed|performed)$/i,
      () => condition('a perc test has not been done'),
    ],
    [
      /^per[ck]'?e?d for (?:an? )?(\d|two|three|four|five)[- ](?:bed|bedroom)s?$/i,
      (match) =>
        land(`it has been perc tested for ${numeral(numberOf(lower(match[1])) ?? 3)} bedrooms`),
    ],
    [
      /^(mound|conventional|pressure|holding tank|at-grade) or (mound|conventional|pressure|holding tank|at-grade)(?: septic| system)?,? soil test(?: (?:in |from )?((?:19|20)\d\d))?$/i,
      (match) =>
        land(
          `a ${lower(match[1])} or ${lower(match[2])} septic system is possible by ${match[3] ? `the ${match[3]}` : 'the'} soil test`,
        ),
    ],
    [
      /^septic (?:is )?rated (?:for )?(\d|two|three|four|five)[- ](?:bed|bedroom)s?$/i,
      (match) =>
        utilities(
          `the septic system is rated for ${numeral(numberOf(lower(match[1])) ?? 3)} bedrooms`,
        ),
    ],
  ],
  commaLines: [
    [
      /^(?:perc(?:olation)?[- ]tested|perc test(?:ed)? (?:approved|passed)|perc'?e?d|perked) for (?:an? )?((?:conventional|standard|mound|engineered|alternative|gravity|aerobic)(?: [a-z]+)*)$/i,
      (match) =>
        land(
          `it has been perc tested for ${/ (?:septic|sewage)$/i.test(match[1] ?? '') ? lower(match[1]) : withArticle(lower(match[1]))}`,
        ),
    ],
    [
      /^per[ck](?:'?e?d|ed|s)? for (?:an? )?(\d|two|three|four|five|six)[- ]?(?:bed|bedroom|br)s?(?: septic| septic system| system)$/i,
      (match) =>
        land(
          `it has been perc tested for ${withArticle(`${numeral(numberOf(match[1] ?? '') ?? 1)}-bedroom septic system`)}`,
        ),
    ],
    [
      /^(?:the )?((?:state |county |town )?permit) for (?:an? )?(\d|one|two|three|four|five|six)[- ]bedroom (septic|wastewater)(?: system)?$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        count: numberOf(match[2] ?? ''),
        statement: `there is ${withArticle(lower(match[1]))} for a ${numeral(numberOf(match[2] ?? '') ?? 1)}-bedroom ${lower(match[3])} system`,
      }),
    ],
    [
      /^(?:the )?((?:approved )?(?:state )?(?:wastewater|septic|sewer|well|perc|building)(?: system)? (?:permit|approval|design))(?: is)?(?: in place| in hand| approved)? for (?:an? )?(\d|one|two|three|four|five|six)[- ]bedrooms?( home| house)?$/i,
      (match) => {
        const beds = numberOf(match[2] ?? '') ?? 1
        const permit = lower(match[1])
        const size = match[3]
          ? `a ${numeral(beds)}-bedroom${lower(match[3])}`
          : `${numeral(beds)} bedroom${beds === 1 ? '' : 's'}`
        return {
          kind: 'utilities',
          concept: /^(?:approved )?septic/.test(permit) ? 'septic approved' : null,
          count: beds,
          statement: `there is ${withArticle(permit)} for ${size}`,
        }
      },
    ],
  ],
  figures: [
    [
      /^(?:the )?septic (?:is )?(?:(\d|two|three|four|five|six)[- ]bed(?:room)?s?,? )?passed title (?:v|5)$/i,
      (match) =>
        utilities(
          `the ${match[1] ? `${numeral(numberOf(match[1]) ?? 3)}-bedroom ` : ''}septic system passed Title V`,
        ),
    ],
    [/^no perc(?: test)?(?: yet)?$/i, () => condition('it has not been perc tested yet')],
    [
      /^(new )?septic(?: system)?(?: ((?:19|20)\d\d))?,? \(?(?:for )?(\d|two|three|four|five)[- ]?(?:bed|br|bedroom)s?\)?$/i,
      (match) =>
        match[2] === undefined
          ? null
          : utilities(
              `the septic system${match[2] ? `, ${match[1] ? 'new in' : 'from'} ${match[2]},` : ''} is rated for ${count(match[3])} bedrooms`,
            ),
    ],
    [
      /^needs (?:an? |new )?(septic|well|septic and well|well and septic)$/i,
      (match) =>
        condition(
          `it needs ${(match[1] ?? '')
            .toLowerCase()
            .split(' and ')
            .map((each) => (each === 'septic' ? 'a septic system' : 'a well'))
            .join(' and ')}`,
        ),
    ],
    [
      /^(\d)[- ]bedroom (?:perc(?:'d|ed)?|perk|perc test)$|^per[ck](?:'d|ed|s| test)? (?:for )?(?:an? )?(\d)[- ]bedrooms?(?: septic| system| house| home)?$/i,
      (match) => land(`the land is perked for ${count(match[1] ?? match[2])} bedrooms`),
    ],
    [
      /^(\d)[- ]bedroom septic(?: system)?$|^septic (?:system )?(?:for |sized for )(\d)[- ]bedrooms?$/i,
      (match) => utilities(`the septic is sized for ${count(match[1] ?? match[2])} bedrooms`),
    ],
    [
      /^perc(?:olation)?[- ]tested(?: for)?(?: (\d|two|three|four|five)[- ]?(?:br|bed|bedroom)s?)?$/i,
      (match) =>
        utilities(`it is perc tested${match[1] ? ` for ${count(match[1])} bedrooms` : ''}`),
    ],
    [
      /^((?:[a-z]+ )*(?:test|permit|survey|approval|design))(?: is)? (done|approved|complete|in hand|on file)(?: for)? (\d|two|three|four|five)[- ](?:bed|bedroom|br)s?$/i,
      (match) =>
        land(
          `the ${match[1]?.toLowerCase()} is ${match[2]?.toLowerCase()} for ${count(match[3])} bedrooms`,
        ),
    ],
  ],
  statements: [
    [
      /^(?:perc'?d|perked|perc tested)(?: in)? ((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it was perc tested in ${match[1]}`,
        year: Number(match[1]),
      }),
    ],
    [
      /^septic(?: system)?(?: (?:is )?(approved|permitted|designed|rated))?(?: for)? (\d|two|three|four|five)[- ]bedrooms?$/i,
      (match) => ({
        kind: 'utilities',
        concept: /approved|permit/i.test(match[1] ?? '') ? 'septic approved' : null,
        statement: `the septic is ${(match[1] ?? 'sized').toLowerCase()} for ${count(match[2])} bedrooms`,
        count: numberOf(match[2] ?? ''),
      }),
    ],
    [
      /^septic(?: system| tank)? inspected$/i,
      told('condition', null, 'the septic system has been inspected'),
    ],
    [
      /^(?:passed )?title (?:5|v)(?: (?:passed|inspection passed|cert\w*))?$|^septic (?:inspection passed|certified)$/i,
      told('condition', 'septic inspection passed', 'the septic system has passed inspection'),
    ],
    [
      /^(?:septic permit|perc|perc test)(?: (?:approved|passed|permitted))?(?: for)? (\d+|two|three|four|five)[- ]bed(?:room)?s?$/i,
      (match) => {
        const value = numberOf(match[1] ?? '') ?? 3
        const isPerc = /^perc/i.test(match[0])
        return {
          kind: 'utilities',
          concept: isPerc ? null : 'septic approved',
          statement: `${isPerc ? 'the perc test is approved' : 'there is a septic permit'} for ${numeral(value)} ${value === 1 ? 'bedroom' : 'bedrooms'}`,
          count: value,
        }
      },
    ],
    [
      /^septic (?:is )?(?:approved|designed|permitted|rated) for (?:a )?(\d+|two|three|four|five)[- ]bed(?:room)?s?$/i,
      (match) => ({
        kind: 'utilities',
        concept: 'septic approved',
        statement: `septic is approved for ${numeral(numberOf(match[1] ?? '') ?? 3)} bedrooms`,
        count: numberOf(match[1] ?? ''),
      }),
    ],
  ],
  lastStatements: [
    [
      /^(?:perc'?d|perked|perks|passed perc(?: test)?|perc(?: test)? passed|perc approved|perc tested(?: and approved)?)$/i,
      told('land', 'perc test', 'it has passed a perc test'),
    ],
  ],
}
