import type { Role } from '../../database/database.ts'

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
