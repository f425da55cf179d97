import { ordinal } from '../numerals.ts'
import { lower, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { WHOLE_DOLLARS } from './wording/amounts.ts'
import { countOrOne } from './wording/counts.ts'
import { UNIT, unitOf } from './wording/units.ts'

const HEAT_SOURCE =
  '((?:radiator|baseboard|electric|steam|hot[- ]water|gas|oil|forced[- ]air|gas forced[- ]air)(?: baseboard)?(?: heat)?|gas forced air(?: heat)?|forced air|mini[- ]splits?|boiler)'

/** 'the first-floor owner's unit', 'the second floor', 'unit B' */
const deliveredUnit = (typed: string | undefined): string => {
  const unit = (typed ?? '').replace(/^(1st|2nd|3rd)/i, (rank) => ordinal(rank.toLowerCase()))
  return /^(?:unit|apartment) /i.test(unit) || /^(?:upper|lower)$|floor$/i.test(unit)
    ? unitOf(unit)
    : `the ${lower(unit).replace(/^(\w+) floor /, '$1-floor ')}`
}

/** 'radiator heat', 'gas forced air', 'mini-splits' */
const heatOf = (typed: string | undefined): string => {
  const heat = lower(typed)
  return /heat$|air$|splits?$|boiler$/.test(heat)
    ? heat.replace(/^boiler$/, 'a boiler')
    : `${heat} heat`
}

/** The units of a building: who is in them, what is paid for them and what each has. */
export const LET_UNITS: SubjectRules = {
  lines: [
    [
      /^(up|down|upper|lower|upstairs|downstairs|(?:unit|apartment) (?:[A-Z]|\d{1,2}))(?: unit)?: ?(\d)\/(\d(?:\.5)?),? (?:at |@ ?)?\$ ?([\d,]+)(\/mo\w*| a month)?$/i,
      (match) => {
        const unit = lower(match[1])
          .replace(/^up(?:stairs)?$/, 'upper')
          .replace(/^down(?:stairs)?$/, 'lower')
        const name = /^(?:unit|apartment) /i.test(match[1] ?? '')
          ? unitOf(match[1])
          : `the ${unit} unit`
        return {
          kind: 'income',
          concept: null,
          statement: `${name} has ${countOrOne(match[2])} bedroom${match[2] === '1' ? '' : 's'} and ${match[3] === '1' ? 'one bath' : `${match[3]} baths`} and rents for $${match[4]}${match[5] ? ' a month' : ''}`,
        }
      },
    ],
    [
      new RegExp(`^${UNIT} (?:is )?vacant(?:,| and) needs ([a-z][a-z ]+)$`, 'i'),
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `${unitOf(match[1])} is vacant and needs ${lower(match[2])}`,
      }),
    ],
    [
      /^(?:the )?(2nd|3rd|4th|second|third|fourth|basement|attic|garage) unit (?:is )?(non-?conforming|not legal|unpermitted|grandfathered|legal)$/i,
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `the ${/^\d/.test(match[1] ?? '') ? ordinal(lower(match[1])) : lower(match[1])} unit is ${lower(match[2]).replace('nonconforming', 'non-conforming')}`,
      }),
    ],
    [
      /^((?:(?:1st|2nd|3rd|first|second|third|top|garden|ground)[- ]floor |upper |lower |rear |front |garden )?(?:owner's )?(?:unit|apartment|flat|suite)|(?:first|second|third|1st|2nd|3rd)[- ]floor|upper|lower|(?:unit|apartment) (?:[A-Z]|\d{1,3}))(?:,| to be| will be| is)? delivered vacant( at closing)?$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `${deliveredUnit(match[1])} will be delivered vacant${lower(match[2])}`,
      }),
    ],
    [
      new RegExp(
        `^((?:basement|garden|rear|front|upper|lower|attic|studio|efficiency)(?: (?:studio|unit|apartment|efficiency))?(?: unit)?)(?: rents(?: for)?| at| @)? ${WHOLE_DOLLARS}(?:\\/mo\\w*| a month)?,? (?:with )?([a-z][a-z ,&]*?) (?:included|incl\\.?)$`,
        'i',
      ),
      (match, setting) =>
        setting === 'multi' || setting === 'home'
          ? {
              kind: 'income',
              concept: null,
              statement: `the ${lower(match[1])} rents for $${match[2]}${/\/mo|month/i.test(match[0]) ? ' a month' : ''} with ${lower(match[3])} included`,
            }
          : null,
    ],
    [
      new RegExp(
        `^(rear|front|back|upper|lower|upstairs|downstairs|(?:unit|apartment) (?:[A-Z]|\\d)) tenant(?: pays| at| @)? ${WHOLE_DOLLARS}(\\/mo\\w*| a month)?,? incl(?:uding|udes|uded|\\.)? ([a-z][a-z ,&]*)$`,
        'i',
      ),
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the ${lower(match[1])} tenant pays $${match[2]}${match[3] ? ' a month' : ''}, including ${lower(match[4]).replace(/^electric$/, 'electricity')}`,
      }),
    ],
    [
      new RegExp(
        `^${UNIT}:? (?:has )?(?:an? )?(long[- ]term )?tenant since ((?:19|20)\\d\\d)(?:,? (?:at )?(?:a )?(below|under|at)[- ]market(?: rent)?)?$`,
        'i',
      ),
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `${unitOf(match[1])} has had a ${match[2] ? 'long-term ' : ''}tenant since ${match[3]}${match[4] ? `, at a ${/at/i.test(match[4]) ? 'market' : 'below-market'} rent` : ''}`,
      }),
    ],
    [
      /^long[- ]term tenants in (\d|two|three|four|five) of (?:the )?(\d|two|three|four|five|six|eight)(?: units)?$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `there are long-term tenants in ${countOrOne(match[1])} of the ${countOrOne(match[2])} units`,
      }),
    ],
    [
      /^tenants? (?:do|does|handles?|maintains?|cares? for|takes? care of) (?:their |his |her )?own (yard(?: work)?|lawn(?: care)?|snow(?: removal)?|mowing)(?: (?:and|&) (snow(?: removal)?|lawn(?: care)?|yard))?$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `the tenants take care of their own ${[match[1], match[2]]
          .filter(Boolean)
          .map((work) => lower(work).replace(/^snow$/, 'snow removal'))
          .join(' and ')}`,
      }),
    ],
    [
      new RegExp(
        `^${HEAT_SOURCE} (?:on |in )?(?:the )?(?:1st|first)(?: floor)?(?:,| and) ${HEAT_SOURCE} (?:on |in )?(?:the )?(?:2nd|second)(?: floor)?$`,
        'i',
      ),
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `there is ${heatOf(match[1])} on the first floor and ${heatOf(match[2])} on the second`,
      }),
    ],
    [
      /^((?:[a-z]+ )*)duplex,? up(?:\/| and |-and-)down$/i,
      (match) => ({
        kind: 'building',
        concept: 'units',
        statement: `it is ${withArticle(`${match[1]}up/down duplex`)}`,
      }),
    ],
    [
      /^(?:the )?((?:upper|lower|rear|front|first[- ]floor|second[- ]floor)(?: unit)?|house|unit [A-Z\d]) (?:is )?vacant(?:,| and(?= ready)) (ready to (?:occupy|rent|lease|move in)|(?:freshly )?(?:re)?painted(?: inside)?|updated|renovated)$/i,
      (match) => {
        const unit = /^house$/i.test(match[1] ?? '') ? 'the house' : unitOf(match[1])
        const state = lower(match[2])
        return {
          kind: 'tenancy',
          concept: null,
          statement: `${unit} is vacant and ${/^ready/.test(state) ? state : `has been ${state}`}`,
        }
      },
    ],
    [
      /^(boiler|furnace|radiators|baseboards?|oil|oil furnace|steam) out,? ((?:gas )?forced[- ]air|heat pump|mini[- ]splits|gas furnace|hydronic heat) (?:put )?in(?: in)? ((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `${/s$|air$|heat$/i.test(match[2] ?? '') ? '' : 'a '}${lower(match[2])} replaced the ${lower(match[1])} in ${match[3]}`,
        year: Number(match[3]),
      }),
    ],
    [
      /^(legal (?:duplex|triplex|fourplex|two-family|three-family|four-unit|ADU)) per (?:the )?(city|county|town) (letter|records?)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a ${lower(match[1]).replace('adu', 'ADU')}, per ${/letter/i.test(match[3] ?? '') ? 'a ' : ''}${lower(match[2])} ${lower(match[3])}`,
      }),
    ],
  ],
}
