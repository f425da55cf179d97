import { sumOf } from '../sums.ts'
import { fee, RATED, rateAt } from './rate.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const LEVIED_BY = '(school|town|city|county|village|township|land|borough|state|library)'

const exemptionOf = (typed: string | undefined): string => {
  const name = lower(typed)
  if (/star$/.test(name)) return name.replace('star', 'STAR').replace('enhanced', 'Enhanced')
  return /^exemptions$/.test(name)
    ? name
    : `the ${name.replace(/^homestead$/, 'homestead exemption')}`
}

/** Taxes by who levies them, for which year, or under which rule. */
export const TAXES: SubjectRules = {
  lines: [
    [
      new RegExp(`^${LEVIED_BY} (?:property )?tax(?:es)?(?: are| is|:)? (about )?${RATED}$`, 'i'),
      (match) => fee(`${lower(match[1])} taxes are ${lower(match[2])}${rateAt(match, 3)}`),
    ],
    [
      /^(?:property |real estate |RE |annual )?tax(?:es)?(?: are| were|:)? (about )?\$?([\d,]+)(?:\/year| a year| per year)?,? \(?(?:for |in )?((?:19|20)\d\d)(?: taxes)?\)?$/i,
      (match) =>
        fee(`property taxes were ${lower(match[1])}${sumOf(match[2], undefined)} in ${match[3]}`),
    ],
    [
      /^((?:19|20)\d\d) (?:property |real estate |RE )?tax(?:es)?(?: were|:)? (about )?\$?([\d,]+)$/i,
      (match) =>
        fee(`property taxes were ${lower(match[2])}${sumOf(match[3], undefined)} in ${match[1]}`),
    ],
    [
      /^(?:property )?tax(?:es)? (with|without|before|after|w\/o) (?:the )?(star|enhanced star|homestead|homestead exemption|exemptions?)(?: exemption| credit)? (?:are |is )?(about )?\$?([\d,]+)$/i,
      (match) =>
        fee(
          `property taxes are ${lower(match[3])}${sumOf(match[4], undefined)} ${lower(match[1]).replace('w/o', 'without')} ${exemptionOf(match[2])}`,
        ),
    ],
    [
      /^(?:property )?tax(?:es)?(?: are)? (about )?\$?([\d,]+) (with|without|before|after|w\/o) (?:the )?(star|enhanced star|homestead|homestead exemption|exemptions?)$/i,
      (match) =>
        fee(
          `property taxes are ${lower(match[1])}${sumOf(match[2], undefined)} ${lower(match[3]).replace('w/o', 'without')} ${exemptionOf(match[4])}`,
        ),
    ],
    [
      /^((?:[A-Z]{3,5}|[Aa]bated|[Rr]educed|[Ff]rozen)(?: tax(?:es)?| tax abatement| abatement)) (?:run )?(until|through|thru|till|to) ((?:19|20)\d\d)$/,
      (match) => {
        const name = (match[1] ?? '').replace(/^(?:Abated|Reduced|Frozen)/, lower)
        const end = `${/^th/i.test(match[2] ?? '') ? 'through' : 'until'} ${match[3]}`
        return fee(/taxes$/i.test(name) ? `${name} apply ${end}` : `the ${name} runs ${end}`)
      },
    ],
    [
      /^(?:successfully grieved taxes|taxes (?:have been |were )?successfully grieved|taxes grieved)$/i,
      () => fee('the taxes have been successfully grieved'),
    ],
    [
      /^low (?:property )?taxes for (?:the )?(area|town|county)$/i,
      (match) => fee(`property taxes are low for the ${lower(match[1])}`),
    ],
  ],
}
