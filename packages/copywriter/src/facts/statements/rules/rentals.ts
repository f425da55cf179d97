import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../../figures/measures.ts'
import { measureNumeral, numberOf, numeral } from '../../figures/numerals.ts'
import { be, isPlural, lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, countOrTyped, inWords } from '../wording/counts.ts'
import { income, restriction, terms } from '../wording/kinds.ts'

const timesOf = (typed: string | undefined): string =>
  typed === '1' ? 'once' : typed === '2' ? 'twice' : `${inWords(typed)} times`

const AUTHORITY =
  '(?:the )?((?:county|city|town|state|island)?(?: ?zoning)?|HOA|association|bylaws|by-laws|CC&Rs|condo docs|covenants|ordinance)(?: rules)?'

const spanOf = (figure: string | undefined, unit: string | undefined): string => {
  const value = numberOf(figure ?? '') ?? 1
  return `${/day/i.test(unit ?? '') ? value : numeral(value)} ${lower(unit)}${value === 1 ? '' : 's'}`
}

/** What is allowed, by the zoning or by those who say so. */
const allowed = (what: string, typed: string | undefined): string => {
  const whom = lower(typed)
    .replace(/^hoa$/, 'HOA')
    .replace(/^cc&rs$/, 'CC&Rs')
  if (!whom) return `${what} are allowed`
  return /zoning$/.test(whom)
    ? `${what} are allowed under ${whom === 'zoning' ? 'the ' : ''}${whom}`
    : `the ${whom} ${isPlural(whom) ? 'allow' : 'allows'} ${what}`
}

const percentOf = (typed: string | undefined): string => (typed ? `${typed} percent ` : '')

const lengthOf = (typed: string | undefined, unit = ''): string =>
  `${measureNumeral(numberOf(typed ?? '') ?? 1)}-${unit.toLowerCase()}`

/** Whether it may be rented out, for how long and how often. */
export const RENTALS: SubjectRules = {
  lines: [
    [
      /^(?:owners? )?(?:can|may) (?:be )?rent(?:ed)?(?: (?:out|it))?(?: (?:from )?day (?:one|1))?,? no (?:rental )?(cap|waiting period|wait|minimum|restrictions?)$/i,
      ([, none]) =>
        restriction(
          `rentals are allowed, with no ${lower(none).replace(/^wait$/, 'waiting period')}`,
        ),
    ],
    [
      /^(?:short[- ]term rentals?|STRs?) (?:are )?not (?:allowed|permitted),? (?:but )?(\d+)[- ]day(?: (?:min(?:imum)?|rentals?|stays?))?(?: (?:is|are))? (?:ok|okay|allowed|permitted)$/i,
      ([, days]) => restriction(`short-term rentals are not allowed, but ${days}-day rentals are`),
    ],
    [
      /^no (nightly|weekly|weekend|overnight|investor) rentals((?: (?:for |in )?(?:the )?first (?:\d|one|two|three) (?:years?|months))?)$/i,
      (match) => {
        const time = lower(match[2])
          .replace(/^ (?:for |in )?(?:the )?/, ' in the ')
          .replace(/\d/, (digit) => numeral(Number(digit)))
        return restriction(`${lower(match[1])} rentals are not allowed${match[2] ? time : ''}`)
      },
    ],
    [
      /^no (rental permits|leasing permits|rentals|permits|spaces|slips) (?:are )?(available)(?: (at this time|currently|now))?$/i,
      (match) =>
        restriction(
          `no ${lower(match[1])} are ${match[3] && !/this/i.test(match[3]) ? 'currently ' : ''}available${/this/i.test(match[3] ?? '') ? ' at this time' : ''}`,
        ),
    ],
    [
      /^(?:rentals?|renting|leasing) (?:is |are )?(?:allowed|permitted|ok|okay)$/i,
      told('restriction', null, 'rentals are allowed'),
    ],
    [
      /^no (?:sub-?let(?:ting|s)?|sub-?leas(?:e|es|ing))$/i,
      told('restriction', null, 'subletting is not allowed'),
    ],
    [
      /^(?:currently )?at (?:the )?(?:rental|leasing) cap(?:,? (?:with (?:a )?)?wait(?:ing)?[- ]?list)?$/i,
      (match) =>
        restriction(
          `it is at the rental cap${/wait/i.test(match[0]) ? ', with a waiting list' : ''}`,
        ),
    ],
    [
      /^rental cap (?:is )?(?:currently )?not (?:been )?(met|reached)$/i,
      (match) =>
        restriction(
          `the rental cap has ${/currently/i.test(match[0]) ? 'currently ' : ''}not been ${lower(match[1])}`,
        ),
    ],
    [
      /^(?:leasing|rentals?|lease|may lease|can rent)(?: allowed| ok)? (?:up to )?(\d)(?: ?x| times) (?:per|a|\/) ?(?:year|yr),? (\d+)[- ](day|month|week|night)s? min(?:imum)?\.?$/i,
      (match) =>
        restriction(
          `leasing is allowed ${timesOf(match[1])} a year, with ${articleFor(match[2] ?? '')} ${numeral(Number(match[2]))}-${lower(match[3])} minimum`,
        ),
    ],
    [
      /^(?:STR|short[- ]term rental|vacation rental|STVR) (permit|license) (?:is )?(active|in place|in hand|transferable|current|included)$/i,
      (match) => terms(`the short-term rental ${lower(match[1])} is ${lower(match[2])}`),
    ],
    [
      /^no short[- ]term rentals? (?:under|less than|below) (\d+) days$/i,
      (match) => restriction(`rentals of less than ${match[1]} days are not allowed`),
    ],
    [
      /^(?:city )?rental (?:cert(?:ificate|ification)?|license|registration|inspection)(?: is)?(?: (?:good|valid|current))? (?:through|thru|until) ((?:19|20)\d\d)$/i,
      (match) =>
        terms(
          `the ${/^city/i.test(match[0]) ? 'city ' : ''}rental ${/license/i.test(match[0]) ? 'license' : /regis/i.test(match[0]) ? 'registration' : /inspection/i.test(match[0]) ? 'inspection' : 'certificate'} ${/inspection/i.test(match[0]) ? 'is good' : 'runs'} through ${match[1]}`,
        ),
    ],
    [
      new RegExp(
        `^(?:zoned (?:for )?)?(long|short|mid)[- ]term rentals? only(?: (?:per|under|by) ${AUTHORITY})?$`,
        'i',
      ),
      (match) => restriction(`${allowed(`only ${lower(match[1])}-term rentals`, match[2])}`),
    ],
    [
      /^(?:STRs?|short[- ]term rentals?|airbnbs?|nightly rentals?|vacation rentals?) (?:are |is )?(?:allowed|ok|okay|permitted) with (?:an? )?((?:city|county|town|state|HOA|village) (?:license|permit|approval|registration))$/i,
      (match) =>
        income(
          `${/^(?:vac|night)/i.exec(match[0]) ? `${lower(/^\w+/.exec(match[0])?.[0])} rentals` : 'short-term rentals'} are allowed with ${withArticle(lower(match[1]).replace('hoa', 'HOA'))}`,
        ),
    ],
    [
      /^(?:STRs?|short[- ]term rentals?|airbnbs?) (?:are |is )?not (?:permitted|allowed)(?: (?:on |in )?(?:this |the )(block|building|zone|district|street|neighborhood|county|city|complex))?(?:,? per (?:the )?((?:[a-z]+ ){0,2}(?:lottery|ordinance|code|rules)))?$/i,
      (match) => {
        const where = match[1]
          ? ` ${/^(?:block|street)$/i.test(match[1]) ? 'on' : 'in'} this ${lower(match[1])}`
          : ''
        return restriction(
          `short-term rentals are not allowed${where}${match[2] ? `, per the ${match[2]}` : ''}`,
        )
      },
    ],
    [
      new RegExp(
        `^(?:STRs?|short[- ]term rentals?|vacation rentals?) (?:are |is )?(?:allowed|ok|okay|permitted) (?:per|under|by) ${AUTHORITY}$`,
        'i',
      ),
      (match) =>
        income(
          `${allowed(`${/^vac/i.test(match[0]) ? 'vacation' : 'short-term'} rentals`, match[1])}`,
        ),
    ],
    [
      new RegExp(
        `^(\\d{1,3}|one|two|three|six)[- ](day|night|week|month|year)s? min(?:imum)?(?: (?:rental|lease|stay|term|rental period))?(?: (?:per|by) ${AUTHORITY})$`,
        'i',
      ),
      (match) =>
        restriction(`${allowed(`rentals of at least ${spanOf(match[1], match[2])}`, match[3])}`),
    ],
    [
      /^(?:rentals?|leasing|renting) (?:allowed|ok|permitted) with (?:some )?restrictions$/i,
      told('restriction', null, 'rentals are allowed with restrictions'),
    ],
    [
      /^rental cap( met| reached)?,? (?:with )?(?:a )?wait(?:ing)? ?list$/i,
      (match) =>
        restriction(
          match[1]
            ? 'the rental cap has been met, and there is a waitlist'
            : 'there is a rental cap with a waitlist',
        ),
    ],
    [
      /^(?:max(?:imum)?(?: of)? )?(\d+) ?(?:%|percent)(?: max(?:imum)?| cap(?: on)?)? rentals?(?: cap)?$|^rentals? (?:capped at|max) (\d+) ?(?:%|percent)$/i,
      (match) => restriction(`rentals are limited to ${match[1] ?? match[2]} percent`),
    ],
    [
      /^(no (?:rental cap|time limit to build|time frame to build|building time limit|build timeline))((?: at this time)?)$/i,
      (match) => restriction(`there is ${lower(match[1])}${lower(match[2])}`),
    ],
  ],
  commaLines: [
    // The license is valid in that zone, so both are told in one clause: 'short-term rental license, Resort Zone'.
    [
      /^(?:(.+ zone|zone [a-z\d]{1,2}) )?(?:STR|short[- ]term rental|vacation rental|STVR) (permit|license)(?:,? ?(?:for |in )?(?:the )?(.+ zone|zone [a-z\d]{1,2}))?$/i,
      ([, before, paper, behind]) => {
        const typed = before ?? behind
        // 'Resort Zone STR license' begins with a name.
        const zone = / Zone$/.test(typed ?? '')
          ? typed?.replace(/^[a-z]/, (letter) => letter.toUpperCase())
          : typed
        return zone
          ? {
              ...terms(
                `there is a short-term rental ${lower(paper)} for ${/^zone/i.test(zone) ? '' : 'the '}${zone}`,
              ),
              concept: 'short-term rental allowed',
            }
          : null
      },
    ],
  ],
  figures: [
    [
      /^(?:waiting list|wait) to rent$|^((?:\d|one|two|three)[- ]year) wait to rent$/i,
      (match) =>
        restriction(
          match[1]
            ? `there is a ${measured(match[1].toLowerCase()).replace(' ', '-')} wait to rent`
            : 'there is a wait to rent',
        ),
    ],
    [
      /^(?:the )?(?:(\d+) ?(?:%|percent) )?(rental|leasing|investor|pet|STR) cap(?: of)? ?(?:(\d+) ?(?:%|percent) ?)?(?:is |has )?(not |not yet )?(?:been )?(met|reached|full)(?: yet)?(?:,? (?:with )?(?:an? )?wait(?:ing)? ?list(?: of)?(?: (\d+|one|two|three|four|five|six))?)?$/i,
      (match) =>
        restriction(
          `the ${percentOf(match[1] ?? match[3])}${lower(match[2]).replace('str', 'short-term rental')} cap has ${match[4] ? 'not ' : ''}been ${/met/i.test(match[5] ?? '') ? 'met' : 'reached'}${/wait/i.test(match[0]) ? `, with ${match[6] ? `${count(match[6])} on the` : 'a'} waiting list` : ''}`,
        ),
    ],
    [
      /^(airbnb|short[- ]term rentals?|STRs?|rentals?|leasing) (?:is |are )?(?:ok|allowed|permitted)(?:,| \() ?(\d+)[- ](day|night|week|month)s? min(?:imum)?\)?$/i,
      (match) =>
        restriction(
          `${/^(?:rental|leas)/i.test(match[1] ?? '') ? 'rentals' : 'short-term rentals'} are allowed, with a ${measured(`${match[2]} ${match[3]?.toLowerCase()} minimum`).replace(/^(\S+) (\S+) minimum$/, '$1-$2 minimum')}`,
        ),
    ],
    [
      /^(rentals?|leases?|leasing)(?: (?:with|have|has|of))? (?:an? )?(\d+|one|two|three|six|twelve)[- ](day|night|week|month|year)s? min(?:imum)?$|^(rentals?|leases?) min(?:imum)? (?:of )?(\d+|one|two|three|six|twelve)[- ](day|night|week|month|year)s?$/i,
      (match) =>
        restriction(
          `${/^r/i.test(match[1] ?? match[4] ?? '') ? 'rentals' : 'leases'} have ${articleFor(lengthOf(match[2] ?? match[5], match[3] ?? match[6]))} ${lengthOf(match[2] ?? match[5], match[3] ?? match[6])} minimum`,
        ),
    ],
    [
      /^no (rentals?|leasing|renting|leases)(?: (?:for|in|during))?(?: (?:the )?(?:1st|first))? (\d|one|two|three) years?$/i,
      (match) => {
        const years = numberOf(match[2] ?? '') ?? 1
        return restriction(
          `rentals are not allowed in the first ${years === 1 ? 'year' : `${numeral(years)} years`}`,
        )
      },
    ],
    [
      /^no rentals (?:in )?(?:the )?1st (?:yr|year)$/i,
      told('restriction', 'leasing restrictions', 'rentals are not allowed in the first year'),
    ],
    [
      /^sublets? (?:is |are )?(?:ok |allowed )?after (\d|one|two|three) years?$/i,
      (match) =>
        restriction(
          `subletting is allowed after ${count(match[1])} ${match[1] === '1' ? 'year' : 'years'}`,
        ),
    ],
    [
      /^sublets?(?:ting)? (?:is |are )?(?:ok|okay|allowed|permitted)$/i,
      told('restriction', null, 'subletting is allowed'),
    ],
    [
      /^min(?:imum)? (?:rental|lease) (\d+) days?,? (once|twice) (?:per|a) year$/i,
      (match) => restriction(`the minimum rental is ${match[1]} days, ${lower(match[2])} a year`),
    ],
    [
      /^(\d+)[- ]day min(?:imum)?(?: rental| lease)? (\d+|three|two)(?:x| times) (?:per|a) year$/i,
      (match) =>
        restriction(
          `the minimum rental is ${match[1]} days, up to ${count(match[2])} times a year`,
        ),
    ],
  ],
  statements: [
    [
      /^no (subletting|sublets|renting|rentals|subleasing)(?: (?:for|in|during))?(?: the)? first (\d+|one|two|three) years?$/i,
      (match) =>
        restriction(
          `${(match[1] ?? '').toLowerCase()} ${be(match[1] ?? '')} not allowed in the first ${/^(?:1|one)$/i.test(match[2] ?? '') ? 'year' : `${count(match[2])} years`}`,
        ),
    ],
    [
      /^(?:subletting|subleting|sublets?|subleasing|renting) (?:is )?(?:allowed |ok |permitted )?after (\d+|one|two|three) years?$/i,
      (match) => {
        const value = numberOf(match[1] ?? '') ?? 1
        const rule = `after ${numeral(value)} ${value === 1 ? 'year' : 'years'}`
        return {
          kind: 'restriction',
          concept: null,
          statement: `${/^rent/i.test(match[0]) ? 'renting' : 'subletting'} is allowed ${rule}`,
          list: [rule],
        }
      },
    ],
    [
      /^min(?:imum)? (?:rental|lease|stay)(?: (?:of|is|term))?:? (\d+) (day|month|year)s?$/i,
      (match) => {
        const value = Number(match[1])
        const unit = `${match[2]}${value === 1 ? '' : 's'}`
        return {
          kind: 'restriction',
          concept: 'leasing restrictions',
          statement: `the minimum rental is ${numeral(value)} ${unit}`,
          list: [`a minimum of ${numeral(value)} ${unit}`],
        }
      },
    ],
    [
      /^(?:short[- ]term rentals?|STRs?|airbnb|vrbo|nightly rentals?|vacation rentals?)(?:\s*(?:\/|and|or)\s*(?:vrbo|airbnb|STR))? (?:is |are )?(?:ok|okay|allowed|permitted|friendly|approved|eligible)$|^STR (?:permit|license)(?: .*)?$/i,
      (match) => ({
        kind: 'income',
        concept: 'short-term rental allowed',
        statement: /permit$|license/i.test(match[0])
          ? 'there is a short-term rental permit'
          : `${/nightly/i.test(match[0]) ? 'nightly' : 'short-term'} rentals are allowed`,
      }),
    ],
    [
      /^no ((?:short[- ]term|nightly|vacation|STR) (?:rental )?)(restrictions?|limits?|rules|bans?)$/i,
      ([, sort = '', limit = '']) =>
        restriction(
          `there are no ${lower(sort)
            .replace('short term', 'short-term')
            .replace(/^str $/, 'short-term rental ')}${lower(limit).replace(/s?$/, 's')}`,
        ),
    ],
    [
      /^no (?:short[- ]term rentals?|STRs?|airbnbs?|vrbo|nightly rentals?)(?: (?!or |and ).*)?$|^STRs? not allowed$/i,
      told('restriction', 'no short-term rental', 'short-term rentals are not allowed'),
    ],
    [
      /^(?:rental|leasing|lease) (?:cap|restrictions?|limits?)(?: apply)?$/i,
      (match) => ({
        kind: 'restriction',
        concept: 'leasing restrictions',
        statement: /cap/i.test(match[0]) ? 'there is a rental cap' : 'rental restrictions apply',
      }),
    ],
    [
      /^no (?:rentals|leasing)(?: (?:allowed|permitted|first year|for first year|the first year))?$/i,
      (match) => ({
        kind: 'restriction',
        concept: 'leasing restrictions',
        statement: /first/i.test(match[0])
          ? 'rentals are not allowed in the first year'
          : 'rentals are not allowed',
        list: [/first/i.test(match[0]) ? 'no rentals in the first year' : 'no rentals'],
      }),
    ],
    [
      /^short[- ]term (?:lease |rental )?ok,? (\d+) (month|day|week) min(?:imum)?$/i,
      (match) =>
        terms(
          `short-term leases are allowed, with a ${countOrTyped(match[1] ?? '')}-${match[2]?.toLowerCase()} minimum`,
        ),
    ],
    [
      /^(?:([\d]+|one|two|three) week min(?:imum)? (?:rental|lease|stay))$/i,
      (match) =>
        restriction(
          `the minimum rental is ${countOrTyped(match[1] ?? '')} ${/^(?:1|one)$/i.test(match[1] ?? '') ? 'week' : 'weeks'}`,
        ),
    ],
    [
      /^pied[- ][aà][- ]terres? (?:is |are )?(?:ok|allowed|permitted|welcome)$/i,
      told('restriction', null, 'pied-à-terre use is allowed'),
    ],
  ],
}
