import { errors } from '../errors.ts'
import type { Field } from '../parse/field.ts'
import type { Relation } from '../schema/relation.ts'
import type { ColumnRef } from './read-node.ts'

export const resolveField = (relation: Relation, { name, path }: Field): ColumnRef => {
  const column = relation.columns.get(name)
  if (!column) throw errors.noColumn(relation.name, name)
  return { column, path }
}

/** The key a selected field gets when it has no alias: the last key of its path, else its column. */
export const fieldName = ({ name, path }: Field) =>
  path.findLast((step) => !step.isIndex)?.key ?? name
