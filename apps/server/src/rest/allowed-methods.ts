import { errors } from './errors.ts'
import { findRelation } from './plan/find-relation.ts'
import type { PlanContext } from './plan/plan-read.ts'

/** OPTIONS of a relation: what it takes by its nature, not what the caller may. */
export const allowedOnRelation = ({ schema, role }: PlanContext, name: string) => {
  const { accepts, primaryKey } = findRelation(schema, role, name)
  const methods = ['OPTIONS', 'GET', 'HEAD']
  if (accepts.insert) methods.push('POST')
  if (accepts.insert && accepts.update && primaryKey.length > 0) methods.push('PUT')
  if (accepts.update) methods.push('PATCH')
  if (accepts.delete) methods.push('DELETE')
  return allow(methods)
}

export const allowedOnRoutine = ({ schema }: PlanContext, name: string) => {
  const [routine] = schema.routines.get(name) ?? []
  if (!routine) throw errors.noRoutine(name, [], false, null)
  return allow(routine.isVolatile ? ['OPTIONS', 'POST'] : ['OPTIONS', 'GET', 'HEAD', 'POST'])
}

const allow = (methods: string[]) =>
  new Response(null, { status: 200, headers: { allow: methods.join(',') } })
