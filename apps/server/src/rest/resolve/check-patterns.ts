import type { Role } from '../../database/database.ts'
import { errors } from '../errors.ts'
import type { Condition } from '../parse/logic.ts'
import type { Operation } from '../parse/operation.ts'
import type { Query } from '../parse/query.ts'
import { patternCost } from './pattern-cost.ts'

/** Of all patterns of a request together. */
const HIGHEST_COST = 1_000
// A reference to an earlier group is found by trying every division of the text. Options (and their other spelling, three
// asterisks) that stand for another syntax, where `\{2\}` or `{ 2 }` repeats, would hide the cost.
const UNBOUNDED = /\\[1-9]|\*{3}|\(\?[a-z]*[beqx]/i

/** A regular expression can be made to run for any length of time: only signed-in users may send them, up to a limit. */
export const checkPatterns = ({ filters, logic }: Query, role: Role) => {
  const patterns = [...filters, ...logic].flatMap(({ value }) => patternsOf(value))
  if (patterns.length === 0) return
  if (role === 'anon') throw errors.publicPattern()
  const cost = patterns.reduce((sum, pattern) => sum + patternCost(pattern), 0)
  if (cost > HIGHEST_COST || patterns.some((pattern) => UNBOUNDED.test(pattern)))
    throw errors.costlyPattern()
}

const patternsOf = (condition: Condition): string[] => {
  if (condition.kind === 'group') return condition.members.flatMap(patternsOf)
  const { operation } = condition
  if (operation.kind !== 'pattern' || !operation.sql.startsWith('~')) return []
  return readings(operation)
}

/** In a list, `\{2}` is `{2}` by the time it is a pattern. */
const readings = ({ value, quantifier }: Extract<Operation, { kind: 'pattern' }>) =>
  quantifier ? [value, value.replace(/\\(.)/gs, '$1')] : [value]
