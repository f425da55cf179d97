import { series } from '../numerals.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { grouped } from './wording/amounts.ts'

/** What is paid, how often and for what, where the period is told only if it was typed. */
export const DUES: SubjectRules = {
  figures: [
    [
      /^(utilities|water|water bill|electric|electricity|electric bill|gas|gas bill|heat|heating|heating bill) (?:bills? )?(?:avg|average|averages?|averaging) (?:about )?\$?([\d,]+)(?:\/mo\w*| a month| monthly)?$|^(utilities|water|electric|electricity|gas|heat) \$?([\d,]+) average(?: a month)?$/i,
      (match) => {
        const what = lower(match[1] ?? match[3]).replace(/^electric$/, 'electricity')
        return {
          kind: 'fee',
          concept: null,
          statement: `${/bill/.test(what) ? 'the ' : ''}${what} ${/^utilities/.test(what) ? 'average' : 'averages'} $${grouped(match[2] ?? match[4])}${/mo/i.test(match[0]) ? ' a month' : ''}`,
        }
      },
    ],
    [
      /^(?:low )?tax rate (?:of |is )?([\d.]+)(?: ?%| percent)?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the tax rate is ${match[1]} percent`,
      }),
    ],
    [
      /^assessed (?:value|at) \$?([\d,.]+)(k?)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the assessed value is $${grouped(`${match[1]}${match[2] ? '000' : ''}`)}`,
      }),
    ],
    [
      /^monthly (?:fee|maintenance|dues) (?:of )?\$?([\d,]+) (?:covers|includes) ((?:heat|hot water|water|gas|electric(?:ity)?|cable|internet|taxes|trash|sewer|insurance)(?:,? (?:and )?(?:heat|hot water|water|gas|electric(?:ity)?|cable|internet|taxes|trash|sewer|insurance))*)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the monthly fee is $${grouped(match[1])} and includes ${series(
          lower(match[2])
            .match(/hot water|[a-z]+/g)
            ?.filter((word) => word !== 'and') ?? [],
        )}`,
      }),
    ],
    [
      /^CDD (?:is )?(already )?paid(?: off)?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the CDD is ${match[1] ? 'already ' : ''}paid off`,
      }),
    ],
    [
      /^(?:leased|lease|loan|solar|solar lease|leased solar) (?:payment|pmt) (?:of |is )?(about )?\$?([\d,.]+)(?:\/mo\w*| a month| mo)?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${/solar/i.test(match[0]) ? 'solar ' : ''}${/loan/i.test(match[0]) ? 'loan' : 'lease'} payment is ${match[1] ? 'about ' : ''}$${match[2]}${/\/mo|a month| mo$/i.test(match[0]) ? ' a month' : ''}`,
      }),
    ],
    [
      /^solar(?: panels?| system)? (leased|financed) (?:at )?\$?([\d,.]+)(?:\/mo\w*| a month| mo\b| per month)(,? buyer (?:to |must |will )?assumes?(?: lease| loan)?)?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the solar panels are ${lower(match[1])} at $${match[2]} a month${match[3] ? `, and the buyer assumes the ${/financed/i.test(match[1] ?? '') ? 'loan' : 'lease'}` : ''}`,
      }),
    ],
    [
      /^((?:[a-z-]+ )*insurance|cable|internet|heat|water|trash|gas|parking|storage|electric(?:ity)?|taxes) (?:is |are )?(included|covered|paid) (?:in|by|with) (?:the )?(dues|HOA|HOA dues|rent|fee|condo fee|association|maintenance|assessments?)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `${lower(match[1])} ${/^taxes/i.test(match[1] ?? '') ? 'are' : 'is'} ${lower(match[2])} ${/association|^HOA$/i.test(match[3] ?? '') ? 'by' : 'in'} the ${lower(match[3]).replace('hoa', 'HOA')}`,
      }),
    ],
  ],
}
