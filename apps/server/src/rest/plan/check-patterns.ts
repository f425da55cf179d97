import type { Role } from '../../database/database.ts'
import { errors } from '../errors.ts'
import type { Condition } from '../parse/logic.ts'
import type { Query } from '../parse/query.ts'
import { patternCost } from './pattern-cost.ts'

const HIGHEST_COST = 2_000

/** Regular expressions can be made to take any time: they are for people who can be told apart, within bounds. */
export const checkPatterns = ({ filters, logic }: Query, role: Role) => {
  for (const { value } of [...filters, ...logic]) checkCondition(value, role)
}

const checkCondition = (condition: Condition, role: Role) => {
  if (condition.kind === 'group') {
    for (const member of condition.members) checkCondition(member, role)
    return
  }
  const { operation } = condition
  if (operation.kind !== 'pattern' || !operation.sql.startsWith('~')) return
  if (role === 'anon') throw errors.publicPattern()
  if (patternCost(operation.value) > HIGHEST_COST) throw errors.costlyPattern()
}
