import { errors } from './errors.ts'
import { findRelation } from './resolve/find-relation.ts'
import type { RestContext } from './resolve/resolve-read.ts'

/** OPTIONS of a relation: what it takes by its nature, not what the caller may. */
export const allowedOnRelation = ({ schema, role }: RestContext, name: string) => {
  const { accepts, primaryKey } = findRelation(schema, role, name)
  const methods = ['OPTIONS', 'GET', 'HEAD']
  if (accepts.insert) methods.push('POST')
  if (accepts.insert && accepts.update && primaryKey.length > 0) methods.push('PUT')
  if (accepts.update) methods.push('PATCH')
  if (accepts.delete) methods.push('DELETE')
  return allow(methods)
}

export const allowedOnRoutine = ({ schema }: RestContext, name: string) => {
  const [routine] = schema.routines.get(name) ?? []
  if (!routine) throw errors.noRoutine(name, [], false, null)
  return allow(routine.isVolatile ? ['OPTIONS', 'POST'] : ['OPTIONS', 'GET', 'HEAD', 'POST'])
}

const allow = (methods: string[]) =>
  new Response(null, { status: 200, headers: { allow: methods.join(',') } })
