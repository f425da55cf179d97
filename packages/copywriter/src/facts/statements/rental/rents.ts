import { group } from '@listwright/reviewer/language'
import { measured } from '../../figures/measures.ts'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { sumOf } from '../../money/sums.ts'
import { withMoneyWords } from '../../money/words.ts'
import { lower, subjectOf } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import {
  AMOUNT,
  dollars,
  grouped,
  PERIOD_OF_RENT,
  PERIODS,
  per,
  perPeriodOrArea,
  sum,
} from '../wording/amounts.ts'
import { fee, income, tenancy } from '../wording/kinds.ts'

const SEASON: Record<string, string> = {
  peak: ' in peak season',
  'in season': ' in season',
  summer: ' in summer',
  winter: ' in winter',
  'off season': ' off season',
}

/** Rents: the total, by area, against the market. */
export const RENTS: SubjectRules = {
  lines: [
    [
      // What is there, and no promise of what it will bring.
      /^(?:there(?:'s| is) )?(?:(?:some |lots of |plenty of )?room to (?:raise|increase|grow) (?:the )?rents?|room for (?:rent (?:increases?|growth)|increases? in (?:the )?rents?)|(?:rent|rental|income) upside|upside (?:in|on) (?:the )?(?:rents?|rental income))$/i,
      () => income('there is room to raise the rents'),
    ],
    [
      /^(?:the )?(average|current|market|base|asking|effective|blended) rents?(?: is| are| of| at)? (?:about )?\$([\d,.]+) (?:a|per) (?:square )?f(?:oo|ee)t$/i,
      ([, which = '', sum = '']) => income(`the ${lower(which)} rent is $${sum} a square foot`),
    ],
    [
      /^((?!no )(?:[a-z\d-]+ ){0,4}(?:units|apartments|rooms|cottages|cabins|suites)) (?:renting|leasing|rented) (?:at|for)( about| around)? \$([\d,]+)(?: ?(?:\/|a |per )(?:mo|month))?(?: each)?$/i,
      ([, units = '', about = '', sum = '']) =>
        income(`${subjectOf(measured(lower(units)))} rent for${lower(about)} $${sum} a month`),
    ],
    [
      new RegExp(
        `^rents? (?:are )?(below|under|above|at) market,? (?:at )?${AMOUNT} ?(?:-|to|–) ?${AMOUNT}${PERIOD_OF_RENT}$`,
        'i',
      ),
      (match) =>
        income(
          `rents are ${lower(match[1])} market, at ${sum(match[2])} to ${sum(match[3])}${per(match[4])}`,
        ),
    ],
    [
      new RegExp(
        `^(?:combined|total)(?: rents?| income)?(?: is| are| of|:)? ${AMOUNT}${PERIOD_OF_RENT}$`,
        'i',
      ),
      (match, setting) =>
        setting === 'multi'
          ? income(`the combined rent is ${sum(match[1])}${per(match[2])}`)
          : null,
    ],
    [
      /^(?:current |unit )?rents? (?:range|run|are)(?: from)? \$([\d,]+) ?(?:-|–|to) ?\$?([\d,]+)(?:\/mo(?:nth)?| a month| per month)?$/i,
      (match) =>
        income(
          `rents range from $${match[1]} to $${match[2]}${/mo/i.test(match[0]) ? ' a month' : ''}`,
        ),
    ],
    [
      /^rents? (?:for )?(about )?\$([\d,.]+)(k?) gross(?: per| a|\/) ?(year|month|season)$/i,
      (match) =>
        income(
          `it rents for ${lower(match[1])}${sumOf(match[2], match[3] || undefined)} gross a ${lower(match[4])}`,
        ),
    ],
  ],
  figures: [
    [
      /^(?:rents|total rents?) (?:total|of) \$?([\d,]+)((?:\/mo\w*| a month| monthly)?)$/i,
      (match) => income(`the rents total $${match[1]}${match[2] ? ' a month' : ''}`),
    ],
    [
      /^(?:well |all )?(below|under|above|at) market$/i,
      (match, setting) =>
        setting === 'multi' || setting === 'commercial'
          ? income(`the rents are ${match[1]?.toLowerCase().replace('under', 'below')} market`)
          : null,
    ],
    [
      /^rented (?:at |for )?\$?([\d,]+)(\/mo\w*| a month| per month)?$/i,
      (match) => tenancy(`it is rented at $${grouped(match[1])}${match[2] ? ' a month' : ''}`),
    ],
    [
      /^\$?([\d.]+)\/(?:sf|square foot|square feet) (?:lease |rent )?plus utilities$/i,
      (match) => fee(`the rent is $${match[1]} a square foot, plus utilities`),
    ],
    [
      /^(?:all|fully|100%)(?: units)?(?: are)? (leased|rented|occupied),? (?:at |for |grossing |gross(?: rents?)?(?: of)? )\$?(\d[\d,]*)(\/mo\w*|\/yr|\/year| a month| monthly)?$/i,
      (match) =>
        income(
          `all units are ${match[1]?.toLowerCase()}, and gross rents are ${dollars(match[2])}${perPeriodOrArea(match[3])}`,
        ),
    ],
    [
      /^(?:total )?rents?(?: of)? \$?([\d,]+)(?:\/mo(?:nth)?)? total$|^total rents?(?: of)? \$?([\d,]+)$/i,
      (match) =>
        income(
          `the rents total ${dollars(match[1] ?? match[2] ?? '')}${/\/mo/i.test(match[0]) ? ' a month' : ''}`,
        ),
    ],
    [
      /^(\d(?:\.\d+)?) ?% (?:(annual|yearly) )?(?:rent )?(?:bumps|increases|escalations?|escalators?)(?: (annually|yearly))?$/i,
      (match) =>
        tenancy(`rent increases are ${match[1]} percent${match[2] || match[3] ? ' a year' : ''}`),
    ],
    [
      /^(?:asking |base )?rent \$?([\d.]+) ?\/ ?(?:sf|square feet|square foot)(?:\/yr)?(?: (NNN|gross|modified gross|full service))?$/i,
      (match) =>
        tenancy(
          `the rent is $${match[1]} a square foot${match[2] ? `, ${/nnn/i.test(match[2]) ? 'NNN' : match[2].toLowerCase()}` : ''}`,
        ),
    ],
    [
      /^base rent(?: of| is)? \$?([\d,]+)(?:\/(mo\w*|yr|year))?$/i,
      (match) =>
        income(
          `the base rent is $${group(Number((match[1] ?? '').replace(/,/g, '')))}${match[2] ? (/^m/i.test(match[2]) ? ' a month' : ' a year') : ''}`,
        ),
    ],
  ],
  statements: [
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
      /^leased for (?:the )?(?!\$)(.+)$/i,
      (match) => ({
        kind: 'tenancy',
        statement: `it is leased for the ${withMoneyWords(match[1] ?? '')}`,
      }),
    ],
    [
      /^(?:(?:all |both |the )?rents? (?:are |is )?(?:well )?(below|under|at) market|(below|under)[- ]market rents?)$/i,
      (match) => ({
        kind: 'income',
        statement: `${/^both/i.test(match[0]) ? 'both ' : ''}rents are ${(match[1] ?? match[2] ?? 'below').toLowerCase().replace('under', 'below')} market`,
      }),
    ],
    [
      /^\$([\d.,]+)\/(?:sf|square f(?:ee|oo)t)(?: (NNN|gross|modified gross|full service|net))?(?: rent| lease)?$/i,
      (match) =>
        tenancy(
          `the rent is $${match[1]} a square foot${match[2] ? `, ${/nnn/i.test(match[2]) ? 'NNN' : match[2].toLowerCase()}` : ''}`,
        ),
    ],
  ],
  sums: [
    [
      /^(?:avg|average) rents? \$?([\d,]+)(?:,| and)? market(?: rents?)? \$?([\d,]+)$/i,
      (match) =>
        income(
          `the average rent is ${dollars(match[1])} and the market rent is ${dollars(match[2])}`,
        ),
    ],
    [
      /^(?:avg|average) rents?(?: is| of)? \$?([\d,]+)$/i,
      (match) => income(`the average rent is ${dollars(match[1])}`),
    ],
    [
      /^\$([\d.]+) ?\/ ?(?:sf|square feet) (mod(?:ified)? gross|full service|gross|NNN)$/i,
      (match) =>
        tenancy(
          `the rent is $${match[1]} a square foot, ${/^mod/i.test(match[2] ?? '') ? 'modified gross' : /nnn/i.test(match[2] ?? '') ? 'NNN' : (match[2] ?? '').toLowerCase()}`,
        ),
    ],
    [
      /^net eff(?:ective)?(?: rent)? \$?([\d,]+)$/i,
      (match) => fee(`the net effective rent is ${dollars(match[1])}`),
    ],
    [
      /^(?:it )?rents (?:for )?\$?([\d,]+)k?\/(night|wk|week|mo|month|yr|year)((?: (?:peak|in season|summer|winter|off season))?)$/i,
      (match) =>
        income(
          `it rents for ${dollars(match[1])} ${PERIODS[(match[2] ?? '').toLowerCase()]}${SEASON[(match[3] ?? '').trim().toLowerCase()] ?? ''}`,
        ),
    ],
  ],
}
