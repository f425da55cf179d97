import { articleFor } from '@listwright/reviewer/language'
import { dateOf, isDate } from '../../figures/dates.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { grouped, sum } from '../wording/amounts.ts'
import { count, GROUP_TO_TEN } from '../wording/counts.ts'
import { leaseEnd, whenOf } from '../wording/dates.ts'
import { fee, income, pets, tenancy } from '../wording/kinds.ts'

const MONTHLY = '(?: ?\\/ ?mo(?:nth)?| a month| per month| monthly)?'
const SUM = `\\$([\\d,]*\\d)${MONTHLY}`
const UP_OR_DOWN =
  '(up|upper|upstairs|top|dn|down|lower|downstairs|bottom|front|rear|back)(?: unit| floor)?'
const TERM =
  '(?:,? (month[- ]to[- ]month|mtm|m2m)|,? (?:lease )?(?:through|thru|until|to) ([\\d/]+))?'
const RENTS = '(?: is| rents?(?: for)?| leased(?: at)?| at|:| @)?'

/** 'the lower unit' for 'dn'. */
const unitAt = (typed: string | undefined): string => {
  const place = lower(typed)
  if (/^(?:dn|down|lower|downstairs|bottom)$/.test(place)) return 'the lower unit'
  return /^(?:up|upper|upstairs|top)$/.test(place) ? 'the upper unit' : `the ${place} unit`
}

const termOf = (isMonthly: string | undefined, end: string | undefined): string => {
  if (isMonthly) return ', month to month'
  return end ? ` through ${leaseEnd(end)}` : ''
}

/** What is let, for how much and until when, as an agent types it from the rent roll. */
export const RENTS_IN_SHORT: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^${UP_OR_DOWN}${RENTS} ${SUM}${TERM}(?:,|;| \\+| and) ${UP_OR_DOWN}${RENTS} ${SUM}${TERM}$`,
        'i',
      ),
      ([, one, rent, monthly, end, other, otherRent, otherMonthly, otherEnd]) =>
        income(
          `${unitAt(one)} rents for $${rent} a month${termOf(monthly, end)}, and ${unitAt(other)} for $${otherRent} a month${termOf(otherMonthly, otherEnd)}`,
        ),
    ],
    [
      new RegExp(
        `^(?:gross|total|gross rents?|total rents?)(?: income| rents?)? ${SUM}(?:,|;| and| with) all ${GROUP_TO_TEN}(?: units?)?(?: are)? (leased|rented|occupied)$`,
        'i',
      ),
      ([, rent, units, state]) =>
        income(`gross rents are $${rent} a month, with all ${count(units)} units ${lower(state)}`),
    ],
    [
      new RegExp(
        `^${GROUP_TO_TEN}(?: units?)?(?: are)? (?:rented|leased|occupied)(?: at| for)? \\$([\\d,]*\\d) ?(?:-|–|to) ?\\$?([\\d,]*\\d)${MONTHLY}(?:,|;| and) unit ([A-Z]|\\d{1,2})(?: is)? vacant(?:,? (?:and )?(make[- ]ready (?:done|complete)|rent[- ]ready|renovated))?$`,
        'i',
      ),
      ([, units, low, high, name = '', done = '']) =>
        income(
          `${count(units)} units rent for $${low} to $${high} a month, and unit ${name.toUpperCase()} is vacant${readyOf(done)}`,
        ),
    ],
    [
      /^unit ([A-Z]|\d{1,2}) lease (?:ends|expires|runs (?:through|to)|through|to) ([\d/]+)(?:,|;| and) (?:the )?other (two|three|four|\d)?(?: units?)? ?(?:ends?|expires?|through|to)? ?([\d/]+)$/i,
      ([, name = '', end = '', others, otherEnd = '']) =>
        isDate(end) && isDate(otherEnd)
          ? tenancy(
              `unit ${name.toUpperCase()} is leased through ${leaseEnd(end)}, and the other ${others ? `${count(others)} units` : 'unit'} through ${leaseEnd(otherEnd)}`,
            )
          : null,
    ],
    [
      /^(?:a |the )?((?:\d|one|two|three|four)[- ]car )?((?:attached |detached )?garages?|storage|laundry|parking|carport)(?:,|:)? rents?(?: for| at)? \$(\d[\d,]*) ?(?:\/|per |a )(?:each )?(side|bay|space|stall|unit|mo|month)$/i,
      ([, cars = '', thing = '', rent, each = '']) =>
        income(
          `the ${cars ? `${count(cars.replace(/[- ]car $/i, ''))}-car ` : ''}${lower(thing)} rents for $${rent} a ${lower(each).replace(/^mo$/, 'month')}`,
        ),
    ],
    [
      /^(?:current |existing )?tenant(?: is|:)? (?:an? )?([a-z][a-z ]+?),? NNN(?: lease)? (?:through|thru|to|until) ([\d/]+)(?:,? (?:with )?(\d(?:\.\d+)?)(?: ?%| percent)(?: annual| yearly)? (?:bumps?|increases?|escalat\w+))?$/i,
      ([, tenant = '', end = '', bumps]) => {
        const name = lower(tenant).replace(/ co$/, ' company')
        return tenancy(
          `the tenant is ${articleFor(name)} ${name}, on a triple-net lease through ${dateOf(end)}${bumps ? ` with ${bumps} percent increases` : ''}`,
        )
      },
    ],
    [
      new RegExp(
        `^(?:rent(?: is)? )?\\$([\\d,]*\\d)(?: ?\\/ ?mo(?:nth)?| a month| per month) (?:now|current(?:ly)?)(?:,|;| with) ${GROUP_TO_TEN} (\\d|one|two|three|five|ten)[- ]?(?:yr|year)s? (?:renewal )?options?$`,
        'i',
      ),
      ([, rent, options, years]) =>
        income(
          `rent is now $${rent} a month, and the lease has ${count(options)} ${count(years)}-year option${options === '1' || lower(options) === 'one' ? '' : 's'}`,
        ),
    ],
    [
      /^last (?:yr|year)(?:'s)? net(?: income)?(?: was)? (?:about |approx\.? |around )?\$([\d,]*\d)(,? before (?:management|mgmt))?$/i,
      ([typed, net, before]) =>
        income(
          `last year's net income was ${/about|approx|around/i.test(typed) ? 'about ' : ''}$${net}${before ? ' before management' : ''}`,
        ),
    ],
    [
      /^(?:the )?(owner|landlord|tenants?) pays? (?:for )?((?:water|sewer|trash|gas|electric|heat|internet|lawn|snow)(?:(?:,| \+| and|\/)? (?:water|sewer|trash|gas|electric|heat|internet|lawn|snow))*),? (?:which is )?about \$([\d,]*\d)(?: ?\/ ?mo(?:nth)?| a month| per month)$/i,
      ([, who = '', things = '', amount]) =>
        income(
          `the ${lower(who)} ${/s$/i.test(who) ? 'pay' : 'pays'} for ${lower(things)
            .replace(/ \+ /g, ' and ')
            .replace(/\belectric\b/, 'electricity')}, about $${amount} a month`,
        ),
    ],
    [
      /^separate (?:gas (?:\+|and|&) electric|electric (?:\+|and|&) gas)(?: meters)?(?:,|;) (owner|landlord) pays (?:for )?(water|heat|trash|water (?:\+|and|&) (?:sewer|trash))$/i,
      ([, who = '', what = '']) =>
        income(
          `gas and electricity are separate, with ${lower(what).replace(/ [+&] /, ' and ')} paid by the ${lower(who)}`,
        ),
    ],
    [
      /^(?:the )?rent roll (?:and|\+|&) (T-?12|P&L|financials|leases) (?:available )?(?:with|after) (?:an? )?(?:signed )?NDA$/i,
      ([, other = '']) =>
        income(
          `the rent roll and ${/^(?:T|P)/.test(other) ? `the ${other}` : lower(other)} are available with an NDA`,
        ),
    ],
    [
      /^\$([\d,]*\d)(?: ?\/ ?mo(?:nth)?| a month) ?(?:\+|,|and|with) \$([\d,]*\d) (?:security |damage )?dep(?:osit)?$/i,
      ([, rent, deposit]) => fee(`rent is $${rent} a month, with a $${grouped(deposit)} deposit`),
    ],
    [
      /^(cats|dogs|pets|cats (?:and|\+|&) (?:dogs|(?:1|one|2|two) (?:small )?dogs?)|(?:1|one|2|two) (?:pets?|cats?|dogs?)) (?:are |is )?(?:ok|okay|allowed|welcome),? (?:with )?(?:an? )?\$(\d+) (?:pet )?(dep|deposit|fee), (?:\+|and|plus)? ?\$(\d+) ?(?:\/|per |a )mo(?:nth)?(?: pet rent)?$/i,
      ([, who = '', deposit, sort = '', rent]) => {
        const animals = lower(who)
          .replace(/ (?:\+|&) /g, ' and ')
          .replace(/\b([12])\b/g, (digit) => count(digit))
        const isOne = /^one /.test(animals)
        return pets(
          `${animals} ${isOne ? 'is' : 'are'} allowed with a ${sum(`$${deposit}`)} ${lower(sort).replace(/^dep$/, 'deposit')} and pet rent of $${rent} a month`,
        )
      },
    ],
    [
      /^coin (?:washer and dryer|laundry) in (?:the )?(basement|garage),? (?:on (?:a )?)?(?:lease|leased|contract) (?:with|from) (?:a )?vendor(?: (?:to|through|until) ((?:20)\d\d|[\d/]+))?$/i,
      ([, place, end]) =>
        tenancy(
          `the coin washer and dryer in the ${lower(place)} are under a lease with a vendor${end ? ` to ${whenOf(end).replace(/^in /, '')}` : ''}`,
        ),
    ],
  ],
}

const readyOf = (done: string): string => {
  if (/^make/i.test(done)) return ', with its make-ready done'
  return done ? ` and ${lower(done).replace(' ', '-')}` : ''
}
