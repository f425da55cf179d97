import type { Term } from '../term.ts'
import { linesAbout } from './fair-housing-lines.ts'
import { describesPeople, forAgents, limitsPeople, prefersPeople } from './reasons.ts'

const { caution, prohibited } = linesAbout('income')

export const income: readonly Term[] = [
  ...prohibited(limitsPeople, 'drop clause')`
    employed: must be employed|proof of employment|employed only|unemployed|incomes? must (be|come) from (employment|a job|work|wages)|(wages|paychecks?|earned income|job income) (is|are) the only
  `,
  ...prohibited(prefersPeople, 'drop clause')`
    professionals-only: professionals? (only|preferred|couples?|tenants?)
    quiet-people: quiet (tenants?|persons?|people|couples?|individuals|buyers?)
  `,
  ...caution(describesPeople)`
    responsible-people: (financially (secure|stable)|credit[- ]?worthy|responsible) <buyers?|tenants?|persons?|couples?|individuals?> => $1
  `,
  ...linesAbout('record').caution(forAgents, 'drop clause')`
    screening: background checks?|criminal (record|history|background)s?(?! (is|are) not)|felons?
  `,
  ...caution(forAgents, 'drop clause')`
    board-approval: (board|membership) approval (is )?required
  `,
]
