import { ordinal } from '../../figures/numerals.ts'
import { be, lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { AMOUNT, monthsOf, sum } from '../wording/amounts.ts'
import { count, inWords } from '../wording/counts.ts'
import { GROUP_DATE, leaseEnd } from '../wording/dates.ts'
import { availability, building, income, tenancy, terms, utilities } from '../wording/kinds.ts'

const UNIT =
  '((?:unit|apt\\.?|apartment|suite) (?:[A-Z]|\\d{1,3})|(?:1st|2nd|3rd|first|second|third|top|ground|upper|lower|rear|front|garden|basement)(?:[- ](?:floor|unit|apartment|suite))?)'

/** 'unit 2', 'the first floor', 'the upper unit' */
const unitOf = (typed: string | undefined): string => {
  const text = (typed ?? '').replace(/-/g, ' ')
  if (/^(?:unit|apt|apartment|suite) /i.test(text))
    return text.replace(/^\S+/, (word) => lower(word).replace(/^apt\.?$/, 'apartment'))
  const place = lower(text).replace(/^(\d)(?:st|nd|rd)\b/, (_, figure: string) => ordinal(figure))
  if (/ /.test(place)) return `the ${place}`
  return `the ${place}${/^(?:first|second|third|top|ground)$/.test(place) ? ' floor' : ' unit'}`
}

/** A tenant is in a unit, but on a floor. */
const inUnit = (typed: string | undefined): string => {
  const unit = unitOf(typed)
  return `${/floor$/.test(unit) ? 'on' : 'in'} ${unit}`
}

const onDate = (typed: string): string => {
  const date = leaseEnd(typed)
  return /^\p{L}+ \d{1,2}(?:,|$)/u.test(date) ? date : `in ${date}`
}

const FLATS: Readonly<Record<string, string>> = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '6': 'six',
}

/** Who lives in which unit, since when and until when, and what a renter pays and gets. */
export const TENANTS_OF_UNITS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(?:the )?tenants?(?: in| of| on)?(?: the)? ${UNIT} (?:has been there |there )?since ((?:19|20)\\d\\d)$`,
        'i',
      ),
      (match) => tenancy(`the tenant ${inUnit(match[1])} has been there since ${match[2]}`),
    ],
    [
      new RegExp(
        `^(?:the )?tenants?(?: in| of| on)?(?: the)? ${UNIT} (?:is |are )?(?:moving|moves?|will move) out(?: on| in| by)? ${GROUP_DATE}$`,
        'i',
      ),
      (match) => tenancy(`the tenant ${inUnit(match[1])} is moving out ${onDate(match[2] ?? '')}`),
    ],
    [
      new RegExp(
        `^((?:all |both )?tenants?) (?:are |is )?(?:all |both )?on (?:(one|1|two|2)[- ]year |annual |yearly )?leases? (?:through|thru|until|to) ${GROUP_DATE}$`,
        'i',
      ),
      (match) => {
        const who = lower(match[1])
        return tenancy(
          `${/^(?:all|both)/.test(who) ? who : `the ${who}`} ${be(who)} on ${/s$/.test(who) ? '' : 'a '}lease${/s$/.test(who) ? 's' : ''} through ${leaseEnd(match[3] ?? '')}`,
        )
      },
    ],
    [
      /^(?:an? )?(anchor|current|national|main|same|existing) tenant(?: for| of| there| in place)? (\d{1,2}|two|three|five|ten)\+? (?:yrs|years)$/i,
      (match) =>
        tenancy(`the ${lower(match[1])} tenant has been there for ${inWords(match[2])} years`),
    ],
    [
      new RegExp(
        `^(potential|market|projected|pro ?forma|estimated) rents?(?: of| is| are)? ${AMOUNT}(?:\\/mo\\w*| a month)? (?:per|a|each) (unit|side|floor|apartment)$|^(potential|market|projected|pro ?forma|estimated) rents?(?: of| is| are)? ${AMOUNT}(?:\\/mo\\w*| a month)? each$`,
        'i',
      ),
      (match) =>
        income(
          `the ${lower(match[1] ?? match[4]).replace(/^pro ?forma$/, 'pro forma')} rent is ${sum(match[2] ?? match[5])} a month per ${lower(match[3]) || 'unit'}`,
        ),
    ],
    [
      /^(?:owner[- ]occupied )((?:first|second|third|top|1st|2nd|3rd)[- ]floor|unit \w|lower unit|upper unit) (?:will be )?(?:delivered )?vacant (at closing|by closing)$/i,
      (match) =>
        tenancy(
          `the owner-occupied ${lower(match[1]).replace(/^(\d)\w\w/, (_, n: string) => ordinal(n))} will be vacant ${lower(match[2])}`,
        ),
    ],
    [
      /^(heat|water|hot water|heat and hot water|trash|electric|gas|internet|parking|laundry|utilities|all utilities|water and trash|water and sewer)(?: is| are)? included in (?:the |all )?(rents?)$/i,
      (match) => {
        const what = lower(match[1]).replace(/^electric$/, 'electricity')
        return income(
          `${what} ${/ and |utilities/.test(what) ? 'are' : 'is'} included in the ${lower(match[2])}`,
        )
      },
    ],
    [
      /^(?:common|shared) laundry(?: room)?(?: with|,)? (coin[- ]op(?:erated)?|coin|card) machines$/i,
      (match) =>
        building(
          `there is a common laundry with ${lower(match[1]).replace(/^coin.*$/, 'coin-operated')} machines`,
        ),
    ],
    [
      /^(brick |frame |stone |graystone |greystone |solid brick |vintage )?([2346])[- ]?(?:flat|plex)(?: with| plus) (?:an? )?(garden apartment|basement apartment|basement unit|coach house|parking|garage)$/i,
      (match, setting) => {
        const flats = FLATS[match[2] ?? ''] ?? ''
        const name = `${lower(match[1])}${/plex/i.test(match[0]) ? `${flats}-plex` : `${flats}-flat`}`
        return setting === 'multi'
          ? building(
              `it is a ${name} with ${/parking/i.test(match[3] ?? '') ? '' : 'a '}${lower(match[3])}`,
            )
          : null
      },
    ],
    [
      /^(?:an? |one )?studio(?:,| and| plus| \+) (one|two|three|four|five|six|\d) (\d|one|two|three)[- ]?(?:BR|bedroom|bed)s?(?: units?| apartments?)?$/i,
      (match) => {
        const units = count(lower(match[1]))
        return building(
          `the units are a studio and ${units} ${count(lower(match[2]))}-bedroom${units === 'one' ? '' : 's'}`,
        )
      },
    ],
    [
      /^(?:security )?deposit(?: is| of)?(?: the)? (?:same as|equal to|equals|=) (?:(one|1|two|2|1\.5) months?'?s? )?(?:of )?rent$/i,
      (match) => ({
        kind: 'fee',
        concept: 'deposit',
        statement: `the deposit is ${match[1] ? `${monthsOf(match[1])} rent` : 'the same as the rent'}`,
      }),
    ],
    [
      /^(?:heat|heating)(?: is)?:? (gas|electric|oil|propane),? (?:and )?paid by (?:the )?(tenant|owner|landlord)$|^(gas|electric|oil|propane) heat,? paid by (?:the )?(tenant|owner|landlord)$/i,
      (match) =>
        utilities(
          `the heat is ${lower(match[1] ?? match[3])} and paid by the ${lower(match[2] ?? match[4])}`,
        ),
    ],
    [
      /^(one|two|1|2|6|six|12)[- ](year|month) lease(?:,| and)? then month[- ]to[- ]month$/i,
      (match) =>
        terms(
          `the lease is for ${inWords(match[1])} ${lower(match[2])}${/^(?:1|one)$/i.test(match[1] ?? '') ? '' : 's'}, then month to month`,
        ),
    ],
    [
      /^(fully |partially )?furnished(?: with|,| and) (all )?utilities included$/i,
      (match) =>
        terms(`it comes ${lower(match[1])}furnished, with ${lower(match[2])}utilities included`),
    ],
    [
      /^available (now|immediately) for (\d{1,2}|six|twelve)[- ]months?( lease)?$/i,
      (match) => availability(`it is available ${lower(match[1])} for ${inWords(match[2])} months`),
    ],
    [
      /^expenses (?:are )?available (?:up)?on request$/i,
      told('income', null, 'expenses are available on request'),
    ],
  ],
}
