import { dateOf, isDate } from '../../figures/dates.ts'
import { numberOf } from '../../figures/numerals.ts'
import { withMoneyWords } from '../../money/words.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { dollars } from '../wording/amounts.ts'
import { count } from '../wording/counts.ts'
import { income, land, tenancy } from '../wording/kinds.ts'

/** Farming: crops, grazing, yields and what the land is rented for. */
export const FARMING: SubjectRules = {
  commaLines: [
    // '14 tillable acres, rented through 2025'
    [
      /^([\d.]+) ((?:tillable|irrigated|crop|pasture|hay) acres|acres (?:tillable|of (?:hay|pasture|cropland))),? (?:and )?(?:are |is )?(?:currently )?(rented|leased)(?: out)? (through|until|to) ((?:[A-Z][a-z]+ )?\d{4})$/i,
      ([, many, acres, let_, until, date]) =>
        land(
          `${count(many)} ${lower(acres).replace(/^acres (tillable|irrigated)$/, '$1 acres')} are ${lower(let_)} ${lower(until)} ${date}`,
        ),
    ],
    [
      /^(currently |presently )?(?:it is )?leased for ([a-z]+(?: and [a-z]+)?),? (month[- ]to[- ]month|year[- ]to[- ]year|annually)$/i,
      (match) =>
        tenancy(
          `it is ${match[1] ? 'currently ' : ''}leased for ${lower(match[2])}, ${lower(match[3]).replaceAll('-', ' ')}`,
        ),
    ],
  ],
  figures: [
    [
      /^CRP,? ([\d.]+) acres?(?:,? (?:at |pays? )?\$?([\d,]+)\/(?:yr|year))?(?: (?:through|thru|until) (\d{4}))?$|^([\d.]+) acres? (?:in |of )?CRP,? (?:at |pays? )?\$?([\d,]+)\/(?:yr|year)$/i,
      (match) => {
        const pay = match[2] ?? match[5]
        return income(
          `${count(match[1] ?? match[4])} acres are in CRP${pay ? `, which pays $${pay} a year` : ''}${match[3] ? ` through ${match[3]}` : ''}`,
        )
      },
    ],
    [
      /^\$([\d,]+)\/(?:ac|acre)(?: (?:cash )?(?:rent|lease))$|^cash rent(?: of)? \$?([\d,]+)\/(?:ac|acre)$/i,
      (match) => income(`the cash rent is $${match[1] ?? match[2]} an acre`),
    ],
    [
      /^(?:(BLM|USFS|forest service|state) )(?:grazing )?permit,? (?:for )?(\d+) AUMs?$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `there is a ${/forest/i.test(match[1] ?? '') ? 'Forest Service' : match[1]?.length === 5 ? 'state' : match[1]} permit for ${match[2]} AUMs`,
        name: '',
      }),
    ],
    [
      /^AUMs?:? (\d+)$|^(\d+) AUMs?$/i,
      (match) => land(`it is rated at ${match[1] ?? match[2]} AUMs`),
    ],
    [
      /^CSR2?:? (?:of )?([\d.]+)$/i,
      (match) => land(`the ${/2/.test(match[0].slice(0, 4)) ? 'CSR2' : 'CSR'} is ${match[1]}`),
    ],
    [
      /^tile[- ]drained,? ([\d.]+) acres?$|^([\d.]+) acres? tile[- ]drained$/i,
      (match) => land(`${match[1] ?? match[2]} acres are tile-drained`),
    ],
  ],
  statements: [
    [
      /^([\d.,]+) (?:acres )?(cropland|tillable|pasture|open|hay)(?:,| and)? ([\d.,]+) (?:acres )?(timber|wooded|pasture|woods|crp)$/i,
      (match) =>
        land(
          `${match[1]} acres are ${(match[2] ?? '').toLowerCase()} and ${match[3]} are ${/crp/i.test(match[4] ?? '') ? 'CRP' : (match[4] ?? '').toLowerCase()}`,
        ),
    ],
    [
      /^(hay|corn|wheat|alfalfa|timber|well|spring|orchard|vineyard)(?: yields?| produces| production)?,? (?:about |approx )?([\d,.]+) (tons|bales|bushels|gallons|gpm|barrels|cases)(?: ?\/ ?| per | a )(yr|year|day|cutting|acre|minute)$/i,
      (match) =>
        land(
          `the ${(match[1] ?? '').toLowerCase()} yields ${match[2]} ${(match[3] ?? '').toLowerCase()} ${/^acre/i.test(match[4] ?? '') ? 'an' : 'a'} ${(match[4] ?? '').toLowerCase().replace(/^yr$/, 'year')}`,
        ),
    ],
    [
      /^FSA(?: (?:farm|number|#|no\.?))?:? #?([\d,]+)$/,
      (match) =>
        land(
          `the FSA ${/farm/i.test(match[0]) ? 'farm ' : ''}number is ${(match[1] ?? '').replace(',', '')}`,
        ),
    ],
    [
      /^([\d.,]+) (?:acres )?(?:tillable )?(?:acres )?(rented|leased) at (.+)$/i,
      (match) => ({
        kind: 'income',
        statement: `${match[1]} ${/tillable/i.test(match[0]) ? 'tillable ' : ''}acres are ${(match[2] ?? '').toLowerCase()} at ${withMoneyWords(match[3] ?? '')}`,
        count: numberOf(match[1] ?? ''),
      }),
    ],
    [
      /^(?:the )?((?:wheat|corn|bean|soybean|milo|cotton|rice|crop) base) ([\d.,]+) acres$/i,
      (match) => land(`the ${(match[1] ?? '').toLowerCase()} is ${match[2]} acres`),
    ],
    [
      /^CRP ([\d.,]+) acres(?: (?:through|thru|until) (\d{4}))?(?:,? (?:at )?\$?([\d.]+)\/acre)?$/i,
      (match) =>
        income(
          `${match[1]} acres are in CRP${match[2] ? ` through ${match[2]}` : ''}${match[3] ? ` at $${match[3]} an acre` : ''}`,
        ),
    ],
    [
      /^(?:working ranch,? |ranch,? )?([\d,]+) (?:acres )?deeded(?: acres)?(?: and| \+|,) ([\d,]+)(?: acres?)? (BLM|state|forest service|USFS) (?:lease|leased|permit)$/i,
      (match) => land(`it has ${match[1]} deeded acres and a ${match[2]}-acre ${match[3]} lease`),
    ],
  ],
  sums: [
    [
      /^timber value(?: of)? \$?([\d,.]+)(k|m)?(?:,? \(?((?:19|20)\d\d) cruise\)?)?$/i,
      (match) =>
        land(
          match[3]
            ? `the timber was valued at ${dollars(match[1], match[2])} in a ${match[3]} cruise`
            : `the timber is valued at ${dollars(match[1], match[2])}`,
        ),
    ],
    [
      /^cash rent \$?([\d,.]+)\/acre(?: (?:through|thru|until) (.+))?$/i,
      (match) =>
        match[2] && !isDate(match[2])
          ? null
          : income(
              `the cash rent is $${match[1]} an acre${match[2] ? ` through ${dateOf(match[2])}` : ''}`,
            ),
    ],
  ],
}
