import type { Role } from '../../database/database.ts'
import { patternCost } from '../../rest/resolve/pattern-cost.ts'
import { quoteIdentifier } from './identifier.ts'
import type { PublishedTable } from './published-table.ts'

const COMPARISONS: Record<string, string> = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  isdistinct: 'is distinct from',
}
const PATTERNS: Record<string, string> = { like: '~~', ilike: '~~*', match: '~', imatch: '~*' }
const IS = ['null', 'true', 'false', 'unknown']

interface Condition {
  column: string
  isNegated: boolean
  operator: string
  value: string
  /** For `in`. */
  values?: string[]
}

/** Which rows a subscriber wants: all conditions hold. */
export interface Filter {
  conditions: Condition[]
  /** Bound as one parameter, so that whatever a client sends never becomes SQL. */
  values: string
}

/** The filter does not say what it means. */
export class FilterError extends Error {}

const CONDITION = /^([^=,]+)=(not\.)?([a-z]+)\.(.*)$/s
const MAX_LENGTH = 2_000
const MAX_CONDITIONS = 20
const MAX_PATTERN_COST = 1_000
// The same that the REST interface refuses: see rest/resolve/check-patterns.ts.
const UNBOUNDED = /\\[1-9]|\*{3}|\(\?[a-z]*[beqx]/i

/** Reads `column=operator.value`, several of them joined by commas; undefined for an empty one. */
export const parseFilter = (text: string, role: Role): Filter | undefined => {
  if (text === '') return undefined
  if (text.length > MAX_LENGTH) throw new FilterError('the filter is too long')
  const conditions = conditionsOf(text).map(parseCondition)
  if (conditions.length > MAX_CONDITIONS)
    throw new FilterError('the filter has too many conditions')
  checkPatterns(conditions, role)
  return {
    conditions,
    values: JSON.stringify(conditions.map(({ value, values }) => values ?? value)),
  }
}

/** A comma also occurs within a value: what follows it is a condition only if it looks like one. */
const conditionsOf = (text: string): string[] => {
  const conditions: string[] = []
  for (const part of splitAtCommas(text)) {
    const last = conditions.length - 1
    if (last >= 0 && !CONDITION.test(part)) conditions[last] = `${conditions[last]},${part}`
    else conditions.push(part)
  }
  return conditions
}

/** Not at commas in quotes or in parentheses. */
const splitAtCommas = (text: string): string[] => {
  const parts: string[] = []
  let [start, depth, isQuoted] = [0, 0, false]
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isQuoted && character === '\\') at += 1
    else if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '(') depth += 1
    else if (character === ')') depth = Math.max(0, depth - 1)
    else if (character === ',' && depth === 0) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)]
}

const parseCondition = (text: string): Condition => {
  const [, column = '', not, operator = '', given = ''] = CONDITION.exec(text) ?? []
  if (!column) throw new FilterError(`"${text}" is not of the form column=operator.value`)
  const condition = { column, isNegated: not !== undefined, operator, value: unquoted(given) }
  if (Object.hasOwn(COMPARISONS, operator) || Object.hasOwn(PATTERNS, operator)) return condition
  if (operator === 'is' && IS.includes(given.toLowerCase()))
    return { ...condition, value: given.toLowerCase() }
  if (operator === 'in' && given.startsWith('(') && given.endsWith(')'))
    return { ...condition, values: splitAtCommas(given.slice(1, -1)).map(unquoted) }
  throw new FilterError(`"${text}" has no known operator or no value for it`)
}

const unquoted = (value: string) =>
  value.length > 1 && value.startsWith('"') && value.endsWith('"')
    ? value.slice(1, -1).replace(/\\(.)/gs, '$1')
    : value

/** A regular expression can be made to run for any length of time: only signed-in users may send them, up to a limit. */
const checkPatterns = (conditions: Condition[], role: Role) => {
  const patterns = conditions.filter(({ operator }) => operator.endsWith('match'))
  if (patterns.length === 0) return
  const cost = patterns.reduce((sum, { value }) => sum + patternCost(value), 0)
  if (
    role === 'anon' ||
    cost > MAX_PATTERN_COST ||
    patterns.some(({ value }) => UNBOUNDED.test(value))
  )
    throw new FilterError('regular expressions like this are not allowed')
}

/** The filter over a row called like its table, its values being those of one JSON parameter. */
export const filterSql = (filter: Filter, table: PublishedTable, role: Role, parameter: string) => {
  const conditions = filter.conditions.map(({ column, isNegated, operator, value }, index) => {
    const type = typeOf(table, column, role)
    const left = `${quoteIdentifier(table.name)}.${quoteIdentifier(column)}`
    const text = `(${parameter}::jsonb ->> ${index})`
    const sql =
      operator === 'is'
        ? `${left} is ${value}`
        : operator === 'in'
          ? `${left} = any (array(select jsonb_array_elements_text(${parameter}::jsonb -> ${index})::${type}))`
          : Object.hasOwn(PATTERNS, operator)
            ? `${left}::text ${PATTERNS[operator]} ${text}`
            : `${left} ${COMPARISONS[operator]} ${text}::${type}`
    return isNegated ? `not (${sql})` : `(${sql})`
  })
  // A parameter that no condition mentions could not be bound.
  return [`${parameter}::jsonb is not null`, ...conditions].join(' and ')
}

/** A column that a role may not read must not be found out by filters either. */
const typeOf = (table: PublishedTable, name: string, role: Role): string => {
  const column = table.columns.find((each) => each.name === name && each.readers.includes(role))
  if (!column) throw new FilterError(`invalid column for filter ${name}`)
  return column.cast
}
