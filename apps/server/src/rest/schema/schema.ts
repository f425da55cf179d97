import type { Role } from '../../database/database.ts'
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

/** A table, a view, or the rows a function returns. */
export interface Relation {
  name: string
  /** Schema-qualified and quoted. */
  sql: string
  columns: ReadonlyMap<string, Column>
  primaryKey: string[]
  /** Roles with any privilege on it: only they may be told its name. */
  roles: ReadonlySet<Role>
  accepts: { insert: boolean; update: boolean; delete: boolean }
  description: string | null
}

export interface Column {
  name: string
  sql: string
  /** The declared type, for reading a request body. */
  type: string
  /** The type to compare with: the base type of a domain. */
  valueType: string
  /** As PostgreSQL prints it, for the API description. */
  typeName: string
  isJson: boolean
  isTextSearch: boolean
  isNullable: boolean
  /** The default as SQL, written by whoever made the table. */
  default: string | null
  description: string | null
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
