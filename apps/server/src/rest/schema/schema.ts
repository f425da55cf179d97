import type { Relation } from './relation.ts'
import type { Routine } from './routine.ts'

/** Everything the engine may name in SQL. What is not in here does not exist for a request. */
export interface Schema {
  relations: ReadonlyMap<string, Relation>
  /** By name of the relation they start from. */
  relationships: ReadonlyMap<string, Relationship[]>
  /** By name; several when overloaded. */
  routines: ReadonlyMap<string, Routine[]>
  /** SQL for each type a client may cast to, by the name it uses. */
  types: ReadonlyMap<string, string>
}

export interface Relationship {
  constraint: string
  from: Relation
  to: Relation
  kind: 'many-to-one' | 'one-to-one' | 'one-to-many' | 'many-to-many'
  /** The foreign key is one of `from`, so this leads to the row it refers to. */
  followsKey: boolean
  /** Pairs of equal columns: [of from, of to]; empty when a junction stands between. */
  columns: [string, string][]
  junction?: Junction
}

export interface Junction {
  table: Relation
  fromConstraint: string
  toConstraint: string
  /** [of from, of the junction] */
  fromColumns: [string, string][]
  /** [of the junction, of to] */
  toColumns: [string, string][]
}

export const isToOne = ({ kind }: Relationship) => kind === 'many-to-one' || kind === 'one-to-one'

/** A name as an SQL identifier. */
export const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`
