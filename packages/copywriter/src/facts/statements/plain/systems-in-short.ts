import { numberOf } from '../../figures/numerals.ts'
import { isPlural, lower, type Told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count } from '../wording/counts.ts'
import { leaseEnd, whenOf } from '../wording/dates.ts'
import { condition, finish, system, update, utilities } from '../wording/kinds.ts'

const YEAR = '((?:19|20)\\d\\d)'
const DATE = '(\\d{1,2}\\/\\d{2,4}|(?:19|20)\\d\\d)'
const FLOORS =
  '((?:new )?(?:luxury vinyl plank floors|luxury vinyl plank|carpet|tile|hardwoods?|laminate|vinyl plank))'

const dated = (told: Told, year: string | undefined): Told => ({
  ...told,
  year: year ? Number(year) : null,
})

/** What a well gives, how old a roof is, what is paid: work and systems as they are typed in haste. */
export const SYSTEMS_IN_SHORT: SubjectRules = {
  lines: [
    [
      // What is paid off, or conveys, are the panels and not the home.
      new RegExp(
        `^(?:owned )?(solar(?: panels| system)?|panels|generator|water softener|alarm system)(?:,? ${YEAR})?,? (paid off|paid in full|owned),? (?:and )?(conveys?|stays?|included|transfers?)$`,
        'i',
      ),
      ([, typed = '', year, state = '', verb = '']) => {
        const thing = lower(typed).replace(/^(?:solar|panels)$/, 'solar panels')
        const isMany = isPlural(thing)
        const kept = /^incl/i.test(verb)
          ? `${isMany ? 'are' : 'is'} included`
          : lower(verb).replace(/s?$/, isMany ? '' : 's')
        return system(
          year
            ? `the ${thing} ${isMany ? 'date' : 'dates'} from ${year}, ${isMany ? 'are' : 'is'} ${lower(state)}, and ${kept}`
            : `the ${thing} ${isMany ? 'are' : 'is'} ${lower(state)} and ${kept}`,
        )
      },
    ],
    [
      new RegExp(`^roof (?:from |is )?about ${YEAR}(?:,? (1|one|single|2|two) layers?)?$`, 'i'),
      ([, year, layers]) =>
        dated(
          update(
            `the roof dates from about ${year}${layers ? ` and has ${/^(?:1|one|single)$/i.test(layers) ? 'one layer' : 'two layers'}` : ''}`,
          ),
          year,
        ),
    ],
    [
      new RegExp(`^roof ${YEAR},? (cedar|slate|tile|shake|wood)[- ]look$`, 'i'),
      ([, year, sort = '']) =>
        dated(update(`the ${lower(sort)}-look roof dates from ${year}`), year),
    ],
    [
      new RegExp(
        `^(slate|metal|tile|cedar|tin|asphalt) roof (?:on )?(?:the )?main(?: house)?,? (repaired|replaced|restored|rebuilt)(?: in)? ${YEAR}[;,] (?:the )?addition (?:roof )?is (asphalt|metal|rubber|shingle)(?: from)? ${YEAR}$`,
        'i',
      ),
      ([, sort = '', done = '', year, other = '', otherYear]) =>
        update(
          `the ${lower(sort)} roof on the main house was ${lower(done)} in ${year}, and the addition has ${/^a/i.test(other) ? 'an' : 'a'} ${lower(other)} roof from ${otherYear}`,
        ),
    ],
    [
      new RegExp(
        `^(?:house )?(rewired|replumbed|repiped) (?:\\+|and|&) (replumbed|rewired|repiped)(?: in)? ${YEAR},? (?:with )?(?:all )?permits (?:are )?(closed|finaled|on file)$`,
        'i',
      ),
      ([, one = '', other = '', year, state = '']) =>
        dated(
          update(
            `it was ${lower(one)} and ${lower(other)} in ${year}, with permits ${lower(state)}`,
          ),
          year,
        ),
    ],
    [
      new RegExp(
        `^septic (?:system )?insp(?:ection|ected)?\\.? (?:${DATE} passed|passed ${DATE})(?:,|;| and) well flow(?:s|ed)?(?: is| at)? (\\d+(?:\\.\\d+)?) ?GPM$`,
        'i',
      ),
      ([, before, behind, flow]) =>
        condition(
          `the septic system passed inspection ${whenOf(before ?? behind)}, and the well flows at ${count(flow)} gallons a minute`,
        ),
    ],
    [
      new RegExp(
        `^(?:(\\d+(?:\\.\\d+)?) GPM )?well (?:drilled |dug )?${YEAR}(?:, (\\d+(?:\\.\\d+)?) GPM)?,? (\\d[\\d,]*)[- ](?:ft|foot|feet)\\.?(?: deep)?$`,
        'i',
      ),
      ([, flow, year, later, depth]) => {
        const yields = flow ?? later
        return yields
          ? utilities(
              `the well dates from ${year}, is ${depth} feet deep, and yields ${count(yields)} gallons a minute`,
            )
          : utilities(`the well dates from ${year} and is ${depth} feet deep`)
      },
    ],
    [
      /^lead[- ]safe cert(?:ificate|ification|ified)? (?:is )?(?:good |valid )?(?:through|thru|until|to) (\d{1,2}\/\d{2,4}|20\d\d)$/i,
      ([, end = '']) => condition(`the lead-safe certificate is good through ${leaseEnd(end)}`),
    ],
    [
      new RegExp(
        `^(?:it (?:was |is )?)?pre-?inspected(?: in)? ${DATE}(?:,|;| and) (?:inspection )?report (?:is )?available$`,
        'i',
      ),
      ([, date]) => condition(`it was pre-inspected ${whenOf(date)}, and the report is available`),
    ],
    [
      new RegExp(
        `^${FLOORS}(?: in)?(?: the)? (kitchen|bath|baths|bedrooms|living room)(?: (?:\\+|and|&) (kitchen|bath|baths|bedrooms|living room))? ${YEAR}$`,
        'i',
      ),
      ([typed, floors = '', one = '', other, year]) =>
        /^new /i.test(typed)
          ? null
          : dated(
              update(
                `the ${floorsOf(floors)} in the ${lower(one)}${other ? ` and ${lower(other)}` : ''} ${isPlural(floorsOf(floors)) ? 'date' : 'dates'} from ${year}`,
              ),
              year,
            ),
    ],
    [
      new RegExp(
        `^${FLOORS} upstairs(?: in| from)? ${DATE}(?:,|;| and) ${FLOORS}(?: on)?(?: the)? (?:main|first|1st|lower)(?: floor| level)?(?: in| from)? ${YEAR}$`,
        'i',
      ),
      ([, one = '', date, other = '', year]) =>
        update(
          `the ${floorsOf(one)} upstairs ${isPlural(floorsOf(one)) ? 'were' : 'was'} installed ${whenOf(date)}, and the ${floorsOf(other)} on the main floor in ${year}`,
        ),
    ],
    [
      new RegExp(
        `^kitchen (?:from )?${YEAR},? (?:with )?((?:soapstone|quartz|granite|marble|butcher block|concrete) counters)(?:,| and) (?:the )?original (pantry|cabinets|sink|floors) (?:was |were )?kept$`,
        'i',
      ),
      ([, year, counters = '', kept = '']) =>
        update(
          `the kitchen dates from ${year}, with ${lower(counters)}, and the original ${lower(kept)} ${isPlural(kept) ? 'were' : 'was'} kept`,
        ),
    ],
    [
      new RegExp(
        `^(?:kitchen )?(appliances) (?:from )?${YEAR}(?:,|;| and) (?:the )?(cabinets|counters|floors) (painted|refinished|replaced) (?:the )?same (?:yr|year)$`,
        'i',
      ),
      ([, things = '', year, others = '', done = '']) =>
        update(
          `the kitchen ${lower(things)} date from ${year}, and the ${lower(others)} were ${lower(done)} the same year`,
        ),
    ],
    [
      /^(?:(\d)|two|three|four|five|six) fireplaces?[,:;] (\d|one|two|three|four) (?:work(?:ing)?|works|operable)(?: with)? (gas|wood)[,;] (?:the )?(?:other|rest|others)(?: (\d|one|two|three))?(?: are| is)? (decorative|sealed|ornamental)$/i,
      ([typed, , working = '', fuel = '', , state = '']) => {
        const all = numberOf(typed.split(' ')[0] ?? '') ?? 0
        const some = numberOf(lower(working)) ?? 0
        if (some < 2 || all - some < 2) return null
        return finish(
          `${count(working)} of the ${count(String(all))} fireplaces work with ${lower(fuel)}, and the other ${count(String(all - some))} are ${lower(state)}`,
        )
      },
    ],
  ],
}

/** 'carpet', 'luxury vinyl plank floors' */
const floorsOf = (typed: string): string =>
  lower(typed)
    .replace(/^new /, '')
    .replace(/^luxury vinyl plank$/, 'luxury vinyl plank floors')
    .replace(/^hardwood$/, 'hardwood floors')
