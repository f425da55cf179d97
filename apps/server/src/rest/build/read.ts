import type { RowRange } from '../parse/range.ts'
import {
  type Embed,
  type Order,
  type Output,
  outputNames,
  type ReadNode,
} from '../resolve/read-node.ts'
import { identifier, type Relationship } from '../schema/schema.ts'
import { columnSql } from './column.ts'
import { countName, missingSql, testSql } from './condition.ts'
import type { Params } from './params.ts'

/** Where a node's rows come from, when not from its own table: the rows just changed or returned. */
export interface ReadOptions {
  source?: string
  /** For an embedded node: the row above it. */
  parent?: { relationship: Relationship; alias: string }
}

/** One select with its embedded relations joined below it. */
export const readSql = (node: ReadNode, params: Params, options: ReadOptions = {}): string =>
  `select ${outputsSql(node, params)}` +
  fromSql(node, node.embeds, params, options) +
  orderSql(node, params) +
  rangeSql(node.range, params)

/** How many rows the node has without its range. */
export const countSql = (node: ReadNode, params: Params, options: ReadOptions = {}): string => {
  const deciding = node.embeds.filter((embed) => embed.isInner || embed.isTested)
  return `select count(*)${fromSql(node, deciding, params, options)}`
}

/** The columns of a node's rows. */
export const outputsSql = ({ outputs, alias }: ReadNode, params: Params) =>
  outputs.map((output) => outputSql(output, alias, params)).join(', ')

const outputSql = (output: Output, alias: string, params: Params) => {
  switch (output.kind) {
    case 'all':
      return `${alias}.*`
    case 'field': {
      const column = columnSql(output.ref, alias, params)
      const value = output.cast === undefined ? column : `cast(${column} as ${output.cast})`
      return `${value} as ${identifier(output.name)}`
    }
    case 'count':
      return `count(*) as ${identifier(output.name)}`
    case 'embed':
      return embedOutputSql(output.embed)
  }
}

const embedOutputSql = (embed: Embed) => {
  const { alias, isToOne, isSpread, name, node } = embed
  if (isSpread)
    return outputNames(node)
      .map(identifier)
      .map((key) => (isToOne ? `${alias}.${key}` : `coalesce(${alias}.${key}, '[]') as ${key}`))
      .join(', ')
  return isToOne
    ? `row_to_json(${alias}.*) as ${identifier(name)}`
    : `coalesce(${alias}."rows", '[]') as ${identifier(name)}`
}

const fromSql = (node: ReadNode, embeds: Embed[], params: Params, options: ReadOptions) => {
  const { alias, relation } = node
  const { parent, source = relation.sql } = options
  const joins = embeds.map((embed) => joinSql(embed, alias, params))
  const conditions = node.conditions.map((test) => testSql(test, alias, params))
  if (parent) conditions.unshift(...linkSql(parent.relationship, parent.alias, alias))
  const junction = parent?.relationship.junction
  return (
    ` from ${source} as ${alias}` +
    (junction ? ` cross join ${junction.table.sql} as ${alias}j` : '') +
    joins.join('') +
    (conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '')
  )
}

const joinSql = (embed: Embed, parentAlias: string, params: Params) => {
  const { alias, node, relationship, isToOne, isInner } = embed
  const rows = readSql(node, params, { parent: { relationship, alias: parentAlias } })
  const joined = isToOne ? rows : gatheredSql(rows, embed)
  const condition = isInner && !isToOne ? `not ${missingSql(embed)}` : 'true'
  return ` ${isInner ? 'inner' : 'left'} join lateral (${joined}) as ${alias} on ${condition}`
}

/** Many rows in one: as a list, or for a spread as one list per key. */
const gatheredSql = (rows: string, embed: Embed) => {
  const lists = embed.isSpread
    ? outputNames(embed.node)
        .map(identifier)
        .map((key) => `json_agg(r.${key}) as ${key}`)
    : ['json_agg(r.*) as "rows"']
  return `select ${lists.join(', ')}, count(*) as ${countName(embed)} from (${rows}) as r`
}

const linkSql = ({ columns, junction }: Relationship, parent: string, child: string) => {
  const equal = (pairs: [string, string][], left: string, right: string) =>
    pairs.map(([a, b]) => `${left}.${identifier(a)} = ${right}.${identifier(b)}`)
  return junction
    ? [
        ...equal(junction.fromColumns, parent, `${child}j`),
        ...equal(junction.toColumns, `${child}j`, child),
      ]
    : equal(columns, parent, child)
}

const orderSql = (node: ReadNode, params: Params) =>
  node.order.length === 0
    ? ''
    : ` order by ${node.order.map((term) => orderTermSql(term, node.alias, params)).join(', ')}`

const orderTermSql = ({ ref, embed, direction, nulls }: Order, alias: string, params: Params) => {
  const value = embed ? relatedValueSql(ref, embed, alias, params) : columnSql(ref, alias, params)
  return [value, direction, nulls].filter(Boolean).join(' ')
}

/** The column may not be among those selected, so it is looked up instead of taken from the join. */
const relatedValueSql = (ref: Order['ref'], embed: Embed, parent: string, params: Params) => {
  const { relationship, alias } = embed
  const related = `${alias}o`
  const link = linkSql(relationship, parent, related).join(' and ')
  return `(select ${columnSql(ref, related, params)} from ${relationship.to.sql} as ${related} where ${link})`
}

export const rangeSql = ({ limit, offset }: RowRange, params: Params) =>
  (limit === undefined ? '' : ` limit ${params.add(String(limit), 'pg_catalog.int8')}`) +
  (offset === 0 ? '' : ` offset ${params.add(String(offset), 'pg_catalog.int8')}`)
