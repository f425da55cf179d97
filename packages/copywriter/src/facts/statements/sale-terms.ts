import { numberOf, numeral } from '../numerals.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** What the parties to a sale agree on, pay, take over or wait for, and the state the property is sold in. */
export const SALE_TERMS: SubjectRules = {
  lines: [
    [
      /^(propane|oil|water|storage)(?: tank)?,? (?:tank )?(\d[\d,]*)[- ]gal(?:lon)?s?(?: tank)?,? (?:is )?(owned|leased|rented|above ground|buried)$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `the ${match[2]}-gallon ${lower(match[1])} tank is ${lower(match[3])}`,
      }),
    ],
    [
      /^(?:cell|cellular|phone)(?: signal| service| coverage| reception)(?: is)? (?:ok|okay|good|fine|works) (?:with|using) (?:an? )?(booster|Wi-Fi calling|wifi calling)$/i,
      (match) => ({
        kind: 'technology',
        concept: null,
        statement: `cell service works with ${/booster/i.test(match[1] ?? '') ? 'a booster' : 'Wi-Fi calling'}`,
      }),
    ],
    [
      /^((?:[a-z]+ )*(?:drive|driveway|road|well|lane|dock)),? (?:with )?shared (?:maintenance|maint|upkeep) with (\d|one|two|three|four|five) neighbors?$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `the ${lower(match[1])} is maintained together with ${numeral(numberOf(match[2] ?? '') ?? 1)} neighbor${numberOf(match[2] ?? '') === 1 ? '' : 's'}`,
      }),
    ],
  ],
}
