import { errors } from '../errors.ts'
import type { Filter } from '../parse/filter.ts'
import type { Condition } from '../parse/logic.ts'
import type { Query } from '../parse/query.ts'
import type { SelectItem } from '../parse/select.ts'

// Each condition reads the row's texts once more, and a pattern compares itself with every place in them: ten thousand
// long texts are too much for a single request long before its address is full.
const MOST_CONDITIONS = 50
const MOST_PATTERNS = 10
const LONGEST_PATTERNS = 200
/** The same column under several names makes the answer several times as long. */
const MOST_REPEATS = 4

/** Bounds what a single request may ask the database to look at. */
export const checkConditions = ({ filters, logic, select }: Query) => {
  const conditions = [...filters, ...logic].flatMap(({ value }) => filtersOf(value))
  if (conditions.length > MOST_CONDITIONS) throw errors.manyConditions(MOST_CONDITIONS)
  const patterns = conditions.flatMap(patternsOf)
  if (patterns.length > MOST_PATTERNS) throw errors.manyPatterns(MOST_PATTERNS)
  const length = patterns.reduce((sum, pattern) => sum + pattern.length, 0)
  if (length > LONGEST_PATTERNS) throw errors.longPatterns(LONGEST_PATTERNS)
  checkRepeats(select)
}

const filtersOf = (condition: Condition): Filter[] =>
  condition.kind === 'group' ? condition.members.flatMap(filtersOf) : [condition]

/** The patterns that are searched for in texts; a list of patterns counts as many. */
const patternsOf = ({ operation }: Filter): string[] => {
  if (operation.kind === 'search') return [operation.value]
  if (operation.kind !== 'pattern') return []
  return operation.quantifier ? operation.value.split(',') : [operation.value]
}

const checkRepeats = (items: SelectItem[]) => {
  const counts = new Map<string, number>()
  for (const item of items) {
    if (item.kind === 'embed') {
      checkRepeats(item.items)
      continue
    }
    const column = item.kind === 'star' ? '*' : JSON.stringify(item.field)
    const count = (counts.get(column) ?? 0) + 1
    if (count > MOST_REPEATS) throw errors.repeatedColumn(MOST_REPEATS)
    counts.set(column, count)
  }
}
