import type { Role } from '../../database/database.ts'
import { errors } from '../errors.ts'
import type { SelectEmbed } from '../parse/select.ts'
import type { Relation, Relationship, Schema } from '../schema/schema.ts'
import { similarName } from './similar-name.ts'

/** The relationship an embed means, by the target's name and the hint after `!`. */
export const findRelationship = (
  { relationships }: Schema,
  role: Role,
  from: Relation,
  { relation: target, hint }: SelectEmbed,
): Relationship => {
  const candidates = relationships.get(from.name) ?? []
  const matches = candidates.filter((candidate) => matchesEmbed(candidate, target, hint))
  const found = matches.length > 1 ? withoutMirrors(matches, hint) : matches
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
const isKeyNamed = ({ kind, constraint, columns, junction }: Relationship, target: string) =>
  junction === undefined &&
  (constraint === target ||
    (kind !== 'one-to-many' && columns.length === 1 && columns[0]?.[0] === target))

/**
 * A table that refers to itself matches in both directions. Named by the referring column the
 * parent is meant, by the table or the constraint the children, as PostgREST reads it.
 */
const withoutMirrors = (matches: Relationship[], hint: string | undefined) => {
  const [first] = matches
  const isOneKey = matches.every(
    ({ constraint, from, to }) => constraint === first?.constraint && from === to,
  )
  if (!isOneKey) return matches
  const wantsParent = matches.some(
    ({ kind, columns }) => kind === 'many-to-one' && columns[0]?.[0] === hint,
  )
  return matches.filter(({ kind }) => (kind === 'many-to-one') === wantsParent)
}

const isVisibleTo =
  (role: Role) =>
  ({ to, junction }: Relationship) =>
    to.roles.has(role) && (junction === undefined || junction.table.roles.has(role))
