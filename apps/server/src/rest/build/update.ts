import type { ReadNode } from '../resolve/read-node.ts'
import type { Column } from '../schema/relation.ts'
import { testSql } from './condition.ts'
import type { Params } from './params.ts'
import { recordsSql } from './record.ts'

interface Update {
  /** Which rows: only its relation, alias and conditions matter. */
  target: ReadNode
  columns: Column[]
  hasRow: boolean
  fillsDefaults: boolean
  returning: string
}

export const updateSql = (update: Update, params: Params) => {
  const { target, columns, hasRow, returning } = update
  // An update without columns changes no row, whatever the conditions are.
  if (columns.length === 0 || !hasRow)
    return `select ${returning} from ${target.relation.sql} as ${target.alias} where false`
  const assignments = columns.map(({ sql }) => `${sql} = b.${sql}`).join(', ')
  const values = `(select * from ${recordsSql(columns, update, params)} limit 1) as b`
  return `update ${target.relation.sql} as ${target.alias} set ${assignments} from ${values}${whereSql(target, params)} returning ${returning}`
}

export const deleteSql = (target: ReadNode, returning: string, params: Params) =>
  `delete from ${target.relation.sql} as ${target.alias}${whereSql(target, params)} returning ${returning}`

const whereSql = ({ conditions, alias }: ReadNode, params: Params) =>
  conditions.length === 0
    ? ''
    : ` where ${conditions.map((test) => testSql(test, alias, params)).join(' and ')}`
