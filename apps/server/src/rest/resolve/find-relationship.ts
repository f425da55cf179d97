import type { Role } from '../../database/database.ts'
import { errors } from '../errors.ts'
import type { SelectEmbed } from '../parse/select.ts'
import type { Relation } from '../schema/relation.ts'
import type { Relationship, Schema } from '../schema/schema.ts'
import { similarName } from './similar-name.ts'

/** The relationship an embed means, by the target's name and the hint after `!`. */
export const findRelationship = (
  { relationships }: Schema,
  role: Role,
  from: Relation,
  { relation: target, hint }: SelectEmbed,
): Relationship => {
  const candidates = relationships.get(from.name) ?? []
  const found = candidates.filter(
    (candidate) => matchesEmbed(candidate, target, hint) && isMeantDirection(candidate, target),
  )
  if (found.length > 1)
    throw errors.manyRelationships(from.name, target, found.filter(isVisibleTo(role)))
  const [only] = found
  if (only) return only
  const visible = candidates.filter(isVisibleTo(role)).map(({ to }) => to.name)
  const similar = similarName(target, visible)
  throw errors.noRelationship(
    from.name,
    target,
    hint,
    similar && `Perhaps you meant '${similar}' instead of '${target}'.`,
  )
}

const matchesEmbed = (candidate: Relationship, target: string, hint: string | undefined) => {
  if (hint === undefined) return candidate.to.name === target || isKeyNamed(candidate, target)
  if (candidate.to.name !== target) return false
  const { constraint, columns, junction } = candidate
  if (junction)
    return [junction.table.name, junction.fromConstraint, junction.toConstraint].includes(hint)
  return constraint === hint || (columns.length === 1 && columns[0]?.includes(hint) === true)
}

/** `client_id(*)` and `projects_client_id_fkey(*)` embed what the key points at. */
const isKeyNamed = ({ followsKey, constraint, columns, junction }: Relationship, target: string) =>
  junction === undefined &&
  (constraint === target || (followsKey && columns.length === 1 && columns[0]?.[0] === target))

/**
 * The key of a table that refers to itself can be followed both ways. PostgREST's rule: a request that names
 * the table means the children, with a hint as without (`authors(*)`, `authors!mentor_id(*)`); the parent is
 * named by the referring column alone (`mentor_id(*)`).
 */
const isMeantDirection = ({ from, to, junction, followsKey }: Relationship, target: string) =>
  from !== to || junction !== undefined || followsKey === (target !== to.name)

const isVisibleTo =
  (role: Role) =>
  ({ to, junction }: Relationship) =>
    to.roles.has(role) && (junction === undefined || junction.table.roles.has(role))
