import type { Term } from '../term.ts'
import { caution, prohibited } from './fair-housing-lines.ts'
import { describesPeople, forAgents, limitsPeople, prefersPeople } from './reasons.ts'

export const income: readonly Term[] = [
  ...prohibited(limitsPeople, 'drop clause')`
    no-vouchers: no (section 8|sec\.? 8|vouchers?|hcv|housing assistance)|(section 8|vouchers?) not accepted
    no-assistance: (no|not for) (ssi|social security|welfare|public assistance)
    employed: must be employed|proof of employment|employed only|unemployed
    military: (no|not for) (military|veterans?)
  `,
  ...prohibited(prefersPeople, 'drop clause')`
    professionals-only: professionals? (only|preferred|couples?|tenants?)
    quiet-people: quiet (tenants?|persons?|people|couples?|individuals|buyers?)
  `,
  ...caution(describesPeople)`
    responsible-people: (financially (secure|stable)|credit[- ]?worthy|responsible) <buyers?|tenants?|persons?|couples?|individuals?> => $1
  `,
  ...caution(prefersPeople, 'drop clause')`
    military: (military|veterans?) (only|preferred)
  `,
  ...caution(forAgents, 'drop clause')`
    screening: background checks?|criminal (record|history|background)s?|felons?
    board-approval: (board|membership) approval (is )?required
  `,
]
