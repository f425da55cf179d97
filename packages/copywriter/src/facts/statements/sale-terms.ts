import { isPluralNoun } from '../head-nouns.ts'
import { headOf } from '../noun-phrase.ts'
import { numberOf, numeral } from '../numerals.ts'
import { lower, subjectOf } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { terms } from './wording/kinds.ts'

const PARTY =
  '(?:the )?(buyer|seller|owner|purchaser|landlord|HOA|association|city|county|builder|lender|estate)'

/** What the parties to a sale agree on, pay, take over or wait for, and the state the property is sold in. */
export const SALE_TERMS: SubjectRules = {
  lines: [
    [
      /^use (?:and|&) occupancy (?:by|from) (?:the )?(buyer|seller|tenant)$/i,
      (match) => terms(`the ${lower(match[1])} is responsible for use and occupancy`),
    ],
    [
      new RegExp(
        `^((?!no |not )[a-z][a-z' -]*?) (?:is |are |to be )?(assumed|funded|paid|covered|handled|ordered|maintained|provided|guaranteed|required) by ${PARTY}$`,
        'i',
      ),
      (match) => {
        const [, thing = '', done = '', party = ''] = match
        if (
          /\b(?:fee|not|lease|taxes|insurance|assessments?|utilities|heat|water|included|tank|loan|all)\b/i.test(
            thing,
          )
        )
          return null
        const subject = subjectOf(thing).replace('point of sale', 'point-of-sale')
        if (/ and /.test(thing))
          return terms(
            `${lower(thing)} are ${lower(done)} by the ${/hoa/i.test(party) ? 'HOA' : lower(party)}`,
          )
        const isMany = /s$/.test(thing) && !/ss$/.test(thing)
        return terms(
          `${subject} ${isMany ? 'are' : 'is'} ${lower(done)} by the ${/hoa/i.test(party) ? 'HOA' : lower(party)}`,
        )
      },
    ],
    [
      /^([A-Z]{3,5}|rollback tax(?:es)?|recoupment|land use change tax|current use penalty)(?: recoupment| rollback| penalty)? (?:is |are )?(?:paid |borne |due )?by (?:the )?(buyer|seller)$/i,
      (match) => {
        const tax = match[0]
          .replace(/ (?:is |are )?(?:paid |borne |due )?by .*$/i, '')
          .replace(/^[a-z]{4} /i, (word) => word.toUpperCase())
        return terms(`the ${lower(match[2])} pays any ${tax}`)
      },
    ],
    [
      /^(?:uncapping|taxes uncap(?: at sale)?):? (?:the )?buyers? (?:to|should|must) consult (?:the )?assessor$/i,
      () => terms('the taxes uncap, and the buyer is to consult the assessor'),
    ],
    [
      /^(buyer|seller|owner|tenant|purchaser)s? (?:is |are |to be )?responsible for (?:the )?([\p{L}, &-]+)$/iu,
      (match) => {
        const what = match[2] ?? ''
        if (/\b(?:all|any|own|their|utilities)\b/i.test(what)) return null
        return terms(
          `the ${lower(match[1])} is responsible for ${isPluralNoun(headOf(what)) ? what : subjectOf(what)}`,
        )
      },
    ],
    [
      /^buyers? (?:to|must|should) verify (?:the )?(?:square feet|sq ?ft|square footage)$/i,
      () => terms('the buyer is to verify the square footage'),
    ],
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
