import type { JsonStep } from '../parse/field.ts'
import type { Operation } from '../parse/operation.ts'
import type { OrderTerm } from '../parse/order.ts'
import type { RowRange } from '../parse/range.ts'
import type { Column, Relation } from '../schema/relation.ts'
import type { Relationship } from '../schema/schema.ts'

/** One relation to read from, every name in it checked; embedded relations hang below as a tree. */
export interface ReadNode {
  relation: Relation
  /** Its name inside the statement. */
  alias: string
  outputs: Output[]
  embeds: Embed[]
  conditions: Test[]
  order: Order[]
  range: RowRange
}

/** What a row of the answer consists of, in the order it was asked for. */
export type Output =
  | { kind: 'all' }
  | { kind: 'field'; ref: ColumnRef; name: string; cast?: string }
  | { kind: 'count'; name: string }
  | { kind: 'embed'; embed: Embed }

export interface Embed {
  /** How the request calls it: its alias, or the relation's name. */
  name: string
  /** The name of its joined rows inside the statement. */
  alias: string
  node: ReadNode
  relationship: Relationship
  isToOne: boolean
  isInner: boolean
  isSpread: boolean
  /** A condition asks whether it found anything, so it also decides which rows are counted. */
  isTested: boolean
}

/** A column of the node's relation, or a place inside its JSON. */
export interface ColumnRef {
  column: Column
  path: JsonStep[]
}

/** A condition on columns or embedded rows, resolved. */
export type Test =
  | { kind: 'column'; ref: ColumnRef; operation: Operation }
  | { kind: 'presence'; embed: Embed; isMissing: boolean }
  | { kind: 'group'; operator: 'and' | 'or'; isNegated: boolean; members: Test[] }

export interface Order extends Pick<OrderTerm, 'direction' | 'nulls'> {
  ref: ColumnRef
  /** The to-one relation whose column this is. */
  embed?: Embed
}

/** The keys of the rows a node gives, which a spread lifts into its parent. */
export const outputNames = (node: ReadNode): string[] =>
  node.outputs.flatMap((output) => {
    if (output.kind === 'all') return [...node.relation.columns.keys()]
    if (output.kind !== 'embed') return [output.name]
    return output.embed.isSpread ? outputNames(output.embed.node) : [output.embed.name]
  })
