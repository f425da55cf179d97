import { articleFor, group } from '@listwright/reviewer/language'
import { measured } from '../../figures/measures.ts'
import { withMoneyWords } from '../../money/words.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { be, isPlural, lower, subjectOf } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { AMOUNT, dollars, grouped, PERIOD_OF_RENT, per, sum } from '../wording/amounts.ts'
import { count } from '../wording/counts.ts'
import { building, income } from '../wording/kinds.ts'

const rentalUse = (typed: string): string =>
  /^airbnb/i.test(typed)
    ? 'an Airbnb'
    : `a ${/^vac/i.test(typed) ? 'vacation' : 'short-term'} rental`

/** 'grossed' in a year that was named, 'grosses' a year. */
const earned = (verb: string, year: string | undefined): string =>
  `${/^net/i.test(verb) ? 'nett' : 'gross'}${year ? 'ed' : 'es'}`.replace('nettes', 'nets')

/** ' for a two-bedroom with a garage' */
const rentedHome = (typed: string | undefined): string =>
  typed
    ? ` for a ${withArticles(measured(lower(typed).replace(/^ for (?:an? )?/, '')))
        .replace(/^(\w+) bedroom\b/, '$1-bedroom')
        .replace(/ with (?=[a-z]+$)/, ' with a ')}`
    : ''

/** Income, expenses and cap rates. */
export const INCOME: SubjectRules = {
  lines: [
    // 'gross rents $11,400/month as of May': the month says when they were so.
    [
      /^((?:current |total )?(?:gross |scheduled )?(?:rents?|rental income|income)):? (?:of |are |is )?\$([\d,]+) ?(?:\/|per |a )(month|mo|year|yr),? as of ((?:January|February|March|April|May|June|July|August|September|October|November|December)(?:,? \d{4})?|\d{4})$/i,
      ([, label = '', sum, period = '', date]) =>
        income(
          `${lower(label)} ${/s$/i.test(label) ? 'are' : 'is'} $${sum} a ${/^m/i.test(period) ? 'month' : 'year'} as of ${date}`,
        ),
    ],
    // 'second floor renovated 2022, rents at $2,300'
    [
      /^(?:the )?((?:first|second|third|top|upper|lower|1st|2nd|3rd)(?: floor| unit)|basement|upper|lower|unit [A-Z\d]{1,2}) (?:was )?(renovated|remodeled|updated|redone)(?: in)? ((?:19|20)\d\d)(?:,| and|;) (?:now |currently )?rents? (?:at|for) \$([\d,]+)(?: ?(?:\/|per |a )(?:month|mo))?$/i,
      ([typed, floor = '', done, year, rent]) => ({
        ...income(
          `${/^unit /i.test(floor) ? floor.replace(/^U/, 'u') : `the ${lower(floor).replace('1st', 'first').replace('2nd', 'second').replace('3rd', 'third')}`} was ${lower(done)} in ${year} and rents for $${rent}${/mo(?:nth)?$/i.test(typed) ? ' a month' : ''}`,
        ),
        year: Number(year),
      }),
    ],
    // 'two tenants upstairs, leases to 2027'
    [
      /^(two|three|four|five|\d{1,2}) ((?:retail |office |residential )?tenants)((?: (?:upstairs|downstairs|in place|on the second floor))?)(?:,| with) leases (?:run |in place )?(to|through|until) ((?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?\d{4})$/i,
      ([, many, tenants, where, until, date]) => ({
        kind: 'tenancy',
        concept: null,
        statement: `${count(lower(many))} ${lower(tenants)}${lower(where)} have leases ${lower(until)} ${date}`,
      }),
    ],
    [
      /^(?:market )?rents? (?:could|should|can) be (about |around )?\$([\d,]+)(?: ?\/ ?(?:mo|month)| a month)?(?: each| per unit)?$/i,
      ([whole, hedge, sum]) =>
        income(
          `rents could be ${hedge ? 'about ' : ''}${dollars(sum)} a month${/each|per unit/i.test(whole) ? ' each' : ''}`,
        ),
    ],
    [
      /^\$([\d,.]+)(k)? (gross|net)(?:ed)?,? (?:in )?((?:19|20)\d\d)$/i,
      ([, sum, scale, how, year]) =>
        income(`it ${lower(how).replace('net', 'nett')}ed ${dollars(sum, scale)} in ${year}`),
    ],
    [
      /^(?:current(?:ly)? |active(?:ly)? )(?:an? )?(STR|short[- ]term rental|Airbnb|vacation rental)(?:,? (?:and |that |which )?(?:has )?(grossed|netted|earned|made|gross|grosses) \$?([\d,.]+)(k)?(?: (?:in|for|during) ((?:19|20)\d\d)| (?:a|per) year|\/yr)?)?$/i,
      ([, use = '', verb, sum, scale, year]) =>
        income(
          `it is now ${rentalUse(use)}${verb ? ` and ${earned(verb, year)} ${dollars(sum, scale)}${year ? ` in ${year}` : ' a year'}` : ''}`,
        ),
    ],
    [
      /^(coin[- ]?op(?:erated)? |coin |card |shared )?(laundry|washer and dryer|vending)( (?:in|on) (?:the )?[a-z]+)?,? (?:brings? in |makes |earns |generates |income )?(about )?\$([\d,]+)(?: ?\/ ?| (?:a|per) )(mo|month|yr|year)\w*$/i,
      ([, sort, thing = '', place, hedge, sum, period = ''], setting) =>
        setting !== 'multi'
          ? null
          : income(
              `the ${lower(sort).replace(/^coin op(?:erated)? /, 'coin-op ')}${lower(thing)}${withArticles(lower(place))} ${/s$| and /i.test(thing) ? 'bring' : 'brings'} in ${lower(hedge)}${dollars(sum)} ${/^m/i.test(period) ? 'a month' : 'a year'}`,
            ),
    ],
    [
      /^(?:market )?rents (on (?:the|this) (?:street|block)|in (?:the |this )?(?:area|neighborhood|building|complex)|nearby) (?:run|range|are|average|go for)(?: from)?( about)? \$?([\d,]+)(?: ?(?:-|to) ?\$?([\d,]+))?(?: ?\/ ?mo\w*| a month)?((?: for (?:an? )?[^,]+)?)$/i,
      ([, place, hedge, low, high, home]) =>
        income(
          `rents ${lower(place)} run${lower(hedge)} ${dollars(low)}${high ? ` to ${dollars(high)}` : ''} a month${rentedHome(home)}`,
        ),
    ],
    // 'Rents' is no verb here: 'annual rents of $62,400'.
    [
      /^((?:(?:total|current|actual|scheduled|gross|annual|monthly|yearly|market) )+)(rents?|income|revenue)(?: of| at| is| are|:)? \$([\d,]+)$/i,
      ([, sort = '', noun = '', sum = '']) =>
        income(`${lower(sort)}${lower(noun)} ${/s$/i.test(noun) ? 'are' : 'is'} $${sum}`),
    ],
    [
      /^\$?([\d,]+) (monthly|annual|yearly) gross(?: (?:rents?|income))?$/i,
      (match) =>
        income(`gross income is $${match[1]} a ${/^m/i.test(match[2] ?? '') ? 'month' : 'year'}`),
    ],
    [
      new RegExp(
        `^((?:(?:villa|condo|cabin|unit|vacation|strong|proven|solid|established|consistent|summer|winter|seasonal|weekly|short-term) )*)rental history(?: of)?,? ${AMOUNT}( gross)?${PERIOD_OF_RENT}$`,
        'i',
      ),
      (match) =>
        income(
          `the ${lower(match[1])}rental history shows ${sum(match[2])}${per(match[4])}${match[3] ? ' gross' : ''}`,
        ),
    ],
    [
      new RegExp(
        `^projected(?: at)? ${AMOUNT}( gross| net)?(?: (?:income|rents?|revenue))?${PERIOD_OF_RENT}(?:,? (?:per|by|according to) ([A-Z][\\w.]+(?: [A-Z][\\w.]+)*))?$`,
        'i',
      ),
      (match) =>
        income(
          `projected${lower(match[2]) || ''} income is ${sum(match[1])}${per(match[3])}${match[4] ? `, according to ${match[4]}` : ''}`,
        ),
    ],
    [
      /^(?:rented|booked|occupied) (\d{1,3}) (weeks|nights|days)(?: in| during) ((?:19|20)\d\d)$/i,
      (match) =>
        income(
          `it was ${lower(match[0].split(' ')[0])} ${match[1]} ${lower(match[2])} in ${match[3]}`,
        ),
    ],
    [
      /^(?:home |house |property |unit )?(?:was |has been )?used as (?:an? )?((?:vacation|short[- ]term|long[- ]term|seasonal|furnished)? ?rental|Airbnb|bed and breakfast) (?:in |from )?((?:19|20)\d\d)(?: ?(?:-|–|to|through) ?((?:19|20)?\d\d))?$/i,
      (match) => {
        const end = match[3]
          ? match[3].length === 2
            ? `${match[2]?.slice(0, 2)}${match[3]}`
            : match[3]
          : ''
        const use = /airbnb/i.test(match[1] ?? '')
          ? 'Airbnb'
          : lower(match[1])
              .trim()
              .replace(/(short|long) term/, '$1-term')
        return income(
          `it was used as ${use === 'Airbnb' ? 'an' : 'a'} ${use} ${end ? `from ${match[2]} to ${end}` : `in ${match[2]}`}`,
        )
      },
    ],
    [
      /^(strong |good |great |excellent |proven |solid |established |long )?((?:(?:weekly|summer|vacation|seasonal|short-term) )*)rental history$/i,
      (match) =>
        match[1] || match[2]
          ? income(
              `it has ${articleFor(match[1] || match[2] || '')} ${lower(match[1])}${lower(match[2])}rental history`,
            )
          : null,
    ],
  ],
  figures: [
    [
      /^(strong|solid|proven|established|consistent|long)? ?(rental|occupancy|income) history$/i,
      ([, quality, kind = '']) => {
        const history = `${quality ? `${quality.toLowerCase()} ` : ''}${kind.toLowerCase()} history`
        return income(`it has ${articleFor(history)} ${history}`)
      },
    ],
    [
      /^(grossed|netted|earned) \$?([\d,.]+)(k)? (?:on|as|from|in) (?:an? )?(short[- ]term rentals?|vacation rentals?|rentals?|airbnb)(?:,? (?:in )?((?:19|20)\d\d))?$/i,
      (match) =>
        income(
          `it ${match[1]?.toLowerCase()} $${group(Number((match[2] ?? '').replace(/,/g, '')) * (match[3] ? 1000 : 1))} as a ${/^short|airbnb/i.test(match[4] ?? '') ? 'short-term' : /^vacation/i.test(match[4] ?? '') ? 'vacation' : ''} rental${match[5] ? ` in ${match[5]}` : ''}`,
        ),
    ],
    [
      /^(?:annual |operating )?expenses \$?([\d,]+)$/i,
      (match) => income(`expenses are $${grouped(match[1])}`),
    ],
    [
      /^(multi-tenant|single-tenant) building$|^income-producing$/i,
      (match) =>
        building(match[1] ? `it is a ${lower(match[1])} building` : 'it is income-producing'),
    ],
    [
      /^(\d{4})(?: actual)? (gross|net) (?:rents?|rental income|income) \$?([\d,]+)(k?)$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `${lower(match[2])} rents were $${grouped(`${match[3]}${match[4] ? '000' : ''}`)} in ${match[1]}`,
        year: Number(match[1]),
      }),
    ],
    [
      /^(?:coin )?laundry income(?: of)? \$?([\d,]+)(?:\/(mo\w*|yr|year))?$|^coin(?:-op)? laundry \$([\d,]+)\/(mo\w*|yr|year)$/i,
      (match) =>
        income(
          `the laundry brings in ${dollars(match[1] ?? match[3] ?? '')}${(match[2] ?? match[4]) ? (/^m/i.test(match[2] ?? match[4] ?? '') ? ' a month' : ' a year') : ''}`,
        ),
    ],
    [
      /^\$([\d,.]+)(k)? (gross|net)((?: rental)?) (rents?|income|revenue) (?:in|for) ((?:19|20)\d\d)$/i,
      ([, sum = '', thousands, gross = '', rental = '', what = '', year = '']) => ({
        ...income(
          `${lower(gross)}${lower(rental)} ${/^rent/i.test(what) ? 'rents were' : `${lower(what)} was`} ${thousands ? `$${group(Number(sum) * 1000)}` : dollars(sum)} in ${year}`,
        ),
        year: Number(year),
      }),
    ],
    [
      /^gross(?: income| monthly)?(?: of| is)? \$?([\d,.]+)(k)?\/(mo\w*|yr|year)$|^(?:monthly|mo) gross(?: of| is)? \$?([\d,]+)$|^gross income(?: of)? \$?([\d,]+)$/i,
      (match) => {
        const typed = match[1] ?? match[4] ?? match[5] ?? ''
        const sum = match[2] ? `$${group(Number(typed) * 1000)}` : dollars(typed)
        const period = match[5] ? '' : match[3] && !/^m/i.test(match[3]) ? ' a year' : ' a month'
        return {
          kind: 'income',
          concept: 'gross rents',
          statement: `gross ${/income/i.test(match[0]) ? 'income is' : 'rents are'} ${sum}${period}`,
        }
      },
    ],
    [
      /^on (?:an? |the )?rental program(?: with (.+))?$/i,
      (match) => income(`it is on a rental program${match[1] ? ` with ${match[1]}` : ''}`),
    ],
    [
      /^(?:grossed|netted|earned|made|rented for) \$?(\d[\d,.]*)(k)?((?: in \d{4}| last year| in rent(?: last year)?)?)$/i,
      (match) =>
        income(
          `it ${/^net/i.test(match[0]) ? 'netted' : 'grossed'} ${dollars(match[1], match[2])}${(match[3] ?? '').toLowerCase()}`,
        ),
    ],
  ],
  statements: [
    [
      /^(?:it )?(grossed|netted|earned|brought in) \$?([\d,.]+)(k)?(?: (?:in|for|during) ((?:19|20)\d\d))?$/i,
      (match) => {
        const sum = Number((match[2] ?? '').replace(/,/g, '')) * (match[3] ? 1000 : 1)
        return income(
          `it ${(match[1] ?? '').toLowerCase()} $${group(sum)}${match[4] ? ` in ${match[4]}` : ''}`,
        )
      },
    ],
    [
      /^(?:(\d(?:\.\d+)?) ?%? cap(?: rate)?|cap(?: rate)?:? (?:of )?(\d(?:\.\d+)?) ?%?)$/i,
      (match) => ({
        kind: 'income',
        concept: 'net income stated',
        statement: `the cap rate is ${match[1] ?? match[2]} percent`,
        count: Number(match[1] ?? match[2]),
      }),
    ],
    [
      /^([a-z][a-z -]+? (?:lease|easement|tower|billboard|contract|rental|laundry|solar))(?: owned| pays| leased| at| brings| income)* \$?(\d[\d,.]*)(k)?(\/(?:mo\w*|yr|year|acre))(?:,? \(?month to month\)?)?$/i,
      (match) => {
        const thing = measured(match[1] ?? '')
        const sum = `${dollars(match[2] ?? '', match[3])}${match[4]}`
        const rate = withMoneyWords(sum)
        const isRental = /rental$/i.test(thing)
        return {
          kind: /solar/i.test(thing) ? 'fee' : 'income',
          concept: null,
          statement: `${subjectOf(thing)} ${/solar/i.test(thing) ? 'is leased at' : isRental ? 'brings' : 'pays'} ${rate}${/month to month/i.test(match[0]) ? ', month to month' : ''}`,
        }
      },
    ],
    [
      /^gross(?:es)? \$?([\d,.]+)(k)?(?: (?:a|per) year|\/yr)?$/i,
      (match) => income(`gross income is ${dollars(match[1] ?? '', match[2])}`),
    ],
    [
      /^(\d(?:\.\d+)?) stars? (?:on|at) (airbnb|vrbo)$/i,
      (match) =>
        income(`it has ${match[1]} stars on ${/air/i.test(match[2] ?? '') ? 'Airbnb' : 'Vrbo'}`),
    ],
    [
      /^(.+?) (?:STR|short-term rental),? \$?([\d,]+) average$/i,
      (match) =>
        income(`${subjectOf(match[1] ?? '')} averages $${match[2]} as a short-term rental`),
    ],
  ],
  lastStatements: [
    [
      /^(?:pro ?forma )?cap(?: rate)?:? (?:of )?(\d(?:\.\d+)?) ?%? pro ?forma$|^pro ?forma cap(?: rate)? (\d(?:\.\d+)?) ?%?$/i,
      (match) => income(`the pro forma cap rate is ${match[1] ?? match[2]} percent`),
    ],
  ],
  sums: [
    [
      /^(rental income|gross(?: income| rents?| rental income)?|net income|revenue|sales|airbnb|VRBO|rentals?)(?: (?:grossed|netted|earned|was|of))? \$?([\d,.]+)(k|m)? ?(?:in |for )?((?:19|20)\d\d)$/i,
      (match) => {
        const sum = dollars(match[2], match[3])
        const source = match[1] ?? ''
        const statement = /airbnb|vrbo/i.test(source)
          ? `it ${/netted/i.test(match[0]) ? 'netted' : 'grossed'} ${sum} on ${/vrbo/i.test(source) ? 'VRBO' : 'Airbnb'} in ${match[4]}`
          : `${source.toLowerCase().replace(/^gross$/, 'gross income')} ${isPlural(source) ? 'were' : 'was'} ${sum} in ${match[4]}`
        return income(statement)
      },
    ],
    [
      /^((?:\p{L}+ )*(?:rents?|income|receipts|revenue)) ((?:19|20)\d\d)$/iu,
      (match) =>
        /\b(?:gross|net|total)\b/i.test(match[1] ?? '')
          ? {
              kind: 'income',
              concept: null,
              statement: `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} for ${match[2]}`,
              year: null,
            }
          : null,
    ],
    [
      /^(?:annual |yearly |monthly )?income(?: of| is)? \$?([\d,.]+)(k)?\/(mo\w*|yr|year)$/i,
      (match) =>
        income(
          `the income is ${dollars(match[1], match[2])} ${/^mo/i.test(match[3] ?? '') ? 'a month' : 'a year'}`,
        ),
    ],
    [
      /^cap(?: rate)? ([\d.]+) ?%? actual,? ([\d.]+) ?%? pro ?forma$/i,
      (match) => income(`the cap rate is ${match[1]} percent, and ${match[2]} percent pro forma`),
    ],
  ],
}
