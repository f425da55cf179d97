import type { Term } from '../term.ts'
import { linesAbout } from './fair-housing-lines.ts'
import { describesPeople, forAgents, limitsPeople, prefersPeople } from './reasons.ts'

const { caution, prohibited } = linesAbout('income')

export const income: readonly Term[] = [
  ...prohibited(limitsPeople, 'drop clause')`
    assistance: if (the )?(housing authority|voucher|county|agency|government|state) (is paying|pays|covers)|no (se acepta )?plan (8|ocho)|(section[- ])?8[- ]free (building|home|house|property|zone|street|community|complex|block)
    employed: proof of employment|(only|just) (accept |take |consider |count )?w-?2( income| wages| employees| earnings)?|unemployed|incomes? must (be|come) from (employment|a job|work|wages)|(wages|paychecks?|earned income|job income) (is|are) the only
  `,
  ...prohibited(prefersPeople, 'drop clause')`
    professionals-only: professionals? (only|preferred|couples?|tenants?)
    quiet-people: quiet (tenants?|persons?|people|couples?|individuals|buyers?)
  `,
  ...caution(describesPeople)`
    responsible-people: (financially (secure|stable)|credit[- ]?worthy|responsible) <buyers?|tenants?|persons?|couples?|individuals?> => $1
  `,
  ...linesAbout('record').caution(forAgents, 'drop clause')`
    screening: background checks?(?! ((for|of|on) (all|every|each|any)|(is|are) required))|criminal (record|history|background)s?(?! (is|are) not)|felons?
  `,
  ...linesAbout('record').advice('The same check has to apply to everyone.')`
    screening: background checks? (is|are) required
  `,
  ...caution(forAgents, 'drop clause')`
    board-approval: (board|membership) approval (is )?required
  `,
]
