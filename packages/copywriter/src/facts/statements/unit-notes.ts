import { articleFor } from '@listwright/reviewer/language'
import { FEE_LABELS } from '../fee-labels.ts'
import { measured } from '../measures.ts'
import { numberOf, series } from '../numerals.ts'
import { periodOf } from '../sums.ts'
import { lower, type Told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { countOrOne, GROUP_TO_SIX } from './wording/counts.ts'

const LEVEL =
  '(upper|top|main|lower|ground|garden|street|first|second|third|fourth|1st|2nd|3rd|4th)'

const SPACES_WITH_PLACES = new RegExp(
  `^${GROUP_TO_SIX} ((?:[a-z-]+ )?)(?:(?:parking )?(?:spaces|spots|stalls)|car parking),? (?:with )?${GROUP_TO_SIX} ((?:in |on |is |of them )?[a-z][a-z -]*?)(?:(?:,| and|, and) ${GROUP_TO_SIX} ((?:in |on |is )?[a-z][a-z -]*?))?$`,
  'i',
)

const WHERE_PARKED =
  /^(?:(?:in|on) )?(?:an? |the )?(?:(?:gated|secured?|underground|attached|detached|heated|shared|covered|parking|rear|side) )*(?:garage|carport|driveway|lot|street)$|^(?:covered|uncovered|open|assigned|deeded|reserved|gated|gated garage|guest|tandem|unassigned)$/i

const FLAT_SERVICES =
  '((?:water|sewer|garbage|trash|electric|gas|heat|utility|utilities|internet|recycling|cable)(?:(?:, and |, | and |\\/| )(?:water|sewer|garbage|trash|electric|gas|heat|internet|recycling|cable))*)'

const levelOf = (match: RegExpExecArray): string => {
  const level = measured(lower(match[1]))
  return match[3]
    ? `${articleFor(level)} ${level}-${lower(match[2])} ${lower(match[3])}`
    : `on the ${level} ${lower(match[2])}`
}

const bare = (where: string): string => where.replace(/^(?:is|of them) /i, '')

/** @example parkedIn('in gated garage') // 'in a gated garage' */
const parkedIn = (typed: string): string => {
  const where = lower(bare(typed))
  const [, place] =
    /^(?:(?:in|on) )?(?:an? |the )?((?:[a-z]+ )*(?:garage|carport|driveway|lot|street))$/.exec(
      where,
    ) ?? []
  if (!place) return where
  return /(?:driveway|street)$/.test(place)
    ? `${/^in /.test(where) ? 'in' : 'on'} the ${place}`
    : `${/lot$/.test(place) && !/^in /.test(where) ? 'on' : 'in'} ${articleFor(place)} ${place}`
}

const parkingSpaces = (match: RegExpExecArray): Told | null => {
  const [, all = '', kind = '', one, where = '', other, elsewhere] = match
  if (![where, elsewhere ?? where].every((place) => WHERE_PARKED.test(bare(place)))) return null
  const each = [`${countOrOne(one)}${elsewhere ? '' : ' of them'} ${parkedIn(where)}`]
  if (elsewhere) each.push(`${countOrOne(other)} ${parkedIn(elsewhere)}`)
  const adjective = lower(kind).replace(/^parking $/, '')
  return {
    kind: 'parking',
    concept: null,
    count: numberOf(all),
    statement: `there are ${countOrOne(all)} ${adjective}parking spaces, ${series(each)}`,
  }
}

const flatFee = (services: string | undefined, sum = '', period = ''): Told => {
  const named = lower(services)
    .replace(/\butility\b/, 'utilities')
    .replace(/\belectric\b/, 'electricity')
    .split(/, and |, | and |\/| /)
  return {
    kind: 'fee',
    concept: null,
    statement: `there is a flat fee of ${sum}${period ? ' a month' : ''} for ${series(named)}`,
  }
}

/** What agents note about a unit: who lives in it, which floor it is on, how it is let and what it costs. */
export const UNIT_NOTES: SubjectRules = {
  commaLines: [
    [
      new RegExp(
        `^${LEVEL}[- ](level|floor)(?: (unit|condo|apartment))?(?:,| with) (no one|nobody|no unit|no units|no neighbors?) (above|below|overhead)$`,
        'i',
      ),
      (match) => ({
        kind: 'building',
        concept: /below/i.test(match[5] ?? '') ? null : 'top floor',
        statement: `it is ${levelOf(match)}, with ${lower(match[4]).replace('nobody', 'no one')} ${lower(match[5]).replace('overhead', 'above')}`,
      }),
    ],
    [
      /^(upper|lower|main|garden)[- ]level(?: (unit|condo|apartment))?$|^(second|third|fourth)[- ]level (unit|condo|apartment)$/i,
      (match, setting) => {
        if (setting !== 'flat') return null
        const level = lower(match[1] ?? match[3])
        const noun = match[2] ?? match[4]
        return {
          kind: 'building',
          concept: null,
          statement: noun
            ? `it is ${articleFor(level)} ${level}-level ${lower(noun)}`
            : `it is on the ${level} level`,
        }
      },
    ],
    [
      new RegExp(
        `^${LEVEL}[- ](level|floor) (?:of|in) (?:an? )?((?:[a-z-]+ ){0,2}(?:duplex|triplex|fourplex|quadplex|two[- ]family|three[- ]family|house|home|brownstone|townhouse|building|victorian|rowhouse|row house|walk-up))$`,
        'i',
      ),
      (match) => {
        const house = lower(match[3])
          .replace(/(two|three)[- ]family$/, '$1-family home')
          .replace(/\bvictorian$/, 'Victorian')
        return {
          kind: 'building',
          concept: null,
          statement: `it is on the ${measured(lower(match[1]))} ${lower(match[2])} of ${articleFor(house)} ${house}`,
        }
      },
    ],
    [
      /^(upper|lower|top|ground|main|second|third)(?:[- ](level))? (corner|end) unit$/i,
      (match, setting) => {
        if (setting !== 'flat') return null
        const unit = `${lower(match[1])}${match[2] ? '-level' : ''} ${lower(match[3])} unit`
        return {
          kind: 'building',
          concept: `${lower(match[3])} unit`,
          statement: `it is ${articleFor(unit)} ${unit}`,
        }
      },
    ],
    [
      /^(upstairs|downstairs|(?:back|front|left|right|north|south|east|west) (?:half|side)) of (?:an? )?(duplex|triplex|fourplex|house)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is the ${lower(match[1]).replace(/stairs$/, 'stairs unit')} of a ${lower(match[2])}`,
      }),
    ],
    [SPACES_WITH_PLACES, (match) => parkingSpaces(match)],
    [
      new RegExp(
        `^(?:flat ${FLAT_SERVICES} fee|flat fee for ${FLAT_SERVICES}|${FLAT_SERVICES}(?: (?:is|are))?,? (?:an? )?flat(?: fee)?(?: of)?),? (\\$[\\d,]+)( ?\\/ ?mo\\w*| monthly| a month| per month)?$`,
        'i',
      ),
      (match) => flatFee(match[1] ?? match[2] ?? match[3], match[4], match[5]),
    ],
    [
      new RegExp(
        `^${FLAT_SERVICES},? (\\$[\\d,]+)( ?\\/ ?mo\\w*| monthly| a month| per month)? flat(?: fee| rate)?$`,
        'i',
      ),
      (match) => flatFee(match[1], match[2], match[3]),
    ],
    [
      /^((?:[A-Z]{2,6}|(?:[a-z]+ ){0,2}[a-z]+) (?:fee|charge|assessment)) (?:is )?(?:about|around|approximately|approx) \$?([\d,]{2,})( ?\/ ?(?:mo|yr|year|qtr|quarter)\w*| a (?:month|year|quarter)| annually| yearly| monthly)?$/i,
      (match) =>
        FEE_LABELS.some(({ pattern }) => pattern.test(match[0]))
          ? null
          : {
              kind: 'fee',
              concept: null,
              statement: `the ${match[1]} is about $${match[2]}${periodOf(match[3] ?? '') ? ` ${periodOf(match[3] ?? '')}` : ''}`,
            },
    ],
    [
      /^water, sewer,? and (garbage|trash) (?:are )?included(?: in (?:the )?rent)?$/i,
      (match) => ({
        kind: 'utilities',
        concept: 'utilities included',
        statement: `water, sewer, and ${lower(match[1])} are included`,
        list: ['water', 'sewer', lower(match[1])],
      }),
    ],
    [
      /^free (wi-?fi|internet|cable|heat|hot water|water)$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `${lower(match[1]).replace(/^wi-?fi$/, 'Wi-Fi')} is free`,
      }),
    ],
  ],
}
