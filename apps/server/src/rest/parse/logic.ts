import { type At, type Filter, parseEmbedPath, parseInlineFilter } from './filter.ts'
import { Scanner } from './scanner.ts'

export type Condition = Filter | Group

export interface Group {
  kind: 'group'
  isNegated: boolean
  operator: 'and' | 'or'
  members: Condition[]
}

const DEEPEST_GROUP = 24
const GROUP = /(not\.)?(and|or)[ \t]*(?=\()/y

/** Parses `or=(a.eq.1,and(b.gt.2,not.or(c.is.null,d.eq.x)))` and its `and`, `not.and`, `not.or` kin. */
export const parseLogic = (key: string, value: string): At<Group> => {
  const path = parseEmbedPath(key)
  const isNegated = path.at(-1) === 'not'
  const scanner = new Scanner(value, 'logic tree')
  const members = parseMembers(scanner, 0)
  scanner.finish()
  return {
    path: isNegated ? path.slice(0, -1) : path,
    value: { kind: 'group', isNegated, operator: key.endsWith('and') ? 'and' : 'or', members },
  }
}

const parseMembers = (scanner: Scanner, depth: number) => {
  if (depth === DEEPEST_GROUP) scanner.fail(`no more than ${DEEPEST_GROUP} levels of logic`)
  scanner.skipSpaces()
  scanner.expect('(')
  const members: Condition[] = []
  do {
    scanner.skipSpaces()
    members.push(parseCondition(scanner, depth))
    scanner.skipSpaces()
  } while (scanner.accept(','))
  scanner.expect(')')
  scanner.skipSpaces()
  return members
}

const parseCondition = (scanner: Scanner, depth: number): Condition => {
  const group = scanner.match(GROUP)
  if (!group) return parseInlineFilter(scanner, 'delimited')
  return {
    kind: 'group',
    isNegated: group[1] !== undefined,
    operator: group[2] === 'and' ? 'and' : 'or',
    members: parseMembers(scanner, depth + 1),
  }
}
