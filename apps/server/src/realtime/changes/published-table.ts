import type { Role } from '../../database/database.ts'

/** A table whose changes are told, as `realtime.describe_table` describes it. */
export interface PublishedTable {
  /** Its object id. */
  relation: string
  schema: string
  name: string
  /** Whether the row before an update or a delete is told as a whole, not just its key. */
  tellsOldRows: boolean
  columns: {
    name: string
    type: string
    /** The type as a cast names it. */
    cast: string
    isKey: boolean
    readers: Role[]
  }[]
  /** By role: what row-level security asks of a row that is read. */
  conditions: Record<Role, string>
}
