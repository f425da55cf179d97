import { parseQuery, type Query } from '../parse/query.ts'
import { checkConditions } from './check-conditions.ts'
import { checkPatterns } from './check-patterns.ts'
import type { RestContext } from './resolve-read.ts'

/** What a query string asks for, as far as this role may ask it. */
export const readQuery = ({ role }: RestContext, search: string, isCall = false): Query => {
  const query = parseQuery(search, isCall)
  checkConditions(query)
  checkPatterns(query, role)
  return query
}
