import { FULL_MONTHS } from '../../figures/months.ts'
import { series } from '../../figures/numerals.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { grouped, per } from '../wording/amounts.ts'
import { fee, income, parking, tenancy } from '../wording/kinds.ts'

const UTILITIES = '(utils?|utilities|electric(?:ity)?|heat|gas|water)\\.?'
const OFTEN = '((?: ?\\/ ?mo\\w*| a month| per month| monthly)?)'
const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?'

const utility = (typed: string | undefined): string =>
  lower(typed)
    .replace(/^utils?$/, 'utilities')
    .replace(/^electric$/, 'electricity')

const monthOf = (typed: string): string => FULL_MONTHS[lower(typed).slice(0, 3)] ?? typed

/** Sums that are of something else than the home, or hold only with what stands beside them. */
export const LIMITED_SUMS: SubjectRules = {
  lines: [
    // The sum is the rent, and no figure was typed for the utilities.
    [
      new RegExp(`^\\$(\\d{1,2},?\\d{3}|\\d{3})${OFTEN} ?(?:\\+|plus) ${UTILITIES}$`, 'i'),
      ([, sum, , what]) => income(`the rent is $${grouped(sum)} a month plus ${utility(what)}`),
    ],
    [
      new RegExp(
        `^(?:the )?(gross|total) rents?(?: income)?(?: of| are| is|:)? \\$(\\d[\\d,]*)${OFTEN},? (?:when|if|once) (?:full|filled|all units are (?:rented|leased))$`,
        'i',
      ),
      ([, which, sum, often]) =>
        income(`${lower(which)} rents come to $${grouped(sum)}${per(often)} at full occupancy`),
    ],
    [
      /^(similar|comparable|neighboring|nearby|other) (homes|houses|units|apartments|condos|duplexes|properties)(?: (?:on|in|down) (?:the |this )?(block|street|area|neighborhood|building|complex|park))? rents?(?: out)?(?: for| at| from)? \$?([\d,]{3,6}) ?(?:-|–|to) ?\$?([\d,]{3,6})(?: ?\/ ?mo\w*| a month| per month)?$/i,
      ([, which, homes, place, from, to]) =>
        income(
          `${lower(which)} ${lower(homes)}${place ? ` ${/block|street/i.test(place) ? 'on' : 'in'} the ${lower(place)}` : ''} rent for $${grouped(from)} to $${grouped(to)} a month`,
        ),
    ],
    [
      new RegExp(
        `^((?:\\p{Lu}[\\p{L}&]+ ){1,4})((?:(?:electric(?:ity)?|gas|power|water|energy|utility|heating|propane) )?)bills? (avg|averages?|averaging|runs?|about|around)\\.?(?: about)? \\$?(\\d[\\d,]*)${OFTEN}$`,
        'u',
      ),
      ([, firm = '', what, verb = '', sum, often]) =>
        fee(
          `the ${firm}${lower(what)}bill ${/^av/i.test(verb) ? 'averages' : 'is about'} $${grouped(sum)}${per(often)}`,
        ),
    ],
    [
      new RegExp(
        `^((?:leased |rented |rental |off-site |additional |extra |covered |garage )*parking)(?: is)?(?: available)? (next door|nearby|across the street|down the (?:block|street)|around the corner|a block away|off-site)(?: is)?(?: for| at)? \\$(\\d[\\d,]*)${OFTEN}$`,
        'i',
      ),
      ([, name, place, sum, often]) =>
        parking(`${lower(name)} is available ${lower(place)} at $${grouped(sum)}${per(often)}`),
    ],
    // The buyer of an occupied unit asks first when it will be empty.
    [
      /^(?:the )?(upper|lower|first[- ]floor|second[- ]floor|third[- ]floor|front|rear|garden)(?: unit)?(?: is)? (owner[- ]occupied|tenant[- ]occupied|occupied),? (?:and |but )?(?:will be |to be )?(?:vacant|vacated|empty|delivered vacant) (?:at|by|on) (?:the )?clos(?:e|ing)$/i,
      ([, which, how]) =>
        tenancy(
          `the ${lower(which).replace(' ', '-')} unit is ${lower(how).replace(' ', '-')} and will be vacant at closing`,
        ),
    ],
    // A month that was typed twice is that of two leases.
    [
      new RegExp(
        `^leases (?:end|expire|are up|run out)s? (?:in )?(${MONTH}(?:(?:, and |, & |, | and | & )${MONTH})+)$`,
        'i',
      ),
      ([, months = '']) =>
        tenancy(
          `the leases end in ${series((months.match(/[a-z]{3,}/gi) ?? []).filter((word) => !/^and$/i.test(word)).map(monthOf))}`,
        ),
    ],
    [
      /^(.+?) (?:conveys?|stays?|remains?|transfers?|(?:is |are )?included),? (?:an? )?(list|inventory) (?:is )?(?:available|on file|attached|upon request)$/i,
      ([, things = '', list]) => ({
        kind: 'terms',
        concept: null,
        statement: `${withArticles(lower(things).replace(/^(?!the |all )/, 'the ')).replace(/^the ff&e$/, 'the FF&E')} ${/s$/i.test(things) ? 'are' : 'is'} included, and there is ${/^i/i.test(list ?? '') ? 'an' : 'a'} ${lower(list)} of ${/s$/i.test(things) ? 'them' : 'it'}`,
      }),
    ],
  ],
}
