import { articleFor } from '@listwright/reviewer/language'
import { dateOf, isDate } from '../dates.ts'
import { measured } from '../measures.ts'
import { withMoneyWords } from '../money-words.ts'
import { numberOf, numeral, series } from '../numerals.ts'
import { listed, subjectOf, told, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Who lives there, what is rented and who pays what. */
export const TENANCY: SubjectRules = {
  statements: [
    [/^(?:all )?(?:tenants? )(?:are )?at will$/i, told('tenancy', null, 'the tenants are at will')],
    [
      /^(.+?) (?:is )?owner[- ]occupied,?(?: and)? (?:will be )?(?:delivered )?vacant at clos(?:e|ing)$/i,
      (match) => ({
        kind: 'tenancy',
        statement: `${subjectOf(measured(match[1] ?? ''))} is owner-occupied and will be vacant at closing`,
      }),
    ],
    [
      /^(upper|lower|garden|front|rear|first floor|second floor|third floor|1st floor|2nd floor|3rd floor)(?: unit| apartment| flat)? (?:is )?(vacant|updated|renovated|remodeled|occupied|leased)(?:,? and (vacant|updated|renovated|remodeled))?$/i,
      (match) => ({
        kind: 'tenancy',
        concept: /vacant/i.test(match[0]) ? 'one unit vacant' : null,
        statement: `the ${measured((match[1] ?? '').toLowerCase())} unit is ${(match[2] ?? '').toLowerCase()}${match[3] ? ` and ${match[3].toLowerCase()}` : ''}`,
      }),
    ],
    [
      /^(.+?) \$?([\d,]+)(?:\/mo)?,? month to month$/i,
      (match) => {
        const amount = `$${match[2]}`
        const subject = (match[1] ?? '').replace(/^(upper|lower|garden|front|rear)$/i, '$1 unit')
        return {
          kind: 'tenancy',
          concept: null,
          statement: `the ${subject} rents for ${amount} a month, month to month`,
        }
      },
    ],
    [
      /^(\d+|one|two|three|four|five|six) units? (?:are |is )?(below|at|above) market$/i,
      (match) => {
        const value = numberOf(match[1] ?? '') ?? 1
        return {
          kind: 'income',
          statement: `${numeral(value)} ${value === 1 ? 'unit is' : 'units are'} ${(match[2] ?? '').toLowerCase()} market`,
          count: value,
        }
      },
    ],
    [
      /^([\d.,]+) (?:acres )?(?:tillable )?(?:acres )?(rented|leased) at (.+)$/i,
      (match) => ({
        kind: 'income',
        statement: `${match[1]} ${/tillable/i.test(match[0]) ? 'tillable ' : ''}acres are ${(match[2] ?? '').toLowerCase()} at ${withMoneyWords(match[3] ?? '')}`,
        count: numberOf(match[1] ?? ''),
      }),
    ],
    [
      /^leased for (?:the )?(.+)$/i,
      (match) => ({
        kind: 'tenancy',
        statement: `it is leased for the ${withMoneyWords(match[1] ?? '')}`,
      }),
    ],
    [
      /^(storefront|shop|office|building|ground floor|first floor|retail|warehouse|upstairs|suite|restaurant|apartment)(?: is)? leased to (.+)$/i,
      (match, setting) => ({
        kind: 'tenancy',
        concept: setting === 'commercial' ? 'tenant in place, commercial' : 'tenant-occupied',
        statement: `the ${(match[1] ?? '').toLowerCase()} is leased to ${/^(?:\p{Lu}|the |a |an )/u.test(match[2] ?? '') ? '' : 'a '}${withMoneyWords(
          match[2] ?? '',
        )
          .replace(/ (NNN)(?= through)/, ', $1,')
          .replace(/(through \d{4}) (?=\$)/, '$1, at ')}`,
      }),
    ],
    [
      /^owner[- ]occ(?:upied|upancy)?\.? (\d+) ?%$|^(\d+) ?% owner[- ]occ\w*$/i,
      (match) => ({
        kind: 'building',
        statement: `${match[1] ?? match[2]} percent of the units are owner-occupied`,
      }),
    ],
    [
      /^(?:STR|short[- ]term rental) (permit|license)(?: \((not transferable|transferable|in hand)\))?$/i,
      (match) => ({
        kind: 'income',
        concept: 'short-term rental allowed',
        statement: `there is a short-term rental ${(match[1] ?? '').toLowerCase()}${match[2] ? `, ${match[2].toLowerCase()}` : ''}`,
      }),
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
      /^(?:(\d(?:\.\d+)?) ?%? cap(?: rate)?|cap(?: rate)?:? (?:of )?(\d(?:\.\d+)?) ?%?)$/i,
      (match) => ({
        kind: 'income',
        concept: 'net income stated',
        statement: `the cap rate is ${match[1] ?? match[2]} percent`,
        count: Number(match[1] ?? match[2]),
      }),
    ],
    [
      /^(\w+) of (?:the )?(\w+) units (renovated|updated|remodeled|rehabbed|occupied|leased|rented|vacant)$/i,
      (match) => {
        const some = numberOf(match[1] ?? '')
        const all = numberOf(match[2] ?? '')
        if (some === null || all === null) return null
        const state = (match[3] ?? '').toLowerCase()
        const isWork = /renovated|updated|remodeled|rehabbed/.test(state)
        return {
          kind: isWork ? 'update' : 'tenancy',
          concept: isWork ? 'updated units' : null,
          statement: `${numeral(some)} of the ${numeral(all)} units ${isWork ? `${some === 1 ? 'has' : 'have'} been` : some === 1 ? 'is' : 'are'} ${state}`,
          count: some,
          text: `${numeral(some)} of ${numeral(all)} units ${state}`,
        }
      },
    ],
    [
      /^(?:rents? (?:are |is )?(?:well )?(below|under|at) market|(below|under)[- ]market rents?)$/i,
      (match) => ({
        kind: 'income',
        statement: `rents are ${(match[1] ?? match[2] ?? 'below').toLowerCase().replace('under', 'below')} market`,
      }),
    ],
    [
      /^(long[- ]term|existing|stable|established) tenants?$/i,
      (match, setting) => ({
        kind: 'tenancy',
        concept: setting === 'commercial' ? 'tenant in place, commercial' : 'tenant-occupied',
        statement: `${/tenants$/i.test(match[0]) ? '' : 'a '}${(match[1] ?? '').toLowerCase().replace(' ', '-')} ${/tenants$/i.test(match[0]) ? 'tenants are' : 'tenant is'} in place`,
      }),
    ],
    [
      /^single[- ]tenant(?: (?:building|property))?$/i,
      told('tenancy', 'tenant in place, commercial', 'it has a single tenant'),
    ],
    [
      /^(?:currently )?leased to (.+?)(?: (?:through|until|till|to) (.+))?$/i,
      (match) => {
        const date = match[2] && isDate(match[2]) ? dateOf(match[2]) : ''
        return {
          kind: 'tenancy',
          concept: date ? 'lease through date' : 'tenant in place, commercial',
          statement: `it is leased to ${measured(match[1] ?? '')}${date ? ` through ${date}` : match[2] ? ` to ${match[2]}` : ''}`,
          date,
        }
      },
    ],
    [
      /^([a-z]+) on (?:the )?(ground|first|second|third|top) floor with (?:an? )?(NNN|triple[- ]net|gross) lease (through|until|to) ((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'tenancy',
        concept: 'tenant in place, commercial',
        statement: `the ${match[2]?.toLowerCase()}-floor ${match[1]?.toLowerCase()} is on ${withArticle(/^(?:NNN|gross)$/i.test(match[3] ?? '') ? (match[3] ?? '') : 'triple-net')} lease ${match[4]?.toLowerCase()} ${match[5]}`,
        date: match[5] ?? '',
      }),
    ],
    [
      /^(absolute )?(?:NNN|triple[- ]net) lease (?:through|until|to|ends|expires) (.+)$/i,
      (match) => {
        const date = isDate(match[2] ?? '') ? dateOf(match[2] ?? '') : ''
        return date
          ? {
              kind: 'tenancy',
              concept: 'net lease',
              statement: `the lease is ${match[1] ? 'absolute ' : ''}triple net and runs through ${date}`,
              date,
            }
          : null
      },
    ],
    [
      /^(\d+|one|two|three|five|ten|fifteen|twenty)[- ]years? (?:left|remaining)(?: on (?:the )?lease)?$/i,
      (match) => ({
        kind: 'tenancy',
        statement:
          `the lease has ${numeral(numberOf(match[1] ?? '') ?? 1)} years remaining`.replace(
            'one years',
            'one year',
          ),
      }),
    ],
    [
      /^(?:all )?(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) units? (?:are )?(?:fully )?(occupied|leased|rented|vacant)$/i,
      (match) => {
        const value = numberOf(match[1] ?? '') ?? 2
        const state = (match[2] ?? '').toLowerCase()
        const isFull = /fully|^all/i.test(match[0])
        if (state === 'vacant')
          return {
            kind: 'tenancy',
            concept: value === 1 ? 'one unit vacant' : null,
            statement: `${numeral(value)} ${value === 1 ? 'unit is' : 'units are'} vacant`,
            count: value,
          }
        return {
          kind: 'tenancy',
          concept: isFull ? 'fully occupied' : null,
          statement: `${isFull ? 'all ' : ''}${numeral(value)} units are ${state}`,
          count: value,
        }
      },
    ],
    [
      /^(?:fully|100 ?%|all units) (occupied|leased|rented)$|^no vacanc(?:y|ies)$/i,
      (match, setting) => ({
        kind: 'tenancy',
        concept:
          setting === 'commercial' && /leased/i.test(match[0])
            ? 'tenant in place, commercial'
            : 'fully occupied',
        statement: /vacanc/i.test(match[0])
          ? 'there are no vacancies'
          : /all units/i.test(match[0])
            ? `all units are ${(match[1] ?? '').toLowerCase()}`
            : `it is fully ${(match[1] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(\d{1,3}) ?% (occupied|leased|rented|occupancy)$/i,
      (match) => ({
        kind: 'tenancy',
        statement: `it is ${match[1]} percent ${/occup/i.test(match[2] ?? '') ? 'occupied' : (match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(?:will be |to be )?(?:delivered )?vacant(?: at closing| on delivery)?$|^unoccupied$|^no tenants$|^tenant free$/i,
      (match, setting) => ({
        kind: setting === 'commercial' ? 'availability' : 'tenancy',
        concept: setting === 'commercial' ? 'vacant, commercial' : 'vacant',
        statement: /deliver|closing/i.test(match[0])
          ? 'it will be delivered vacant'
          : /tenant/i.test(match[0])
            ? 'there are no tenants'
            : /unocc/i.test(match[0])
              ? 'it is unoccupied'
              : 'it is vacant',
      }),
    ],
    [
      /^(?:one|1) (?:vacant )?unit (?:is )?(?:vacant|available)?$|^owner'?s? unit (?:is )?(vacant|available)$/i,
      (match) => ({
        kind: 'tenancy',
        concept: 'one unit vacant',
        statement: /owner/i.test(match[0])
          ? `the owner's unit is ${(match[1] ?? 'vacant').toLowerCase()}`
          : 'one unit is vacant',
      }),
    ],
    [
      /^(?:(long[- ]term|existing|current|national|single|good|great|month[- ]to[- ]month|reliable|paying) )?tenants? (?:is |are )?(?:in place|occupied|in)?,?(?: (?:through|thru|until|till|to) (.+?))?(?: at (\$?[\d,]+ ?\/ ?mo\w*))?$|^tenant[- ]occupied(?: (?:through|thru|until) (.+))?$/i,
      (match, setting) => {
        const typedDate = match[2] ?? match[4] ?? ''
        const date = typedDate ? dateOf(typedDate) : ''
        const rent = match[3] ? ` at ${withMoneyWords(match[3])}` : ''
        const isMany = /tenants/i.test(match[0])
        const adjective = /long|existing|current|national|single|month/i.test(match[1] ?? '')
          ? `${(match[1] ?? '')
              .toLowerCase()
              .replace('long term', 'long-term')
              .replace(/month to month/, 'month-to-month')} `
          : ''
        if (/^tenants? (?:occupied)?$/i.test(match[0]) && !/occupied/i.test(match[0])) return null
        const subject = isMany
          ? `${adjective}tenants are`
          : `${adjective ? articleFor(adjective) : 'a'} ${adjective}tenant is`
        const statement =
          /occupied/i.test(match[0]) && !date
            ? 'it is tenant-occupied'
            : `${subject} in place${date ? ` ${/\b(?:until|till)\b/i.test(match[0]) ? 'until' : 'through'} ${date}` : ''}${rent}`
        return {
          kind: 'tenancy',
          concept: date
            ? 'lease through date'
            : setting === 'commercial'
              ? 'tenant in place, commercial'
              : 'tenant-occupied',
          statement,
          date,
        }
      },
    ],
    [
      /^(?:tenants? |leases? )?(?:is |are )?month[- ]to[- ]month(?: tenants?| leases?| tenancy)?$|^tenants? at will$/i,
      (match) => ({
        kind: 'tenancy',
        concept: 'month-to-month',
        statement: /will/i.test(match[0])
          ? 'the tenancy is at will'
          : 'the tenancy is month to month',
      }),
    ],
    [
      /^(?:currently )?(?:leased?|lease in place|leases?|under lease|tenant lease|lease (?:ends|expires|runs))(?: (?:is|are))? (?:through|thru|until|till|to|ends|expires|in)? ?(.+)$/i,
      (match, setting) => {
        const date = match[1] ?? ''
        if (!isDate(date)) return null
        const kind = setting === 'land' ? 'tenancy' : 'tenancy'
        return {
          kind,
          concept: 'lease through date',
          statement: `it is leased through ${dateOf(date)}`,
          date: dateOf(date),
        }
      },
    ],
    [
      /^(?:(absolute) )?(?:NNN|triple[- ]net|net)(?: lease)?(?: (.+))?$/i,
      (match) => {
        if (match[2]) return null
        return {
          kind: 'tenancy',
          concept: 'net lease',
          statement: `the lease is ${match[1] ? 'absolute ' : ''}${/^(?:absolute )?net/i.test(match[0]) ? 'net' : 'triple net'}`,
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
      /^no (?:short[- ]term rentals?|STRs?|airbnbs?|vrbo|nightly rentals?)(?: .*)?$|^STRs? not allowed$/i,
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
      /^(?:min(?:imum)? (?:of )?)?(\d+)[- ](day|month|year) (?:min(?:imum)?|min(?:imum)? (?:lease|rental))(?: .*)?$|^min(?:imum)? (?:lease )?(\d+)[- ](day|month|year)s? ?(?:lease|rental)?$/i,
      (match) => {
        const value = Number(match[1] ?? match[3])
        const unit = (match[2] ?? match[4] ?? 'month').toLowerCase()
        return {
          kind: 'restriction',
          concept: 'leasing restrictions',
          statement: `the minimum lease is ${numeral(value)} ${value === 1 ? unit : `${unit}s`}`,
          list: [`a minimum of ${numeral(value)} ${value === 1 ? unit : `${unit}s`}`],
        }
      },
    ],
    [
      /^(?:vouchers?|section 8|hcv|housing vouchers?) (?:are |is )?(?:accepted|ok|okay|welcome|friendly)$/i,
      told('terms', 'vouchers accepted', 'housing vouchers are accepted'),
    ],
  ],
  lastStatements: [
    [
      /^tenants? pays? (?:for )?(?:their own |its own |own |all )?(.+)$/i,
      (match) => {
        const isAll = /^(?:utilities|all utilities|everything)$/i.test(match[1] ?? '')
        const list = isAll
          ? []
          : listed(match[1] ?? '').map((each) => each.replace(/^electric$/i, 'electricity'))
        const subject = /^tenants/i.test(match[0]) ? 'the tenants pay' : 'the tenant pays'
        return {
          kind: 'income',
          concept: 'tenant pays utilities',
          statement: `${subject} ${isAll ? `${/own/i.test(match[0]) ? 'their own ' : /all/i.test(match[0]) ? 'all ' : ''}utilities` : `${/\bown\b/i.test(match[0]) ? 'their own ' : ''}${series(list)}`}`,
          list,
        }
      },
    ],
    [
      /^(?:owner|landlord|ll|seller) pays? (?:for )?(.+)$/i,
      (match) => {
        if (/assessment|closing|commission|agent|points|buydown/i.test(match[1] ?? '')) return null
        const list = listed(match[1] ?? '')
        return {
          kind: 'income',
          concept: 'owner pays',
          statement: `the ${/land|ll/i.test(match[0]) ? 'landlord' : 'owner'} pays ${series(list)}`,
          list,
        }
      },
    ],
    [
      /^(?:owner[- ]occup(?:ant|ied|ancy)(?:s)?(?: only| required)|primary residence (?:required|only)|no investors|must be owner[- ]occupied)$/i,
      told('restriction', 'owner-occupancy required', 'owner occupancy is required'),
    ],
    [
      /^rent[- ](?:control(?:led)?|stabilized|regulated)$|^subject to rent control$/i,
      (match) => ({
        kind: 'tenancy',
        concept: 'rent-regulated',
        statement: /stab/i.test(match[0])
          ? 'it is rent-stabilized'
          : /reg/i.test(match[0])
            ? 'it is rent-regulated'
            : 'it is under rent control',
      }),
    ],
  ],
}
