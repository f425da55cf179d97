import { dateOf } from '../dates.ts'
import { isPluralNoun } from '../head-nouns.ts'
import { headOf } from '../noun-phrase.ts'
import { numberOf, numeral, series } from '../numerals.ts'
import { withArticles } from '../with-articles.ts'
import { be, lower, subjectOf, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { terms } from './wording/kinds.ts'

const LOAN =
  '(?:conventional|conv|FHA|VA|USDA|RD|cash|MSHDA|THDA|VHDA|CHFA|OHFA|IHDA|WHEDA|MassHousing|203k|hard money|portfolio)'

const LOAN_NAMES: Readonly<Record<string, string>> = { conv: 'conventional' }

const loanOf = (typed: string): string => {
  const loan = typed.trim()
  return (
    LOAN_NAMES[loan.toLowerCase()] ??
    (/^(?:conventional|cash|hard money|portfolio)$/i.test(loan) ? loan.toLowerCase() : loan)
  )
}

const PARTY =
  '(?:the )?(buyer|seller|owner|purchaser|landlord|HOA|association|city|county|builder|lender|estate)'

/** What the parties to a sale agree on, pay, take over or wait for, and the state the property is sold in. */
export const SALE_TERMS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(${LOAN}(?:(?:, (?:and |or )?| and | or |\\/| \\+ | & )${LOAN})+)(?: financing| loans?| buyers)?(?: (?:is |are )?(ok|okay|accepted|welcome|considered|allowed))?$`,
        'i',
      ),
      (match) => {
        const loans = (match[1] ?? '').split(/, (?:and |or )?| and | or |\/| \+ | & /).map(loanOf)
        const isList = loans.length > 2 || (match[2] && !/ or |^cash\//i.test(match[1] ?? ''))
        if (!isList) return null
        if (
          !loans.some((loan) =>
            /^(?:conventional|cash|MSHDA|THDA|VHDA|CHFA|OHFA|IHDA|WHEDA|MassHousing)$/.test(loan),
          )
        )
          return null
        const isCash = loans.includes('cash')
        const names = loans.filter((loan) => loan !== 'cash')
        const financing = names.length > 0 ? `${series(names)} financing` : ''
        const what = isCash ? [financing, 'cash'].filter(Boolean).join(' and ') : financing
        const verb = isCash && financing ? 'are' : 'is'
        const how = /^considered$/i.test(match[2] ?? '') ? 'considered' : 'accepted'
        return {
          ...terms(`${what} ${verb} ${how}`),
          concept: how === 'accepted' ? 'loan types accepted' : null,
          list: loans,
        }
      },
    ],
    [
      /^(?:seller|owner) (?:finance|financing|carry|terms)(?: is| are)? (considered|available|possible|offered|ok)(?: (?:with|at|w\/) ([\d.]+) ?% down)?$/i,
      (match) =>
        match[2]
          ? {
              ...terms(
                `${lower(match[0].split(' ')[0])} financing ${/considered/i.test(match[1] ?? '') ? 'will be considered' : 'is available'} with ${match[2]} percent down`,
              ),
              concept: 'seller financing',
            }
          : null,
    ],
    [
      /^seller (concessions?|credit|contribution|assist)(?: (?:for|toward|towards) (?:buyer )?clos(?:ing|e)(?: costs?)?)?(?: of)? up to ([\d.]+) ?%(?: (?:possible|available|considered))?$/i,
      (match) =>
        terms(
          `${/concession/i.test(match[1] ?? '') ? 'seller concessions' : `a seller ${lower(match[1])}`} of up to ${match[2]} percent ${/concession/i.test(match[1] ?? '') ? 'are' : 'is'} available${/clos/i.test(match[0]) ? ' for closing costs' : ''}`,
        ),
    ],
    [
      /^(?:post[- ]settlement|post[- ]closing|after[- ]closing) (?:occ(?:upancy)?\.?|possession)(?: needed| required| requested)? (?:until|till|through|thru|to) (\d{1,2}\/\d{1,2}|[A-Z][a-z]+ \d{1,2})$/i,
      (match) =>
        terms(
          `the terms include post-${/settlement/i.test(match[0]) ? 'settlement' : 'closing'} occupancy until ${dateOf(match[1] ?? '')}`,
        ),
    ],
    [
      /^(?:seller )?(?:rent|lease)[- ]?back(?: needed| requested| for)? up to (\d{1,3}|two|three) (days?|months?|weeks?)$/i,
      (match) =>
        terms(
          `the terms include a ${/lease/i.test(match[0]) ? 'leaseback' : 'rent-back'} of up to ${numberOf(match[1] ?? '') ?? match[1]} ${lower(match[2])}`,
        ),
    ],
    [/^(?:seller )?find[- ]?out clause$/i, () => terms('the sale has a seller find-out clause')],
    [/^flex(?:ible)? clos(?:e|ing)(?: date)?$/i, () => terms('the closing date is flexible')],
    [
      /^selling (mostly |fully |partially )?furnished$/i,
      (match) => terms(`it is sold ${lower(match[1])}furnished`),
    ],
    [
      /^(?:the )?(owner|seller) would consider (?:an? )?(leaseback|rent-?back|lease|trade|lease option|owner financing|seller financing|split|partial sale)$/i,
      (match) =>
        terms(
          `the ${lower(match[1])} would consider ${/financing/i.test(match[2] ?? '') ? lower(match[2]) : `a ${lower(match[2])}`}`,
        ),
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
      /^(?:the )?(owner|seller)s? (?:to|will) (?:retain|keep|take) (?:the )?((?!mineral|possession|occupancy|right)[a-z ]+?)((?: (?:in|on|over|from) (?:the )?[a-z ]+)?)$/i,
      (match) =>
        terms(
          `the ${lower(match[1])} will keep the ${lower(match[2])}${withArticles(lower(match[3]))}`,
        ),
    ],
    [
      /^buyers? (?:to|must|should) verify (?:the )?(?:square feet|sq ?ft|square footage)$/i,
      () => terms('the buyer is to verify the square footage'),
    ],
    [
      /^(?:some )?(exclusions|items excluded)(?:,|;| -)? see list$/i,
      () => terms('some exclusions apply'),
    ],
    [
      /^(furniture|furnishings|boat|equipment|tractor|contents) (?:is |are )?avail(?:able)?(?: (?:by|on|under|with|via))? (?:a )?separate bill of sale$/i,
      (match) =>
        terms(
          `${/furnit|furnish|equip|contents/i.test(match[1] ?? '') ? lower(match[1]) : `the ${lower(match[1])}`} ${be(lower(match[1]))} available by separate bill of sale`,
        ),
    ],
    [
      /^(?:auction )?items (?:are )?(?:not included|excluded)$/i,
      (match) =>
        terms(
          `${/^auction/i.test(match[0]) ? 'the auction items' : 'those items'} are not included`,
        ),
    ],
    [
      /^(quitclaim|special warranty|general warranty|warranty|fiduciary|executor'?s?|trustee'?s?|bargain and sale|limited warranty)(?: ?\/ ?(quitclaim|special warranty|fiduciary|limited warranty))? deed(?: only)?$/i,
      (match) =>
        terms(`it is sold by ${lower(match[1])}${match[2] ? ` or ${lower(match[2])}` : ''} deed`),
    ],
    [
      /^(?:the )?(owner|seller)s? (?:is |are )?related to (?:the )?(?:listing )?agent$/i,
      (match) => terms(`the ${lower(match[1])} is related to the agent`),
    ],
    [
      /^((?:a )?(?:few|\d+|one|two|three|four|five|six|seven|eight|nine|ten)) (years?|months?) (?:left|remaining|remain) on (?:the |a )?(.+)$/i,
      (match) => {
        const count = numberOf(match[1] ?? '')
        const isOne = count === 1
        return terms(
          `${count === null ? lower(match[1]) : numeral(count)} ${lower(match[2])} ${isOne ? 'remains' : 'remain'} on the ${match[3]}`,
        )
      },
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
    [
      /^bedroom (\d) has (?:an? |its own )?(en[- ]?suite|bath|full bath|half bath|private bath|balcony|walk-in closet)$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `bedroom ${match[1]} has ${withArticle(
          lower(match[2])
            .replace(/^en-?suite$/, 'en suite')
            .replace(/^en suite$/, 'en suite bath'),
        )}`,
      }),
    ],
    [
      /^(?:theater (?:area|room)|media room|game room|bar|playset|shed) with (?:an? )?([a-z ]+) (conveys?|stays?|included)$/i,
      (match) => {
        const room = lower(match[0].split(' with ')[0])
        return terms(`the ${room} with its ${lower(match[1])} ${be(room)} included`)
      },
    ],
  ],
}
