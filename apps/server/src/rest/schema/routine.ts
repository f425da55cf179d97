import type { Role } from '../../database/database.ts'
import type { Relation } from './relation.ts'

/** A function that can be called at /rpc. */
export interface Routine {
  name: string
  sql: string
  params: RoutineParam[]
  /** What a call gives: nothing, one value, or rows. */
  returns: 'void' | 'scalar' | 'composite'
  isSet: boolean
  /** The rows of a composite result, which can be filtered, ordered and embedded like a table's. */
  rows: Relation | null
  isVolatile: boolean
  roles: ReadonlySet<Role>
  description: string | null
}

export interface RoutineParam {
  /** Empty when the function does not name it. */
  name: string
  type: string
  typeName: string
  isJson: boolean
  isRequired: boolean
  isVariadic: boolean
}
