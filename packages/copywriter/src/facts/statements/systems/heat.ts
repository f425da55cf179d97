import { measured } from '../../figures/measures.ts'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { be, isPlural, lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { countOrOne, inWords } from '../wording/counts.ts'
import { thingWithPart } from '../wording/things.ts'

const HEAT_SOURCE =
  '((?:radiator|baseboard|electric|steam|hot[- ]water|gas|oil|forced[- ]air|gas forced[- ]air)(?: baseboard)?(?: heat)?|gas forced air(?: heat)?|forced air|mini[- ]splits?|boiler)'

/** 'radiator heat', 'gas forced air', 'mini-splits' */
const heatOf = (typed: string | undefined): string => {
  const heat = lower(typed)
  return /heat$|air$|splits?$|boiler$/.test(heat)
    ? heat.replace(/^boiler$/, 'a boiler')
    : `${heat} heat`
}

/** Heating and cooling. */
export const HEAT: SubjectRules = {
  lines: [
    [
      /^((?:gas|electric|oil|propane|forced[- ]air|central) (?:heat|air|HVAC|AC)) (?:up|upstairs)(?: (?:and|&|\+) |\/)(?:down|downstairs)$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `there is ${lower(match[1]).replace('hvac', 'HVAC').replace(/\bac$/, 'air conditioning')} upstairs and downstairs`,
      }),
    ],
    [
      /^hvac downstairs unit ((?:19|20)\d\d)$|^new (?:HVAC )?(downstairs|upstairs) (?:HVAC )?unit(?: in)? ((?:19|20)\d\d)$|^new HVAC (downstairs|upstairs) unit(?: in)? ((?:19|20)\d\d)$/i,
      (match) => {
        const level = lower(match[2] ?? match[4]) || 'downstairs'
        const year = match[1] ?? match[3] ?? match[5]
        return {
          kind: 'update',
          concept: null,
          year: Number(year),
          statement: `the ${level} HVAC unit was installed in ${year}`,
        }
      },
    ],
    [
      /^heated by (\d|one|two|three|four) (.+)$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `it is heated by ${inWords(match[1])} ${measured(match[2] ?? '')}`,
      }),
    ],
    [
      /^(gas|oil|electric|steam|hot water|forced[- ]air|baseboard) heat (?:in )?all units$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `all units have ${match[1]?.toLowerCase()} heat`,
      }),
    ],
    [
      /^(oil|propane) heat(?:,| with)? (?:an? )?(\d{2,4})[- ]gal(?:lon)? tank$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `it has ${match[1]?.toLowerCase()} heat, with a ${match[2]}-gallon tank`,
      }),
    ],
    [
      /^(?:wall|window)[- ](?:unit )?(?:ACs?|air conditioners?),? (\d|two|three|four)$|^(\d|two|three|four) (wall|window)[- ](?:unit )?ACs?$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `there are ${numeral(numberOf(match[1] ?? match[2] ?? '') ?? 2)} ${/window/i.test(match[0]) ? 'window' : 'wall'} air conditioners`,
      }),
    ],
    [
      /^(LP gas|propane|oil|gas|natural gas|electric)(?: \+|,? and|\/) wood(?: heat)?$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `heat is by ${/^LP/.test(match[1] ?? '') ? 'LP gas' : lower(match[1]).replace(/^electric$/, 'electricity')} and wood`,
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:heat|heating|HVAC|air conditioning|cooling|irrigation|sprinklers|sound system)), zoned$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `${thingWithPart(match[1])} ${be(match[1] ?? '')} zoned`,
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
      /^(boiler|furnace|radiators|baseboards?|oil|oil furnace|steam) out,? ((?:gas )?forced[- ]air|heat pump|mini[- ]splits|gas furnace|hydronic heat) (?:put )?in(?: in)? ((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `${/s$|air$|heat$/i.test(match[2] ?? '') ? '' : 'a '}${lower(match[2])} replaced the ${lower(match[1])} in ${match[3]}`,
        year: Number(match[3]),
      }),
    ],
    [
      /^(\d(?:\.5)?|two|three|four|five)[- ]ton(?: \+| and| &) (\d(?:\.5)?|two|three|four|five)[- ]ton (?:air conditioning|air conditioners?|AC|HVAC)(?: units?)?$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `there are a ${countOrOne(match[1])}-ton and a ${countOrOne(match[2])}-ton air conditioner`,
      }),
    ],
    [
      /^(?:the )?trade ?winds?,? no (?:air conditioning|AC) (?:is )?needed$/i,
      told('character', null, 'with the trade winds, no air conditioning is needed'),
    ],
  ],
  commaLines: [
    [
      /^(window (?:units|air conditioners|air conditioning|AC)|(?:wall|portable) units)(?:,| and|, but)? no central (?:air|air conditioning|AC)$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `cooling is by ${lower(match[1]).replace(/^window (?:ac|air conditioning)$/, 'window units')}, with no central air`,
      }),
    ],
    [
      /^(?:new (upstairs|downstairs) ([a-z -]+)|(upstairs|downstairs) ([a-z -]+),? new)(?: in)? ((?:19|20)\d\d)$/i,
      (match) => {
        const thing = match[2] ?? match[4] ?? ''
        const system = `new ${lower(match[1] ?? match[3])} ${thing.replace(/^HVAC$/, 'HVAC system').replace(/^air conditioning$/, 'air conditioner')}`
        return {
          kind: 'update',
          concept: null,
          year: Number(match[5]),
          statement: `${withArticle(system)} ${isPlural(thing) ? 'were' : 'was'} installed in ${match[5]}`,
        }
      },
    ],
  ],
  figures: [
    [
      /^(oil|propane|gas|hot-water|hot water) heat(?:,| and| with) (?:a )?(new(?:er)? )(?:oil |propane )?tank(?:(?: in)? ((?:19|20)\d\d))?$/i,
      ([, fuel = '', age = '', year]) => ({
        kind: 'system',
        concept: null,
        statement: `it has ${fuel.toLowerCase()} heat, with a ${age.toLowerCase()}tank${year ? ` in ${year}` : ''}`,
      }),
    ],
    [
      /^(\d|two|three|four|five|six|seven|eight) (new |newer )?splits$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `there are ${numeral(numberOf(match[1] ?? '') ?? 2)} ${lower(match[2])}mini-splits`,
      }),
    ],
  ],
}
