import { lower, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const HEAT_SOURCE =
  '((?:radiator|baseboard|electric|steam|hot[- ]water|gas|oil|forced[- ]air|gas forced[- ]air)(?: baseboard)?(?: heat)?|gas forced air(?: heat)?|forced air|mini[- ]splits?|boiler)'

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
      /^(boiler|furnace|radiators|baseboards?|oil|oil furnace|steam) out,? ((?:gas )?forced[- ]air|heat pump|mini[- ]splits|gas furnace|hydronic heat) (?:put )?in(?: in)? ((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `${/s$|air$|heat$/i.test(match[2] ?? '') ? '' : 'a '}${lower(match[2])} replaced the ${lower(match[1])} in ${match[3]}`,
        year: Number(match[3]),
      }),
    ],
  ],
}
