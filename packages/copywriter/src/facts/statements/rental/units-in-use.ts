import { series } from '../../figures/numerals.ts'
import { be, lower, subjectOf, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, GROUP_TO_TEN } from '../wording/counts.ts'
import { GROUP_DATE, leaseEnd } from '../wording/dates.ts'
import { availability, building, income, tenancy, terms, update } from '../wording/kinds.ts'
import { isA } from '../wording/things.ts'

const PART =
  '((?:garden|basement|front|rear|back|upper|lower|upstairs|downstairs|top|first[- ]floor|second[- ]floor|third[- ]floor|attic|corner|main|middle|east|west|north|south|left|right)(?: (?:unit|apartment|half|side|suite|space|floor|studio|house|flat|bay|office))?)'

/** 'the garden unit', 'the front half' */
const partOf = (typed: string | undefined): string => {
  const part = lower(typed).replace(/^(first|second|third) floor (?=\w)/, '$1-floor ')
  return `the ${/ /.test(part) || /floor$/.test(part) ? part : `${part} unit`}`
}

/** 'May 1' needs no preposition; a month or a year does: 'in May', 'in 2026'. */
const onDate = (typed: string): string => {
  const date = leaseEnd(typed)
  return /^\p{L}+ \d{1,2}(?:,|$)/u.test(date) ? date : `in ${date}`
}

const UNIT_SUM = String.raw`(?:unit|apt\.?|apartment) (\w{1,2})(?::| -| at| @| is)? \$([\d,]+)(?:\/mo\w*)?`
const LEVEL_OF_UNIT =
  '(garden|basement|rear|front|attic|lower|upper|upstairs|downstairs|on the lower level|coach house|first[- ]floor|second[- ]floor|third[- ]floor|ground[- ]floor|top[- ]floor)'

/** How the parts of a building are let: one by one, or by a month-to-month tenant. */
export const UNITS_IN_USE: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^${PART},? (?:is )?(?:on (?:a )?)?month[- ]to[- ]month(?:,| at| @| for)? \\$([\\d,]+)(?:\\/mo\\w*| a month)?$`,
        'i',
      ),
      (match) => income(`${partOf(match[1])} rents for $${match[2]} a month, month to month`),
    ],
    [
      /^(?:an? )?month[- ]to[- ]month (tenants?|lease) in (?:the )?([a-z][a-z\d -]*?)$/i,
      (match) =>
        tenancy(
          `${subjectOf(lower(match[2]))} has ${/s$/i.test(match[1] ?? '') ? '' : 'a '}month-to-month ${lower(match[1])}`,
        ),
    ],
    [
      new RegExp(
        `^((?:all |both |current |the )*leases) (?:all |both )?(expire|are up|run out)(?: on| in)? ${GROUP_DATE}$`,
        'i',
      ),
      (match) => {
        const leases = lower(match[1]).replace(/^the /, '')
        const subject = /^(?:all|both) /.test(leases) ? leases : `the ${leases}`
        return tenancy(`${subject} ${lower(match[2])} ${onDate(match[3] ?? '')}`)
      },
    ],
    [
      new RegExp(
        `^${GROUP_TO_TEN} units? (?:to be |will be |can be |is |are )?delivered vacant((?: at closing)?)$`,
        'i',
      ),
      (match) => {
        const units = count(lower(match[1]))
        return tenancy(
          `${units} ${units === 'one' ? 'unit' : 'units'} will be delivered vacant${lower(match[2])}`,
        )
      },
    ],
    [
      /^((?:fully|100%|100 percent) (?:leased|rented|occupied|tenanted)) ((?:[a-z-]+ )?(?:duplex|triplex|fourplex|four-plex|quadplex|building|two-flat|three-flat|six-flat|plaza|strip center|center|office building|apartment building))$/i,
      (match) =>
        building(
          isA(`${lower(match[1]).replace(/^100(?:%| percent)/, 'fully')} ${lower(match[2])}`),
        ),
    ],
    [
      new RegExp(
        `^${UNIT_SUM}(?:,| and|;| \\+)? ${UNIT_SUM}(?:(?:,| and|, and|;| \\+)? ${UNIT_SUM})?(?:(?:,| and|, and|;| \\+)? ${UNIT_SUM})?$`,
        'i',
      ),
      (match) => {
        const rents = [1, 3, 5, 7].flatMap((at) =>
          match[at] ? [`unit ${match[at].toUpperCase()} for $${match[at + 1]}`] : [],
        )
        return income(`${series(rents).replace(' for ', ' rents for ')} a month`)
      },
    ],
    [
      new RegExp(`^(\\d|one|two|three|four)[- ]?(?:bedroom|bed) ${LEVEL_OF_UNIT}$`, 'i'),
      (match, setting) => {
        const name = `${count(lower(match[1]))}-bedroom ${lower(match[2])
          .replace(' floor', '-floor')
          .replace('upstairs', 'upper')
          .replace(/^downstairs|^on the lower level/, 'lower')} unit`
        return setting === 'multi'
          ? { kind: 'building', concept: null, statement: `there is a ${name}`, name }
          : null
      },
    ],
    [
      /^live in (one|1|one unit|one side|owner'?s unit)(?:,| and)? rent (?:out )?(?:the )?(others?|other (?:unit|side|half)|rest)$/i,
      (match) => {
        const other = lower(match[2])
        return tenancy(
          `the buyer can live in one ${/side/.test(match[0]) ? 'side' : 'unit'} and rent the ${other}`,
        )
      },
    ],
    [
      /^rent roll (?:is )?available (?:with|upon|after|on) (?:an? |the )?(accepted offer|offer|request|NDA|signed NDA)$/i,
      (match) =>
        availability(
          `a rent roll is available ${/request/i.test(match[1] ?? '') ? 'on request' : `with ${/^[ao]|^NDA/i.test(match[1] ?? '') ? 'an' : 'a'} ${lower(match[1]).replace('nda', 'NDA')}`}`,
        ),
    ],
    [
      /^all (units|apartments|baths|kitchens|offices|suites) (updated|remodeled|renovated|redone|rehabbed|painted|gutted|upgraded) (?:in|within|over) (?:the )?(?:last|past) (\d|one|two|three|four|five|six|ten|few) (years|months)$/i,
      (match) =>
        update(
          `all ${lower(match[1])} have been ${lower(match[2])} in the last ${/few/i.test(match[3] ?? '') ? 'few' : count(lower(match[3]))} ${lower(match[4])}`,
        ),
    ],
    [
      new RegExp(
        `^${GROUP_TO_TEN} ((?:[a-z]+ )?(?:water heaters|furnaces|boilers|roofs|units|windows|meters|panels|compressors|condensers|porches|decks|air conditioners|AC units)) all (replaced|updated|rebuilt|new|installed|remodeled|upgraded) (since|in|by) ((?:19|20)\\d\\d)$`,
        'i',
      ),
      (match) =>
        update(
          `all ${count(lower(match[1]))} ${lower(match[2])} ${/since/i.test(match[4] ?? '') ? 'have been' : 'were'} ${lower(match[3]).replace('new', 'installed')} ${lower(match[4])} ${match[5]}`,
        ),
    ],
    [
      /^(shorter|short|longer|long)([- ]term)? (leases?|rentals?) (?:will be |may be |are |is )?(considered|possible|negotiable)$/i,
      (match) => {
        const many = /s$/i.test(match[3] ?? '')
        const name = `${lower(match[1])}${match[2] ? '-term' : ''} ${lower(match[3])}`
        return terms(
          `${many ? '' : 'a '}${name} ${/considered/i.test(match[4] ?? '') ? 'will be' : be(name)} ${lower(match[4])}`,
        )
      },
    ],
    [
      /^top[- ]floor (?:unit|apartment)(?:,| with)? (?:no one|nobody|no neighbors?) above(?: you)?$/i,
      told('building', null, 'it is a top-floor unit with no one above'),
    ],
    [
      /^unit (?:is )?(above|over|below|behind|next to) (?:the )?(garage|garages|retail|shops?|office|lobby|laundry)$/i,
      (match, setting) =>
        setting === 'flat'
          ? building(
              `the unit is ${lower(match[1])} ${/retail|shops/i.test(match[2] ?? '') ? '' : 'the '}${lower(match[2])}`,
            )
          : null,
    ],
    [
      /^(?:the )?(building|complex|community|association) (?:is )?(\d{1,3}) ?(?:%|percent) owner[- ]occ(?:upied)?\.?$/i,
      (match) => building(`the ${lower(match[1])} is ${match[2]} percent owner-occupied`),
    ],
  ],
}
