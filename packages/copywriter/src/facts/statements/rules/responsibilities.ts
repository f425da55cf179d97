import { series } from '../../figures/numerals.ts'
import { hyphenated } from '../../nouns/compounds.ts'
import { isPluralNoun } from '../../nouns/head-nouns.ts'
import { headOf } from '../../nouns/noun-phrase.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { isPlural, listed, lower, subjectOf } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import {
  community,
  conditionAlone,
  fee,
  income,
  land,
  tenancy,
  terms,
  utilities,
} from '../wording/kinds.ts'
import { theBody } from '../wording/parties.ts'

const TO_BE =
  'supplied|provided|obtained|delivered|paid|paid off|completed|removed|replaced|repaired|transferred|installed|verified|assumed|disclosed|fixed|cleaned|painted|finished|determined|done|ordered|vacated'

const PARTY =
  '(?:the )?(buyer|seller|owner|purchaser|landlord|HOA|association|city|county|builder|lender|estate)'

/** What a seller buys, in full. */
const bought = (typed: string | undefined): string => {
  const words = lower(typed)
  if (/^owner/.test(words))
    return `the owner's title ${/insurance/.test(words) ? 'insurance' : 'policy'}`
  return /^title/.test(words) && /insurance/.test(words) ? 'title insurance' : `the ${words}`
}

/** Who takes care of what, and who pays for it at the sale. */
export const RESPONSIBILITIES: SubjectRules = {
  lines: [
    [
      /^((?:[a-z-]+ ){0,3}(?:inspection|certificate|permit|survey|repairs|cleanup|de-?leading)) (?:is |are )?by (?:the )?(buyer|seller|owner|tenant|landlord)$/i,
      (match) =>
        terms(`${theBody(match[2])} is responsible for the ${hyphenated(lower(match[1]))}`),
    ],
    [
      /^(?:the )?(roof|exterior|lawn|siding|windows?|decks?|fence|plumbing|HVAC|gutters|driveway|landscaping) (?:is|are) (?:the )?(HOA|association|owner|tenant|landlord)(?:'s)? (?:responsibility|resp)$/i,
      (match) =>
        fee(
          `the ${lower(match[1]).replace('hvac', 'HVAC')} ${isPlural(match[1] ?? '') ? 'are' : 'is'} the responsibility of ${theBody(match[2])}`,
        ),
    ],
    [
      /^(?:the )?(HVAC|yard|lawn|landscaping|exterior|roof|driveway|pool|building) (?:is |are )?(maintained|serviced|mowed|paid|cared for) by (?:the )?(tenant|owner|landlord|HOA|association|city|county)s?$/i,
      (match) =>
        tenancy(
          `the ${lower(match[1]).replace('hvac', 'HVAC')} is ${lower(match[2])} by ${theBody(match[3])}`,
        ),
    ],
    [
      /^(?:the )?tenants? (?:carries|handles|maintains|takes care of|is responsible for|responsible for|does|cares for) (?:the )?((?:lawn|yard|gutters|landscaping|snow|snow removal|mowing|pool|utilities|trash|lawn care)(?:(?:,| and|, and) (?:lawn|yard|gutters|landscaping|snow|snow removal|mowing|pool|utilities|trash|lawn care))*)$/i,
      (match) =>
        tenancy(
          `the tenant takes care of ${series(listed(lower(match[1])).map((thing) => (/removal|mowing|care$|utilities|snow|trash|landscaping/.test(thing) ? thing : `the ${thing}`)))}`.replace(
            /the (\w+) and the (\w+)$/,
            'the $1 and $2',
          ),
        ),
    ],
    [
      /^(lawn service|lawn care|lawn mowing|mowing|landscaping|pool service|pest control|trash service|yard care|yard maintenance) (?:is )?(?:provided )?by (?:the )?(owner|landlord|HOA|tenant|seller|association)$/i,
      (match) =>
        income(`${lower(match[1])} is provided by the ${lower(match[2]).replace('hoa', 'HOA')}`),
    ],
    [
      /^(gravel |paved |dirt |private )?(access road|road|driveway|drive|lane), shared maintenance$/i,
      (match) => land(`the maintenance of the ${lower(match[1])}${lower(match[2])} is shared`),
    ],
    [
      new RegExp(
        `^((?!buyers?|sellers?|owners?)[\\p{L}\\d][\\p{L}\\d' -]*?),? to be (${TO_BE})((?: (?:by|at|before|prior to|upon|after|in|within) [\\p{L}\\d -]+)?)$`,
        'iu',
      ),
      (match) => {
        const [, thing = '', done = '', rest = ''] = match
        if (/\b(?:is|are|with|and|sold)\b/.test(thing)) return null
        const subject = subjectOf(hyphenated(thing))
        return conditionAlone(`${subject} will be ${lower(done)}${withArticles(lower(rest))}`)
      },
    ],
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
      /^sellers? (?:to |will )?pays? (?:for )?(?:the )?(owner'?s? title(?: policy| insurance)?|title(?: policy| insurance)|survey|home warranty)$/i,
      (match) => terms(`the seller pays for ${bought(match[1])}`),
    ],
  ],
  figures: [
    [/^snow ?plow(?:ing)?(?: is)? incl(?:uded)?$/i, () => utilities('snow plowing is included')],
  ],
  statements: [
    [
      /^(?:lawn|snow removal|yard|landscaping|trash)(?: care)? by (?:the )?(owner|landlord|tenant|hoa)$/i,
      (match) =>
        terms(
          `${match[0]
            .split(/ by /i)[0]
            ?.toLowerCase()
            .replace(/^lawn$/, 'lawn care')
            .replace(
              /^yard$/,
              'yard care',
            )} is by the ${/hoa/i.test(match[1] ?? '') ? 'HOA' : (match[1] ?? '').toLowerCase()}`,
        ),
    ],
    [
      /^(?:buyer|seller|tenant|landlord|owner) (?:is )?responsible for (.+)$/i,
      (match) =>
        terms(`the ${match[0].split(' ')[0]?.toLowerCase()} is responsible for ${match[1]}`),
    ],
    [
      /^(plowed|mowed|maintained|managed|landscaped) by (?:the )?(association|hoa|town|county|city|owner|landlord)$/i,
      (match) =>
        community(
          `it is ${(match[1] ?? '').toLowerCase()} by the ${/hoa/i.test(match[2] ?? '') ? 'HOA' : match[2]?.toLowerCase()}`,
        ),
    ],
  ],
}
