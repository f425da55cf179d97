import { parseColumns } from './columns.ts'
import { type At, type Filter, parseEmbedPath, parseFilter } from './filter.ts'
import { type Group, parseLogic } from './logic.ts'
import { type OrderTerm, parseOrder } from './order.ts'
import { parseCount, type RowRange } from './range.ts'
import { parseSelect, type SelectItem } from './select.ts'

/** A whole query string, parsed but not yet checked against the schema. */
export interface Query {
  select: SelectItem[]
  filters: At<Filter>[]
  logic: At<Group>[]
  order: At<OrderTerm[]>[]
  ranges: At<Partial<RowRange>>[]
  columns?: string[]
  onConflict?: string[]
  /** Parameters without an operator: the arguments of a function call. */
  plain: [string, string][]
}

const OPERATION =
  /^(?:not\.|(?:eq|neq|gte?|lte?|i?like|i?match|isdistinct|is|in|cs|cd|ov|s[lr]|nx[rl]|adj|(?:pl|ph|w)?fts)(?:\([^)]*\))?\.)/

/** Parses every parameter. A function call tells filters from arguments by their operator. */
export const parseQuery = (search: string, isCall: boolean): Query => {
  const query: Query = {
    select: [{ kind: 'star' }],
    filters: [],
    logic: [],
    order: [],
    ranges: [],
    plain: [],
  }
  if (search === '') return query
  const seen = new Set<string>()
  for (const [key, value] of new URLSearchParams(search)) {
    const isFirst = !seen.has(key)
    seen.add(key)
    if (isFirst || !SINGLE.has(key)) readParameter(query, key, value, isCall)
  }
  return query
}

// Repeating one of these changes nothing: the first wins.
const SINGLE: ReadonlySet<string> = new Set(['select', 'columns', 'on_conflict'])

const readParameter = (query: Query, key: string, value: string, isCall: boolean) => {
  switch (key) {
    case 'select':
      query.select = parseSelect(value)
      return
    case 'columns':
      query.columns = parseColumns(key, value)
      return
    case 'on_conflict':
      query.onConflict = parseColumns(key, value)
      return
  }
  switch (key.slice(key.lastIndexOf('.') + 1)) {
    case 'order':
      // An empty order is what clients send when nothing is to be sorted.
      if (value !== '') query.order.push(parseOrder(key, value))
      return
    case 'limit':
      query.ranges.push({ path: parseEmbedPath(key), value: { limit: parseCount(value) } })
      return
    case 'offset':
      query.ranges.push({ path: parseEmbedPath(key), value: { offset: parseCount(value) } })
      return
    case 'and':
    case 'or':
      query.logic.push(parseLogic(key, value))
      return
  }
  if (isCall && !key.includes('.') && !OPERATION.test(value)) query.plain.push([key, value])
  else query.filters.push(parseFilter(key, value))
}
