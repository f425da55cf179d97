import type { Role } from '../../database/database.ts'
import { errors } from '../errors.ts'
import type { PayloadShape } from '../parse/payload.ts'
import type { Column, Relation } from '../schema/relation.ts'
import type { Schema } from '../schema/schema.ts'
import { similarName } from './similar-name.ts'

export const findRelation = ({ relations }: Schema, role: Role, name: string): Relation => {
  const relation = relations.get(name)
  if (relation) return relation
  // A hint may name only what the caller could have found by itself.
  const visible = [...relations.values()].filter(({ roles }) => roles.has(role))
  const similar = similarName(
    name,
    visible.map((known) => known.name),
  )
  throw errors.noRelation(name, similar && `Perhaps you meant the table 'public.${similar}'`)
}

/** The columns that `columns=` names, or else the rows of the body, which must then be alike. */
export const payloadColumns = (
  relation: Relation,
  named: string[] | undefined,
  { keys, isUniform }: PayloadShape,
): Column[] => {
  if (!named && !isUniform) throw errors.unlikeRows()
  return (named ?? keys).map((name) => {
    const column = relation.columns.get(name)
    if (!column) throw errors.noPayloadColumn(relation.name, name)
    return column
  })
}
