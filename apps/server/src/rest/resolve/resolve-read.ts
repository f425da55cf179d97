import type { Role } from '../../database/database.ts'
import { errors } from '../errors.ts'
import type { At, Filter } from '../parse/filter.ts'
import type { Condition } from '../parse/logic.ts'
import type { OrderTerm } from '../parse/order.ts'
import type { Query } from '../parse/query.ts'
import { intersect, type RowRange } from '../parse/range.ts'
import type { SelectEmbed, SelectField, SelectItem } from '../parse/select.ts'
import type { Relation } from '../schema/relation.ts'
import { isToOne, type Relationship, type Schema } from '../schema/schema.ts'
import { findRelationship } from './find-relationship.ts'
import type { Embed, Order, Output, ReadNode, Test } from './read-node.ts'
import { fieldName, resolveField } from './resolve-field.ts'

export interface RestContext {
  schema: Schema
  /** For error texts, and for what only some may ask. */
  role: Role
  /** The most rows of any list; undefined for no bound. */
  maxRows: number | undefined
}

// A statement of more joins than this would cost the planner more than any screen is worth.
const MOST_EMBEDS = 40
// What a to-many embed multiplies the work below it by, and how much of it one request may ask for:
// three levels of lists, not four.
const LIST_COST = 10
const HIGHEST_COST = 5_000

/** The position of a node in the tree: the relations above it, and the estimated number of times it is read. */
interface Place {
  path: Relation[]
  cost: number
}

/** Holds a parsed query against the schema and gives the tree of relations to read. */
export const resolveRead = (context: RestContext, relation: Relation, query: Query): ReadNode => {
  const root = new TreeBuilder(context).node(relation, query.select, { path: [], cost: 1 })
  for (const { path, value } of [...query.filters, ...query.logic]) {
    const node = nodeAt(root, path)
    node.conditions.push(resolveCondition(node, value))
  }
  for (const { path, value } of query.order) {
    const node = nodeAt(root, path)
    node.order.push(...value.map((term) => resolveOrder(node, term)))
  }
  for (const { path, value } of mergeRanges(query.ranges)) {
    const node = nodeAt(root, path)
    node.range = intersect(value, node.range)
  }
  return root
}

/** Conditions on the root relation alone, for statements that change rows. */
export const resolveConditions = (relation: Relation, query: Query, alias: string): ReadNode => {
  const node: ReadNode = {
    relation,
    alias,
    outputs: [],
    embeds: [],
    conditions: [],
    order: [],
    range: { offset: 0 },
  }
  for (const { path, value } of [...query.filters, ...query.logic])
    if (path.length === 0) node.conditions.push(resolveCondition(node, value))
  return node
}

/** The same query without what addresses the root: after a change only embedded rows are filtered. */
export const withoutRootConditions = (query: Query): Query => {
  const isEmbedded = ({ path }: At<unknown>) => path.length > 0
  return {
    ...query,
    filters: query.filters.filter(isEmbedded),
    logic: query.logic.filter(isEmbedded),
  }
}

class TreeBuilder {
  readonly #context: RestContext

  #count = 0
  #cost = 0

  constructor(context: RestContext) {
    this.#context = context
  }

  node(relation: Relation, items: SelectItem[], place: Place): ReadNode {
    const node: ReadNode = {
      relation,
      alias: `t${this.#count}`,
      outputs: [],
      embeds: [],
      conditions: [],
      order: [],
      range: { offset: 0, limit: this.#context.maxRows },
    }
    for (const item of items) {
      const output = this.#output(node, item, place)
      if (output) node.outputs.push(output)
    }
    return node
  }

  #output(node: ReadNode, item: SelectItem, place: Place): Output | undefined {
    if (item.kind === 'star') return { kind: 'all' }
    if (item.kind === 'embed') {
      const embed = this.#embed(node, item, place)
      node.embeds.push(embed)
      // `author!inner()` joins without showing.
      return item.items.length > 0 ? { kind: 'embed', embed } : undefined
    }
    if (isBareCount(node, item)) return { kind: 'count', name: item.alias ?? item.field.name }
    return {
      kind: 'field',
      ref: resolveField(node.relation, item.field),
      name: item.alias ?? fieldName(item.field),
      cast: item.cast === undefined ? undefined : this.#typeNamed(item.cast),
    }
  }

  #embed(parent: ReadNode, item: SelectEmbed, place: Place): Embed {
    const { schema, role } = this.#context
    const relationship = findRelationship(schema, role, parent.relation, item)
    this.#count += 1
    if (this.#count > MOST_EMBEDS)
      throw errors.badQuery(
        `"failed to parse select parameter" (more than ${MOST_EMBEDS} embedded resources)`,
        `expecting at most ${MOST_EMBEDS} embedded resources`,
      )
    const alias = `e${this.#count}`
    refuseRepetition(parent, relationship, place)
    const cost = place.cost * (isToOne(relationship) ? 1 : LIST_COST)
    this.#cost += cost
    if (this.#cost > HIGHEST_COST) throw errors.costlyEmbeds()
    const path = [...place.path, parent.relation]
    const node = this.node(relationship.to, item.items, { path, cost })
    // A to-one relation has one row at most. Without a limit the planner can choose the join.
    if (isToOne(relationship)) node.range = { offset: 0 }
    return {
      name: item.alias ?? item.relation,
      alias,
      relationship,
      isToOne: isToOne(relationship),
      isInner: item.isInner,
      isSpread: item.isSpread,
      isTested: false,
      node,
    }
  }

  #typeNamed(name: string) {
    const sql = this.#context.schema.types.get(name.toLowerCase())
    if (sql === undefined) throw errors.noType(name)
    return sql
  }
}

/**
 * Refuses the same embed twice in one row, and lists that lead back to a relation above them: both multiply the
 * work without new information. A table may still embed itself.
 */
const refuseRepetition = (parent: ReadNode, relationship: Relationship, { path }: Place) => {
  const isBeside = parent.embeds.some((embed) => embed.relationship === relationship)
  const { to } = relationship
  const isAbove = !isToOne(relationship) && to !== parent.relation && path.includes(to)
  if (isBeside || isAbove) throw errors.repeatedEmbed(to.name)
}

/** `books(count)` counts, as it always has: the one aggregate that needs no permission. */
const isBareCount = ({ relation }: ReadNode, { field, cast }: SelectField) =>
  field.name === 'count' &&
  field.path.length === 0 &&
  cast === undefined &&
  !relation.columns.has('count')

const nodeAt = (root: ReadNode, path: string[]) => {
  let node = root
  for (const name of path) {
    const embed = embedNamed(node, name)
    if (!embed) throw errors.notEmbedded(name)
    node = embed.node
  }
  return node
}

const embedNamed = (node: ReadNode, name: string) =>
  node.embeds.find((embed) => embed.name === name) ??
  node.embeds.find((embed) => embed.relationship.to.name === name)

const resolveCondition = (node: ReadNode, condition: Condition): Test => {
  if (condition.kind === 'filter') return resolveFilter(node, condition)
  const { operator, isNegated, members } = condition
  return {
    kind: 'group',
    operator,
    isNegated,
    members: members.map((member) => resolveCondition(node, member)),
  }
}

const resolveFilter = (node: ReadNode, { field, operation }: Filter): Test => {
  const embed = node.relation.columns.has(field.name) ? undefined : embedNamed(node, field.name)
  if (!embed) return { kind: 'column', ref: resolveField(node.relation, field), operation }
  if (operation.kind !== 'is' || (operation.sql !== 'null' && operation.sql !== 'not null'))
    throw errors.embedFilter(field.name)
  embed.isTested = true
  return {
    kind: 'presence',
    embed,
    isMissing: (operation.sql === 'null') !== operation.isNegated,
  }
}

const resolveOrder = (node: ReadNode, term: OrderTerm): Order => {
  const { relation, field, direction, nulls } = term
  if (relation === undefined) return { ref: resolveField(node.relation, field), direction, nulls }
  const embed = embedNamed(node, relation)
  if (!embed) throw errors.notEmbedded(relation)
  if (!embed.isToOne) throw errors.relatedOrder(node.relation.name, relation)
  return { ref: resolveField(embed.node.relation, field), embed, direction, nulls }
}

/** The rows wanted of something that is no relation: a list of values. */
export const resolveRange = ({ maxRows }: RestContext, { ranges }: Query): RowRange => {
  const [asked] = mergeRanges(ranges.filter(({ path }) => path.length === 0))
  const all = { offset: 0, limit: maxRows }
  return asked ? intersect(asked.value, all) : all
}

/** Merges the `limit` and the `offset` of one relation, which are two parameters. */
const mergeRanges = (ranges: At<Partial<RowRange>>[]): At<RowRange>[] => {
  const merged = new Map<string, At<RowRange>>()
  for (const { path, value } of ranges) {
    const key = path.join('.')
    const known = merged.get(key)?.value
    merged.set(key, {
      path,
      value: {
        offset: value.offset ?? known?.offset ?? 0,
        limit: value.limit ?? known?.limit,
      },
    })
  }
  return [...merged.values()]
}
